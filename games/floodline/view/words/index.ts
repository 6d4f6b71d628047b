/** Everything the stage says. English comes with the stage; German is fetched where it is spoken. */
import { catalogued } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import { en } from './en/stage.ts'
import type { FloodlineWords } from './types.ts'

export const catalogue = catalogued<FloodlineWords>(en, async () => (await import('./de/stage.ts')).de)

/** Speaks the language in force: read it while rendering. */
export const words: FloodlineWords = voiced(catalogue)
