/** How far a position is on the way to one goal, in thousandths of it: more than the rules count, so that the way there is uphill. */
import type { Objective, Progress, ShapeObjective, SimpleObjective, Spot } from '../../nouns.ts'
import { blocks, EMPTY, isBuilt, isOpen, WATER } from '../../rules/board/cells.ts'
import { builtHeight, cavities, longestBridge, longestOverhang, plateauArea } from '../../rules/board/shapes.ts'
import type { Runoff } from './runoff.ts'
import type { State } from './types.ts'

export const WHOLE = 1000

const COVERED = -600
const NEVER_FLAT = -9000
const FILLED = 600
const LEANING = 600 // a span that is held at one end, of what a bridge would be
const FALSEWORK = 900 // a bridge that ice carries for now
const SHUT = 700 // an empty cell with five of its six sides shut, of a cavity
const TILTING = 200 // tilts can be made at any time, so they are worth little before the rest stands
const SHAPE = 600 // of a shape that has to outlast tilts: the shape alone

/** `judged` lies as it would if the world were tilted back; `state` is how it is. */
export function worthOfGoal(
  state: Readonly<State>,
  judged: Readonly<State>,
  objective: Objective,
  progress: Progress,
  runoff: Runoff,
): number {
  if (objective.type !== 'SEQUENCE') return worthOfPart(state, judged, objective, progress, runoff)
  const parts = objective.objectives
  if (progress.stage >= parts.length) return WHOLE
  const next = worthOfPart(state, judged, parts[progress.stage], progress, runoff)
  return Math.trunc((progress.stage * WHOLE + next) / parts.length)
}

function worthOfPart(
  state: Readonly<State>,
  judged: Readonly<State>,
  objective: SimpleObjective,
  progress: Progress,
  runoff: Runoff,
): number {
  const { metrics } = state
  switch (objective.type) {
    case 'DRAIN_WATER': {
      const left = objective.units - metrics.drained
      if (left <= 0) return WHOLE
      return Math.trunc((metrics.drained * WHOLE + Math.trunc((runoff.of(state, left) * 9) / 10)) / objective.units)
    }
    case 'STAY_UNDER_WEIGHT':
      return WHOLE - Math.trunc((metrics.mass * 100) / Math.max(1, objective.maxMass))
    case 'SURVIVE_ROTATIONS':
      return Math.trunc((part(metrics.tilts, objective.count) * TILTING) / WHOLE)
    case 'PLACE_PIECES':
      return part(metrics.pieces, objective.count)
    case 'STABLE_END':
      return metrics.shiftLast === 0 ? WHOLE : 0
    default:
      return outlasting(judged, objective, progress)
  }
}

/** Tilts before the shape stands are worth nothing. */
function outlasting(judged: Readonly<State>, objective: ShapeObjective, { since }: Progress): number {
  const shape = worthOfShape(judged, objective)
  const { holdForTilts = 0 } = objective
  if (holdForTilts === 0) return shape
  const held = since < 0 || shape < WHOLE ? 0 : Math.min(holdForTilts, judged.metrics.tilts - since)
  return Math.trunc((shape * SHAPE) / WHOLE) + Math.trunc(((WHOLE - SHAPE) * held) / holdForTilts)
}

function part(have: number, want: number): number {
  return have >= want ? WHOLE : Math.trunc((Math.max(0, have) * WHOLE) / want)
}

function worthOfShape({ level: { bounds }, cells, notes, iceCells }: Readonly<State>, objective: ShapeObjective): number {
  switch (objective.type) {
    case 'REACH_HEIGHT':
      return part(builtHeight(bounds, cells, notes) + 1, objective.height + 1)
    case 'BUILD_PLATEAU':
      return worthOfPlateau(bounds, cells, notes, objective)
    case 'BUILD_BRIDGE': {
      const borne = longestBridge(bounds, cells, notes)
      if (borne >= objective.gap) return WHOLE
      if (iceCells.length > 0 && longestBridge(bounds, thawed(cells, iceCells), notes) >= objective.gap) return FALSEWORK
      const leaning = Math.trunc((part(longestOverhang(bounds, cells, notes), objective.gap) * LEANING) / WHOLE)
      return Math.max(part(borne, objective.gap), leaning)
    }
    case 'OVERHANG':
      return part(longestOverhang(bounds, cells, notes), objective.length)
    case 'ENCLOSE_CAVITY': {
      const count = cavities(bounds, cells)
      return count >= objective.count ? WHOLE : Math.trunc((count * WHOLE + mostShut(bounds, cells)) / objective.count)
    }
  }
}

