import { declareKeys } from '../../../../ui/input/keys.ts'
import { moveKeys } from '../../../../ui/input/move-keys.ts'
import { catalogued } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import { en } from './en/index.ts'
import type { StackdokuWords } from './types.ts'

const catalogue = catalogued<StackdokuWords>(en, async () => (await import('./de/index.ts')).de)

/** Speaks the language in force: read it while rendering. */
export const words: StackdokuWords = voiced(catalogue)

declareKeys('stackdoku', [
  { id: 'stackdoku.pencil', keys: ['m'], name: () => words.pencil },
  { id: 'stackdoku.marks', keys: ['a'], name: () => words.marks },
  { id: 'stackdoku.free', keys: ['f'], name: () => words.sayFree },
  ...moveKeys('stackdoku'),
  { id: 'stackdoku.erase', keys: ['Delete', 'Backspace'] },
])
