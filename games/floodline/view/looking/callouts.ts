/** What is pointed out in the world itself: arrows, and labels that hang outside the board on lines. */
import { type Floodline, GRAVITIES, type Spot, WINDS } from '../../nouns.ts'
import { FOREVER, ICE } from '../../rules/board/cells.ts'
import { poolsOf } from '../../rules/board/pools.ts'
import { DOWN, directionOf, spotOf } from '../../rules/board/space.ts'
import { WIND_WAYS } from '../../rules/wind.ts'
import type { BoardLabel } from '../hud/labels.tsx'
import type { WindHud } from '../hud/model.ts'
import type { Why } from '../hud/warnings/why.ts'
import type { TiltPreview } from '../playback/tilt-preview.ts'
import type { Arrow, Picture, Place } from '../render/picture.ts'
import { words } from '../words/index.ts'
import { drainOf } from './drain-scopes.ts'
import type { CauseMarks } from './reasons.ts'

type State = Floodline['State']

export interface CalloutFacts {
  readonly state: State
  readonly preview: TiltPreview | null
  readonly gust: WindHud | null // when it is near
  readonly depths: boolean
  readonly debugPanel: boolean
  readonly why: Why | null
  readonly causeMarks: CauseMarks | null
}

// ── Arrows ───────────────────────────────────────────────────────────────────────────────────────────

export function arrowsOf({ state, preview, gust, debugPanel, why, causeMarks }: CalloutFacts): readonly Arrow[] {
  const arrows: Arrow[] = []
  if (preview) for (const { arrow } of slidesOf(state, preview)) arrows.push(arrow)
  if (gust) arrows.push(gustArrow(state, gust))
  if (debugPanel) arrows.push(pull(state))
  if (why && causeMarks) arrows.push(...causeMarks.fallArrow(state.level.bounds, why))
  return arrows
}

/** Gravity itself, from the middle of the board. */
function pull({ level: { bounds }, gravity }: State): Arrow {
  const [X, Y, Z] = bounds
  const [dx, dy, dz] = directionOf(gravity)
  const from = [X / 2, Math.min(Y, 8) / 2 + 1, Z / 2] as const
  return { from, to: [from[0] + dx * 4, from[1] + dy * 4, from[2] + dz * 4], tone: 'coral', size: 0.6 }
}

/** At the height of the piece it will push, outside the board, where it comes from. */
function gustArrow({ level: { bounds }, y }: State, { direction }: WindHud): Arrow {
  const [X, , Z] = bounds
  const [dx, , dz] = WIND_WAYS[WINDS.indexOf(direction)] ?? [1, 0, 0]
  const from = [X / 2 - dx * (X / 2 + 3.4), y + 0.5, Z / 2 - dz * (Z / 2 + 3.4)] as const
  return { from, to: [from[0] + dx * 3, from[1], from[2] + dz * 3], tone: 'white', size: 0.55 }
}

interface Slide {
  readonly voxels: number
  readonly by: number
  readonly arrow: Arrow
}

const MOST_SLIDES = 4

/** The largest bodies a tilt would move, each with how far it goes in all: one that falls twice is still one. */
function slidesOf({ level: { bounds } }: State, { future }: TiltPreview): readonly Slide[] {
  if (future.falls.length === 0) return [] // one that is refused leads nowhere
  const [dx, dy, dz] = directionOf(future.gravity)
  const step = (dy * bounds[0] + dx) * bounds[2] + dz
  const bodies: { cells: readonly number[]; now: Set<number>; by: number }[] = []
  for (const { from, by } of future.falls) {
    const left = new Set(from)
    for (const body of bodies) {
      if (![...body.now].every(cell => left.has(cell))) continue
      for (const cell of body.now) left.delete(cell)
      body.now = new Set([...body.now].map(cell => cell + step * by))
      body.by += by
    }
    if (left.size > 0) bodies.push({ cells: [...left], now: new Set([...left].map(cell => cell + step * by)), by })
  }
  const largest = bodies.toSorted((a, b) => b.cells.length - a.cells.length).slice(0, MOST_SLIDES)
  return largest.map(({ cells, by }) => {
    const spots = cells.map(cell => spotOf(bounds, cell))
    const mean = (axis: 0 | 1 | 2): number => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length + 0.5
    const from = [mean(0), Math.max(...spots.map(([, y]) => y)) + 1.6, mean(2)] as const
    return {
      voxels: cells.length,
      by,
      arrow: { from, to: [from[0] + dx * by, from[1] + dy * by, from[2] + dz * by], tone: 'white', size: 0.5 },
    }
  })
}

