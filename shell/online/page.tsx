import { findGame } from '../../games/index.ts'
import { lazyPage } from '../app/lazy-page.tsx'
import { Lost } from '../app/not-found.tsx'
import { hrefOf, type OnlineRoute } from '../app/route.ts'
import { appWords } from '../words/app.ts'
import './online.css'

const LobbyPage = lazyPage(async () => (await import('./lobby/page.tsx')).LobbyPage)
const MatchPage = lazyPage(async () => (await import('./match/page.tsx')).MatchPage)
const ChallengePage = lazyPage(async () => (await import('./challenge/page.tsx')).ChallengePage)
const PersonPage = lazyPage(async () => (await import('./people/page.tsx')).PersonPage)
const AccountPage = lazyPage(async () => (await import('./people/account.tsx')).AccountPage)

/** Everything that needs a server, by its address. */
export function OnlinePage({ at }: { at: OnlineRoute }) {
  const { room, id } = at
  const { lost } = appWords()
  if (room === 'online') return id === null || findGame(id) ? <LobbyPage game={id} key={id} /> : <Lost sentence={lost.game(id)} />
  if (room === 'account' && id === null) return <AccountPage />
  if (id === null || room === 'account') return <Lost sentence={lost.page(hrefOf(at))} />
  if (room === 'match') return <MatchPage id={id} key={id} />
  return room === 'challenge' ? <ChallengePage id={id} key={id} /> : <PersonPage id={id} key={id} />
}
