import { useEffect, useRef, useState } from 'preact/hooks'
import type { Refusal, Table } from '../../kernel/game.ts'
import { announce } from '../../ui/announce.tsx'
import { isPlainKey } from '../../ui/input/key-owner.ts'
import { still } from '../../ui/motion.ts'
import type { Company, News, PlayerProps } from '../../ui/stage.ts'
import { useNews } from '../../ui/use-news.ts'
import type { Wanted } from '../app/route.ts'
import type { Fetched } from '../app/use-game.ts'
import { type Aside, modeOf } from '../storage/index.ts'
import { tableWords } from '../words/table.ts'
import { type Autosave, type Named, useAutosave } from './autosave.ts'
import type { Extras } from './extras.ts'
import type { Match } from './match.ts'
import type { Opening } from './open/opening.ts'
import type { EndSaid } from './parts/end-actions.ts'
import { type Selection, useSelection } from './selection.ts'

/** How long a sentence that nobody asked for stays. */
const TOAST_MS = 8000

export interface HostProps extends Fetched {
  readonly game: string
  readonly wanted: Wanted
  readonly date: string | null // of a daily
  readonly opening: Opening
  readonly match: Match
  readonly finished: string | null
  /** What the stage noted when the game was left. */
  readonly notes: string | null
  /** A game that was left here and could not be opened. */
  readonly aside: Aside | null
  /** Where the game is far away. */
  readonly extras?: Extras
  /** The same deal from the start. */
  restart(): void
}

/** Everything that both kinds of tables share: what is the case, and what can be done. */
export interface TableModel extends HostProps {
  readonly company: Company
  readonly news: News
  readonly selection: Selection
  readonly autosave: Autosave
  readonly stageProps: PlayerProps
  /** The refusal as a sentence. */
  readonly refused: string | null
  /** Something that went well, said once. */
  readonly note: string | null
  readonly thinking: boolean
  readonly paused: boolean
  readonly choosing: boolean
  readonly sealShown: boolean
  readonly file: string
  /** What came of something that was done with a game that is over. */
  readonly endSaid: EndSaid | null
  endSay(said: EndSaid): void
  onKeyDown(event: KeyboardEvent): void
  act(action: unknown): void
  undo(): void
  resign(): void
  hint(): void
  pause(paused: boolean): void
  choose(open: boolean): void
  showSeal(open: boolean): void
  tell(note: string): void
  startOver(): void
}

export function useTable(props: HostProps): TableModel {
  const { game, wanted, date, opening, match, stage } = props
  const words = tableWords()
  const { table } = match
  const solo = match.game.seats === 1
  const company = match.company(stage.words)
  const news = useNews(table)
  const [selection, change, clear] = useSelection(news.count)
  const [note, tell] = useToast(news)
  const [thinking, setThinking] = useState(false)
  const over = useOverlays()
  const [endSaid, endSay] = useState<EndSaid | null>(null)
  const autosave = useAutosave(match, namedBy(props), news)
  const [away, sent] = useAway(match, props.extras !== undefined)
  useLateRefusals(table, refusal => refuse(refusal))
  useAnnouncements(props, news, company)
  useFading(selection.refusal, () => change({ refusal: null }))

  const sentence = (refusal: Refusal): string => stage.words.refused(refusal, company) ?? words.refusal(refusal)

  function refuse(refusal: Refusal): void {
    change({ refusal, chosen: null })
    // Alone at a table, the sentence stands in a region that is read out by itself.
    if (!solo) announce(sentence(refusal))
  }

  /** What came of asking the table for something, as far as it is known at once. */
  function asked(refusal: Refusal | null): void {
    if (refusal) refuse(refusal)
    else sent()
  }

  async function hint(): Promise<void> {
    if (thinking || props.extras) return
    setThinking(true)
    const given = await import('./deferred.ts').then(({ hinted }) => hinted(match, stage)).catch(() => null)
    setThinking(false)
    if (given && 'action' in given) change({ advice: given, chosen: null, refusal: null })
    else if (given) refuse(given)
  }

  async function startOver(): Promise<void> {
    const again = table.outcome ? null : (props.loaded.restart?.(table.view) ?? null)
    if (again !== null) return asked(table.act(again))
    await autosave.discard()
    props.restart()
  }

  return {
    ...props,
    ...over,
    ...{ company, news, selection, autosave, note: note ?? away, thinking, tell, endSaid, endSay },
    file: `${game}-${date ?? wanted.level ?? wanted.preset ?? 'own'}-${opening.seed}`,
    refused: selection.refusal && sentence(selection.refusal),
    stageProps: {
      ...selection,
      chosen: selection.chosen ?? props.extras?.ahead ?? null,
      ...{ table, news, refuse, company, memo: autosave, judge: judgeOf(match) },
      best: autosave.kept.value.best,
      still: still.value,
      paused: over.paused || over.choosing || over.sealShown,
      choose: chosen => change({ chosen, refusal: null }),
      dismiss: clear,
      ask: () => void hint(),
      act: action => asked(table.act(action)),
    },
    act: action => asked(table.act(action)),
    undo: () => asked(table.undo()),
    resign: () => asked(table.resign()),
    hint: () => void hint(),
    startOver: () => void startOver(),
    onKeyDown(event) {
      if (!isPlainKey(event) || over.paused) return
      if (event.key === 'u') asked(table.undo())
      else if (event.key === 'h') void hint()
      else if (event.key === 'p' && !table.outcome && !props.extras) over.pause(true)
      else if (event.key === 'Escape') unchoose(clear, props.extras)
    },
  }
}