// ── Labels ───────────────────────────────────────────────────────────────────────────────────────────

export function labelsOf(scene: Picture, shown: CalloutFacts): readonly BoardLabel[] {
  const { state, preview, gust, depths, why, causeMarks } = shown
  const { bounds } = state.level
  return [
    ...outside(scene, bounds, [
      ...(depths ? waters(scene, state) : []),
      ...(why && causeMarks ? causeMarks.rootOf(scene, bounds, why) : []),
    ]),
    ...(why && causeMarks ? causeMarks.numbersOf(scene, bounds, why) : []),
    ...(preview ? slidesOf(state, preview).map((slide, i) => slideLabel(scene, slide, i)) : []),
    ...(gust ? [gustLabel(scene, state, gust)] : []),
    ...rimLabel(scene, state),
  ]
}

function slideLabel(scene: Picture, { voxels, by, arrow }: Slide, number: number): BoardLabel {
  const { x, y } = scene.project(arrow.from)
  return { id: `slide ${number}`, tone: 'indigo', text: words.slides(voxels, by), x, y: y - 20 }
}

function gustLabel(scene: Picture, state: State, gust: WindHud): BoardLabel {
  const { x, y } = scene.project(gustArrow(state, gust).from)
  return { id: 'gust', icon: 'wind', text: words.windIn(gust), x, y: y - 30 }
}

/** The name of a sideways gravity, under the arrow on the rim. */
function rimLabel(scene: Picture, { gravity }: State): BoardLabel[] {
  const at = gravity === DOWN ? null : scene.gravityPoint()
  return at ? [{ id: 'gravity', tone: 'coral', text: words.gravity(GRAVITIES[gravity] ?? 'DOWN'), ...at }] : []
}

export const BASINS = ['A', 'B', 'C', 'D', 'E', 'F']

/** What each pool is called, how high it stands and where it would run over; what drains, and what thaws when. */
function waters(scene: Picture, state: State): Omit<BoardLabel, 'x' | 'y'>[] {
  const { pools, poolOf } = poolsOf(state)
  const hung: Omit<BoardLabel, 'x' | 'y'>[] = pools.slice(0, BASINS.length).map(({ lowest, surface, filled, layer, spill }, pool) => ({
    id: `pool ${lowest}`,
    strong: words.basin(BASINS[pool] ?? ''),
    text: `${words.basinLevel(surface, filled, layer)} · ${spill < 0 ? words.basinFull : words.basinSpills(spill)}`,
    to: scene.project(poolOf.lastIndexOf(pool)), // its highest cell can be seen
  }))
  for (const drain of state.drainCells.slice(0, 2))
    hung.push({
      id: `drain ${drain}`,
      icon: 'drain',
      tone: 'gold',
      text: words.drains(drainOf(state, drain).rate),
      to: scene.project(drain),
    })
  const ice = state.iceCells.find(cell => state.cells[cell] === ICE && (state.notes[cell] ?? FOREVER) < FOREVER)
  if (ice !== undefined) hung.push({ id: 'ice', icon: 'ice', text: words.thawsIn(state.notes[ice] ?? 0), to: scene.project(ice) })
  return hung
}

const APART_PX = 40
const ROOM_PX = 180 // beside the board, for a label to hang wholly outside it

/** On the side it is nearer to, beyond the edge of the board, none over another. */
function outside(scene: Picture, [X, , Z]: Spot, hung: readonly Omit<BoardLabel, 'x' | 'y'>[]): BoardLabel[] {
  if (hung.length === 0) return []
  const corners = [scene.project([0, 0, 0]), scene.project([X, 0, 0]), scene.project([0, 0, Z]), scene.project([X, 0, Z])]
  const left = Math.min(...corners.map(({ x }) => x))
  const right = Math.max(...corners.map(({ x }) => x))
  const last = { left: Number.NEGATIVE_INFINITY, right: Number.NEGATIVE_INFINITY }
  const height = ({ to }: { to?: Place }): number => to?.y ?? 0
  return hung
    .toSorted((a, b) => height(a) - height(b))
    .map(label => {
      const side = (label.to?.x ?? 0) < (left + right) / 2 ? 'left' : 'right'
      const y = Math.max(height(label) + 46, last[side] + APART_PX)
      last[side] = y
      if (left < ROOM_PX) return { ...label, x: side === 'left' ? left - 40 : right + 60, y }
      return { ...label, side, x: side === 'left' ? left - 12 : right + 12, y }
    })
}
