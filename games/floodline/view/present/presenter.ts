/** From the game that is played to the picture of it: which board, which movement, what lies over it. Frame by frame. */
import { bodiesOf } from '../../minds/bodies.ts'
import type { FloodEvent, Floodline } from '../../nouns.ts'
import { blocks, DRAIN, HEAVY, WATER } from '../../rules/board/cells.ts'
import { poolsOf } from '../../rules/board/pools.ts'
import { looseVoxels } from '../../rules/board/settle.ts'
import { builtHeight } from '../../rules/board/shapes.ts'
import { limitOf } from '../../rules/endless.ts'
import { WIND_WAYS } from '../../rules/wind.ts'
import type { Xray } from '../hud/inside/layers.tsx'
import { scopesOf } from '../looking/drain-scopes.ts'
import type { Phase } from '../playback/phases.ts'
import type { Play } from '../playback/play.ts'
import type { Overlay, Picture, World } from '../render/picture.ts'
import type { Movement } from './movement.ts'

import { PieceGlide } from './piece-glide.ts'

type State = Floodline['State']

/** What the player looks at beside the world itself. */
export interface LookSettings {
  readonly xray: Xray
  readonly depths: boolean
  readonly layer: number | null // only up to here
  readonly marked: Overlay['highlight']
  readonly arrows?: Overlay['arrows']
  readonly brush?: readonly number[] // cells a hand would fill
  readonly insecure?: () => Overlay['insecure'] // asked when the board is marked anew
}

const NUDGE = 0.02 // radians
const NUDGE_MS = 110

export const NO_XRAY: Xray = { only: false, through: false, unsupported: false, components: false, edges: false, required: false }

export class Presenter {
  readonly #picture: Picture
  readonly #play: Play
  readonly #chapter: 1 | 2 | 3
  still: boolean
  #looking: LookSettings = { xray: NO_XRAY, depths: false, layer: null, marked: null }
  #board = -1
  #gravity = -1
  #phase: Phase | null = null
  #movement: Movement | null = null
  #dropped = 0 // cells the piece in play was dropped by
  #celebrating = false
  #begin: typeof Movement | null = null
  readonly #piece = new PieceGlide()
  #overlaid = ''
  #nudged: number | null = null // since when a gust has the picture

  constructor(picture: Picture, play: Play, { still, chapter }: { still: boolean; chapter: 1 | 2 | 3 }) {
    this.#picture = picture
    this.#play = play
    this.#chapter = chapter
    this.still = still
    // Until movement is there, and where it never comes, there are cuts.
    import('./movement.ts').then(
      ({ Movement }) => {
        this.#begin = Movement
      },
      () => {},
    )
  }

  look(looking: LookSettings): void {
    this.#looking = looking
    this.#overlaid = ''
  }

  /** After `play.frame(now)`. */
  draw(now: number, events: readonly FloodEvent[]): boolean {
    this.#world()
    this.#lean()
    this.#move()
    this.#active(now)
    this.#over()
    this.#celebrate()
    for (const event of events) this.#garnish(event, now)
    if (this.#nudged !== null && now - this.#nudged > NUDGE_MS) this.#nudge(0, null)
    return this.#picture.draw(now)
  }

  // ── The world ──────────────────────────────────────────────────────────────────────────────────────

  /** While a resolve is shown, the board is the one before the current phase; then it is the real one. */
  #world(): void {
    const { phases, state } = this.#play
    const { playback, board: phaseBoard } = phases
    const phase = playback?.now?.phase ?? null
    if (phase === this.#phase && this.#play.board === this.#board) return
    if (this.#movement) this.#picture.animate(null, 1)
    this.#movement = null
    this.#phase = phase
    this.#board = this.#play.board
    this.#picture.show(this.#shown(state, phaseBoard && phase ? phaseBoard.cells : state.cells))
    this.#piece.forget()
    if (phase && phaseBoard && this.#begin) this.#movement = new this.#begin(phase, state.level.bounds, phaseBoard)
    this.#overlaid = ''
  }

  #shown({ level, notes, gravity }: State, cells: Uint8Array): World {
    const { tints, looks } = this.#play.phases
    return {
      ...{ bounds: level.bounds, cells, notes, tints: tints.of, looks: looks.of, gravity, chapter: this.#chapter },
      maxWorldHeight: level.bounds[1] - 1, // pieces come from above the limit, and are to be seen coming
      voidFaces: (level.voidFaces ?? []).map(face => ['DOWN', 'NORTH', 'SOUTH', 'EAST', 'WEST'].indexOf(face)),
    }
  }

  #move(): void {
    const now = this.#play.playback?.now
    if (now) this.#movement?.show(this.#picture, now.part)
  }

  #celebrate(): void {
    const { celebrating } = this.#play
    if (celebrating === this.#celebrating) return
    this.#celebrating = celebrating
    this.#picture.celebrate(celebrating)
  }

  #lean(): void {
    const { gravity } = this.#play.state
    if (gravity === this.#gravity) return
    const first = this.#gravity < 0
    this.#gravity = gravity
    this.#picture.lean(gravity, first) // a level that begins leaning has always leant
  }

  // ── The piece ──────────────────────────────────────────────────────────────────────────────────────

  #active(now: number): void {
    const { state, playback, board, reading } = this.#play
    // What is shown, and why it happened, came before the piece that is already waiting; after a tilt it is the same piece.
    const locked = playback?.phases.some(({ name }) => name === 'merge') ?? false
    const hidden = state.piece < 0 || locked || reading
    if (hidden) this.#piece.hide()
    this.#picture.piece(hidden ? null : this.#piece.show(state, board, now, this.still), this.#piece.offset(now))
  }

  // ── What lies over it ──────────────────────────────────────────────────────────────────────────────

  /** Only when something of it has changed: to mark a board is to look through all of it. */
  #over(): void {
    const { state, preview } = this.#play
    const { xray, depths, layer, marked, arrows, brush = null, insecure } = this.#looking
    const key = [this.#board, preview?.way, depths, layer, state.gravity, this.#phase?.name].join()
    if (key === this.#overlaid) return
    this.#overlaid = key
    this.#picture.overlay({
      ...heights(state),
      depthNumbers: depths,
      drainScopes: scopesOf(state),
      highlight: marked ?? null,
      cursor: brush,
      insecure: this.#phase ? null : (insecure?.() ?? null),
      arrows: [...(arrows ?? []), ...comingDown(state)],
      slice: layer === null ? null : { layer, above: xray.through ? 'outlined' : 'hidden', only: xray.only },
      ...this.#seen(state, xray),
      ...(preview?.future.cells && { future: solids(preview.future.cells), futureWater: wet(preview.future.cells) }),
    })
  }

