/** Everything the stage says, in every language of the house. */
import { declareKeys } from '../../../ui/input/keys.ts'
import { moveKeys } from '../../../ui/input/move-keys.ts'
import type { StageWords } from '../../../ui/stage.ts'
import { type Naming, voiced } from '../../../ui/voice.ts'
import type { Nim } from '../nouns.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

/** What the keys of the stage do; see controls.ts. */
const KEYS = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  first: ['Home'],
  last: ['End'],
  typing: ['a', 'b', 'c', 'd', 'e'],
} as const

export type NimKey = keyof typeof KEYS

export interface NimWords extends StageWords<Nim>, Naming {
  preset(name: string): string
  // What only the stage itself says.
  key(key: NimKey): string
  readonly board: string
  heap(heap: number, sticks: number): string
  stick(heap: number, sticks: number, of: number): string
  watched(heaps: readonly number[]): string
  unreadable(text: string): string
}

export const catalogue = { en, de }

export const words: NimWords = voiced(catalogue)

declareKeys('nim', [
  ...moveKeys('nim', ['confirm']),
  ...(Object.keys(KEYS) as NimKey[]).map(key => ({
    id: `nim.${key}`,
    keys: KEYS[key],
    fixed: key === 'typing',
    name: () => words.key(key),
  })),
])
