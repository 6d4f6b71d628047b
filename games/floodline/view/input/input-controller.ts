/** Everything a player does, whatever with: keys, a pad, buttons of the display, fingers on the board. */
import type { Refusal } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import { spoken } from '../../../../ui/language.ts'
import type { Company } from '../../../../ui/stage.ts'
import type { FloodEvent, FloodRefusal, Tool } from '../../nouns.ts'
import type { ExplainController } from '../looking/explain-controller.ts'
import type { LookController } from '../looking/look-controller.ts'
import type { Play } from '../playback/play.ts'
import type { BoardMessage } from '../present/board-message.ts'
import type { Display } from '../present/display.ts'
import type { AudioLoader } from '../sound/audio-loader.ts'
import type { AudioMode } from '../spoken/audio-mode.ts'
import { words } from '../words/index.ts'
import { type Corner, WAYS, type Way } from './bearings.ts'
import { HandlingControl } from './handling.ts'
import { instrument } from './instrument.ts'
import type { Control } from './key-repeat.ts'
import type { Command } from './keys.ts'
import { stepMade } from './moves-known.ts'

interface Parts {
  readonly play: Play
  readonly display: Display
  readonly looking: LookController
  readonly explaining: ExplainController
  readonly audioMode: AudioMode
  readonly message: BoardMessage
  readonly audio: AudioLoader | null // none where somebody only looks on
}

const ALONE: Company = { you: 0, names: [''] }

/** Why the kernel takes nothing back. */
const NO_UNDO: ReadonlySet<string> = new Set(['no-undos', 'nothing-to-undo'])

/** Commands that only look: they work while time stands still because somebody wants it to. */
const LOOKS = /^(corner|layer|x-ray|depths|read)/

const NOTHING_MOVED = (): string => spoken({ en: 'Nothing fell or flowed just now', de: 'Gerade ist nichts gefallen oder geflossen' })

