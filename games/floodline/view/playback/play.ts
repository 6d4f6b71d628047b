/**
 * A game of Floodline that somebody plays: turns frames into ticks and presses into actions, and shows what a tick did phase by
 * phase. It knows neither the screen nor the page, so a test can play through it frame by frame.
 */
import type { Refusal, Table } from '../../../../kernel/game.ts'
import type { FloodAction, FloodEvent, Floodline, Tool } from '../../nouns.ts'
import type { Corner, Way } from '../input/bearings.ts'
import { type Control, KeyRepeat } from '../input/key-repeat.ts'
import { PhasePlayer } from './phase-player.ts'
import type { PhasePlayback } from './phases.ts'
import { type FrameNews, TableEvents } from './table-events.ts'
import { TakeBack } from './take-back.ts'
import { TickClock } from './tick-clock.ts'
import { type TiltPreview, TiltPreviewer } from './tilt-preview.ts'
import { WornLooks } from './worn-looks.ts'

type State = Floodline['State']

export interface PlayOptions {
  /** No movement: a resolve is shown as its result. */
  readonly still: boolean
  /** How fast resolves are shown; 1 is as written in phases.ts. */
  readonly pace: number
}

/** What changes the board, or what is to be said about it. A piece on its way changes nothing. */
const BOARD: ReadonlySet<FloodEvent['kind']> = new Set<FloodEvent['kind']>([
  'merged',
  'fell',
  'flowed',
  'frozen',
  'thawed',
  'drained',
  'sank',
  'tilted',
  'released',
  'spawned',
  'held',
  'put',
])

export class Play {
  readonly keyRepeat = new KeyRepeat()
  readonly clock = new TickClock()
  readonly phases: PhasePlayer
  readonly tilt = new TiltPreviewer()
  corner: Corner = 0
  options: PlayOptions
  /** Goes up when the board may have changed: a picture that has drawn this one need not look at it again. */
  board = 0
  paused = false
  /** Somebody reads why something happened. */
  reading = false
  /** Somebody compares the four tilts. */
  comparing = false
  /** One tick at a time, on demand. */
  stepping = false
  /** Something was taken back: time waits for the next press. */
  resting = false
  /** Somebody builds by hand. */
  building = false
  /** Somebody wants to know what was turned down, at once or later. */
  refused: ((refusal: Refusal) => void) | null = null
  /** Somebody wants to know that what they asked to be taken back has been. */
  tookBack: (() => void) | null = null

  /** Somebody wants to know what happened in a tick, and from which state it began. */
  resolved: ((before: State, events: readonly FloodEvent[]) => void) | null = null

  readonly #table: Table<Floodline>
  readonly #events = new TableEvents()
  readonly #takeBack: TakeBack
  readonly #stop: () => void
  #steps = 0 // ticks asked for one by one
  #now = 0
  #seen: State // when something was heard last

  constructor(table: Table<Floodline>, options: PlayOptions) {
    this.#table = table
    this.options = options
    this.#seen = table.view
    this.phases = new PhasePlayer(table.view, new WornLooks(table))
    this.#takeBack = new TakeBack(table)
    this.#stop = table.listen((events, refusal) => this.#hear(events, refusal))
  }

  dispose(): void {
    this.#stop()
  }

  get state(): State {
    return this.#table.view
  }

  get over(): boolean {
    return this.#table.outcome !== null
  }

  /** The resolve that is being shown; null when there is none, and time goes on. */
  get playback(): PhasePlayback | null {
    return this.phases.playback
  }

  /** The level is won, and what won it has been seen: time for the island. */
  get celebrating(): boolean {
    return this.state.won && !this.options.still && !this.playback?.now
  }

  get preview(): TiltPreview | null {
    return this.tilt.shown
  }

  // ── What is pressed ────────────────────────────────────────────────────────────────────────────────

  press(control: Control, now: number): void {
    if (this.playback && this.over && control === 'drop') return this.playback.skip() // nothing comes after it
    if (this.paused || this.over) return
    this.resting = false
    const way = tiltedBy(control)
    if (way) this.tilt.press(way, now)
    else this.keyRepeat.press(control, this.corner)
  }

  release(control: Control): void {
    this.keyRepeat.release(control, this.corner)
    const way = tiltedBy(control)
    if (!way || !this.tilt.release(way)) return
    // A tilt is asked for when its key is let go: pressed and released between two ticks.
    this.keyRepeat.press(control, this.corner)
    this.keyRepeat.release(control, this.corner)
  }

  /** Shows what a tilt would do, at once and for as long as it is pointed at. */
  consider(way: Way | null): void {
    if (!this.playback && !this.over) this.tilt.consider(way, this.state, this.corner)
  }

  letGo(): void {
    this.keyRepeat.letGo()
    this.tilt.cancel()
  }

  /** Shows the latest resolve once more; nothing happens. */
  replayPhases(): void {
    if (!this.options.still) this.phases.replay()
  }

