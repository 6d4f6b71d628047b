/**
 * A game of Floodline in somebody's hands: turns frames into ticks, presses into wishes, and what a tick told into a telling. It knows
 * neither the screen nor the page, so a test can play through it frame by frame.
 */
import type { Refusal, Table } from '../../../../kernel/game.ts'
import { type FloodAction, type FloodEvent, type Floodline, TILTS, type Tool } from '../../nouns.ts'
import { notate } from '../../rules/actions.ts'
import { Futures, type TiltFuture } from '../../rules/futures.ts'
import { type Corner, tiltFor, type Way } from '../input/bearings.ts'
import { type Control, KeyRepeat } from '../input/key-repeat.ts'
import { PhaseBoard } from './phase-board.ts'
import { PhasePlayback, phasesOf } from './phases.ts'
import { PieceTints } from './piece-tints.ts'
import { TickClock } from './tick-clock.ts'

type State = Floodline['State']

/** A tilt key is held: this is what letting go of it would do. */
export interface TiltPreview {
  readonly way: Way
  readonly future: TiltFuture
}

export interface PlayOptions {
  /** No movement: a resolve is shown as its result. */
  readonly still: boolean
  /** How fast resolves are told; 1 is as written in phases.ts. */
  readonly pace: number
}

/** How long a tilt key is held before the future shows: shorter is a tilt that needed no thought. */
const THINK_MS = 180

const TILT = 'tilt-'

/** What changes the board, or what is to be said about it. A piece on its way changes nothing. */
const BOARD: ReadonlySet<FloodEvent['kind']> = new Set<FloodEvent['kind']>([
  'merged',
  'fell',
  'flowed',
  'frozen',
  'thawed',
  'drained',
  'tilted',
  'released',
  'spawned',
  'held',
])

export class Play {
  readonly keyRepeat = new KeyRepeat()
  readonly clock = new TickClock()
  readonly tints: PieceTints
  corner: Corner = 0
  options: PlayOptions
  playback: PhasePlayback | null = null
  /** The board as the telling has it; null when nothing is told. */
  phaseBoard: PhaseBoard | null = null
  /** The latest resolve in which anything moved: the state it began from, with what was asked noted in it, and what it told. */
  resolve: { readonly before: State; readonly events: readonly FloodEvent[] } | null = null
  preview: TiltPreview | null = null
  /** Goes up when the board may have changed: a picture that has drawn this one need not look at it again. */
  board = 0
  paused = false
  /** Somebody reads why something happened. */
  reading = false
  /** One tick at a time, on demand. */
  stepping = false
  /** Something was taken back: time waits for the next press. */
  resting = false
  /** Somebody builds by hand. */
  building = false

  readonly #table: Table<Floodline>
  readonly #futures = new Futures()
  #heard: FloodEvent[] = []
  #pressedTilt: { way: Way; at: number } | null = null
  #steps: FloodAction[][] = [] // ticks asked for one by one, each with what was pressed before it
  #again = false // what is told is told once more
  #now = 0
  #seen: State // when something was heard last
  #returning = false
  #stop: () => void

