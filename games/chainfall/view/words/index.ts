/** What the stage says, in the language in force. What only one page says is in a file of its own beside this one. */
import { declareKeys } from '../../../../ui/input/keys.ts'
import { moveKeys } from '../../../../ui/input/move-keys.ts'
import { catalogued } from '../../../../ui/language.ts'
import { voiced } from '../../../../ui/voice.ts'
import { CARDS } from '../../nouns.ts'
import { en } from './en.ts'
import type { ChainfallKey, ChainfallWords } from './types.ts'

/** What the keys of the stage do; see turn/controls.ts. */
const KEYS: Readonly<Record<ChainfallKey, readonly string[]>> = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  first: ['Home'],
  last: ['End'],
  typing: ['a', 'b', 'c', 'd', 'e', 'f', 'r', 's', 't', 'w'],
}

export const catalogue = catalogued<ChainfallWords>(en, async () => (await import('./de.ts')).de)

/** Speaks the language in force: read it while rendering. */
export const words: ChainfallWords = voiced(catalogue)

declareKeys('chainfall', [
  ...moveKeys('chainfall', ['confirm']),
  ...(Object.keys(KEYS) as ChainfallKey[]).map(key => ({
    id: `chainfall.${key}`,
    keys: KEYS[key],
    fixed: key === 'typing',
    name: () => words.key(key),
  })),
  ...CARDS.map((card, at) => ({ id: `chainfall.${card}`, keys: [String(at + 1)], name: () => words.cardKey(card) })),
])
