import { Eye, Swords } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { LiveGame, Lobby, MineCard } from '../../../protocol/online.ts'
import { Icon } from '../../../ui/icon.tsx'
import { coverOf } from '../../app/covers.ts'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import { ask, isRefused } from '../wire/api.ts'
import { onlineWords } from '../words/online.ts'
import '../online.css'
import './live-now.css'
import { useMyGames } from './my-games.ts'
import { shownName } from './names.ts'
import { Rating } from './person.tsx'
import { useGameWords } from './preset-name.tsx'

/** Our own games that go on, and the best of the others; nothing where there is none, or no server. */
export function LiveNow() {
  const live = useLive()
  const mine = useMyGames()
  if (mine === null) return null
  const best = live.find(({ terms, match }) => findGame(terms.game) && !mine.some(own => own.match === match))
  return (
    <>
      {mine
        .filter(({ game }) => findGame(game))
        .slice(0, MOST)
        .map(card => (
          <Own card={card} key={card.match} />
        ))}
      {best && <Watchable game={best} />}
    </>
  )
}

/** The lobby has the others. */
const MOST = 3

/** How often a page for watching looks who plays. */
const LOOK_MS = 5000

/** `everyMs`: looked for again and again. */
function useLive(everyMs: number | null = null): readonly LiveGame[] {
  const [live, setLive] = useState<readonly LiveGame[]>([])
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      if (!navigator.onLine) return
      const answer = await ask<Lobby>('GET', '/api/lobby')
      if (wanted) setLive(isRefused(answer) ? [] : answer.live)
    }
    void look()
    const timer = everyMs === null ? undefined : setInterval(() => document.visibilityState === 'visible' && void look(), everyMs)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [everyMs])
  return live
}

function Own({ card: { match, game, opponent, state, ourTurn } }: { card: MineCard }) {
  const { front } = onlineWords()
  const { Glyph, title } = coverOf(game)
  useGameWords(game, opponent.kind === 'mind')
  const turn = state === 'sealing' ? front.dealing : ourTurn ? front.ourTurn : front.theirTurn
  return (
    <section class="live-now panel row" aria-label={front.own(shownName(opponent))}>
      <Glyph />
      <p>
        <strong>{front.own(shownName(opponent))}</strong>
        <span class="small">
          {title}, {turn}
        </span>
      </p>
      <Link to={onlineAt('match', match)} class={ourTurn ? 'button primary' : 'button'} label={front.backTo(shownName(opponent), turn)}>
        <Icon of={Swords} />
        {front.back}
      </Link>
    </section>
  )
}

function Watchable({ game }: { game: LiveGame }) {
  const { front } = onlineWords()
  return (
    <section class="live-now panel row" aria-label={front.live}>
      <Watched game={game} about={`${front.live} · `} />
    </section>
  )
}

/** Who plays what, and the way to look on. `about`: said before what is played. */
function Watched({ game: { match, players, terms, ply }, about = '' }: { game: LiveGame; about?: string }) {
  const { front, lobby } = onlineWords()
  const [one, other] = players
  const { Glyph, title } = coverOf(terms.game)
  return (
    <>
      <Glyph />
      <p>
        <strong>{lobby.versus(shownName(one), shownName(other))}</strong>
        <span class="small">
          {about}
          {title}, {lobby.ply(ply)} <Rating rated={one.rated} /> <Rating rated={other.rated} />
        </span>
      </p>
      <Link to={onlineAt('match', match)} class="button" label={lobby.watchLabel(shownName(one), shownName(other))}>
        <Icon of={Eye} />
        {front.watch}
      </Link>
    </>
  )
}

/** Every game that others play and one may look on at; nothing where there is none, or no server. */
export function LiveGames() {
  const { front } = onlineWords()
  const live = useLive(LOOK_MS)
  const mine = useMyGames()
  const shown = live.filter(({ terms, match }) => findGame(terms.game) && mine?.every(own => own.match !== match))
  if (shown.length === 0) return null
  return (
    <section class="live-games column" aria-labelledby="live-games">
      <h2 id="live-games">{front.live}</h2>
      <ul class="column">
        {shown.map(game => (
          <li class="live-now panel row" key={game.match}>
            <Watched game={game} />
          </li>
        ))}
      </ul>
    </section>
  )
}