  /** In practice: to before the latest lock or tilt. Time waits for it, however long it takes. */
  takeBack(): Refusal | null {
    const refusal = this.#takeBack.ask()
    if (refusal) return refusal
    this.#rest()
    if (!this.#takeBack.isAwaited) this.tookBack?.()
    return null
  }

  /** In a sandbox: a tool, at once. While a resolve is shown the world waits. */
  use(tool: Tool): Refusal | null {
    if (this.playback) return null
    this.#takeBack.mark()
    const before = this.state
    let refusal: Refusal | null = null
    const events = this.#events.during(() => {
      refusal = this.#table.act(tool)
    })
    if (refusal) return refusal
    this.#follow(before, events)
    if (!this.playback) this.phases.tints.catchUp(this.state.cells)
    return null
  }

  /** In step mode: so many ticks more. */
  step(ticks: number): void {
    this.resting = false
    for (let tick = 0; tick < ticks; tick++) this.keyRepeat.endTick()
    this.#steps += ticks
  }

  // ── Time ───────────────────────────────────────────────────────────────────────────────────────────

  /** A frame has come. Returns what happened since the last one. */
  frame(now: number): FrameNews {
    const passed = Math.min(100, now - this.#now)
    this.#now = now
    this.tilt.frame(now, this.state, this.corner)
    if (!this.paused && this.phases.pass(passed * this.options.pace)) {
      this.board++
      this.clock.restart(now)
      this.keyRepeat.resolveShown()
    }
    if (!this.playback) this.#play(now)
    return this.#events.take()
  }

  /** Time stands still while somebody looks at a future, reads why something happened, or is away. */
  get #waiting(): boolean {
    return this.paused || this.reading || this.resting || this.building || this.comparing || this.preview !== null || this.over
  }

  #play(now: number): void {
    if (this.#waiting) return this.clock.restart(now)
    if (this.stepping) for (; this.#steps > 0 && !this.playback && !this.over; this.#steps--) this.#tick(this.#pressed())
    const due = this.stepping ? 0 : this.clock.due(now)
    for (let tick = 0; tick < due && !this.playback && !this.over; tick++) this.#tick(this.#pressed())
    if (this.playback) this.clock.restart(now)
  }

  #pressed(): FloodAction[] {
    const { gravity, soft } = this.state
    return this.keyRepeat.actions(this.corner, gravity, soft)
  }

  #tick(actions: readonly FloodAction[]): void {
    if (actions.some(({ kind }) => kind === 'tilt')) this.#takeBack.mark()
    for (const action of actions) this.#ask(action)
    const before = this.state
    const events = this.#events.during(() => this.#table.time?.advance(1))
    this.#followPiece(events)
    if (events.length > 0) this.#follow(before, events)
  }

  /** A piece that was dropped took what was pressed for it along; what is pressed by now is for the next one. */
  #followPiece(events: readonly FloodEvent[]): void {
    if (events.some(({ kind }) => kind === 'locked') && !events.some(({ kind }) => kind === 'dropped')) this.keyRepeat.pieceGone()
    if (events.some(({ kind }) => kind === 'spawned')) this.#takeBack.mark()
  }

  #ask(action: FloodAction): void {
    const refusal = this.#table.act(action)
    if (refusal) this.refused?.(refusal)
  }

  #follow(before: State, events: readonly FloodEvent[], still: boolean = this.options.still): void {
    if (events.some(({ kind }) => BOARD.has(kind))) {
      this.board++
      this.resolved?.(before, events)
    }
    this.phases.follow(before, events, still)
  }

  // ── What the table says ────────────────────────────────────────────────────────────────────────────

  #hear(events: readonly FloodEvent[], refusal?: Refusal): void {
    const before = this.#seen
    this.#seen = this.state
    if (refusal) {
      this.#takeBack.giveUp()
      this.refused?.(refusal)
      return
    }
    this.#events.add(events)
    if (events.length > 0) return this.#events.collecting ? undefined : this.#catchUp(before, events)
    const { underWay, isAwaited, answered } = this.#takeBack
    if (answered) return this.#rewind(answered)
    if (this.#table.seat === null && this.state.tick > before.tick + 1) return this.#rewind(before) // somebody jumped ahead in a replay
    // An action that was noted has no effect yet, and changed nothing that can be seen.
    if (this.#table.time && !underWay && (isAwaited || this.state.tick >= before.tick)) return
    this.#rewind(before)
  }

  /** What nobody here waited for, because somebody else lets time pass or an answer comes late, is shown as its result. */
  #catchUp(before: State, events: readonly FloodEvent[]): void {
    if (!events.some(({ kind }) => BOARD.has(kind))) return
    if (!this.#table.time) {
      this.phases.carry(events, this.state.gravity)
      this.board++
      return
    }
    this.#followPiece(events)
    this.#follow(before, events, true)
    if (!this.playback) this.phases.tints.catchUp(this.state.cells)
  }

  /** Whoever took back or jumped sees the board as it now is. */
  #rewind(before: State): void {
    this.board++
    this.#events.rewind()
    this.phases.rewind(this.state)
    if (!this.#table.time || this.#table.seat === null || this.#takeBack.underWay) return
    const asked = this.#takeBack.answered !== null
    this.#takeBack.passMarks(before)
    this.#rest()
    if (asked && !this.#takeBack.isAwaited) this.tookBack?.()
  }

  #rest(): void {
    this.keyRepeat.letGo()
    this.resting = true
  }
}

/** The way of a tilt key; null for any other. */
function tiltedBy(control: Control): Way | null {
  return control.startsWith('tilt-') ? (control.slice('tilt-'.length) as Way) : null
}
