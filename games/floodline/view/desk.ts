/** Everything the stage holds on to for one table: the game in hand, its picture, and what is to be read around it. */
import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../kernel/game.ts'
import { announce } from '../../../ui/announce.tsx'
import { numberOf } from '../levels/numbers.ts'
import type { Explanation } from '../minds/explain.ts'
import type { FloodEvent, Floodline, FloodRefusal, Tool } from '../nouns.ts'
import { warningsOf } from '../rules/futures.ts'
import type { Corner, Way } from './bearings.ts'
import { type Reach, reachOf } from './gestures.ts'
import { keepHandling, keptHandling } from './handling.ts'
import type { Control, Handling } from './hands.ts'
import type { Hood } from './hood.tsx'
import type { BoardLabel } from './hud/labels.tsx'
import type { Xray, XrayName } from './hud/layers.tsx'
import { type Hud, hudOf } from './hud/model.ts'
import type { RulerMark } from './hud/ruler.tsx'
import { type HudWarning, iceWarnings } from './hud/warnings.ts'
import type { Why } from './hud/why.ts'
import { type Command, controlsFor, keyShown } from './keys.ts'
import { chapterOf, type Lesson, lessonOf } from './lesson.ts'
import { NO_XRAY, Picture } from './picture.ts'
import { Play, type Previewed } from './play.ts'
import { arrowsOf, labelsOf, type PointedOut } from './pointed.ts'
import type { Picture as Drawing, Stats } from './render/shown.ts'
import type { Orchestra } from './sound/orchestra.ts'
import { keepEars, keptEars } from './spoken/kept.ts'
import { words } from './words.ts'

type State = Floodline['State']

/** Countdowns are read ten times a second, everything else when it changes. */
const READ_TICKS = 6

/** A gust is pointed out in the world three seconds before it comes. */
const GUST_TICKS = 180

/** A resolve that moved so many voxels without a tilt is explained without being asked. */
const STARTLING = 1

const KEYS_SHOWN = [
  'hold',
  'stabilise',
  'freeze',
  'drain',
  'tilt-away',
  'tilt-near',
  'tilt-left',
  'tilt-right',
  'layer-up',
  'layer-down',
] as const

/** Somebody who listens instead of looking has their own way with keys and time. The panel that is fetched for them brings it. */
export interface Ear {
  /** Both say whether it was for them: then nobody else does anything about it. */
  press(control: Control): boolean
  command(command: Command): boolean
  cancel(): boolean
  hear(told: readonly FloodEvent[]): void
  frame(now: number): void
}

/** The end screen asks the same desk why it ended. */
const desks = new WeakMap<Table<Floodline>, Desk>()

export function deskAt(table: Table<Floodline>): Desk | null {
  return desks.get(table) ?? null
}

export class Desk {
  readonly play: Play
  readonly hud: Signal<Hud>
  readonly marks: Signal<readonly RulerMark[]> = signal([])
  readonly xray: Signal<Xray> = signal(NO_XRAY)
  readonly labels: Signal<readonly BoardLabel[]> = signal([])
  /** Ticks before a held move repeats, between its repeats, and for a cell of soft drop. */
  readonly handling: Signal<Handling> = signal(keptHandling())
  readonly tuning: Signal<boolean> = signal(false)
  /** While they are set: ticks that a move is held. */
  readonly held: Signal<number | null> = signal(null)
  readonly refused: Signal<string | null> = signal(null)
  /** What lies under the picture, for whoever wants to see it; fetched when they do. */
  readonly hood: Signal<typeof Hood | null> = signal(null)
  /** What the level says to a newcomer just now. */
  readonly prompt: Signal<{ readonly text: string; readonly keys: readonly string[] } | null> = signal(null)
  /** Whether somebody plays by ear, which is kept, and their ear once it is there. */
  readonly listening: Signal<boolean> = signal(keptEars())
  ear: Ear | null = null

  #orchestra: Orchestra | null = null // comes with the first press: before it nothing may sound
  readonly #lesson: Lesson
  #scene: Drawing | null = null
  #picture: Picture | null = null
  #explanation: Explanation | null = null
  #why: Why | null = null // the same, to be read
  #released: readonly number[] = []
  #warnings: readonly HudWarning[] = []
  #warned = -1
  #layer: number | null = null
  #depths = false
  #speed = 1
  #read = -1
  #stale = true
  #refusedAt = 0
  #called = false
  #seen = -1 // the board that was looked at last
  #hudOf: { readonly board: number; readonly hud: Hud } | null = null
  #previewed: Previewed | null = null
  #disposed = false
  #arrows = ''
  #brush: readonly number[] = []

