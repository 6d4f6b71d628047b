/** Giving an action another key: what may be given, who has it already, and how the two change places. */
import { type Bindings, type KeyAction, keysOf } from './keys.ts'

/** Keys that the browser or the system needs, and keys that only change what others mean. */
export function isBindable(key: string, { raw = false }: Pick<KeyAction, 'raw'> = {}): boolean {
  if (raw && RAW.test(key)) return true
  return !/^(Tab|Shift|Control|Alt|AltGraph|Meta|OS|CapsLock|NumLock|ScrollLock|ContextMenu|Dead|Unidentified|Process|F\d+)$/.test(key)
}

/** What a page may have of them, if it listens for itself. F5 loads it anew, F11 and F12 belong to the window. */
const RAW = /^(Shift|Control|F([1-46-9]|10))$/

/** The other action that has this key; of several, one that cannot give it up. */
export function holderOf(key: string, action: KeyAction, among: readonly KeyAction[], bound: Bindings): KeyAction | null {
  const holders = among.filter(other => other.id !== action.id && keysOf(other, bound).includes(key))
  return holders.find(({ fixed }) => fixed) ?? holders[0] ?? null
}

/** The action has these keys and no others. */
export function rebound(action: KeyAction, keys: readonly string[], bound: Bindings): Bindings {
  const { [action.id]: _, ...rest } = bound
  return keys.join() === action.keys.join() ? rest : { ...rest, [action.id]: keys }
}

/** Its keys with one more: in the place of an old one, or beside them all. */
export function withKey(action: KeyAction, key: string, old: string | null, bound: Bindings): readonly string[] {
  const keys = keysOf(action, bound).filter(had => had !== key || had === old)
  return old === null ? [...keys, key] : keys.map(had => (had === old ? key : had))
}

/** The action gets this key in the place of an old one, and whoever had it gets the old one; where there is none, it has one less. */
export function swapped(action: KeyAction, key: string, other: KeyAction, bound: Bindings, old: string | null): Bindings {
  const left = keysOf(other, bound).filter(had => had !== key)
  return rebound(other, old === null ? left : [...left, old], rebound(action, withKey(action, key, old, bound), bound))
}

/** Whether everything among these is as a layout has it. */
export function isLaidOut(layout: Bindings, among: readonly KeyAction[], bound: Bindings): boolean {
  return among.every(({ id, keys }) => keysOf({ id, keys }, bound).join() === (layout[id] ?? keys).join())
}

/** All of these as a layout has them; everything else stays. */
export function laidOut(layout: Bindings, among: readonly KeyAction[], bound: Bindings): Bindings {
  return among.reduce((all, action) => rebound(action, layout[action.id] ?? action.keys, all), bound)
}
