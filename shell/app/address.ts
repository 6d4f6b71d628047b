import { signal } from '@preact/signals'
import { settings } from '../settings/settings.ts'
import { hrefOf, type Route, routeOf } from './route.ts'

/** The pages of the house that no game knows, beside those of route.ts. */
export type Place = Route | { readonly page: 'learn' }

/** Where we are. Read it inside a component. */
export const route = signal<Place>(here())

/** Where somebody wants to go who should be asked first whether to leave the game. */
export const leaving = signal<Place | null>(null)

/** Goes there. `replace` when the new address only says more exactly what the old one meant. */
export function navigate(to: Place, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push' && asksFirst(to)) leaving.value = to
  else go(to, how)
}

/** Goes there without asking. */
export function go(to: Place, how: 'push' | 'replace' = 'push'): void {
  const href = addressOf(to)
  if (how === 'push') {
    history.pushState(null, '', href)
    scrollTo(0, 0)
  } else history.replaceState(null, '', href)
  route.value = here()
}

export function addressOf(to: Place): string {
  return to.page === 'learn' ? '/learn' : hrefOf(to)
}

addEventListener('popstate', () => {
  route.value = here()
})

addEventListener('beforeunload', event => {
  if (route.peek().page === 'play' && settings.peek().confirmLeave) event.preventDefault()
})

/** Nothing is lost by leaving, since every game is kept; but who wants to be asked is asked. */
function asksFirst(to: Place): boolean {
  return route.peek().page === 'play' && to.page !== 'play' && settings.peek().confirmLeave
}

function here(): Place {
  if (/^\/learn\/?$/.test(location.pathname)) return { page: 'learn' }
  return routeOf(location.pathname, location.search, location.hash)
}
