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
    const owner = ownerOf(event.key, to, event.target)
    if (owner === 'control') return
    event.stopImmediatePropagation()
    if (owner === 'button') return
    event.preventDefault()
    if (to !== null) press(to, event.target)
  }
  addEventListener('keydown', heard, true)
}

/** Keys that every control knows what to do with. */
const NATIVE = /^(Enter| |Arrow(Up|Down|Left|Right)|Home|End)$/
const CONTROLS = 'a, button, summary, input, [role="slider"], [role="tab"], [role="radio"]'
/** A place of a board, even where it is a button: what happens there is for the game to say. */
const PLACES = '[data-place], [role="gridcell"]'

/**
 * Whose a key is that was given another meaning at this table. A control of the page keeps the keys that every control has, and is
 * not pressed by the keys of a game; a button on the stage that is no place of the board is still pressed by Enter, and the game
 * does not hear of it.
 */
export function ownerOf(key: string, to: string | null, target: EventTarget | null): 'game' | 'button' | 'control' {
  const control = target instanceof Element && !target.closest(PLACES) ? target.closest(CONTROLS) : null
  if (!control) return 'game'
  if (!control.closest('[data-stage]')) return NATIVE.test(key) || NATIVE.test(to ?? '') ? 'control' : 'game'
  return to === null && (key === 'Enter' || key === ' ') ? 'button' : 'game'
}

/** Where letters are letters, and where a dialog or a menu has its own use for Escape and arrows. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=radio],[type=checkbox]), textarea, select, dialog, [role="menu"], [data-captures-keys]') !== null
  )
}
