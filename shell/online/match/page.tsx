import { LockKeyhole } from 'lucide'
import { useEffect, useMemo } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { ContestAt } from '../../../protocol/online.ts'
import { announce } from '../../../ui/announce.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Broken } from '../../app/broken.tsx'
import { Header } from '../../app/header.tsx'
import { Link } from '../../app/link.tsx'
import { usePageName } from '../../app/page-name.ts'
import { onlineAt } from '../../app/route.ts'
import { useGame } from '../../app/use-game.ts'
import { staged } from '../../stages.ts'
import { appWords } from '../../words/app.ts'
import { Away } from '../parts/away.tsx'
import { learnWords, shownName } from '../parts/names.ts'
import { Face } from '../parts/person.tsx'
import { useMe } from '../parts/use-me.ts'
import { connection, enter } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import './match.css'
import { RemoteHost } from './remote-host.tsx'
import { Room } from './room.ts'

/** A match: played, or looked at. */
export function MatchPage({ id }: { id: string }) {
  const room = useRoom(id)
  const me = useMe()
  const said = onlineWords()
  const contest = room.contest.value
  const refusal = room.refused.value
  if (refusal) return <NotHere refusal={refusal} />
  if (me === null && !contest) return <Plain title={said.away.title} sentence={said.away.text} away />
  if (!contest) return <Plain title={said.match.arriving} sentence={linkSaid(connection.state.value)} busy />
  const match = room.match.value
  if (match) return <Seated room={room} game={contest.terms.game} />
  if (contest.state === 'aborted')
    return (
      <Plain title={said.match.aborted} sentence={said.match.abortedText}>
        <ToLobby game={contest.terms.game} />
      </Plain>
    )
  return <Sealing contest={contest} id={id} />
}

/** One heading that says why there is nothing here, and the way to where there is something. */
function NotHere({ refusal }: { refusal: Refusal }) {
  const said = onlineWords()
  const title = said.refusal(refusal).replace(/\.$/, '')
  usePageName(title)
  useEffect(() => announce(title), [title])
  return (
    <Plain title={title} sentence={refusal.code === 'no-match' ? said.match.noMatchText : ''}>
      <ToLobby game={null} />
    </Plain>
  )
}

/** Whoever looks on is somebody as well: the server talks to nobody it does not know. */
function useRoom(id: string): Room {
  const room = useMemo(() => new Room(id, connection), [id])
  useEffect(() => {
    if (room.refused.peek()) return
    let leave: (() => void) | null = null
    let isHere = true
    void enter().then(refusal => {
      if (!isHere) return
      if (refusal && refusal.code !== 'away') room.refused.value = refusal
      else leave = room.enter()
    })
    return () => {
      isHere = false
      leave?.()
    }
  }, [room])
  return room
}

function Seated({ room, game }: { room: Room; game: string }) {
  const fetched = useGame(game)
  if (fetched instanceof Error) return <Broken sentence={navigator.onLine ? appWords().broken.fetch : appWords().broken.offline} />
  const match = room.match.value
  if (!fetched || !match) return <Plain title={onlineWords().match.arriving} sentence="" busy />
  learnWords(game, fetched.stage.words)
  return <RemoteHost {...{ room, match, fetched }} />
}

interface PlainProps {
  readonly title: string
  readonly sentence: string
  readonly busy?: boolean
  readonly away?: boolean
  readonly children?: preact.ComponentChildren
}

function Plain({ title, sentence, busy = false, away = false, children }: PlainProps) {
  return (
    <>
      <Header />
      <main class="lost column" tabIndex={-1} aria-busy={busy}>
        {away ? (
          <Away />
        ) : (
          <>
            <h1>{title}</h1>
            {sentence !== '' && (
              <p class="lead" role="status">
                {sentence}
              </p>
            )}
          </>
        )}
        {children}
      </main>
    </>
  )
}

function ToLobby({ game }: { game: string | null }) {
  return (
    <Link to={onlineAt('online', game)} class="button primary">
      {onlineWords().match.leave}
    </Link>
  )
}

/** Before the first move: everybody adds to the shuffle, and sees that they did. */
function Sealing({ contest, id }: { contest: ContestAt; id: string }) {
  const { match: said } = onlineWords()
  const { fairness, players, games } = contest
  const nth =
    Math.max(
      0,
      games.findIndex(({ match }) => match === id),
    ) + 1
  return (
    <>
      <Header crumb={staged(contest.terms.game).title} />
      <main class="sealing column" tabIndex={-1} aria-busy="true">
        <Icon of={LockKeyhole} />
        <h1>{said.sealing}</h1>
        <p class="lead">{said.sealingText}</p>
        <p class="small">
          {contest.terms.games === 2 && `${said.gameOf(nth, 2)} · `}
          {said.commit(`${fairness.commit.slice(0, 4)} ${fairness.commit.slice(4, 8)}`)}
        </p>
        <ul class="column" role="status">
          {players.map(shownName).map((name, player) => (
            <li class="row" key={player}>
              <Face name={name} />
              {fairness.entropy[player] ? said.added(name) : said.adding(name)}
            </li>
          ))}
        </ul>
      </main>
    </>
  )
}

function linkSaid(state: string): string {
  const { link } = onlineWords()
  return state === 'lost' ? link.lost : state === 'refused' ? link.refused : state === 'outdated' ? link.outdated : link.connecting
}
