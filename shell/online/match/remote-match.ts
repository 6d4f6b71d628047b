/** A game that runs on the server, seen from one chair or from none. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Game, Refusal, Seat } from '../../../kernel/game.ts'
import type { Session } from '../../../kernel/session.ts'
import type { ContestAt, FromServer, GameOf, Phrase, Player, PositionAt } from '../../../protocol/online.ts'
import type { Company, StageWords } from '../../../ui/stage.ts'
import type { Connection, History, Line, Match } from '../../table/match.ts'
import { tableWords } from '../../words/table.ts'
import { shownName } from '../parts/names.ts'
import type { LinkState } from '../wire/connection.ts'
import { onlineWords } from '../words/online.ts'
import { RemoteClock } from './clock.ts'
import { PastPositions } from './past-positions.ts'
import type { Asked } from './premove.ts'
import { RemoteTable, type Way } from './remote-table.ts'
import type { Unsent } from './unsent.ts'

/** A game that is over and open: the whole of it may be known. */
export interface Opened {
  readonly text: string
  readonly session: Session
  readonly history: History
}

export interface Saying {
  readonly seat: Seat
  readonly phrase: Phrase
  /** Counts up: the same thing said twice is said twice. */
  readonly nth: number
}

/** Until then somebody moves for the first time, or the game is called off. */
export interface Start {
  readonly seat: Seat
  readonly ms: number
}

function startOf({ toMove, startInMs: ms }: PositionAt): Start | null {
  return toMove === null || ms === null ? null : { seat: toMove, ms }
}

export class RemoteMatch implements Match {
  readonly game: Game
  readonly id: string
  readonly table: RemoteTable
  readonly seed: string
  readonly opponent = null
  readonly save = null
  readonly contest: Signal<ContestAt>
  /** Whose turn it is, for whoever draws something besides the board. */
  readonly turn: Signal<Seat | null>
  /** How long whoever is to move has for their first move, as it was told last. */
  readonly start: Signal<Start | null>
  /** What was said last. */
  readonly saying: Signal<Saying | null> = signal(null)
  /** What else we asked for and did not get: a rematch, an abort. */
  readonly refusal: Signal<Refusal | null> = signal(null)
  readonly opened: Signal<Opened | null> = signal(null)
  readonly link: ReadonlySignal<LinkState>
  readonly connection: ReadonlySignal<Connection>
  /** Why this page may not go on with it, though the game does: nobody is logged in any more, or the server speaks another language. */
  readonly shut: Signal<'refused' | 'outdated' | null> = signal(null)
  readonly clocks: Signal<readonly [number, number]> | null
  readonly #way: Way
  readonly #clock: RemoteClock | null
  readonly #past: PastPositions
  #lines: readonly Line[] = []
  #asked = 0
  #replay: (() => Promise<string>) | null = null

  constructor(game: Game, contest: ContestAt, first: PositionAt, way: Way, link: ReadonlySignal<LinkState>) {
    this.game = game
    this.id = contest.match
    this.seed = contest.match
    this.contest = signal(contest)
    this.turn = signal(first.toMove)
    this.start = signal(startOf(first))
    this.#way = way
    this.table = new RemoteTable(game, contest.seat, way, first)
    this.link = link
    this.connection = computed(() => (link.value === 'open' ? 'open' : 'lost'))
    this.#clock = first.clocks && new RemoteClock(first.clocks)
    this.clocks = this.#clock?.left ?? null
    this.#past = new PastPositions(first)
    this.#write(first)
    this.#hearContest(contest)
  }

  /** It ended before it really began: nobody has won. */
  get isOff(): boolean {
    return this.contest.value.state === 'aborted'
  }

  get lines(): readonly Line[] {
    return this.#lines
  }