  #seen(state: State, { unsupported, components, edges, required }: Xray): Overlay {
    const water = edges || required ? poolsOf(state) : null
    return {
      unsupported: unsupported ? looseVoxels(state) : null,
      components: components ? bodiesOf(state).of : null,
      pools: edges && water ? Int16Array.from(water.poolOf, pool => pool + 1) : null,
      req: required && water ? water.req : null,
    }
  }

  #garnish(event: FloodEvent, now: number): void {
    if (event.kind === 'dropped') this.#dropped = event.by
    if (event.kind === 'locked') this.#land(event.cells, event.material)
    if (event.kind !== 'gust') return
    this.#picture.drift(WIND_WAYS[event.direction] ?? [1, 0, 0])
    if (!this.still) this.#nudge(event.direction % 2 === 0 ? NUDGE : -NUDGE, now)
  }

  /** What was dropped has come all its way at once: it leaves a trail, and is felt. What only lay down raises a little dust. */
  #land(cells: readonly number[], material: number): void {
    if (this.still) return
    const by = this.#dropped
    const weight = cells.length * (material === HEAVY ? 2 : 1) * by
    this.#dropped = 0
    this.#picture.puff(cells, 'dust', weight)
    if (by === 0) return
    this.#picture.trail(cells, by)
    this.#picture.jolt(weight)
  }

  /** A gust is felt: the whole picture gives way a little, and comes back. */
  #nudge(yaw: number, since: number | null): void {
    this.#nudged = since
    this.#picture.camera({ corner: this.#play.corner, yaw })
  }
}

/** Where water is about to come from above [FL-168]: an arrow down its column. */
function comingDown({ level: { bounds }, endless }: State): NonNullable<Overlay['arrows']> {
  if (!endless || endless.pourAt < 0) return []
  const [, Y, Z] = bounds
  const z = endless.pourAt % Z
  const x = (endless.pourAt - z) / Z
  return [{ from: [x + 0.5, Y, z + 0.5], to: [x + 0.5, Y - 3, z + 0.5], tone: 'indigo', size: 0.5 }]
}

function heights(state: State): Overlay {
  const { level, cells, notes } = state
  const goal = level.objectives.find(objective => objective.type === 'REACH_HEIGHT')
  const built = builtHeight(level.bounds, cells, notes)
  // Heights are layers, counted from 0 [FL-94]. Lines lie on top of theirs: a goal is reached and a limit kept by what ends there.
  return {
    goalHeight: goal?.type === 'REACH_HEIGHT' ? goal.height + 1 : null,
    limitHeight: level.sandbox ? null : limitOf(state) + 1,
    // Water that stands in this layer loses: the line lies under it.
    forbiddenHeight: level.constraints?.find(constraint => constraint.type === 'WATER_FORBIDDEN')?.worldLevel ?? null,
    currentHeight: built < 0 ? null : built + 1,
  }
}

function solids(cells: Uint8Array): number[] {
  const found: number[] = []
  cells.forEach((code, cell) => blocks(code) && code < DRAIN - 1 && found.push(cell))
  return found
}

function wet(cells: Uint8Array): number[] {
  const found: number[] = []
  cells.forEach((code, cell) => code === WATER && found.push(cell))
  return found
}
