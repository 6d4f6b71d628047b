/** Giving an action another key: what may be given, who has it already, and how the two change places. */
import { type Bindings, type KeyAction, keysOf } from './keys.ts'

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
