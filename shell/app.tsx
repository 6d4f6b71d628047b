import { useEffect, useErrorBoundary, useRef } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import { Announcer } from '../ui/announce.tsx'
import { route } from './address.ts'
import { Broken } from './broken.tsx'
import { Front } from './front.tsx'
import { Lost } from './lost.tsx'
import { Play } from './play.tsx'
import { staged } from './stages.ts'
import { words } from './words.ts'

export function App() {
  const { page } = route.value
  const path = page === 'play' ? route.value.game : page
  const arrived = useRef(false)
  useEffect(() => {
    document.title = titleOf()
    // Whoever follows a link with the keyboard goes on where the new page begins.
    if (arrived.current) document.querySelector('main')?.focus({ preventScroll: true })
    arrived.current = true
  }, [path])
  const [error] = useErrorBoundary(caught => console.error(caught))
  return (
    <>
      {error ? <Broken sentence={words.broken.here} /> : <Page />}
      <Announcer />
    </>
  )
}

function Page() {
  const at = route.value
  if (at.page === 'front') return <Front />
  if (at.page === 'lost') return <Lost sentence={words.lost.page(at.path)} />
  return shelved(at.game) ? <Play game={at.game} wanted={at.wanted} /> : <Lost sentence={words.lost.game(at.game)} />
}

function titleOf(): string {
  const at = route.peek()
  if (at.page === 'front') return words.front.title
  return at.page === 'play' && shelved(at.game) ? words.table.title(staged(at.game).cover.title) : words.lost.title
}
