import { effect } from '@preact/signals'
import { useEffect, useErrorBoundary, useLayoutEffect, useRef } from 'preact/hooks'
import { findGame } from '../../games/index.ts'
import { Announcer } from '../../ui/announce.tsx'
import { part } from '../../ui/lazy.tsx'
import { captioned } from '../../ui/sound/sound.ts'
import { type Recorded, Theatre } from '../../ui/theatre.ts'
import { staged } from '../stages.ts'
import { appWords } from '../words/app.ts'
import { leaving, navigate, route } from './address.ts'
import { Broken } from './broken.tsx'
import { lazyPage } from './lazy-page.tsx'
import { pageName } from './page-name.ts'
import { hrefOf, type Route } from './route.ts'

const Front = lazyPage(async () => (await import('../front/page.tsx')).Front)
const Lost = lazyPage(async () => (await import('./not-found.tsx')).Lost)
const Play = lazyPage(async () => (await import('../table/open/open-table.tsx')).OpenTable)
const Daily = lazyPage(async () => (await import('../daily/page.tsx')).DailyPage)
const Watch = lazyPage(async () => (await import('../replay/page.tsx')).Watch)
const Settings = lazyPage(async () => (await import('../settings/page.tsx')).SettingsPage)
const Leave = part(async () => (await import('../settings/leave.tsx')).Leave)
const GamePage = lazyPage(async () => (await import('../gamepage/page.tsx')).GamePage)
const Seal = lazyPage(async () => (await import('../seal/page.tsx')).SealPage)
const Learn = lazyPage(async () => (await import('../gamepage/learn.tsx')).Learn)

const Online = lazyPage(async () => (await import('../online/page.tsx')).OnlinePage)

const Captions = part(async () => (await import('../../ui/sound/captions.tsx')).Captions)
const Around = part(async () => (await import('./around.tsx')).Around)

export function App() {
  const path = pathOf(route.value)
  const arrived = useRef(false)
  useLayoutEffect(() => {
    // Whoever follows a link with the keyboard goes on where the new page begins. What is on its way is waited for in around.tsx.
    if (arrived.current) document.querySelector('main')?.focus({ preventScroll: true })
    arrived.current = true
  }, [path])
  useEffect(() => effect(() => void (document.title = titleOf(route.value))), [])
  const [error] = useErrorBoundary(caught => console.error(caught))
  return (
    <>
      <Around path={path} />
      {error ? (
        <Broken sentence={appWords().broken.here} />
      ) : (
        <Theatre.Provider value={toTheatre}>
          <Page />
        </Theatre.Provider>
      )}
      {leaving.value && <Leave />}
      {captioned.value && <Captions />}
      <Announcer />
    </>
  )
}

function toTheatre(game: Recorded): void {
  if ('kept' in game) navigate({ page: 'watch', kept: game.kept, replay: null, at: null })
  else void import('../replay/page.tsx').then(({ watchText }) => watchText(game.text))
}

function Page() {
  const at = route.value
  const { lost } = appWords()
  switch (at.page) {
    case 'front':
      return <Front />
    case 'settings':
      return <Settings />
    case 'learn':
      return <Learn />
    case 'seal':
      return <Seal replay={at.replay} />
    case 'online':
      return <Online at={at} />
    case 'lost':
      return <Lost sentence={lost.page(at.path)} />
    case 'play':
      return findGame(at.game) ? <Play game={at.game} wanted={at.wanted} held={at.held ?? null} /> : <Lost sentence={lost.game(at.game)} />
    case 'game':
      return findGame(at.game) ? <GamePage game={at.game} key={at.game} /> : <Lost sentence={lost.game(at.game)} />
    case 'daily':
      return findGame(at.game) ? <Daily game={at.game} date={at.date} /> : <Lost sentence={lost.game(at.game)} />
    case 'watch':
      return <Watch kept={at.kept} replay={at.replay} at={at.at} />
  }
}

/** What must change for a page to be another page. */
function pathOf(at: Route): string {
  return 'game' in at ? `${at.page} ${at.game}` : at.page === 'online' ? hrefOf(at) : at.page
}

function titleOf(at: Route): string {
  const { frontTitle, lost, nav, titled } = appWords()
  if ('game' in at) {
    if (!findGame(at.game)) return lost.title
    const { title } = staged(at.game)
    return titled(pageName.value === '' ? title : `${pageName.value} · ${title}`)
  }
  if (at.page === 'front') return frontTitle
  return at.page === 'lost' ? lost.title : titled(pageName.value === '' ? nav[at.page] : pageName.value)
}
