/**
 * Floodline for somebody who listens. Time waits for keys: every press is a tick, and nothing falls while a sentence is read out. A
 * replay holds ticks and no clock, so it cannot tell such a game from any other.
 */
import { type Signal, signal } from '@preact/signals'
import { announce } from '../../../../ui/announce.tsx'
import { type FloodEvent, type Floodline, GRAVITIES, type TiltSense } from '../../nouns.ts'
import { Futures } from '../../rules/futures.ts'
import { stepFor, tiltFor, WAYS, type Way } from '../input/bearings.ts'
import { controlName } from '../input/key-names.ts'
import type { Control } from '../input/key-repeat.ts'
import { BOUND, type Bound, type Command, keyShown } from '../input/keys.ts'
import type { Controller } from '../playback/controller.ts'
import { type Around, said } from '../words/audio-mode.ts'
import { words } from '../words/index.ts'
import type { AudioModeListener } from './audio-mode.ts'
import { Explorer } from './explorer.ts'
import { dropFacts, heightFacts, pieceFacts, tiltFacts } from './foresight.ts'
import { sheetOf } from './sheets.ts'
import { summaryOf } from './summary.ts'
import { Voice } from './voice.ts'

type State = Floodline['State']

/** So many ticks ahead a gust is announced: twice the second that is promised, because one wait may be most of a second. */
const WIND_AHEAD = 150

/** One wait is at most a second, so that nothing is slept through. */
const LONGEST_WAIT = 60

const TILT = 'tilt-'

/** Of no use to somebody who does not look. */
const FOR_EYES: ReadonlySet<Bound> = new Set<Bound>([
  'corner-1',
  'corner-2',
  'corner-3',
  'corner-4',
  'x-ray',
  'depths',
  'slower',
  'faster',
  'handling',
])

function isWay(bound: Bound): bound is Way {
  return WAYS.some(way => way === bound)
}

export class Listener implements AudioModeListener {
  readonly explorer: Explorer
  readonly piece: Signal<string> = signal('')
  readonly calm: Signal<boolean> = signal(true)

  readonly #controller: Controller
  readonly #futures = new Futures()
  readonly #voice = new Voice()
  #seen = ''
  #aimed: Way | null = null
  #gust = -1 // the tick of the gust that was announced last

  constructor(controller: Controller) {
    this.#controller = controller
    controller.play.letGo() // whatever was pressed before anybody could hear what it does
    this.explorer = new Explorer(() => controller.state)
    this.piece.value = this.#pieceSaid()
    this.#voice.news(said.opened)
    this.#voice.news(this.piece.peek())
  }

