/**
 * Which key does what. Stages and tables listen for the keys that their actions came with; a person who has given an action
 * another key presses that one, and it is translated on its way in. So nobody who hears a key has to know what was set.
 */
import { signal } from '@preact/signals'
import type { ComponentChild } from 'preact'

export interface KeyAction {
  /** The scope and a name, as `table.undo`. */
  readonly id: string
  /** What it came with, as `KeyboardEvent.key` says it. */
  readonly keys: readonly string[]
  /** Shown, and not to be changed: letters one types a move with. */
  readonly fixed?: boolean
  /** Whoever it belongs to listens for it under the key that is set: it may be Shift, and it is never translated. */
  readonly raw?: boolean
  /** In the language in force; absent where whoever lists the action has a name for it. */
  name?(): string
}

/** The keys of actions that differ from what they came with. */
export type Bindings = Readonly<Record<string, readonly string[]>>

/** The settings write it. */
export const bindings = signal<Bindings>({})

/** What every table does, whatever is played at it. */
export const TABLE_KEYS: readonly KeyAction[] = [
  { id: 'table.undo', keys: ['u'] },
  { id: 'table.hint', keys: ['h'] },
  { id: 'table.pause', keys: ['p'] },
  { id: 'table.clear', keys: ['Escape'] },
]

/** Keys for all that a game does, to be taken together. Actions it does not name keep what they came with. */
export interface Layout {
  readonly keys: Bindings
  name(): string
  about(): string
}

/** What only the settings want to know of a game's controls: they fetch it. */
export interface KeyBook {
  /** Of an action, in the language in force. */
  name(id: string): string
  /** The first is what the actions came with. */
  readonly layouts: readonly Layout[]
  /** Buttons of a pad, by action: `0`, or `6+0` with another held down. */
  readonly buttons: Bindings
  /** How it feels in the hands. */
  Tuning?(): ComponentChild
}

const declared = new Map<string, readonly KeyAction[]>()

/** A game says what its keys do, once, when its stage is loaded. */
export function declareKeys(game: string, actions: readonly KeyAction[]): void {
  declared.set(game, actions)
}

export function declaredKeys(game: string): readonly KeyAction[] {
  return declared.get(game) ?? []
}

/** Upper and lower case are one key. */
export function keyName(key: string): string {
  return key.length === 1 ? key.toLowerCase() : key
}

export function keysOf({ id, keys }: Pick<KeyAction, 'id' | 'keys'>, bound: Bindings = bindings.value): readonly string[] {
  return bound[id] ?? keys
}