/** Nothing is considered any more, and nothing planned. */
function unchoose(clear: () => void, extras: Extras | undefined): void {
  clear()
  extras?.forgetAhead()
}

/** Which game it is, for whoever looks for it later. */
function namedBy({ wanted, date, opening, finished, notes, loaded }: HostProps): Named {
  const mode = date === null ? modeOf(wanted) : 'daily'
  return { mode, seed: opening.seed, wanted, date, finished, notes, compared: loaded.programme.figures }
}

/** What may lie over the table; while it does, no time passes. */
function useOverlays(): Pick<TableModel, 'paused' | 'choosing' | 'sealShown' | 'pause' | 'choose' | 'showSeal'> {
  const [paused, pause] = useState(false)
  const [choosing, choose] = useState(false)
  const [sealShown, showSeal] = useState(false)
  return { paused, choosing, sealShown, pause, choose, showSeal }
}

function judgeOf(match: Match): () => Promise<unknown> {
  return () => import('./deferred.ts').then(({ judged }) => judged(match))
}

/** What nobody asked for goes by itself after a while. */
function useFading(shown: unknown, hide: () => void): void {
  useEffect(() => {
    if (shown === null) return
    const timer = setTimeout(hide, TOAST_MS)
    return () => clearTimeout(timer)
  }, [shown])
}

/** A sentence that goes by itself, and with the next thing that happens. */
function useToast(news: News): [note: string | null, tell: (note: string) => void] {
  const [note, tell] = useState<string | null>(null)
  useFading(note, () => tell(null))
  useEffect(() => tell(null), [news])
  return [note, tell]
}

/** Says aloud what a person who looks would see: every move, whoever made it, and the end. */
function useAnnouncements({ match, stage }: HostProps, news: News, company: Company): void {
  const { table, lines } = match
  const last = useRef(table.ply)
  useEffect(() => {
    // Nothing new about the same position: something is no longer on its way. What happened has been said.
    const isSaid = news.events.length === 0 && last.current === table.ply
    last.current = table.ply
    if (news.count === 0 || isSaid) return
    const { outcome } = table
    // A stage that lets time pass has said it when it happened.
    if (!table.time) announce(heardIn(news, lines) ?? news.events.map(event => stage.words.heard(event, company, table.view)).join(' '))
    if (outcome) void import('./deferred.ts').then(({ endingHeard }) => announce(endingHeard(match, outcome, company, stage.words)))
  }, [news])
}

/** Nothing happened by the rules: somebody took back. */
function heardIn({ events }: News, lines: Match['lines']): string | null {
  return events.length === 0 && lines.at(-1)?.text === '!undo' ? tableWords().undone : null
}

/** A table that is far away may turn down later what it seemed to take. */
function useLateRefusals(table: Table, refuse: (refusal: Refusal) => void): void {
  const latest = useRef(refuse)
  latest.current = refuse
  useEffect(() => table.listen((_events, refusal) => refusal && latest.current(refusal)), [table])
}

/** An answer within this time is as good as one at once. */
const NOTICED_MS = 400

/** What is between us and a table that is far away, as a sentence; null: nothing. `told`: somebody else says that it is lost. `sent`: something was said that may be on its way. */
function useAway({ table, connection }: Match, told: boolean): [sentence: string | null, sent: () => void] {
  const [waiting, setWaiting] = useState<string | null>(null)
  const [late, setLate] = useState(false)
  useEffect(() => {
    setLate(false)
    if (waiting === null) return
    const timer = setTimeout(() => setLate(true), NOTICED_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  const { away } = tableWords()
  const sentence = connection?.value === 'lost' && !told ? away.lost : late && table.pending !== null ? away.pending : null
  return [sentence, () => setWaiting(table.pending && `${table.ply} ${table.pending}`)]
}
