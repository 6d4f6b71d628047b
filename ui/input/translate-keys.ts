/** A key somebody has given an action becomes, on its way in, the key that the action came with. */
import { type Bindings, bindings, type KeyAction, keyName, keysOf } from './keys.ts'
import { press } from './press.ts'

/** The key an action came with, for the key a hand pressed; null: it does nothing any more; undefined: it is what it is. */
export function translated(key: string, among: readonly KeyAction[], bound: Bindings): string | null | undefined {
  if (among.some(action => action.raw && keysOf(action, bound).includes(key))) return undefined
  for (const action of among) {
    const [usual] = action.keys
    if (bound[action.id]?.includes(key)) return action.keys.includes(key) ? undefined : usual
  }
  const abandoned = among.some(action => !action.raw && action.keys.includes(key) && !keysOf(action, bound).includes(key))
  return abandoned ? null : undefined
}

/** `among` says which actions there are where the page is now. */
export function listen(among: () => readonly KeyAction[]): void {
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

/** Where letters are letters, and where a dialog has its own use for Escape. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio],[type=checkbox]), textarea, select, dialog, [data-captures-keys]') !== null
  )
}
