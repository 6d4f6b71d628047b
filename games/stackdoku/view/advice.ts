/** What the guide's reasons are in words; they come once the board stands, because most moves are made without a hint. */
import { signal } from '@preact/signals'
import type { Advice } from '../../../kernel/game.ts'
import type { Language } from '../../../ui/language.ts'
import type { Told } from '../../../ui/stage.ts'
import type { Doom, Reason } from '../minds/guide.ts'
import type { Stackdoku } from '../nouns.ts'

export type Reasons = Readonly<Record<Language, (view: Stackdoku['View'], advice: Advice<Stackdoku>) => Told>>

export const reasonsGiven = signal<Reasons | null>(null)

export async function fetchReasons(): Promise<void> {
  reasonsGiven.value = (await import('./reasons.ts')).reasons
}

/** What the guide found, as it wrote it into its facts. */
export function foundIn({ facts }: Advice<Stackdoku>): { readonly reason: Reason | null; readonly doom: Doom | null } {
  return facts as unknown as { reason: Reason | null; doom: Doom | null }
}
