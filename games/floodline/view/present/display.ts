/** What is to be read around the board and on it: read again when something changes, and ten times a second for countdowns. */
import { type Signal, signal } from '@preact/signals'
import { numberOf } from '../../levels/numbers.ts'
import type { Floodline } from '../../nouns.ts'
import { sureLoss, type Warning, warningsOf } from '../../rules/futures.ts'
import type { BoardLabel } from '../hud/labels.tsx'
import { type Hud, hudOf } from '../hud/model.ts'
import type { Asked } from '../hud/prompt.tsx'
import type { RulerMark } from '../hud/ruler.tsx'
import { type HudWarning, iceWarnings } from '../hud/warnings/warnings.ts'
import type { Corner } from '../input/bearings.ts'
import { keyShown } from '../input/keys.ts'
import type { Ahead } from '../looking/ahead.ts'
import { type CalloutFacts, labelsOf } from '../looking/callouts.ts'
import type { Inspection } from '../looking/inspection.ts'
import type { Lesson, Taught } from '../looking/lesson.ts'
import type { Reasons } from '../looking/reasons.ts'
import type { Play } from '../playback/play.ts'
import type { TiltPreview } from '../playback/tilt-preview.ts'
import type { Overlay, Picture } from '../render/picture.ts'
import type { TagRoom } from './safe-area.ts'
import { placed } from './tags.ts'

type State = Floodline['State']

const READ_TICKS = 6

/** A gust is pointed out in the world three seconds before it comes. */
const GUST_TICKS = 180

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
  'wait',
] as const

export class Display {
  readonly hud: Signal<Hud>
  readonly marks: Signal<readonly RulerMark[]> = signal([])
  readonly labels: Signal<readonly BoardLabel[]> = signal([])
  /** What the level says to a newcomer just now. */
  readonly prompt: Signal<Asked | null> = signal(null)
  /** The four tilts are shown side by side. */
  readonly comparing: Signal<boolean> = signal(false)
  speed = 1
  /** Where what is written at the board may be. */
  room: TagRoom | null = null
  /** Looks ahead; null until it is there, and where somebody only looks on. */
  ahead: Ahead | null = null
  /** Whoever helps, where there is help; what it says goes before the lesson. */
  helper: { now(state: State): Taught | null; key(): void; leave(): void } | null = null
  /** Whether something happened that can be asked about. */
  canAsk: () => boolean = () => false
  #stale = true
  readonly #play: Play
  readonly #inspection: Inspection
  readonly #reasons: Reasons
  readonly #lesson: Lesson
  #warnings: readonly Warning[] = []
  #iceWarnings: readonly HudWarning[] = []
  #warned = -1
  #read = -1 // tick
  #seen = -1 // the board that was looked at last
  #previewed: TiltPreview | null = null
  #corner: Corner
  #glanced = false // at what a tilt would do, when it was looked at last
  #hudOf: { readonly board: number; readonly hud: Hud } | null = null