function thawed(cells: Uint8Array, iceCells: readonly number[]): Uint8Array {
  const wet = cells.slice()
  for (const cell of iceCells) wet[cell] = WATER
  return wet
}

// ── Plateaus ─────────────────────────────────────────────────────────────────────────────────────────

type Plateau = Extract<ShapeObjective, { type: 'BUILD_PLATEAU' }>

function worthOfPlateau(bounds: Spot, cells: Uint8Array, notes: Uint8Array, { worldLevel, width = 1, depth = 1, area }: Plateau): number {
  const flat = flatness(bounds, cells, notes, worldLevel)
  if (area !== undefined) {
    const have = plateauArea(bounds, cells, notes, worldLevel)
    if (have >= area) return WHOLE
    let begun = 0
    for (const each of flat) if (each > 0 && each < WHOLE) begun += each
    return Math.min(WHOLE - 1, Math.trunc((have * WHOLE + Math.min(begun, (area - have) * FILLED)) / area))
  }
  const best = Math.max(bestRectangle(bounds, flat, width, depth), bestRectangle(bounds, flat, depth, width))
  return Math.max(-WHOLE, Math.trunc(best / (width * depth)))
}

/** By column: built with nothing on it, filled up to some height below, covered, or rock where it can never be flat. */
function flatness([X, , Z]: Spot, cells: Uint8Array, notes: Uint8Array, level: number): Int32Array {
  const layer = X * Z
  const flat = new Int32Array(layer)
  for (let column = 0; column < layer; column++) {
    const cell = level * layer + column
    const covered = cell + layer < cells.length && blocks(cells[cell + layer])
    if (isBuilt(cells[cell], notes[cell])) flat[column] = covered ? COVERED : WHOLE
    else if (blocks(cells[cell])) flat[column] = NEVER_FLAT
    else {
      let below = level - 1
      while (below >= 0 && !blocks(cells[below * layer + column])) below--
      flat[column] = covered ? COVERED : Math.trunc(((below + 1) * FILLED) / (level + 1))
    }
  }
  return flat
}

function bestRectangle([X, , Z]: Spot, flat: Int32Array, alongX: number, alongZ: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let x = 0; x + alongX <= X; x++)
    for (let z = 0; z + alongZ <= Z; z++) {
      let sum = 0
      for (let i = 0; i < alongX; i++) for (let k = 0; k < alongZ; k++) sum += flat[(x + i) * Z + z + k]
      if (sum > best) best = sum
    }
  return best
}

// ── Cavities ─────────────────────────────────────────────────────────────────────────────────────────

/** Of all empty cells that something was built beside, how shut the most shut is that is not shut altogether. */
function mostShut([X, Y, Z]: Spot, cells: Uint8Array): number {
  const layer = X * Z
  let most = 0
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] !== EMPTY) continue
    const z = cell % Z
    const column = cell % layer
    const y = (cell - column) / layer
    let shut = 0
    if (z === 0 || !isOpen(cells[cell - 1])) shut++
    if (z === Z - 1 || !isOpen(cells[cell + 1])) shut++
    if (column < Z || !isOpen(cells[cell - Z])) shut++
    if (column >= layer - Z || !isOpen(cells[cell + Z])) shut++
    if (y === 0 || !isOpen(cells[cell - layer])) shut++
    if (y < Y - 1 && !isOpen(cells[cell + layer])) shut++
    if (shut < 6 && shut > most) most = shut
  }
  return Math.trunc((most * SHUT) / 5)
}
