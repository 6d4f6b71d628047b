/** What the stage says. What is said when it is over comes with the end; see end.ts. */
import { catalogued } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import { en } from './en/stage.ts'
import type { BlocksWords } from './types.ts'

/** Speaks the language in force: read it while rendering. */
export const words: BlocksWords = voiced(catalogued<BlocksWords>(en, async () => (await import('./de/stage.ts')).de))