  constructor(table: Table<Floodline>, options: PlayOptions) {
    this.#table = table
    this.options = options
    this.#seen = table.view
    this.tints = new PieceTints(table.view.level.bounds, table.view.cells)
    this.#stop = table.listen(events => this.#hear(events))
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

  // ── Hands ──────────────────────────────────────────────────────────────────────────────────────────

  press(control: Control, now: number): void {
    if (this.paused || this.over) return
    this.resting = false
    if (this.playback && control === 'drop') return this.playback.skip()
    if (!control.startsWith(TILT)) return this.keyRepeat.press(control)
    this.#pressedTilt = { way: control.slice(TILT.length) as Way, at: now }
  }

  release(control: Control): void {
    this.keyRepeat.release(control)
    const tilt = this.#pressedTilt
    if (!tilt || control !== `${TILT}${tilt.way}`) return
    this.#pressedTilt = null
    this.preview = null
    // A press and its release between two ticks are one wish.
    this.keyRepeat.press(control)
    this.keyRepeat.release(control)
  }

  /** The tilt that is being thought about is not made. */
  cancel(): boolean {
    if (!this.#pressedTilt) return false
    this.#pressedTilt = null
    this.preview = null
    return true
  }

  /** Shows what a tilt would do, at once and for as long as it is pointed at. */
  consider(way: Way | null): void {
    if (this.#pressedTilt || this.playback || this.over) return
    this.preview = way === null ? null : this.#previewed(way)
  }

  letGo(): void {
    this.keyRepeat.letGo()
    this.cancel()
  }

  /** Tells the latest resolve once more; nothing happens. */
  replayPhases(): void {
    if (!this.resolve || this.options.still) return
    this.#begin(this.resolve.before, this.resolve.events)
    this.#again = true
  }

  /** In practice: to before the latest lock or tilt, however many marks lie between. */
  takeBack(): Refusal | null {
    const from = this.state
    this.#returning = true
    const refusal = this.#table.undo()
    this.#returning = false
    if (!refusal) this.#return(from)
    return refusal
  }

  /** In a sandbox: a tool, at once. While something is told the world waits. */
  use(tool: Tool): Refusal | null {
    if (this.playback) return null
    this.#mark()
    const before = this.state
    const first = this.#heard.length
    const refusal = this.#table.act(tool)
    if (refusal) return refusal
    this.#follow(before, this.#heard.slice(first))
    if (!this.playback) this.tints.catchUp(this.state.cells)
    return null
  }

  /** In step mode: so many ticks more. */
  step(ticks: number): void {
    this.resting = false
    const { gravity, soft } = this.state
    for (let tick = 0; tick < ticks; tick++) this.#steps.push(this.keyRepeat.actions(this.corner, gravity, soft))
  }

  // ── Time ───────────────────────────────────────────────────────────────────────────────────────────

  /** A frame has come. Returns what was told since the last one, in order. */
  frame(now: number): readonly FloodEvent[] {
    const passed = Math.min(100, now - this.#now)
    this.#now = now
    this.#think(now)
    if (this.playback) this.#tell(passed)
    if (!this.playback) this.#play(now)
    const heard = this.#heard
    this.#heard = []
    return heard
  }

  /** Time stands still while somebody looks at a future, reads a telling, or is away. */
  get #waiting(): boolean {
    return this.paused || this.reading || this.resting || this.building || this.preview !== null || this.over
  }

  #think(now: number): void {
    const tilt = this.#pressedTilt
    if (!tilt || this.preview?.way === tilt.way || now - tilt.at < THINK_MS) return
    this.preview = this.#previewed(tilt.way)
  }

  #previewed(way: Way): TiltPreview | null {
    const future = this.#futures.tilts(this.state)[TILTS.indexOf(tiltFor(way, this.corner))]
    return future ? { way, future } : null
  }

  #tell(passed: number): void {
    if (this.paused) return
    const { playback, phaseBoard } = this
    if (!playback || !phaseBoard) return
    playback.pass(passed * this.options.pace)
    // Phases that are over have happened on the retold board.
    for (const event of playback.finished()) {
      if (!this.#again) this.tints.follow([event], phaseBoard.gravity)
      phaseBoard.apply(event)
    }
    if (!playback.over) return
    this.playback = null
    this.phaseBoard = null
    this.board++
    this.clock.restart(this.#now)
  }

  #play(now: number): void {
    if (this.#waiting) return this.clock.restart(now)
    if (this.stepping) while (this.#steps.length > 0 && !this.playback && !this.over) this.#tick(this.#steps.shift() ?? [])
    const due = this.stepping ? 0 : this.clock.due(now)
    for (let tick = 0; tick < due && !this.playback && !this.over; tick++) this.#tick()
    if (this.playback) this.clock.restart(now)
  }

  #tick(wishes = this.keyRepeat.actions(this.corner, this.state.gravity, this.state.soft)): void {
    if (wishes.some(({ kind }) => kind === 'tilt')) this.#mark()
    for (const wish of wishes) this.#ask(wish)
    const asked = this.state
    const first = this.#heard.length
    this.#table.time?.advance(1)
    const events = this.#heard.slice(first)
    if (events.some(({ kind }) => kind === 'spawned')) this.#mark()
    if (events.length > 0) this.#follow(asked, events)
  }

  /** Where something may be taken back: a place to return to, after every lock and before every tilt [FL-147]. */
  #mark(): void {
    if (this.#table.undosLeft > 0) this.#table.time?.mark()
  }

  #follow(before: State, events: readonly FloodEvent[]): void {
    const phases = phasesOf(events)
    if (phases.length > 0) this.resolve = { before, events }
    if (events.some(({ kind }) => BOARD.has(kind))) this.board++
    if (phases.length === 0 || this.options.still) return this.tints.follow(events, before.gravity)
    this.#begin(before, events)
  }

  #begin(before: State, events: readonly FloodEvent[]): void {
    this.phaseBoard = new PhaseBoard(before.level.bounds, before.cells, before.gravity)
    for (const event of events) if (event.kind === 'tilted' || event.kind === 'locked') this.phaseBoard.apply(event)
    this.playback = new PhasePlayback(phasesOf(events))
    this.#again = false
  }

  #ask(asked: FloodAction): void {
    const refusal = this.#table.act(asked)
    if (refusal) this.refused?.(refusal.code, notate(asked))
  }

  /** Somebody wants to know what was turned down. */
  refused: ((code: string, asked: string) => void) | null = null

  /** Nothing told means that the past has changed: whoever took back or jumped sees the board as it now is. */
  #hear(events: readonly FloodEvent[]): void {
    const before = this.#seen
    this.#seen = this.state
    this.#heard.push(...events)
    if (events.length > 0) {
      // Somebody else lets time pass here: the board is shown as it is.
      if (!this.#table.time && events.some(({ kind }) => BOARD.has(kind))) this.#lookAgain(events)
      return
    }
    // A wish that was noted has told nothing yet, and changed nothing that can be seen.
    if (this.#table.time && this.state.tick >= before.tick && !this.#returning) return
    this.board++
    this.playback = null
    this.phaseBoard = null
    this.resolve = null
    this.tints.catchUp(this.state.cells)
    if (this.#table.time && !this.#returning) this.#return(before)
  }

  /** Whoever takes back means the latest lock or tilt: marks that lie after it are passed by. The one that is reached stays a mark. */
  #return(from: State): void {
    this.#returning = true
    while (this.state.tick > 0 && isSameWorld(this.state, from) && !this.#table.undo());
    this.#returning = false
    this.keyRepeat.letGo()
    this.resting = true
    this.#mark()
  }

  #lookAgain(events: readonly FloodEvent[]): void {
    this.tints.follow(events, this.state.gravity)
    this.board++
  }
}

/** Nothing has locked, tilted or been put since. */
function isSameWorld(one: State, other: State): boolean {
  return (
    one.metrics.pieces === other.metrics.pieces &&
    one.metrics.tilts === other.metrics.tilts &&
    one.cells.every((code, cell) => code === other.cells[cell])
  )
}
