/**
 * Which key does what. Stages and tables listen for the keys that their actions came with; a person who has given an action
 * another key presses that one, and it is translated on its way in. So nobody who hears a key has to know what was set.
 */
import { signal } from '@preact/signals'

export interface KeyAction {
  /** The scope and a name, as `table.undo` or `blocks.rotate`. */
  readonly id: string
  /** What it came with, as `KeyboardEvent.key` says it. */
  readonly keys: readonly string[]
  /** Shown, and not to be changed: letters one types a move with. */
  readonly fixed?: boolean
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

/** Keys that the browser or the system needs, and keys that only change what others mean. */
export function isBindable(key: string): boolean {
  return !/^(Tab|Shift|Control|Alt|AltGraph|Meta|OS|CapsLock|NumLock|ScrollLock|ContextMenu|Dead|Unidentified|Process|F\d+)$/.test(key)
}

/** The other action that has this key. */
export function holderOf(key: string, action: KeyAction, among: readonly KeyAction[], bound: Bindings): KeyAction | null {
  return among.find(other => other.id !== action.id && keysOf(other, bound).includes(key)) ?? null
}

/** The action gets this key and loses its others. */
export function rebound(action: KeyAction, keys: readonly string[], bound: Bindings): Bindings {
  const { [action.id]: _, ...rest } = bound
  return keys.join() === action.keys.join() ? rest : { ...rest, [action.id]: keys }
}

/** The action gets this key, and whoever had it gets what the action had instead. */
export function swapped(action: KeyAction, key: string, other: KeyAction, bound: Bindings): Bindings {
  const freed = keysOf(action, bound)
  const left = keysOf(other, bound).filter(had => had !== key)
  return rebound(other, [...left, ...freed], rebound(action, [key], bound))
}

/** The key an action came with, for the key a hand pressed; null: it does nothing any more; undefined: it is what it is. */
export function translated(key: string, among: readonly KeyAction[], bound: Bindings): string | null | undefined {
  for (const action of among) {
    const [usual] = action.keys
    if (bound[action.id]?.includes(key)) return action.keys.includes(key) ? undefined : usual
  }
  const abandoned = among.some(action => action.keys.includes(key) && !keysOf(action, bound).includes(key))
  return abandoned ? null : undefined
}

/** Begins to translate. `among` says which actions there are where the page is now. */
export function translateKeys(among: () => readonly KeyAction[]): void {
  const heard = (event: KeyboardEvent): void => {
    if (!event.isTrusted || event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return
    const bound = bindings.peek()
    if (Object.keys(bound).length === 0) return
    const to = translated(keyName(event.key), among(), bound)
    if (to === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (to !== null) press(to, event.target)
  }
  addEventListener('keydown', heard, true)
}

/** Presses a key by program, where the keyboard is. True if somebody used it. */
export function press(key: string, target: EventTarget | null = document.activeElement): boolean {
  const at = target instanceof HTMLElement ? target : document.body
  const unused = at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  if (unused && (key === 'Enter' || key === ' ')) {
    at.click()
    return true
  }
  return !unused
}

/** Where letters are letters, and where a dialog has its own use for Escape. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio],[type=checkbox]), textarea, select, dialog, [data-captures-keys]') !== null
  )
}
