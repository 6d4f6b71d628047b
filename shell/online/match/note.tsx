import { Clock3, Eye, MessageCircle, Scale, Swords, WifiOff } from 'lucide'
import { useEffect, useState } from 'preact/hooks'
import { announce } from '../../../ui/announce.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { clockText } from '../../table/parts/seat-card.tsx'
import type { TableModel } from '../../table/use-table.ts'
import { signed } from '../parts/person.tsx'
import { connection } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import { keepFinished } from './archive.ts'
import { startSaid } from './heard.ts'
import type { RemoteMatch } from './remote-match.ts'
import type { Room } from './room.ts'
import { Say, saying } from './say.tsx'
import { halfOf, marginsOf } from './score.ts'
import { useSaying } from './use-saying.ts'

interface NoteProps {
  readonly room: Room
  readonly match: RemoteMatch
  readonly model: TableModel
}

/** Below the turn: what is between us, how the pair stands, what came of it. */
export function Note({ room, match, model }: NoteProps) {
  const { match: said } = onlineWords()
  const contest = match.contest.value
  useArchive(match, model)
  const { seat } = match.table
  return (
    <>
      <div class="online-note column">
        <LinkNote />
        {contest.state === 'open' && <Mode match={match} />}
        {seat === null && <Watching match={match} />}
        <FirstMove match={match} />
        <Presence match={match} />
        <Spoken match={match} />
        {contest.terms.games === 2 && contest.state === 'open' && <PairSoFar match={match} />}
        <Result match={match} />
        <Refused match={match} />
        {seat !== null && contest.mode !== 'mind' && contest.state !== 'aborted' && (
          <button type="button" class="button quiet online-say hidden-narrow" onClick={() => (saying.value = true)}>
            <Icon of={MessageCircle} />
            {said.say}
          </button>
        )}
      </div>
      {saying.value && <Say match={match} way={room.way} />}
    </>
  )
}

/** What it is played for. */
function Mode({ match }: { match: RemoteMatch }) {
  const said = onlineWords()
  const { mode, terms } = match.contest.value
  return (
    <p class="small row online-mode">
      <Icon of={Swords} />
      <span>
        {terms.games === 2 ? said.pair : said.single}, {said.modes[mode]}
      </span>
    </p>
  )
}

/** The page never says that something arrived which may not have. */
function LinkNote() {
  const { link } = onlineWords()
  const state = connection.state.value
  if (state === 'open' || state === 'connecting' || state === 'idle') return null
  return (
    <div class="note bad">
      <Icon of={WifiOff} />
      <p>{link[state]}</p>
      {state !== 'lost' && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {link.reload}
        </button>
      )}
    </div>
  )
}

function Watching({ match }: { match: RemoteMatch }) {
  const { match: said } = onlineWords()
  const { delayMs } = match.contest.value
  return (
    <p class="small row online-watching">
      <Icon of={Eye} />
      <span>
        {said.spectating}
        {delayMs > 0 && `, ${said.delayed(Math.round(delayMs / 1000))}`}
      </span>
    </p>
  )
}

/** On a phone, where nobody sees the seats. */
function Spoken({ match }: { match: RemoteMatch }) {
  const { match: said, phrases } = onlineWords()
  const spoke = useSaying(match)
  if (!spoke || spoke.seat === match.table.seat) return null
  return (
    <p class="note online-said">
      <Icon of={MessageCircle} />
      <span>{said.saidBy(match.seatedAt(spoke.seat).name, phrases[spoke.phrase])}</span>
    </p>
  )
}

/** Who is away, and how long they may be. */
function Presence({ match }: { match: RemoteMatch }) {
  const { match: said } = onlineWords()
  const { presence, players, state } = match.contest.value
  const foe = match.player === null ? null : match.player === 0 ? 1 : 0
  const there = foe === null ? null : presence[foe]
  const left = useCountdown(there && !there.there ? there.outInMs : null)
  if (foe === null || !there || there.there || state !== 'open') return null
  const { name } = players[foe]
  return (
    <p class="note online-away-note">
      <Icon of={Clock3} />
      <span>{left === null ? said.awaySince(name) : said.outIn(name, clockText(left))}</span>
    </p>
  )
}

