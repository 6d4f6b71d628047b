import { ChevronDown, Clock3, Eye, MessageCircle, Scale, Swords, WifiOff } from 'lucide'
import { useEffect, useMemo } from 'preact/hooks'
import { announce } from '../../../ui/announce.tsx'
import { NARROW } from '../../../ui/breakpoints.ts'
import { Icon } from '../../../ui/icon.tsx'
import { clockText } from '../../table/parts/seat-card.tsx'
import type { Item } from '../../table/parts/table-menu.tsx'
import { GiveUpButton } from '../../table/parts/turn.tsx'
import type { TableModel } from '../../table/use-table.ts'
import { shownName } from '../parts/names.ts'
import { DealShare, GameBars, isCounted, marginIn, type Scored } from '../parts/pair-figures.tsx'
import { signed } from '../parts/person.tsx'
import { onlineWords } from '../words/online.ts'
import { keepFinished } from './archive.ts'
import { pairSaid } from './ending.ts'
import { canTalk, isAwaited, startSaid } from './heard.ts'
import { Planned } from './planned.tsx'
import type { RemoteMatch } from './remote-match.ts'
import type { Room } from './room.ts'
import { Say, saying } from './say.tsx'
import { halfOf, marginsOf, scoresOf } from './score.ts'
import { keepStageNotes } from './stage-notes.ts'
import { useCountdown } from './use-countdown.ts'

interface NoteProps {
  readonly room: Room
  readonly match: RemoteMatch
  readonly model: TableModel
  readonly giveUp: Item
}

/** Below the turn: what is between us, how the pair stands, what came of it. */
export function Note({ room, match, model, giveUp }: NoteProps) {
  const contest = match.contest.value
  useArchive(match, model)
  useStageNotes(match, model)
  const { seat } = match.table
  return (
    <>
      <Planned match={match} stage={model.stage} />
      <div class="online-note column">
        <LinkNote match={match} />
        {contest.state === 'open' && <Mode match={match} />}
        {seat === null && <Watching match={match} />}
        <FirstMove match={match} />
        <Presence match={match} />
        {contest.terms.games === 2 && contest.state === 'open' && <PairSoFar match={match} />}
        <Result match={match} />
        <Refused match={match} />
        <Doing {...{ match, model, giveUp }} />
      </div>
      {saying.value && <Say match={match} way={room.way} />}
    </>
  )
}

/** What can be done beside playing. A stage that brings its own buttons has none to give up with. */
function Doing({ match, model: { stage }, giveUp }: Omit<NoteProps, 'room'>) {
  const { match: said } = onlineWords()
  const isOpen = match.contest.value.state === 'open' && !match.table.outcome && !match.shut.value
  const canSay = canTalk(match)
  const canGiveUp = isOpen && stage.Aside !== undefined
  if (match.table.seat === null || !(canSay || canGiveUp)) return null
  return (
    <div class="online-doing wrap hidden-narrow">
      {canSay && (
        <button type="button" class="button quiet" onClick={() => (saying.value = true)}>
          <Icon of={MessageCircle} />
          {said.say}
        </button>
      )}
      {canGiveUp && <GiveUpButton giveUp={giveUp} />}
    </div>
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
function LinkNote({ match }: { match: RemoteMatch }) {
  const { link } = onlineWords()
  const state = match.link.value
  // A board that is closed says why in large letters.
  if (match.shut.value || state === 'open' || state === 'connecting' || state === 'idle') return null
  return (
    <div class="note bad">
      <Icon of={WifiOff} />
      <p>{link[state]}</p>
      {state === 'outdated' && (
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
        {delayMs > 0 && !match.table.outcome && `, ${said.delayed(Math.round(delayMs / 1000))}`}
      </span>
    </p>
  )
}

/** Who is away, and how long they may be. */
function Presence({ match }: { match: RemoteMatch }) {
  const { match: said } = onlineWords()
  const { presence, players } = match.contest.value
  const foe = match.player === null ? null : match.player === 0 ? 1 : 0
  const there = foe === null ? null : presence[foe]
  const left = useCountdown(there && !there.there ? there.outInMs : null)
  if (foe === null || !there || there.there || !isAwaited(match)) return null
  const name = shownName(players[foe])
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
  const { result } = contest
  const player = match.player ?? 0
  const half = halfOf(contest, player)
  const pair = pairSaid(match) ?? ''
  const rating = ratingSaid(match)
  const heard = match.isOff ? `${said.aborted}. ${said.abortedText}` : [pair, rating].join(' ').trim()
  useEffect(() => {
    if (heard !== '') announce(heard)
  }, [heard])
  const isKept = match.opened.value !== null && match.player !== null
  const margins = marginsOf(contest, player)
  if (!result || (margins.length < 2 && rating === '' && !isKept)) return null
  return (
    <div class="online-result column" data-half={half}>
      {rating !== '' && <p class="small">{rating}</p>}
      {margins.length === 2 && result.because === 'played' && <Pair match={match} />}
      {isKept && <p class="small online-kept">{said.kept}</p>}
    </div>
  )
}

/** Both games as one match: the sum and, unfolded where there is room, what each game brought and how much of it was the deal's doing. */
function Pair({ match }: { match: RemoteMatch }) {
  const { match: said, figures } = onlineWords()
  const won = (played: readonly Scored[]): number => played.filter(game => marginIn(game) > 0).length
  const contest = match.contest.value
  const player = match.player ?? 0
  const games = scoresOf(contest, player)
  const [first = 0, second = 0] = games.map(marginIn)
  const counted = isCounted(games)
  const whose = match.player === null ? shownName(contest.players[0]) : said.margin
  const isWide = useMemo(() => !matchMedia(NARROW).matches, [])
  return (
    <details class="online-pair" open={isWide}>
      <summary class="row">
        <span>{counted ? whose : figures.gamesWon}</span>
        <b class="online-sum">
          {counted
            ? `${signed(first)} ${signed(second)} = ${signed(first + second)}`
            : figures.score(won(games), games.length - won(games))}
        </b>
        <Icon of={ChevronDown} />
      </summary>
      <GameBars games={games} />
      {counted && <DealShare margins={[first, second]} />}
    </details>
  )
}

/** Empty: nothing changed for us. */
function ratingSaid(match: RemoteMatch): string {
  const change = match.player === null ? null : (match.contest.value.ratings?.[match.player] ?? null)
  if (!change) return ''
  const [before, after] = [Math.round(change.before), Math.round(change.after)]
  return onlineWords().match.rating(before, after, signed(after - before))
}

function Refused({ match }: { match: RemoteMatch }) {
  const refusal = match.refusal.value
  const sentence = refusal && onlineWords().refusal(refusal)
  useEffect(() => {
    if (sentence) announce(sentence)
  }, [sentence])
  return sentence && <p class="note refused">{sentence}</p>
}

/** What the board shows beyond the position is found again by a page that is loaded anew. */
function useStageNotes(match: RemoteMatch, { autosave }: TableModel): void {
  useEffect(() => {
    const keep = (): void => keepStageNotes(match.id, autosave.notes)
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [match, autosave])
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