export class InputController {
  readonly handling: HandlingControl
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
    this.handling = new HandlingControl(parts.play.keyRepeat)
    parts.play.refused = refusal => this.#refused(refusal)
    parts.play.tookBack = () => announce(words.tookBack)
  }

  // ── Steering ───────────────────────────────────────────────────────────────────────────────────────

  press(control: Control, now: number): void {
    const { play, display, explaining, audioMode, audio } = this.#parts
    if (play.paused) return
    audio?.load()
    if (audioMode.listener?.press(control)) return display.refresh()
    if (display.comparing.peek()) {
      this.compare(false)
      if (!control.startsWith('tilt-')) return
    }
    display.helper?.leave()
    if (display.why && control === 'drop') return explaining.goOn()
    if (isWay(control) && isByButton()) stepMade(play.state.gravity)
    play.press(control, now)
    display.refresh()
  }

  release(control: Control): void {
    this.#parts.play.release(control)
    this.#parts.display.refresh()
  }

  /** Press and let go. Whoever reads why something happened pushes nothing meanwhile. */
  tap(control: Control): void {
    if (this.#parts.play.reading) return
    this.press(control, 0)
    this.release(control)
  }

  /** From a button: pointing at it has shown what it would do. */
  tilt(way: Way): void {
    const { play, display, audioMode } = this.#parts
    if (audioMode.listener?.press(`tilt-${way}`)) return display.refresh()
    this.compare(false)
    this.aim(null)
    play.press(`tilt-${way}`, 0)
    this.release(`tilt-${way}`)
  }

  /** Shows what a tilt would do. */
  aim(way: Way | null): void {
    this.#parts.play.consider(way)
    this.#parts.display.refresh()
  }

  /** The tilt that is being thought about is not made; says whether there was one. */
  cancel(): boolean {
    if (this.#parts.display.comparing.peek()) {
      this.compare(false)
      return true
    }
    return this.#parts.play.tilt.cancel()
  }

  /** The four tilts side by side, while time stands still. */
  compare(on: boolean): void {
    const { play, display } = this.#parts
    const shown = on && !play.over && !play.playback && !display.why
    play.comparing = shown
    display.comparing.value = shown
  }

  /** Nothing is held any more: the window lost the keyboard, or a dialog took it. */
  letGo(): void {
    this.#parts.play.letGo()
  }

  /** Goes up when another piece is in play: a finger that is still down does not steer it. */
  get pieces(): number {
    const { metrics, holdUsed } = this.#parts.play.state
    return metrics.pieces * 2 + Number(holdUsed)
  }

  /** Something happened: hands that can feel it do. Nothing shakes where nothing moves. */
  feel(events: readonly FloodEvent[]): void {
    const { still, pace } = this.#parts.play.options
    const held = instrument.peek()
    if (still || (held !== 'touch' && held !== 'pad')) return
    const shaken = import('./haptics.ts').then(({ shake }) => shake(events, held, pace))
    shaken.catch(() => {}) // no connection, nothing to feel
  }

  // ── Time ───────────────────────────────────────────────────────────────────────────────────────────

  speed(speed: number): void {
    const { play, display, audioMode } = this.#parts
    display.speed = speed
    play.stepping = audioMode.on.peek()
    play.clock.speed = speed
    play.options = { ...play.options, pace: speed }
    display.refresh()
  }

  /** One tick, and from now on one at a time. */
  step(): void {
    const { play, display } = this.#parts
    play.stepping = true
    play.step(1)
    display.refresh()
  }

  /** In practice: to before the latest lock or tilt. */
  takeBack(): void {
    const { play, explaining, message } = this.#parts
    const refusal = play.takeBack()
    explaining.goOn()
    if (refusal) message.say(words.noTakeBack)
  }

  /** Hurries the resolve that is being shown. */
  skip(): void {
    this.#parts.play.playback?.skip()
  }

  // ── Building ───────────────────────────────────────────────────────────────────────────────────────

  /** In a sandbox. */
  use(tool: Tool): void {
    const refusal: Refusal | null = this.#parts.play.use(tool)
    if (refusal) this.#refused(refusal)
    this.#parts.display.refresh()
  }

  /** The cells a hand would fill are shown; null: it holds nothing, and time goes on. */
  brush(cells: readonly number[] | null): void {
    const { play, looking } = this.#parts
    play.building = cells !== null
    looking.inspection.brush = cells ?? []
    looking.show()
  }

  // ── Commands ───────────────────────────────────────────────────────────────────────────────────────

  command(command: Command): void {
    const { play, display, looking, explaining, audioMode, message } = this.#parts
    if (play.paused && !LOOKS.test(command)) return
    if (audioMode.listener?.command(command)) return
    const { layer } = looking.inspection
    switch (command) {
      case 'corner-1':
      case 'corner-2':
      case 'corner-3':
      case 'corner-4':
        return looking.stand((Number(command.slice(-1)) - 1) as Corner)
      case 'corner-next':
        return looking.stand(((play.corner + 1) % 4) as Corner)
      case 'zoom':
        return looking.zoom('next')
      case 'layer-up':
        return looking.layer((layer ?? -1) + 1)
      case 'layer-down':
        return looking.layer((layer ?? play.state.level.maxWorldHeight + 1) - 1)
      case 'x-ray':
        return looking.layer(layer === null ? Math.max(0, display.hud.value.height.now) : null)
      case 'depths':
        return looking.toggleDepths()
      case 'why':
        return void explaining.toggle().then(answered => answered || message.say(NOTHING_MOVED()))
      case 'compare':
        return this.compare(!display.comparing.peek())
      case 'help':
        return display.helper?.key()
      case 'step':
        return this.step()
      case 'undo':
        return this.takeBack()
      case 'read':
        return announce(words.spokenLanding(play.state))
      case 'slower':
        return this.speed(Math.max(0.25, display.speed / 2))
      case 'faster':
        return this.speed(Math.min(4, display.speed * 2))
      case 'handling':
        return this.handling.toggle()
      case 'listen':
        return audioMode.set(!audioMode.on.peek())
      case 'wait': // where nobody listens, there is only what is shown to wait for
        return this.skip()
      default: // questions for a listener who is not there
    }
  }

  /** A table that is far away may know reasons that the rules do not. */
  #refused(refusal: Refusal): void {
    const { code, because } = refusal
    if (code === 'already-asked' || code === 'over') return
    const isOurs = words.refused(refusal, ALONE) !== null
    this.#parts.message.say(isOurs ? words.no(code as FloodRefusal) : (NO_UNDO.has(code) && words.noTakeBack) || because)
  }
}

/** Pressed, and not pushed with a finger or a mouse. */
function isByButton(): boolean {
  return instrument.peek() === 'keys' || instrument.peek() === 'pad'
}

function isWay(control: Control): boolean {
  return WAYS.some(way => way === control)
}
