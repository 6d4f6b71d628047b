import { effect } from '@preact/signals'
import { useEffect, useErrorBoundary, useRef } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import { Announcer } from '../ui/announce.tsx'
import { Captions } from '../ui/captions.tsx'
import { leaving, type Place, route } from './address.ts'
import { Broken } from './broken.tsx'
import { Front } from './front.tsx'
import { later } from './later.tsx'
import { Lost } from './lost.tsx'
import { Notices } from './offline/notices.tsx'
import { staged } from './stages.ts'
import { house } from './words/house.ts'

const Play = later(async () => (await import('./play.tsx')).Play)
const Daily = later(async () => (await import('./play.tsx')).Daily)
const Watch = later(async () => (await import('./watch.tsx')).Watch)
const Settings = later(async () => (await import('./settings/page.tsx')).SettingsPage)
const Leave = later(
  async () => (await import('./settings/leave.tsx')).Leave,
  () => null,
)
const GamePage = later(async () => (await import('./gamepage/page.tsx')).GamePage)
const Learn = later(async () => (await import('./gamepage/learn.tsx')).Learn)

export function App() {
  const path = pathOf(route.value)
  const arrived = useRef(false)
  useEffect(() => {
    // Whoever follows a link with the keyboard goes on where the new page begins.
    if (arrived.current) document.querySelector('main')?.focus({ preventScroll: true })
    arrived.current = true
  }, [path])
  useEffect(() => effect(() => void (document.title = titleOf(route.value))), [])
  const [error] = useErrorBoundary(caught => console.error(caught))
  return (
    <>
      {error ? <Broken sentence={house().broken.here} /> : <Page />}
      {leaving.value && <Leave />}
      <Notices />
      <Captions />
      <Announcer />
    </>
  )
}

function Page() {
  const at = route.value
  const { lost } = house()
  switch (at.page) {
    case 'front':
      return <Front />
    case 'settings':
      return <Settings />
    case 'learn':
      return <Learn />
    case 'lost':
      return <Lost sentence={lost.page(at.path)} />
    case 'play':
      return shelved(at.game) ? <Play game={at.game} wanted={at.wanted} /> : <Lost sentence={lost.game(at.game)} />
    case 'game':
      return shelved(at.game) ? <GamePage game={at.game} key={at.game} /> : <Lost sentence={lost.game(at.game)} />
    case 'daily':
      return shelved(at.game) ? <Daily game={at.game} date={at.date} /> : <Lost sentence={lost.game(at.game)} />
    case 'watch':
      return <Watch kept={at.kept} replay={at.replay} at={at.at} />
  }
}

/** What must change for a page to be another page. */
function pathOf(at: Place): string {
  return 'game' in at ? `${at.page} ${at.game}` : at.page
}

function titleOf(at: Place): string {
  const { front, lost, nav, titled } = house()
  if ('game' in at) return shelved(at.game) ? titled(staged(at.game).cover.title) : lost.title
  if (at.page === 'front') return front.title
  return at.page === 'lost' ? lost.title : titled(nav[at.page])
}
