/** What the stage says. What is said when it is over comes with the end; see end.ts. */
import { declareKeys } from '../../../../ui/input/keys.ts'
import { moveKeys } from '../../../../ui/input/move-keys.ts'
import { catalogued } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import { en } from './en/stage.ts'
import type { BlocksWords } from './types.ts'

/** Speaks the language in force: read it while rendering. */
export const words: BlocksWords = voiced(catalogued<BlocksWords>(en, async () => (await import('./de/stage.ts')).de))

declareKeys('blocks', [
  ...[0, 1, 2].map(slot => ({ id: `blocks.pick-${slot + 1}`, keys: [String(slot + 1)], name: () => words.pick(slot) })),
  ...moveKeys('blocks'),
])
