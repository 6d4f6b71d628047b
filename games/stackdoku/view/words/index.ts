import { catalogued } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import { en } from './en/index.ts'
import type { StackdokuWords } from './types.ts'

const catalogue = catalogued<StackdokuWords>(en, async () => (await import('./de/index.ts')).de)

/** Speaks the language in force: read it while rendering. */
export const words: StackdokuWords = voiced(catalogue)
