import { Play } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import type { GamePage } from '../../../ui/pages.ts'
import { PageLink } from '../../gamepage/page-link.tsx'
import { aroundWords } from '../../words/around.ts'

/** Stands at the edge of a board that may be looked at. The keyboard is on the button, and every key that looks is still the stage's. */
export function PausedBar({ game, pages, resume }: { game: string; pages: readonly GamePage[]; resume(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  const { pause: words } = aroundWords()
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <section class="paused-bar row panel" aria-label={words.title}>
      <strong>{words.title}</strong>
      <span>{words.look}</span>
      {pages
        .filter(({ help }) => help)
        .map(page => (
          <PageLink key={page.id} {...{ game, page }}>
            {page.title()}
          </PageLink>
        ))}
      <button type="button" class="button primary" ref={button} onClick={resume}>
        <Icon of={Play} />
        {words.resume}
      </button>
    </section>
  )
}
