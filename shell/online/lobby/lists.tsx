import { Bot, Eye } from 'lucide'
import { useState } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { LiveGame, Lobby, MineCard, SeekCard } from '../../../protocol/online.ts'
import { Icon } from '../../../ui/icon.tsx'
import { language } from '../../../ui/language.ts'
import { named } from '../../../ui/voice.ts'
import { navigate } from '../../app/address.ts'
import { coverOf } from '../../app/covers.ts'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import type { Fetched } from '../../app/use-game.ts'
import { botName } from '../../words/sentence.ts'
import { shownName } from '../parts/names.ts'
import { Change, Face, PersonName, Rating, signed } from '../parts/person.tsx'
import { PresetName } from '../parts/preset-name.tsx'
import { useProfile } from '../parts/profile.ts'
import { ask, isRefused } from '../wire/api.ts'
import { enter, type Me } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import { LiveBoard } from './live-board.tsx'
import type { Seeking } from './use-seek.ts'

/** More than fits beside the board is of no use. */
const MOST = 8

/** Whoever waits for somebody like us. */
export function othersSeeks(lobby: Lobby | null, game: string, me: string | null): readonly SeekCard[] {
  return (lobby?.seeks ?? []).filter(({ terms, by }) => terms.game === game && (me === null || by.id !== me))
}

interface WaitingProps {
  readonly game: string
  readonly lobby: Lobby | null
  readonly me: string | null
  readonly seeking: Seeking
}

