/** What the modes say beyond what every level says. They come together with their tools, in both languages. */
import { type Catalogue, spoken } from '../../../../ui/language.ts'

export interface ModeWords {
  readonly practice: string
  readonly takeBack: string
  readonly step: string
  tick(tick: string): string
  readonly goOn: string
  readonly waits: string
}

const CATALOGUE: Catalogue<ModeWords> = {
  en: {
    practice: 'Practice',
    takeBack: 'Take back',
    step: 'One tick',
    tick: tick => `Tick ${tick}`,
    goOn: 'Run',
    waits: 'Taken back. Time waits for your next press.',
  },
  de: {
    practice: 'Übung',
    takeBack: 'Zurück',
    step: 'Ein Takt',
    tick: tick => `Takt ${tick}`,
    goOn: 'Weiter',
    waits: 'Zurückgenommen. Die Zeit wartet auf deine nächste Taste.',
  },
}

/** Read it while rendering. */
export function told(): ModeWords {
  return spoken(CATALOGUE)
}
