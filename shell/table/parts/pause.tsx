import { Play } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import type { GamePage } from '../../../ui/pages.ts'
import { PageLink } from '../../gamepage/page-link.tsx'
import { aroundWords } from '../../words/around.ts'

/** Covers the board. Any key and any click go on; Tab leaves to whatever else is on the page. */
export function Paused({ resume }: { resume(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  const { pause: words } = aroundWords()
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  function onKeyDown(event: KeyboardEvent): void {
    if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    resume()
  }
  return (
    <div class="paused column" role="presentation" onKeyDown={onKeyDown} onClick={resume}>
      <h2>{words.title}</h2>
      <p>{words.how}</p>
      <button type="button" class="button primary" ref={button}>
        <Icon of={Play} />
        {words.resume}
      </button>
    </div>
  )
}

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
