/** Whoever was sent to log in goes back to where they were. */
import { navigate } from '../../app/address.ts'
import type { Route } from '../../app/route.ts'

let from: Route | null = null

export function leaveFrom(route: Route): void {
  from = route
}

export function goBack(): void {
  const route = from
  from = null
  if (route) navigate(route)
}
