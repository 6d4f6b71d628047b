import type { ComponentChildren } from 'preact'
import { navigate } from './address.ts'
import { hrefOf, type Route } from './route.ts'

interface LinkProps {
  readonly to: Route
  readonly class?: string
  readonly label?: string
  /** Whether it leads to where we are. */
  readonly current?: boolean
  readonly children: ComponentChildren
}

/** A link like any other, except that a plain click does not load the page anew. */
export function Link({ to, label, current = false, children, ...rest }: LinkProps) {
  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(to)
  }
  return (
    <a href={hrefOf(to)} onClick={onClick} aria-label={label} aria-current={current ? 'page' : undefined} {...rest}>
      {children}
    </a>
  )
}