  /** Somebody looks on and plays nothing. */
  readonly watched: boolean

  constructor(table: Table<Floodline>, still: boolean) {
    desks.set(table, this)
    this.watched = table.seat === null
    this.play = new Play(table, { still, pace: 1 })
    this.play.refused = code => this.#refuse(code as FloodRefusal)
    this.#lesson = lessonOf(this.state)
    this.play.hands.handling = this.handling.peek()
    this.hud = signal(this.#readHud())
  }

  get state(): State {
    return this.play.state
  }

  /** How much the picture costs; null before it is there. */
  get stats(): Readonly<Stats> | null {
    return this.#scene?.stats ?? null
  }

  /** The picture is there: from now on frames are drawn. */
  attach(scene: Drawing): void {
    const { still } = this.play.options
    this.#scene = scene
    scene.set({ still })
    this.#picture = new Picture(scene, this.play, { still, chapter: chapterOf(this.state) })
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
    this.#orchestra?.dispose()
    this.#disposed = true
    this.#scene?.dispose()
  }

  // ── Frames ─────────────────────────────────────────────────────────────────────────────────────────

  frame(now: number): void {
    const told = this.play.frame(now)
    if (told.length > 0) this.#hear(told)
    if (!this.watched) {
      this.#orchestra?.reach(this.play.telling?.now?.index ?? null)
      this.#orchestra?.feel(this.state, this.play.paused || this.play.over)
    }
    this.#picture?.draw(now, told)
    if (this.tuning.peek()) this.held.value = this.play.hands.held
    this.#readAround(now)
    this.ear?.frame(now)
  }

  /** The picture lies elsewhere: labels move with it. */
  moved(): void {
    this.#stale = true
  }

  #hear(told: readonly FloodEvent[]): void {
    this.#stale = true
    for (const event of told) if (event.kind === 'released') this.#released = event.cells
    if (this.watched) return
    this.#orchestra?.hear(told, this.state, this.play.corner, this.play.telling !== null)
    this.#lesson.hear(told, this.state)
    if (this.ear) this.ear.hear(told)
    else this.#say(told)
    const lock = told.some(({ kind }) => kind === 'locked') && !told.some(({ kind }) => kind === 'tilted')
    if (lock && (this.state.metrics.shiftLast >= STARTLING || this.state.lost !== '')) void this.#explain()
  }

  #readAround(now: number): void {
    const { tick } = this.state
    if (this.#seen !== this.play.board || this.#previewed !== this.play.preview) this.#stale = true
    this.#seen = this.play.board
    this.#previewed = this.play.preview
    if (this.refused.value !== null && now - this.#refusedAt > 2600) this.refused.value = null
    if (!this.#stale && tick - this.#read < READ_TICKS && tick >= this.#read && !this.play.telling) return
    this.#read = tick
    this.#stale = false
    this.hud.value = this.#readHud()
    this.#pointOut()
    this.marks.value = this.#readMarks()
    this.labels.value = this.#readLabels()
    this.#readPrompt()
  }

  /** A sentence that is there already is left alone: it would be read out again. */
  #readPrompt(): void {
    const { corner, state } = this.play
    const said = this.#lesson.now(state)
    const keys = said?.key ? controlsFor(said.key, corner, state.gravity).map(control => keyShown(control)) : []
    const { value } = this.prompt
    if (said?.text === value?.text && keys.join() === (value?.keys ?? []).join()) return
    this.prompt.value = said && { text: said.text, keys: keys.filter(key => key !== '') }
  }

  /** Arrows in the world are part of the picture: it is told when others are wanted. */
  #pointOut(): void {
    const { preview, hood, gust, state } = this.#pointedOut
    const key = [preview?.way, hood, gust?.direction, state.gravity].join()
    if (key === this.#arrows) return
    this.#arrows = key
    this.#look()
  }

  #readHud(): Hud {
    const { state, preview, telling, corner, board } = this.play
    const hud = hudOf(state, {
      before: this.#hudOf?.board === board ? this.#hudOf.hud : null,
      ...{ corner, telling, layer: this.#layer, speed: this.#speed },
      preview: preview?.future ?? null,
      warnings: this.#warningsNow(),
      // Why comes after what: the panel waits for the telling.
      why: telling || !this.#explanation ? null : this.#why,
      number: numberOf(state.level.id),
      keys: Object.fromEntries(KEYS_SHOWN.map(control => [control, keyShown(control)])),
    })
    this.#hudOf = { board, hud }
    return hud
  }

  /** A walk over the board, so only when it has changed. */
  #warningsNow(): readonly HudWarning[] {
    if (this.#warned !== this.play.board) {
      this.#warned = this.play.board
      this.#warnings = [...warningsOf(this.state), ...iceWarnings(this.state)]
    }
    return this.#warnings
  }

