/** What stands on the rim of the island. */
import { spoken } from '../../../../../ui/language.ts'

const SAID = {
  en: {
    lost: (have: number, allowed: number) => `Blocks lost ${have} / ${allowed}`,
    weight: (have: number, limit: number) => `Weight ${have} / ${limit}`,
  },
  de: {
    lost: (have: number, allowed: number) => `Blöcke verloren ${have} / ${allowed}`,
    weight: (have: number, limit: number) => `Gewicht ${have} / ${limit}`,
  },
}

export function countAtRim(have: number, allowed: number): string {
  return spoken(SAID).lost(have, allowed)
}

export function weightAtRim(have: number, limit: number): string {
  return spoken(SAID).weight(have, limit)
}
