/** Telling somebody who looks elsewhere that it is their turn: only where they asked for it. */
import { type Signal, signal } from '@preact/signals'
import { preference } from '../../../ui/preferences.ts'

const wish = preference('online', 'notices', saved => saved === true)

export const wantsNotices: Signal<boolean> = signal(wish.read())

/** False: the browser does not allow it. */
export async function chooseNotices(on: boolean): Promise<boolean> {
  const allowed = !on || (typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted')
  wantsNotices.value = on && allowed
  wish.write(wantsNotices.value)
  return allowed
}

export function notify(text: string): void {
  if (!wantsNotices.peek() || document.visibilityState === 'visible' || typeof Notification === 'undefined') return
  if (Notification.permission !== 'granted') return
  try {
    const notice = new Notification('Lockstep', { body: text, tag: 'lockstep-turn' })
    notice.onclick = () => window.focus()
  } catch {
    // Some phones know notices only from a worker; the title of the page says it as well.
  }
}
