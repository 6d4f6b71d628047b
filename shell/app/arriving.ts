/** Where the keyboard goes on when a page comes, or when somebody wants to go past its header. */
export function enter(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}

/** A page that is on its way is another main, and the keyboard would be lost with it: it is handed on until the page is there. */
export function follow(): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) enter()
    if (document.querySelector('main:not([aria-busy="true"])')) observer.disconnect()
  })
  enter()
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
