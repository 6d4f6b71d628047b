/** Everything the stage holds on to for one table: the game in hand, its picture, and what is to be read around it. */
import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import type { FloodEvent, Floodline, FloodRefusal, Tool } from '../../nouns.ts'
import type { XrayName } from '../hud/inside/layers.tsx'
import type { Hud } from '../hud/model.ts'
import type { WhyStep } from '../hud/warnings/why.ts'
import type { Corner, Way } from '../input/bearings.ts'
import { type Reach, reachOf } from '../input/gestures.ts'
import { savedHandling, saveHandling } from '../input/handling.ts'
import type { Control, Handling } from '../input/key-repeat.ts'
import type { Command } from '../input/keys.ts'
import { arrowsOf } from '../looking/callouts.ts'
import { cellMeantBy, Inspection } from '../looking/inspection.ts'
import { chapterOf, type Lesson, lessonOf } from '../looking/lesson.ts'
import { Reasons } from '../looking/reasons.ts'
import { Display } from '../present/display.ts'
import { Presenter } from '../present/presenter.ts'
import type { Overlay, Picture, Stats } from '../render/picture.ts'
import { AudioLoader } from '../sound/audio-loader.ts'
import type { AudioMode } from '../spoken/audio-mode.ts'
import { saveAudioMode, savedAudioMode } from '../spoken/saved.ts'
import { words } from '../words/index.ts'
import { Play } from './play.ts'

type State = Floodline['State']

/** A resolve that moved so many voxels without a tilt is explained without being asked. */
const STARTLING = 1

/** The end screen asks the same controller why it ended. */
const controllers = new WeakMap<Table<Floodline>, Controller>()

export function controllerAt(table: Table<Floodline>): Controller | null {
  return controllers.get(table) ?? null
}

export class Controller {
  readonly play: Play
  readonly display: Display
  /** Ticks before a held move repeats, between its repeats, and for a cell of soft drop. */
  readonly handling: Signal<Handling> = signal(savedHandling())
  readonly tuning: Signal<boolean> = signal(false)
  /** While they are set: ticks that a move is held. */
  readonly held: Signal<number | null> = signal(null)
  readonly refused: Signal<string | null> = signal(null)
  readonly inspection = new Inspection()
  /** Whether somebody plays by ear, which is kept, and their ear once it is there. */
  readonly audioMode: Signal<boolean> = signal(savedAudioMode())
  listener: AudioMode | null = null

  readonly #pit = new AudioLoader()
  readonly #reasons = new Reasons()
  readonly #lesson: Lesson
  #scene: Picture | null = null
  #picture: Presenter | null = null
  #released: readonly number[] = []
  #refusedAt = 0
  #arrows = ''
  #told = false // why it happened

  /** Somebody looks on and plays nothing. */
  readonly watched: boolean