  #readMarks(): RulerMark[] {
    const scene = this.#scene
    if (!scene) return []
    const { height } = this.hud.value
    const marks: RulerMark[] = []
    const add = (kind: RulerMark['kind'], height: number, at = height): void => void marks.push({ kind, height, ...scene.rulerPoint(at) })
    if (height.goal !== null) add('goal', height.goal)
    add('limit', height.limit, height.limit + 1) // whatever stands in this layer is still allowed: the line is above it
    if (height.now >= 0) add('now', height.now)
    if (this.#layer !== null) add('layer', this.#layer)
    return marks
  }

  #readLabels(): readonly BoardLabel[] {
    return this.#scene ? labelsOf(this.#scene, this.#pointedOut) : []
  }

  get #pointedOut(): PointedOut {
    const { state, preview, telling } = this.play
    const gust = this.hud.peek().wind
    return {
      ...{ state, preview, hood: this.hood.peek() !== null },
      depths: this.#depths && !telling,
      gust: gust && gust.ticks <= GUST_TICKS ? gust : null,
    }
  }

  // ── What is asked of it ────────────────────────────────────────────────────────────────────────────

  press(control: Control, now: number): void {
    this.#callOrchestra()
    if (this.ear?.press(control)) return this.moved()
    if (this.#explanation && control === 'drop' && !this.play.telling) return this.goOn()
    this.play.press(control, now)
    this.#stale = true
  }

  release(control: Control): void {
    this.play.release(control)
    this.#stale = true
  }

  /** Press and let go. Whoever reads why something happened pushes nothing meanwhile. */
  tap(control: Control): void {
    if (this.play.reading) return
    this.press(control, 0)
    this.release(control)
  }

  /** From a button. */
  tilt(way: Way): void {
    if (this.ear?.press(`tilt-${way}`)) return this.moved()
    this.play.consider(null)
    this.play.press(`tilt-${way}`, 0)
    this.play.release(`tilt-${way}`)
    this.#stale = true
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
    this.#stale = true
  }

  command(command: Command): void {
    if (this.ear?.command(command)) return
    switch (command) {
      case 'corner-1':
      case 'corner-2':
      case 'corner-3':
      case 'corner-4':
        return this.stand((Number(command.slice(-1)) - 1) as Corner)
      case 'corner-next':
        return this.stand(((this.play.corner + 1) % 4) as Corner)
      case 'layer-up':
        return this.layer((this.#layer ?? -1) + 1)
      case 'layer-down':
        return this.layer(this.#layer === null ? this.state.level.maxWorldHeight : this.#layer - 1)
      case 'x-ray':
        return this.layer(this.#layer === null ? Math.max(0, this.hud.value.height.now) : null)
      case 'depths':
        this.#depths = !this.#depths
        return this.#look()
      case 'why':
        if (this.#explanation) return this.goOn()
        void this.#explain()
        return
      case 'step':
        return this.step()
      case 'undo':
        return this.takeBack()
      case 'read':
        return announce(words.spokenLanding(this.state))
      case 'slower':
        return this.speed(Math.max(0.25, this.#speed / 2))
      case 'faster':
        return this.speed(Math.min(4, this.#speed * 2))
      case 'handling':
        this.tuning.value = !this.tuning.value
        return
      case 'listen':
        return this.listen(!this.listening.peek())
      default: // questions for an ear that is not there
    }
  }

  /** Tuned by whoever plays: no replay knows of it. */
  tune(handling: Handling): void {
    this.handling.value = handling
    this.play.hands.handling = handling
    keepHandling(handling)
  }

  /** Time stands still at once, also while the panel is still on its way. */
  listen(on: boolean): void {
    this.listening.value = on
    this.play.stepping = on
    keepEars(on)
  }

  stand(corner: Corner): void {
    this.play.corner = corner
    this.#scene?.camera({ corner })
    this.#stale = true
  }

  /** Looks a little to the side; it comes back when let go. */
  orbit(yaw: number, pitch: number): void {
    this.#scene?.camera({ corner: this.play.corner, yaw, pitch })
    this.#stale = true
  }

  layer(layer: number | null): void {
    const top = this.state.level.bounds[1] - 1
    this.#layer = layer === null ? null : Math.max(0, Math.min(top, layer))
    if (this.#layer === null) this.xray.value = NO_XRAY
    else announce(words.spokenSlice(this.state, this.#layer))
    this.#look()
  }

  toggle(name: XrayName): void {
    this.xray.value = { ...this.xray.value, [name]: !this.xray.value[name] }
    this.#look()
  }

  async lift(): Promise<void> {
    if (this.hood.value) this.hood.value = null
    else this.hood.value = (await import('./hood.tsx').catch(() => null))?.Hood ?? null
    this.#look()
  }

  speed(speed: number): void {
    this.#speed = speed
    this.play.stepping = this.listening.peek()
    this.play.loop.speed = speed
    this.play.options = { ...this.play.options, pace: speed }
    this.#stale = true
  }

  /** One tick, and from now on one at a time. */
  step(): void {
    this.play.stepping = true
    this.play.step(1)
    this.#stale = true
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

  get drawing(): Drawing | null {
    return this.#scene
  }

  /** In a sandbox. */
  use(tool: Tool): void {
    const refusal = this.play.use(tool)
    if (refusal) this.#refuse(refusal.code as FloodRefusal)
    this.#stale = true
  }

  /** The cells a hand would fill are shown; null: it holds nothing, and time goes on. */
  brush(cells: readonly number[] | null): void {
    this.play.building = cells !== null
    this.#brush = cells ?? []
    this.#look()
  }

  skip(): void {
    this.play.telling?.skip()
  }

  goOn(): void {
    this.#explanation = null
    this.play.reading = false
    this.#look()
  }

  /** The latest resolve once more. */
  again(): void {
    this.play.retell()
    this.#stale = true
  }

  point(cells: { cause?: readonly number[]; from?: readonly number[]; to?: readonly number[] } | null): void {
    const arrows = arrowsOf(this.#pointedOut)
    this.#picture?.look({
      ...{ xray: this.xray.value, depths: this.#depths, layer: this.#layer },
      ...{ marked: cells, arrows, brush: this.#brush },
    })
  }

  /** Nothing happens until it is read; time stands still from the question on. */
  async #explain(): Promise<void> {
    const { resolve } = this.play
    if (!resolve) return
    this.play.reading = true
    try {
      const [{ explain }, { whyOf }] = await Promise.all([import('../minds/explain.ts'), import('./hud/why.ts')])
      const explanation = explain(resolve.before, this.#released)
      if (explanation.shifted.length + explanation.flooded.length > 0) this.#explanation = explanation
      this.#why = whyOf(explanation, this.state.level.bounds)
    } catch {
      // No connection, no reason given; the game goes on.
    }
    this.play.reading = this.#explanation !== null
    this.#look()
    const { why } = this.#readHud()
    if (why) announce(words.whySpoken(why))
  }

  #callOrchestra(): void {
    if (this.#called || this.watched) return
    this.#called = true
    const ready = import('./sound/orchestra.ts').then(({ Orchestra }) => {
      if (!this.#disposed) this.#orchestra = new Orchestra(this.state, chapterOf(this.state) - 1)
    })
    ready.catch(() => {
      this.#called = false // silent where it cannot be fetched
    })
  }

  #look(): void {
    const cause = this.#explanation
    const marked = cause && {
      from: cause.shifted.map(({ from }) => from),
      to: cause.shifted.flatMap(({ to }) => (to < 0 ? [] : [to])),
    }
    this.point(marked)
    this.#stale = true
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
