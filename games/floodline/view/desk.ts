/** Everything the stage holds on to for one table: the game in hand, its picture, and what is to be read around it. */
import { type Signal, signal } from '@preact/signals'
import type { Table } from '../../../kernel/game.ts'
import { announce } from '../../../ui/announce.tsx'
import type { Explanation } from '../minds/explain.ts'
import type { FloodEvent, Floodline, FloodRefusal } from '../nouns.ts'
import { warningsOf } from '../rules/futures.ts'
import type { Corner, Way } from './bearings.ts'
import { type Control, HANDLING, type Handling } from './hands.ts'
import type { Hood } from './hood.tsx'
import type { BoardLabel } from './hud/labels.tsx'
import type { Xray, XrayName } from './hud/layers.tsx'
import { type Hud, hudOf } from './hud/model.ts'
import type { RulerMark } from './hud/ruler.tsx'
import { type HudWarning, iceWarnings } from './hud/warnings.ts'
import { type Command, keyOf } from './keys.ts'
import { type Lesson, lessonOf, numberOf } from './lesson.ts'
import { NO_XRAY, Picture } from './picture.ts'
import { Play, type Previewed } from './play.ts'
import { arrowsOf, labelsOf, type PointedOut } from './pointed.ts'
import type { Picture as Drawing, Stats } from './render/shown.ts'
import type { Orchestra } from './sound/orchestra.ts'
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
  /** Ticks before a held move repeats, and between its repeats; null while nobody sets them. */
  readonly handling: Signal<Handling> = signal(keptHandling())
  readonly tuning: Signal<boolean> = signal(false)
  readonly refused: Signal<string | null> = signal(null)
  /** What lies under the picture, for whoever wants to see it; fetched when they do. */
  readonly hood: Signal<typeof Hood | null> = signal(null)
  /** What the level says to a newcomer just now. */
  readonly prompt: Signal<string | null> = signal(null)

  #orchestra: Orchestra | null = null // comes with the first press: before it nothing may sound
  readonly #lesson: Lesson
  #scene: Drawing | null = null
  #picture: Picture | null = null
  #explanation: Explanation | null = null
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
  attach(scene: Drawing, still: boolean): void {
    this.#scene = scene
    this.#picture = new Picture(scene, this.play, { still, chapter: chapterOf(this.state) })
    this.#look()
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
    this.#readAround(now)
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
    this.#say(told)
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
    this.prompt.value = this.#lesson.now(this.state)
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
      explanation: telling ? null : this.#explanation,
      number: numberOf(state),
      keys: Object.fromEntries(KEYS_SHOWN.map(control => [control, shown(keyOf(control))])),
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
    const add = (kind: RulerMark['kind'], at: number): void => void marks.push({ kind, height: at, ...scene.rulerPoint(at) })
    if (height.goal !== null) add('goal', height.goal)
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
    if (this.#explanation && control === 'drop' && !this.play.telling) return this.goOn()
    this.play.press(control, now)
    this.#stale = true
  }

  release(control: Control): void {
    this.play.release(control)
    this.#stale = true
  }

  /** From a button: press and let go. */
  tilt(way: Way): void {
    this.play.consider(null)
    this.play.press(`tilt-${way}`, 0)
    this.play.release(`tilt-${way}`)
    this.#stale = true
  }

  aim(way: Way | null): void {
    this.play.consider(way)
    this.#stale = true
  }

  command(command: Command): void {
    switch (command) {
      case 'corner-1':
      case 'corner-2':
      case 'corner-3':
      case 'corner-4':
        return this.stand((Number(command.slice(-1)) - 1) as Corner)
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
        this.play.stepping = true
        return this.play.step(1)
      case 'read':
        return announce(words.spokenLanding(this.state))
      case 'slower':
        return this.speed(Math.max(0.25, this.#speed / 2))
      case 'faster':
        return this.speed(Math.min(4, this.#speed * 2))
      case 'handling':
        this.tuning.value = !this.tuning.value
        return
    }
  }

  /** Tuned by whoever plays: no replay knows of it. */
  tune(handling: Handling): void {
    this.handling.value = handling
    this.play.hands.handling = handling
    keepHandling(handling)
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
    this.play.stepping = false
    this.play.loop.speed = speed
    this.play.options = { ...this.play.options, pace: speed }
    this.#stale = true
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
    this.#picture?.look({ xray: this.xray.value, depths: this.#depths, layer: this.#layer, marked: cells, arrows })
  }

  /** Nothing happens until it is read; time stands still from the question on. */
  async #explain(): Promise<void> {
    const { resolve } = this.play
    if (!resolve) return
    this.play.reading = true
    try {
      const { explain } = await import('../minds/explain.ts')
      const explanation = explain(resolve.before, this.#released)
      if (explanation.shifted.length + explanation.flooded.length > 0) this.#explanation = explanation
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
    this.refused.value = words.no(code)
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
      if (event.kind === 'tilt-refused') {
        this.refused.value = words.no('blocked')
        this.#refusedAt = performance.now()
      }
    }
  }
}

/** Chapters of the campaign have a sky each; anything else is under the first, with water under the second. */
function chapterOf(state: State): 1 | 2 | 3 {
  const { level } = state
  const number = numberOf(state) ?? 0
  if (number > 20 || level.hazards?.length) return 3
  if (number > 10 || level.terrain.some(({ type }) => type === 'WATER')) return 2
  return 1
}

const KEPT = 'lockstep.floodline.handling'

function keptHandling(): Handling {
  try {
    const [delay, rate] = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as unknown[]
    if (isTicks(delay, 1, 30) && isTicks(rate, 0, 12)) return { delay, rate }
  } catch {
    // Nothing kept, or nothing of ours: as it came.
  }
  return HANDLING
}

function isTicks(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

function keepHandling({ delay, rate }: Handling): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([delay, rate]))
  } catch {
    // Storage is denied or full: it lasts for this game.
  }
}

function shown(key: string): string {
  return key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key.replace('Page', 'Pg').replace('Arrow', '')
}