  get #state(): Readonly<State> {
    return this.#controller.state
  }

  get #around(): Around {
    const { gravity, level } = this.#state
    return { gravity: GRAVITIES[gravity] ?? 'DOWN', objectives: level.objectives }
  }

  close(): void {
    this.#aim(null)
    this.#controller.looking.point(null)
    this.#controller.play.stepping = false
    announce(said.closed)
  }

  // ── Frames ─────────────────────────────────────────────────────────────────────────────────────────

  frame(now: number): void {
    const { play } = this.#controller
    // Whatever else sets the clock, time is whoever listens to its own.
    play.stepping = this.calm.peek()
    this.#lookAgain()
    this.#feelWind()
    const sentence = this.#voice.due(now)
    if (sentence !== '') announce(sentence)
  }

  hear(events: readonly FloodEvent[]): void {
    const summary = summaryOf(events, this.#state)
    if (summary) this.#voice.news(said.summary(summary, this.#around))
    for (const event of events) this.#hearOne(event)
    if (summary?.tilted) this.say(this.explorer.tilted())
  }

  #hearOne(event: FloodEvent): void {
    switch (event.kind) {
      case 'bumped': {
        const { asked } = event
        return this.#voice.news(said.bumped(asked.kind === 'move' ? asked.step : asked.kind === 'turn' ? asked.axis : null, event.because))
      }
      case 'held':
      case 'armed':
      case 'gust':
      case 'released':
      case 'tilt-refused':
        this.#voice.news(words.heard(event, { you: 0, names: [''] }))
        if (event.kind !== 'held' && event.kind !== 'gust') return
        return this.#voice.place(this.#placeSaid())
      case 'spawned':
      case 'tilted':
        return this.#voice.place(this.#placeSaid())
      case 'moved':
        // What falls by itself lands where it was going to land.
        if (event.step !== 'fall' && event.step !== 'soft') this.#voice.place(this.#placeSaid())
        return
      case 'turned':
        return this.#voice.place(this.#placeSaid())
      default:
    }
  }

  /** The board or the piece is not where it was. */
  #lookAgain(): void {
    const { piece, pose, x, y, z, gravity, held } = this.#state
    const seen = [this.#controller.play.board, piece, pose, x, y, z, gravity, held].join()
    if (seen === this.#seen) return
    this.#seen = seen
    this.explorer.lookAgain()
    this.piece.value = this.#pieceSaid()
  }

  #feelWind(): void {
    const { wind } = this.#controller.hud.peek()
    if (!wind || wind.ticks > WIND_AHEAD) return
    const gust = this.#state.tick + wind.ticks
    // The display may be a moment old: gusts lie further apart than that.
    if (Math.abs(gust - this.#gust) < WIND_AHEAD / 3) return
    this.#gust = gust
    this.#voice.news(said.wind(wind))
  }

  // ── Keys ───────────────────────────────────────────────────────────────────────────────────────────

  /** True: it was taken, and nobody else needs to know of it. */
  press(control: Control): boolean {
    const { play } = this.#controller
    if (play.paused || play.over) return true
    this.#controller.explaining.goOn()
    play.playback?.skip()
    if (control.startsWith(TILT)) return this.#tilt(control.slice(TILT.length) as Way)
    this.#aim(null)
    if (!this.calm.peek()) return false
    this.#pass(control)
    return true
  }

  /** A press that lasts one tick. */
  #pass(control: Control): void {
    const { play } = this.#controller
    play.keyRepeat.press(control)
    play.step(1)
    play.keyRepeat.release(control)
  }

  /** The first press says what would happen, the second lets it happen: a key that is held would drown out the answer. */
  #tilt(way: Way): boolean {
    if (this.#aimed === way) {
      this.#aim(null)
      this.#pass(`tilt-${way}`)
      return true
    }
    this.#aim(way)
    this.#voice.news(this.#tiltSaid(tiltFor(way, this.#controller.play.corner), keyShown(`tilt-${way}`)))
    return true
  }

  #aim(way: Way | null): void {
    this.#aimed = way
    this.#controller.input.aim(way)
  }

  /** Whether there was a tilt to take back. */
  cancel(): boolean {
    if (this.#aimed === null) return false
    this.#aim(null)
    this.#voice.news(said.notTilted)
    return true
  }

  /** True: it was a question for this listener. */
  command(command: Command): boolean {
    if (command === 'why') return this.#nothingMoved()
    const answer = QUESTIONS[command]
    if (!answer) return false
    answer(this)
    return true
  }

  /** Why is answered where it always is; that there is nothing to answer has to be said. */
  #nothingMoved(): boolean {
    if (this.#controller.play.phases.resolve) return false
    this.#voice.news(said.nothingMoved)
    return true
  }

  // ── Questions ──────────────────────────────────────────────────────────────────────────────────────

  sayPiece(): void {
    this.#voice.news(this.#pieceSaid())
  }

  sayGoals(): void {
    const loses = (this.#state.level.constraints ?? []).map(words.constraint)
    this.#voice.news(said.goals(this.#controller.hud.peek(), { ...this.#around, loses }))
  }

  sayHeights(): void {
    const map = sheetOf(this.#state, 'map', 0)
    const { atlas } = this.explorer.reading.peek()
    const facts = heightFacts(
      this.#state,
      map.rows.map(row => row.map(foot => atlas.column(foot).level)),
    )
    this.#voice.news(said.heights(facts, this.#controller.hud.peek(), map))
  }

  sayComing(): void {
    this.#voice.news(said.coming(this.#controller.hud.peek()))
  }

  sayTilts(): void {
    const { tilt } = this.#controller.hud.peek()
    if (tilt.never) return this.#voice.news(said.noTilts)
    this.#voice.news(tilt.ways.map(({ sense }) => this.#tiltSaid(sense, '')).join(' '))
  }

  sayAgain(): void {
    this.#voice.news(this.#voice.last)
  }

  sayKeys(): void {
    this.#voice.news(said.keys(this.keys))
  }

  /** Every key of the game and what it does, for whoever asks. */
  get keys(): readonly (readonly [key: string, does: string])[] {
    return BOUND.flatMap(bound => (FOR_EYES.has(bound) ? [] : [[keyShown(bound), this.#does(bound)] as const]))
  }

  /** Moves and tilts by where they go in the world: away and near are for those who see a screen. */
  #does(bound: Bound): string {
    const { corner } = this.#controller.play
    if (isWay(bound)) return words.moveTo(stepFor(bound, corner, this.#state.gravity))
    if (bound.startsWith(TILT)) return words.tiltSense(tiltFor(bound.slice(TILT.length) as Way, corner))
    return controlName(bound)
  }

  /** Lets time pass until the piece falls a cell, or locks where it stands. */
  wait(): void {
    const { play } = this.#controller
    if (!this.calm.peek() || play.paused || play.over) return
    this.#aim(null)
    this.#controller.explaining.goOn()
    play.playback?.skip()
    const { grounded, lockIn, fallIn } = this.#state
    play.step(Math.max(1, Math.min(LONGEST_WAIT, grounded ? lockIn : fallIn)))
    this.#voice.place(said.waited)
  }

  setCalm(calm: boolean): void {
    this.calm.value = calm
    this.#voice.news(calm ? said.calmOn : said.calmOff)
  }

  /** The picture shows what the finger is on. */
  point(): void {
    const cell = this.explorer.pointed
    this.#controller.looking.point(cell === null ? null : { to: [cell] })
  }

  /** Said when there is a breath for it. */
  say(sentence: string): void {
    this.#voice.news(sentence)
  }

  // ── Sentences ──────────────────────────────────────────────────────────────────────────────────────

  #pieceSaid(): string {
    const facts = pieceFacts(this.#state)
    return facts ? said.piece(facts, dropFacts(this.#state, this.#futures), this.#around) : said.noPiece
  }

  #placeSaid(): string {
    const facts = pieceFacts(this.#state)
    return facts ? said.place(facts, dropFacts(this.#state, this.#futures), this.#around) : ''
  }

  #tiltSaid(sense: TiltSense, key: string): string {
    const facts = tiltFacts(this.#state, sense, this.#futures)
    return facts ? said.tilt(facts, key) : ''
  }
}

const QUESTIONS: Partial<Record<Command, (listener: Listener) => void>> = {
  read: listener => listener.sayPiece(),
  'say-goals': listener => listener.sayGoals(),
  'say-heights': listener => listener.sayHeights(),
  'say-coming': listener => listener.sayComing(),
  'say-tilts': listener => listener.sayTilts(),
  'say-again': listener => listener.sayAgain(),
  'say-keys': listener => listener.sayKeys(),
  wait: listener => listener.wait(),
  cut: listener => listener.say(listener.explorer.nextCut()),
  'to-landing': listener => listener.say(listener.explorer.toLanding()),
  'layer-up': listener => listener.say(listener.explorer.slice(1)),
  'layer-down': listener => listener.say(listener.explorer.slice(-1)),
}