  constructor(table: Table<Floodline>, still: boolean) {
    controllers.set(table, this)
    this.watched = table.seat === null
    this.play = new Play(table, { still, pace: 1 })
    this.play.refused = code => this.#refuse(code as FloodRefusal)
    this.#lesson = lessonOf(this.state)
    this.play.keyRepeat.handling = this.handling.peek()
    this.display = new Display(this.play, this.inspection, this.#reasons, this.#lesson)
  }

  get state(): State {
    return this.play.state
  }

  get hud(): Signal<Hud> {
    return this.display.hud
  }

  /** How much the picture costs; null before it is there. */
  get stats(): Readonly<Stats> | null {
    return this.#scene?.stats ?? null
  }

  /** The picture is there: from now on frames are drawn. */
  attach(scene: Picture): void {
    const { still } = this.play.options
    this.#scene = scene
    scene.set({ still })
    this.#picture = new Presenter(scene, this.play, { still, chapter: chapterOf(this.state) })
    this.#look()
  }

  /** Somebody wants no movement, or wants it again. */
  quieten(still: boolean): void {
    this.play.options = { ...this.play.options, still }
    this.#scene?.set({ still })
    if (this.#picture) this.#picture.still = still
  }

  dispose(): void {
    this.play.dispose()
    this.#pit.dispose()
    this.#scene?.dispose()
  }

  // ── Frames ─────────────────────────────────────────────────────────────────────────────────────────

  frame(now: number): void {
    const told = this.play.frame(now)
    if (told.length > 0) this.#hear(told)
    this.#pit.frame(this.play)
    this.#picture?.draw(now, told)
    if (this.tuning.peek()) this.held.value = this.play.keyRepeat.held
    if (this.refused.value !== null && now - this.#refusedAt > 2600) this.refused.value = null
    if (this.display.read(this.#scene)) this.#pointOut()
    this.listener?.frame(now)
  }

  /** The picture lies elsewhere: labels move with it. */
  moved(): void {
    this.display.stale = true
  }

  #hear(told: readonly FloodEvent[]): void {
    this.display.stale = true
    for (const event of told) if (event.kind === 'released') this.#released = event.cells
    if (this.watched) return
    this.#pit.hear(told, this.play)
    this.#lesson.hear(told, this.state)
    if (this.listener) this.listener.hear(told)
    else this.#say(told)
    const lock = told.some(({ kind }) => kind === 'locked') && !told.some(({ kind }) => kind === 'tilted')
    if (lock && (this.state.metrics.shiftLast >= STARTLING || this.state.lost !== '')) void this.#explain()
  }

  /** Arrows in the world are part of the picture: it is told when others are wanted. */
  #pointOut(): void {
    const { preview, debugPanel, gust, why, state } = this.display.calloutFacts
    const key = [preview?.way, debugPanel, gust && `${gust.direction} ${state.y}`, why !== null, state.gravity].join()
    if (key === this.#arrows) return
    this.#arrows = key
    this.#look()
    if (why && !this.#told) announce(words.whySpoken(why))
    this.#told = why !== null
  }

  // ── What is asked of it ────────────────────────────────────────────────────────────────────────────

  press(control: Control, now: number): void {
    if (!this.watched) this.#pit.load(this.state)
    if (this.listener?.press(control)) return this.moved()
    if (this.display.why && control === 'drop') return this.goOn()
    this.play.press(control, now)
    this.display.stale = true
  }

  release(control: Control): void {
    this.play.release(control)
    this.display.stale = true
  }

  /** Press and let go. Whoever reads why something happened pushes nothing meanwhile. */
  tap(control: Control): void {
    if (this.play.reading) return
    this.press(control, 0)
    this.release(control)
  }

  /** From a button. */
  tilt(way: Way): void {
    if (this.listener?.press(`tilt-${way}`)) return this.moved()
    this.play.consider(null)
    this.play.press(`tilt-${way}`, 0)
    this.play.release(`tilt-${way}`)
    this.display.stale = true
  }

  /** Goes up when another piece is in hand. */
  get pieces(): number {
    const { metrics, holdUsed } = this.state
    return metrics.pieces * 2 + Number(holdUsed)
  }

  /** Where on the screen a step goes, from where the piece is; null while nothing is drawn. */
  reach(): Reach | null {
    const scene = this.#scene
    return scene && reachOf(at => scene.project(at), this.state, this.play.corner)
  }

  aim(way: Way | null): void {
    this.play.consider(way)
    this.display.stale = true
  }

  command(command: Command): void {
    if (this.listener?.command(command)) return
    switch (command) {
      case 'corner-1':
      case 'corner-2':
      case 'corner-3':
      case 'corner-4':
        return this.stand((Number(command.slice(-1)) - 1) as Corner)
      case 'corner-next':
        return this.stand(((this.play.corner + 1) % 4) as Corner)
      case 'layer-up':
        return this.layer((this.inspection.layer ?? -1) + 1)
      case 'layer-down':
        return this.layer((this.inspection.layer ?? this.state.level.maxWorldHeight + 1) - 1)
      case 'x-ray':
        return this.layer(this.inspection.layer === null ? Math.max(0, this.hud.value.height.now) : null)
      case 'depths':
        this.inspection.depths = !this.inspection.depths
        return this.#look()
      case 'why':
        if (this.#reasons.why) return this.goOn()
        void this.#explain()
        return
      case 'step':
        return this.step()
      case 'undo':
        return this.takeBack()
      case 'read':
        return announce(words.spokenLanding(this.state))
      case 'slower':
        return this.speed(Math.max(0.25, this.display.speed / 2))
      case 'faster':
        return this.speed(Math.min(4, this.display.speed * 2))
      case 'handling':
        this.tuning.value = !this.tuning.value
        return
      case 'listen':
        return this.setAudioMode(!this.audioMode.peek())
      default: // questions for an ear that is not there
    }
  }

  /** Tuned by whoever plays: no replay knows of it. */
  tune(handling: Handling): void {
    this.handling.value = handling
    this.play.keyRepeat.handling = handling
    saveHandling(handling)
  }

  /** Time stands still at once, also while the panel is still on its way. */
  setAudioMode(on: boolean): void {
    this.audioMode.value = on
    this.play.stepping = on
    saveAudioMode(on)
  }

  stand(corner: Corner): void {
    this.play.corner = corner
    this.#scene?.camera({ corner })
    this.display.stale = true
  }

  /** Looks a little to the side; it comes back when let go. */
  orbit(yaw: number, pitch: number): void {
    this.#scene?.camera({ corner: this.play.corner, yaw, pitch })
    this.display.stale = true
  }

  layer(layer: number | null): void {
    this.inspection.slice(this.state, layer)
    if (this.inspection.layer !== null) announce(words.spokenSlice(this.state, this.inspection.layer))
    this.#look()
  }

  toggle(name: XrayName): void {
    this.inspection.toggle(name)
    this.#look()
  }

  async toggleDebugPanel(): Promise<void> {
    await this.inspection.toggleDebugPanel()
    this.#look()
  }

  /** Asks about a cell of a board that is looked into: the one that is meant by a place on the screen, or a given one. */
  probe(at: { readonly x: number; readonly y: number } | number): void {
    if (this.inspection.layer === null) return
    const hit = typeof at === 'number' ? null : this.#scene?.pick(at.x, at.y)
    const cell = typeof at === 'number' ? at : hit ? cellMeantBy(this.state, hit) : null
    if (cell === null || cell === this.inspection.probed.peek()) return
    this.inspection.probed.value = cell
    this.#look()
  }

  speed(speed: number): void {
    this.display.speed = speed
    this.play.stepping = this.audioMode.peek()
    this.play.clock.speed = speed
    this.play.options = { ...this.play.options, pace: speed }
    this.display.stale = true
  }

  /** One tick, and from now on one at a time. */
  step(): void {
    this.play.stepping = true
    this.play.step(1)
    this.display.stale = true
  }

  /** In practice: to before the latest lock or tilt. */
  takeBack(): void {
    const refusal = this.play.takeBack()
    this.goOn()
    if (!refusal) return announce(words.tookBack)
    this.refused.value = words.noTakeBack
    this.#refusedAt = performance.now()
  }

  /** Whether there is more to do than a level asks for: practice, step mode, or a level that is no level. */
  get hasModeTools(): boolean {
    return this.state.level.undos === true || this.play.stepping
  }

  get picture(): Picture | null {
    return this.#scene
  }

  /** In a sandbox. */
  use(tool: Tool): void {
    const refusal = this.play.use(tool)
    if (refusal) this.#refuse(refusal.code as FloodRefusal)
    this.display.stale = true
  }

  /** The cells a hand would fill are shown; null: it holds nothing, and time goes on. */
  brush(cells: readonly number[] | null): void {
    this.play.building = cells !== null
    this.inspection.brush = cells ?? []
    this.#look()
  }

  skip(): void {
    this.play.playback?.skip()
  }

  goOn(): void {
    this.#reasons.forget()
    this.play.reading = false
    this.#look()
  }

  /** The latest resolve once more. */
  again(): void {
    this.play.replayPhases()
    this.display.stale = true
  }

  point(marked: Overlay['highlight']): void {
    this.#picture?.look({ ...this.inspection.looking, marked, arrows: arrowsOf(this.display.calloutFacts) })
  }

  /** A step of why: it alone is marked while somebody is at it. */
  pointStep(step: WhyStep | null): void {
    this.#reasons.point(step)
    this.#look()
  }

  /** Nothing happens until it is read; time stands still from the question on. */
  async #explain(): Promise<void> {
    const { resolve } = this.play
    if (!resolve) return
    this.play.reading = true
    const why = await this.#reasons.ask(resolve.before, this.#released)
    this.play.reading = why !== null
    this.#look()
  }

  #look(): void {
    this.point(this.display.why && this.#reasons.marked)
    this.display.stale = true
  }

  #refuse(code: FloodRefusal): void {
    if (code === 'already-asked' || code === 'over') return
    this.say(words.no(code))
  }

  /** Over the board, for a moment. */
  say(sentence: string): void {
    this.refused.value = sentence
    this.#refusedAt = performance.now()
  }

  // ── Aloud ──────────────────────────────────────────────────────────────────────────────────────────

  /** What somebody who does not look needs to hear. Steps and turns they made themselves; those they feel. */
  #say(told: readonly FloodEvent[]): void {
    for (const event of told) {
      if (['moved', 'turned', 'dropped', 'merged', 'locked', 'bumped'].includes(event.kind)) continue
      const sentence = words.heard(event, { you: 0, names: [''] })
      if (sentence) announce(sentence)
      if (event.kind === 'spawned' || event.kind === 'held') announce(words.spokenLanding(this.state))
      if (event.kind === 'tilt-refused') this.say(words.no('blocked'))
    }
  }
}