  /** While it is played: what was heard here, if nothing of it is missing. Afterwards everything. */
  get history(): History | null {
    return this.opened.peek()?.history ?? (this.#past.isWhole ? this.#past : null)
  }

  get openView(): unknown {
    const opened = this.opened.peek()
    return opened ? this.game.view(opened.session.state, 'referee') : this.table.view
  }

  get helperView(): unknown {
    return this.table.view
  }

  get deal(): unknown {
    return this.opened.peek()?.session.deal
  }

  get replay(): (() => Promise<string>) | null {
    return this.#replay
  }

  /** Where we sit among the two who play; null: we look on. */
  get player(): 0 | 1 | null {
    const { seat } = this.table
    return seat === null ? null : this.playerAt(seat)
  }

  playerAt(seat: Seat): 0 | 1 {
    return this.part?.seats[seat] ?? seat
  }

  seatedAt(seat: Seat): Player {
    return this.contest.value.players[this.playerAt(seat)]
  }

  nameAt(seat: Seat): string {
    return shownName(this.seatedAt(seat))
  }

  /** This game of the contest. */
  get part(): GameOf | undefined {
    return this.contest.value.games.find(({ match }) => match === this.id)
  }

  company(_words?: StageWords): Company {
    const you = this.table.seat
    const name = (seat: Seat): string => (seat === you ? tableWords().you : this.nameAt(seat))
    return { you, names: [name(0), name(1)] }
  }

  /** For as long as it is looked at: the clocks run, and the board closes when the server does not talk to us any more. */
  run(): () => void {
    const stop = this.#clock?.run()
    const forget = effect(() => {
      const link = this.link.value
      if (link === 'refused' || link === 'outdated') this.#shut(link)
    })
    return () => {
      stop?.()
      forget()
    }
  }

  /** What an earlier page said and nobody answered. False: it was done, or the game has gone on; whoever said it is told. */
  sayAgain({ kind, id, ply, text }: Unsent): boolean {
    const { seat, outcome } = this.table
    if (kind === 'premove' || text === null) return this.#planAgain({ id, text }, ply)
    if (seat !== null && ply === this.table.ply && !outcome && !this.isOff) {
      this.table.resume({ id, text })
      return true
    }
    const done = this.#lines[ply]
    if (done?.seat === seat && done?.text === text) return false
    this.refusal.value = { code: 'unsent', because: onlineWords().match.unsent(text.startsWith('!') ? null : text), facts: {} }
    return false
  }

  /** False: the turn that it was meant for is over, or the server has heard. */
  #planAgain(asked: Asked, ply: number): boolean {
    const { seat, outcome, premove } = this.table
    if (seat === null || outcome || this.isOff) return false
    const own = this.#lines.slice(ply).find(line => line.seat === seat)
    if (own) premove.missed(asked.text, own.text)
    return !own && premove.resume(asked, ply)
  }

  hear(message: FromServer): void {
    if (!('match' in message) || message.match !== this.id) return
    switch (message.kind) {
      case 'contest':
        return this.#hearContest(message)
      case 'position':
        return this.#hearPosition(message)
      case 'refused':
        if (!this.table.refused(message)) this.refusal.value = message.refusal
        return
      case 'legal':
        return this.table.list(message)
      case 'said':
        this.saying.value = { seat: message.seat, phrase: message.phrase, nth: (this.saying.peek()?.nth ?? 0) + 1 }
        return
      default:
    }
  }

  /** The whole game, once it may be known. */
  open(opened: Opened): void {
    this.opened.value = opened
    this.#replay = async () => opened.text
    this.#lines = opened.session.log.flatMap(({ seat, text }) => (seat === null ? [] : [{ seat, text }]))
    this.table.stir()
  }

  #hearContest(contest: ContestAt): void {
    this.contest.value = contest
    if (contest.state === 'open') this.table.premove.hear(contest.premove, this.table)
    if (contest.state === 'aborted') this.#close()
  }

  #shut(why: 'refused' | 'outdated'): void {
    if (this.table.outcome || this.isOff || this.shut.peek()) return
    this.shut.value = why
    this.#close(onlineWords().link[why])
  }

  #close(because?: string): void {
    this.table.callOff(because)
    this.start.value = null
    this.turn.value = null
  }

  #hearPosition(position: PositionAt): void {
    const isNews = position.ply >= this.table.ply
    if (isNews) {
      // Before anybody is told of it: whoever is told looks at all of it.
      this.#past.add(position)
      this.#write(position)
      this.start.value = startOf(position)
      if (position.ply > this.table.ply) this.refusal.value = null
      if (position.clocks) this.#clock?.set(position.clocks)
    }
    this.table.hear(position)
    this.turn.value = this.table.outcome ? null : this.table.toMove
  }

  /** What is missing between what we know and what was told now is asked for. */
  #write({ lines: { from, texts } }: PositionAt): void {
    if (from > this.#lines.length) return this.#ask(from)
    const told = texts.map(([seat, text]) => ({ seat, text }))
    if (from + told.length < this.#lines.length) return
    this.#lines = [...this.#lines.slice(0, from), ...told]
    this.table.linesSoFar = this.#lines
  }

  /** Once for each gap: an answer that leaves it open does not start a quarrel. */
  #ask(gap: number): void {
    if (gap === this.#asked) return
    this.#asked = gap
    this.#way.send({ kind: 'look', match: this.id })
  }
}
