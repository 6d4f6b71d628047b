import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { GamePage } from '../../ui/pages.ts'
import { hrefOf } from '../app/route.ts'
import { enter } from './enter.ts'

interface PageLinkProps {
  readonly game: string
  readonly page: GamePage
  readonly class?: string
  readonly label?: string
  readonly children: ComponentChildren
}

/** A link to a page of a game's own, from wherever one is. */
export function PageLink({ game, page, label, children, ...rest }: PageLinkProps) {
  function onClick(event: MouseEvent): void {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    enter(game, page.id)
  }
  return (
    <a href={`${hrefOf({ page: 'game', game })}#${page.id}`} onClick={onClick} aria-label={label} {...rest}>
      {children}
    </a>
  )
}

/** How far somebody has come there; null: nowhere, or nobody knows yet. */
export function useReached(page: GamePage | undefined): string | null {
  const [reached, setReached] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    void page?.reached?.().then(said => {
      if (wanted) setReached(said)
    })
    return () => {
      wanted = false
    }
  }, [page])
  return reached
}
