import { signal } from '@preact/signals'
import { settings } from '../settings/settings.ts'
import { hrefOf, type Route, routeOf, stateOf } from './route.ts'

/** Where we are. Read it inside a component. */
export const route = signal<Route>(here())

/** Where somebody wants to go who should be asked first whether to leave the game. */
export const leaving = signal<Route | null>(null)

/** Goes there. `replace` when the new address only says more exactly what the old one meant. */
export function navigate(to: Route, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push' && asksFirst(to)) leaving.value = to
  else go(to, how)
}

/** Goes there without asking. */
export function go(to: Route, how: 'push' | 'replace' = 'push'): void {
  const href = hrefOf(to)
  if (how === 'push') {
    history.pushState(stateOf(to), '', href)
    scrollTo(0, 0)
  } else history.replaceState(stateOf(to), '', href)
  route.value = here()
}

addEventListener('popstate', () => {
  route.value = here()
})

addEventListener('beforeunload', event => {
  if (route.peek().page === 'play' && settings.peek().confirmLeave) event.preventDefault()
})

/** Nothing is lost by leaving, since every game is kept; but who wants to be asked is asked. */
function asksFirst(to: Route): boolean {
  return route.peek().page === 'play' && to.page !== 'play' && settings.peek().confirmLeave
}

function here(): Route {
  return routeOf(location.pathname, location.search, location.hash, history.state)
}
