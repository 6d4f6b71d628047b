/** Keys that walk the board by ear. They count only while the keyboard is on it, so they may be keys that steer the piece elsewhere. */
import { type Bindings, bindings, type KeyAction, keyName, keysOf } from '../../../../ui/input/keys.ts'
import type { Language } from '../../../../ui/language.ts'

const KEYS = {
  'look-up': ['ArrowUp'],
  'look-down': ['ArrowDown'],
  'look-left': ['ArrowLeft'],
  'look-right': ['ArrowRight'],
  'look-first': ['Home'],
  'look-last': ['End'],
} as const

export type Exploring = keyof typeof KEYS

const ALL = Object.keys(KEYS) as Exploring[]

export const exploreActions: readonly KeyAction[] = ALL.map(each => ({ id: `floodline.${each}`, keys: KEYS[each], raw: true }))

/** Where a pressed key leads on the board, or null. */
export function exploredBy(key: string, bound: Bindings = bindings.peek()): Exploring | null {
  const pressed = keyName(key)
  return ALL.find(each => keysOf({ id: `floodline.${each}`, keys: KEYS[each] }, bound).includes(pressed)) ?? null
}

export const EXPLORE_NAMES: Readonly<Record<Language, Readonly<Record<Exploring, string>>>> = {
  en: {
    ...{ 'look-up': 'By ear, on the board: up', 'look-down': 'By ear, on the board: down' },
    ...{ 'look-left': 'By ear, on the board: left', 'look-right': 'By ear, on the board: right' },
    ...{ 'look-first': 'By ear, on the board: start of the row', 'look-last': 'By ear, on the board: end of the row' },
  },
  de: {
    ...{ 'look-up': 'Nach Gehör, auf dem Brett: hoch', 'look-down': 'Nach Gehör, auf dem Brett: herunter' },
    ...{ 'look-left': 'Nach Gehör, auf dem Brett: links', 'look-right': 'Nach Gehör, auf dem Brett: rechts' },
    ...{ 'look-first': 'Nach Gehör, auf dem Brett: Anfang der Reihe', 'look-last': 'Nach Gehör, auf dem Brett: Ende der Reihe' },
  },
}
