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
