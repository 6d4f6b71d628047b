import { signal } from '@preact/signals'
import { hrefOf, type Route, routeOf } from './route.ts'

/** Where we are. Read it inside a component. */
export const route = signal(here())

/** Goes there. `replace` when the new address only says more exactly what the old one meant. */
export function navigate(to: Route, how: 'push' | 'replace' = 'push'): void {
  const href = hrefOf(to)
  if (how === 'push') {
    history.pushState(null, '', href)
    scrollTo(0, 0)
  } else history.replaceState(null, '', href)
  route.value = here()
}

addEventListener('popstate', () => {
  route.value = here()
})

function here(): Route {
  return routeOf(location.pathname, location.search)
}
