/** Whose key is this? Keys are a stage's on its board and on the bare page, not where somebody types, picks from a menu or answers a dialog. */

const TAKES_KEYS = 'input, textarea, select, dialog, [contenteditable], [role="dialog"], [role="menu"], [inert], [data-captures-keys]'

/** A key by itself: with Ctrl, Alt or Meta it is the browser's, and what somebody has used is used. */
export function isPlainKey(event: KeyboardEvent): boolean {
  return !(event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
}

/** Whether the keyboard is where every key has a meaning already. */
export function isTakenElsewhere({ target }: Event): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null
}

/** Enter, space and arrows act on what has the keyboard; `root` is the board, whose own buttons leave them to the stage. */
export function isForControl({ key, target }: KeyboardEvent, root: Element | null | undefined): boolean {
  const acts = key === 'Enter' || key === ' ' || key.startsWith('Arrow')
  if (!acts || !(target instanceof Element) || root?.contains(target)) return false
  return target.closest('button, a, summary, [tabindex="0"]') !== null
}