/** Whoever does not know that a game is called off without them may lose it by reading the rules. */
function FirstMove({ match }: { match: RemoteMatch }) {
  const start = match.start.value
  const left = useCountdown(start?.ms ?? null, start)
  if (!start || left === null || match.table.seat === null) return null
  return (
    <p class="note online-start">
      <Icon of={Clock3} />
      <span>{startSaid(match, { ...start, ms: left })}</span>
    </p>
  )
}

/** Counts down from what was told last; null: nothing runs. `told`: the same number may be told again. */
function useCountdown(from: number | null, told: unknown = from): number | null {
  const [left, setLeft] = useState(from)
  useEffect(() => {
    setLeft(from)
    if (from === null) return
    const since = performance.now()
    const timer = setInterval(() => setLeft(Math.max(0, from - (performance.now() - since))), 500)
    return () => clearInterval(timer)
  }, [told])
  return left
}

function PairSoFar({ match }: { match: RemoteMatch }) {
  const { match: said } = onlineWords()
  const margins = marginsOf(match.contest.value, match.player ?? 0)
  const sum = margins.reduce((total, each) => total + each, 0)
  if (margins.length === 0) return null
  return (
    <p class="small row">
      <Icon of={Scale} />
      <span>{said.pairStands(signed(sum))}</span>
    </p>
  )
}

/** What a pair came to, and what the rating made of it. How a single game ended stands above this already. */
function Result({ match }: { match: RemoteMatch }) {
  const { match: said } = onlineWords()
  const contest = match.contest.value
  const { result, players, terms } = contest
  const player = match.player ?? 0
  const half = halfOf(contest, player)
  const pair = half === null || terms.games === 1 ? '' : pairSaid(match, half)
  const rating = ratingSaid(match)
  const heard = match.isOff ? `${said.aborted}. ${said.abortedText}` : [pair, rating].join(' ').trim()
  useEffect(() => {
    if (heard !== '') announce(heard)
  }, [heard])
  const isKept = match.opened.value !== null && match.player !== null
  if (!result || (pair === '' && rating === '' && !isKept)) return null
  const margins = marginsOf(contest, player)
  return (
    <div class="online-result column" data-half={half}>
      {pair !== '' && (
        <p class="row">
          <strong>{pair}</strong>
          {margins.length === 2 && result.because === 'played' && (
            <b class="online-sum">
              {margins.map(signed).join(' ')} = {signed(player === 0 ? result.margin : -result.margin)}
            </b>
          )}
        </p>
      )}
      {pair !== '' && match.player === null && <p class="small">{players.map(({ name }) => name).join(' · ')}</p>}
      {rating !== '' && <p class="small">{rating}</p>}
      {isKept && <p class="small online-kept">{said.kept}</p>}
    </div>
  )
}

/** Empty: nothing changed for us. */
function ratingSaid(match: RemoteMatch): string {
  const change = match.player === null ? null : (match.contest.value.ratings?.[match.player] ?? null)
  if (!change) return ''
  const [before, after] = [Math.round(change.before), Math.round(change.after)]
  return onlineWords().match.rating(before, after, signed(after - before))
}

function pairSaid(match: RemoteMatch, half: number): string {
  const { match: said } = onlineWords()
  const { result, players } = match.contest.value
  if (half === 1) return said.pairDrawn
  const why = said.because[result?.because ?? 'played']
  const won = half === 2
  const sentence = match.player === null ? said.wins(players[won ? 0 : 1].name) : won ? said.pairWon : said.pairLost
  return why === '' ? sentence : `${sentence.replace(/\.$/, '')} (${why}).`
}

function Refused({ match }: { match: RemoteMatch }) {
  const refusal = match.refusal.value
  return refusal && <p class="note refused">{onlineWords().refusal(refusal)}</p>
}

/** A game that is over is kept on this device, so that theatre and analysis open it. */
function useArchive(match: RemoteMatch, { autosave }: TableModel): void {
  const opened = match.opened.value
  useEffect(() => {
    if (!opened || match.table.seat === null) return
    void keepFinished(match, opened).then(finished => {
      if (finished) autosave.kept.value = { ...autosave.kept.peek(), finished }
    })
  }, [opened])
}
