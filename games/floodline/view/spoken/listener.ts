/**
 * Floodline for somebody who listens. Time waits for keys: every press is a tick, and nothing falls while a sentence is read out. A
 * replay holds ticks and no clock, so it cannot tell such a game from any other.
 */
import { type Signal, signal } from '@preact/signals'
import { announce } from '../../../../ui/announce.tsx'
import type { FloodEvent, Floodline } from '../../nouns.ts'
import { tiltFor, type Way } from '../input/bearings.ts'
import type { Control } from '../input/key-repeat.ts'
import { type Command, keyShown } from '../input/keys.ts'
import type { Controller } from '../playback/controller.ts'
import { said } from '../words/audio-mode.ts'
import { words } from '../words/index.ts'
import { Answers } from './answers.ts'
import type { AudioModeListener } from './audio-mode.ts'
import { Explorer } from './explorer.ts'
import { summaryOf } from './summary.ts'
import { Voice } from './voice.ts'

type State = Floodline['State']

/** So many ticks ahead a gust is announced: twice the second that is promised, because one wait may be most of a second. */
const WIND_AHEAD = 150

/** One wait is at most a second, so that nothing is slept through. */
const LONGEST_WAIT = 60

const TILT = 'tilt-'

export class Listener implements AudioModeListener {
  readonly explorer: Explorer
  readonly answers: Answers
  readonly piece: Signal<string> = signal('')
  readonly calm: Signal<boolean> = signal(true)

  readonly #controller: Controller
  readonly #voice = new Voice()
  #seen = ''
  #aimed: Way | null = null
  #gust = -1 // the tick of the gust that was announced last

  constructor(controller: Controller) {
    this.#controller = controller
    controller.play.letGo() // whatever was pressed before anybody could hear what it does
    this.explorer = new Explorer(() => controller.state, controller.play.phases.looks.of)
    this.answers = new Answers(controller, this.explorer)
    this.piece.value = this.answers.piece()
    this.#voice.news(said.opened)
    this.#voice.news(this.piece.peek())
  }

  get #state(): Readonly<State> {
    return this.#controller.state
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
    if (summary) this.#voice.news(said.summary(summary, this.answers.around))
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
        return this.#voice.place(this.answers.place())
      case 'spawned':
      case 'tilted':
        return this.#voice.place(this.answers.place())
      case 'moved':
        // What falls by itself lands where it was going to land.
        if (event.step !== 'fall' && event.step !== 'soft') this.#voice.place(this.answers.place())
        return
      case 'turned':
        return this.#voice.place(this.answers.place())
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
    this.piece.value = this.answers.piece()
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
    this.#voice.news(this.answers.tilt(tiltFor(way, this.#controller.play.corner), keyShown(`tilt-${way}`)))
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

  // ── Time and place ─────────────────────────────────────────────────────────────────────────────────

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

  /** The last answer once more. */
  again(): void {
    this.#voice.news(this.#voice.last)
  }
}

const QUESTIONS: Partial<Record<Command, (listener: Listener) => void>> = {
  read: listener => listener.say(listener.answers.piece()),
  'say-goals': listener => listener.say(listener.answers.goals()),
  'say-heights': listener => listener.say(listener.answers.heights()),
  'say-coming': listener => listener.say(listener.answers.coming()),
  'say-tilts': listener => listener.say(listener.answers.tilts()),
  'say-again': listener => listener.again(),
  'say-keys': listener => listener.say(said.keys(listener.answers.keys())),
  wait: listener => listener.wait(),
  cut: listener => listener.say(listener.explorer.nextCut()),
  'to-landing': listener => listener.say(listener.explorer.toLanding()),
  'layer-up': listener => listener.say(listener.explorer.slice(1)),
  'layer-down': listener => listener.say(listener.explorer.slice(-1)),
}