export function Waiting({ game, lobby, me, seeking }: WaitingProps) {
  const { lobby: said, clock, ...words } = onlineWords()
  const seeks = othersSeeks(lobby, game, me)
    .filter(({ id }) => id !== seeking.known)
    .slice(0, MOST)
  return (
    <section class="panel lobby-list" aria-label={said.waitingNow}>
      <h2>{said.waitingNow}</h2>
      {seeks.length === 0 && <p class="small">{seeking.known === null ? said.nobodyWaits : said.nobodyElseWaits}</p>}
      <ul>
        {seeks.map(({ id, by, terms, isRated }) => (
          <li class="row" key={id}>
            <Face name={shownName(by)} />
            <p>
              <PersonName person={by} /> <Rating rated={by.rated} />
              <span class="small">
                <PresetName game={game} preset={terms.preset} />, {terms.games === 2 ? words.pair : words.single}
                {!isRated && `, ${words.modes.casual}`}
              </span>
            </p>
            <span class="lobby-clock">{clock(terms.clock)}</span>
            <button
              type="button"
              class="button"
              aria-label={said.takeLabel(shownName(by), clock(terms.clock))}
              onClick={() => seeking.take(id)}
            >
              {said.take}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface BoardsProps {
  readonly game: string
  readonly lobby: Lobby | null
  readonly me: string | null
  readonly fetched: Fetched | null
}

/** Nobody is offered to watch a game they play. Whoever is somebody sees the best of them at once. */
export function Boards({ game, lobby, me, fetched }: BoardsProps) {
  const { lobby: said } = onlineWords()
  const live = (lobby?.live ?? [])
    .filter(({ terms, players }) => terms.game === game && (me === null || players.every(({ id }) => id !== me)))
    .slice(0, MOST)
  return (
    <section class="panel lobby-list" aria-label={said.boards}>
      <h2>{said.boards}</h2>
      {live.length === 0 && <p class="small">{said.noBoards}</p>}
      <ul>
        {live.map((each, nth) => (
          <Live live={each} fetched={nth === 0 && me !== null ? fetched : null} key={each.match} />
        ))}
      </ul>
    </section>
  )
}

/** `fetched`: what its board is drawn with, where it is drawn. */
function Live({ live, fetched }: { live: LiveGame; fetched: Fetched | null }) {
  const { lobby: said } = onlineWords()
  const { match, players, terms, ply } = live
  const [one, other] = [shownName(players[0]), shownName(players[1])]
  return (
    <li class="row" data-board={fetched !== null}>
      {fetched && <LiveBoard {...{ live, fetched }} />}
      <p>
        <strong>{said.versus(one, other)}</strong>
        <span class="small">
          <PresetName game={terms.game} preset={terms.preset} />, {said.ply(ply)}
        </span>
      </p>
      <Link to={onlineAt('match', match)} class="button" label={said.watchLabel(one, other)}>
        <Icon of={Eye} />
        {said.watch}
      </Link>
    </li>
  )
}

/** Games of ours that go on; those that wait for us first. */
export function Mine({ mine }: { mine: readonly MineCard[] }) {
  const { lobby: said, people } = onlineWords()
  if (mine.length === 0) return null
  const sorted = [...mine].sort((a, b) => Number(b.ourTurn) - Number(a.ourTurn))
  return (
    <section class="panel lobby-list lobby-mine" aria-label={said.mine}>
      <h2>{said.mine}</h2>
      <ul>
        {sorted.map(({ match, game, preset, opponent, state, ourTurn, days, dueAt }) => (
          <li class="row" key={match}>
            <Face name={shownName(opponent)} />
            <p>
              <strong>{shownName(opponent)}</strong>
              <span class="small">
                {coverOf(game).title}, <PresetName {...{ game, preset }} />
                {days && `, ${people.days}`}
                {dueAt !== null && `, ${said.due(dateSaid(dueAt))}`}
              </span>
            </p>
            <Link to={onlineAt('match', match)} class={ourTurn ? 'button primary' : 'button'}>
              {state === 'sealing' ? said.dealing : ourTurn ? said.turn : said.theirs}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function dateSaid(at: number): string {
  return new Intl.DateTimeFormat(language.value, { weekday: 'short', hour: 'numeric', minute: '2-digit' }).format(at)
}

const LAST = 5

/** What came of our last games. */
export function Results({ me, game }: { me: Me | null; game: string }) {
  const { lobby: said, people } = onlineWords()
  const profile = useProfile(me?.me?.id ?? null)
  const played = profile && 'games' in profile ? profile.games.filter(each => each.game === game).slice(0, LAST) : []
  if (played.length === 0) return null
  return (
    <section class="panel lobby-list" aria-label={said.last}>
      <h2>{said.last}</h2>
      <ul>
        {played.map(({ match, opponent, half, margin, change }) => (
          <li class="row" key={match}>
            <Link to={onlineAt('match', match)} class="person-name">
              {people.result(half, shownName(opponent))}
            </Link>
            {margin !== 0 && <span class="small">{signed(margin)}</span>}
            {change !== null && <Change by={change} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MindProps {
  readonly game: string
  /** The rules that were picked beside it. */
  readonly preset: string
  readonly fetched: Fetched
}

/** Nobody has to wait for somebody. */
export function MindCard({ game, preset, fetched: { loaded, stage } }: MindProps) {
  const { lobby: said, refusal: refusalSaid } = onlineWords()
  const { bots } = loaded.minds
  const [mind, setMind] = useState(bots[Math.floor(bots.length / 2)]?.id ?? '')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  async function sit(): Promise<void> {
    const refused = await enter()
    if (refused) return setRefusal(refused)
    const answer = await ask<{ readonly match: string }>('POST', '/api/minds', { terms: { game, preset, games: 1, clock: null }, mind })
    if (isRefused(answer)) return setRefusal(answer)
    navigate(onlineAt('match', answer.match))
  }
  if (bots.length === 0) return null
  return (
    <section class="panel lobby-mind column" aria-label={said.mindTitle}>
      <h2>{said.mindTitle}</h2>
      <p class="small">{said.mindText}</p>
      <label class="column">
        <span class="hidden-text">{said.mindPick}</span>
        <select class="field" value={mind} onChange={event => setMind(event.currentTarget.value)}>
          {bots.map(({ id }) => (
            <option value={id} key={id}>
              {named(stage.words, 'bot', id, botName(id))}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => void sit()}>
        <Icon of={Bot} />
        {said.mind}
      </button>
      {refusal && (
        <p class="note refused" role="alert">
          {refusalSaid(refusal)}
        </p>
      )}
    </section>
  )
}