  constructor(play: Play, inspection: Inspection, reasons: Reasons, lesson: Lesson) {
    this.#play = play
    this.#inspection = inspection
    this.#reasons = reasons
    this.#lesson = lesson
    this.#corner = play.corner
    this.hud = signal(this.#readHud())
  }

  /** Why comes after what: it waits for the playback. */
  get why(): Hud['why'] {
    return this.#play.playback ? null : this.#reasons.why
  }

  get calloutFacts(): CalloutFacts {
    const { state, preview, playback } = this.#play
    const gust = this.hud.peek().wind
    return {
      ...{ state, preview, debugPanel: this.#inspection.debugPanel.peek() !== null, why: this.why, causeMarks: this.#reasons.causeMarks },
      depths: this.#inspection.depths && !playback,
      gust: gust && gust.ticks <= GUST_TICKS ? gust : null,
    }
  }

  /** Something may be there to be read anew: it is, with the next frame. */
  refresh(): void {
    this.#stale = true
  }

  /** Says whether anything was read anew. */
  read(scene: Picture | null): boolean {
    const { board, preview, state, playback } = this.#play
    if (this.#seen !== board || this.#previewed !== preview) this.#stale = true
    if (!playback && this.ahead?.drops.frame(state, board)) this.#stale = true
    this.#seen = board
    this.#previewed = preview
    if (!this.#stale && state.tick - this.#read < READ_TICKS && state.tick >= this.#read && !playback) return false
    this.#read = state.tick
    this.#stale = false
    this.hud.value = this.#readHud()
    this.#readTags(this.#play.celebrating ? null : scene) // what stands beside a place does not go round with the island
    this.#readPrompt()
    return true
  }

  #readHud(): Hud {
    const { state, preview, playback, corner, board } = this.#play
    const hud = hudOf(state, {
      before: this.#hudOf?.board === board ? this.#hudOf.hud : null,
      ...{ corner, playback, layer: this.#inspection.layer, speed: this.speed },
      preview: preview?.future ?? null,
      drop: playback ? null : (this.ahead?.drops.read(state, board) ?? null),
      warnings: [...this.warnings, ...this.#iceWarnings],
      ...{ why: this.why, canAsk: !playback && this.why === null && this.canAsk() },
      number: numberOf(state.level.id),
      keys: Object.fromEntries(KEYS_SHOWN.map(control => [control, keyShown(control)])),
    })
    this.#hudOf = { board, hud }
    return hud
  }

  /** What is the matter with the board [FL-153]: a walk over it, so only when it has changed. */
  get warnings(): readonly Warning[] {
    const { board, state } = this.#play
    if (this.#warned !== board) {
      this.#warned = board
      this.#warnings = warningsOf(state)
      this.#iceWarnings = iceWarnings(state)
    }
    return this.#warnings
  }

  /** Bodies that nothing holds, and blocks on water: marked in the world. */
  get insecure(): NonNullable<Overlay['insecure']> {
    const cellsOf = (kind: Warning['kind']): readonly number[] => this.warnings.find(warning => warning.kind === kind)?.cells ?? []
    return { loose: cellsOf('unsupported'), afloat: cellsOf('resting-on-water') }
  }

  #readTags(scene: Picture | null): void {
    const { state } = this.#play
    const tags = {
      marks: scene ? this.#readMarks(scene) : [],
      labels: scene ? [...labelsOf(scene, this.calloutFacts), ...(this.ahead?.labels(scene, state, this.hud.peek()) ?? [])] : [],
    }
    const { room } = this
    const area = this.#play.preview ? room?.previewing : room?.area
    const { marks, labels } = room && area ? placed(tags, area, room.narrow) : tags
    this.marks.value = marks
    this.labels.value = labels
  }

  #readMarks(scene: Picture): RulerMark[] {
    const { height } = this.hud.peek()
    const marks: RulerMark[] = []
    // Beside the lines, which lie on top of their layers; a layer itself is named in its middle.
    const add = (kind: RulerMark['kind'], height: number, at = height + 1): void =>
      void marks.push({ kind, height, ...scene.rulerPoint(at) })
    if (height.goal !== null) add('goal', height.goal)
    const { constraints = [], sandbox } = this.#play.state.level
    if (!sandbox) add('limit', height.limit) // nothing is lost there
    // Beside the lower edge of the layer that may not get wet.
    for (const constraint of constraints)
      if (constraint.type === 'WATER_FORBIDDEN') add('forbidden', constraint.worldLevel, constraint.worldLevel)
    if (height.now >= 0) add('now', height.now)
    if (this.#inspection.layer !== null) add('layer', this.#inspection.layer, this.#inspection.layer + 0.5)
    return marks
  }

  /** A sentence that is there already is left alone: it would be read out again. */
  #readPrompt(): void {
    const { corner, preview, playback, state } = this.#play
    if (corner !== this.#corner) this.#lesson.glanced('look', state)
    if (preview && !this.#glanced) this.#lesson.glanced('preview', state)
    this.#corner = corner
    this.#glanced = preview !== null
    // Whatever a lesson would say: nothing saves a level that is lost already, and the warning says so.
    const said = this.helper?.now(state) ?? (sureLoss(state) ? null : this.#lesson.now(state))
    this.#inspection.aim = (!playback && said?.cells) || []
    const asked = said && { text: said.text, keys: said.keys, corner, gravity: state.gravity }
    if (!isSame(asked, this.prompt.peek())) this.prompt.value = asked
  }
}

function isSame(a: Asked | null, b: Asked | null): boolean {
  if (!a || !b) return a === b
  return a.text === b.text && a.keys.join() === b.keys.join() && a.corner === b.corner && a.gravity === b.gravity
}
