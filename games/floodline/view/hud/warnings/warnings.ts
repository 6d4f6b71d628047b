/** What will go wrong if nothing is done, beyond what the rules themselves warn of [FL-153]. */

import { type FloodLevel, type Floodline, GRAVITIES } from '../../../nouns.ts'
import { DRAIN, FOREVER, ICE, isVoxel, WALL, WATER } from '../../../rules/board/cells.ts'
import { waterHeight } from '../../../rules/board/shapes.ts'
import { contains, DOWN, directionOf, indexOf, neighboursOf, spotOf } from '../../../rules/board/space.ts'
import { limitOf } from '../../../rules/endless.ts'
import type { Warning } from '../../../rules/futures.ts'
import { massOfPiece } from '../stars.ts'

type State = Floodline['State']

export type HudWarning =
  | Warning
  | { readonly kind: 'near-limit'; readonly cells: readonly number[]; readonly height: number; readonly limit: number }
  | { readonly kind: 'spawn-taken'; readonly cells: readonly number[] }
  | { readonly kind: 'on-ice'; readonly cells: readonly number[]; readonly resolves: number; readonly overWater: boolean }
  | { readonly kind: 'water-near'; readonly cells: readonly number[]; readonly height: number; readonly forbidden: number }
  | { readonly kind: 'mass-near'; readonly cells: readonly number[]; readonly left: number }
  | { readonly kind: 'too-heavy'; readonly cells: readonly number[]; readonly mass: number; readonly left: number } // the piece in play
  | { readonly kind: 'spill-near'; readonly cells: readonly number[]; readonly left: number }
  | { readonly kind: 'spill-over'; readonly cells: readonly number[]; readonly have: number; readonly allowed: number }
  | { readonly kind: 'lost-near'; readonly cells: readonly number[]; readonly left: number }
  | { readonly kind: 'lost-over'; readonly cells: readonly number[]; readonly have: number; readonly allowed: number }
  | { readonly kind: 'last-pieces'; readonly cells: readonly number[]; readonly left: number }

/** Bodies that nothing but thawing ice holds, and when they fall. A walk over the whole board: ask when it changed, not in every frame. */
export function iceWarnings(state: Readonly<State>): HudWarning[] {
  const { cells, notes, iceCells } = state
  if (iceCells.length === 0) return []
  const seen = new Uint8Array(cells.length)
  const found: HudWarning[] = []
  for (let cell = 0; cell < cells.length; cell++) {
    if (seen[cell] === 1 || !isVoxel(cells[cell] ?? 0) || notes[cell] !== 0) continue
    const body = bodyAt(state, cell, seen)
    const resolves = thawOf(state, body)
    if (resolves > 0) found.push({ kind: 'on-ice', cells: body, resolves, overWater: isOverWater(state, body) })
  }
  return found
}

function bodyAt({ level: { bounds }, cells, notes }: Readonly<State>, first: number, seen: Uint8Array): number[] {
  const body = [first]
  seen[first] = 1
  for (const cell of body)
    for (const next of neighboursOf(bounds, cell))
      if (seen[next] === 0 && isVoxel(cells[next] ?? 0) && notes[next] === 0) {
        seen[next] = 1
        body.push(next)
      }
  return body
}

/** In how many resolves the last ice that holds it is gone; 0 if something else holds it, or nothing does. */
function thawOf({ level, cells, notes, gravity }: Readonly<State>, body: readonly number[]): number {
  const { bounds, voidFaces = [] } = level
  const g = directionOf(gravity)
  const isVoid = voidFaces.some(face => face === GRAVITIES[gravity])
  let resolves = 0
  for (const cell of body) {
    const [x, y, z] = spotOf(bounds, cell)
    if (!isVoid && !contains(bounds, x + g[0], y + g[1], z + g[2])) return 0
    for (const next of neighboursOf(bounds, cell)) {
      const code = cells[next] ?? 0
      const note = notes[next] ?? 0
      if (code === ICE && note < FOREVER) resolves = Math.max(resolves, note)
      else if (code === ICE || code === DRAIN || code >= WALL || (isVoxel(code) && note > 0)) return 0
    }
  }
  return resolves
}

/** Whether there is water under the ice that holds it, which is where it will end. */
function isOverWater({ level: { bounds }, cells, gravity }: Readonly<State>, body: readonly number[]): boolean {
  const g = directionOf(gravity)
  return body.some(cell =>
    neighboursOf(bounds, cell).some(ice => {
      const [x, y, z] = spotOf(bounds, ice)
      const under = [x + g[0], y + g[1], z + g[2]] as const
      return cells[ice] === ICE && contains(bounds, ...under) && cells[indexOf(bounds, ...under)] === WATER
    }),
  )
}

const NEAR_LIMIT = 2 // as the rules have it
const NEAR_LEVELS = 1
const NEAR_UNITS = 2
const LAST_PIECES = 3
const NEAR_MASS = 8

/** Limits of the level that are close or passed. What has passed one for good is not "close" any more: it says what will happen. */
export function limitWarnings(state: Readonly<State>): HudWarning[] {
  const { level, metrics, queue, held, piece } = state
  const found: HudWarning[] = []
  if (!level.sandbox) {
    for (const constraint of level.constraints ?? []) {
      if (constraint.type === 'WATER_FORBIDDEN') found.push(...waterNear(state, constraint.worldLevel))
      else if (constraint.type === 'MAX_WATER_OVERFLOW') found.push(...countNear('spill', metrics.overflowed, constraint.units))
      else if (constraint.type === 'MAX_LOST_VOXELS') found.push(...countNear('lost', metrics.lost, constraint.count))
    }
    found.push(...massNear(state))
  }
  const pieces = queue.length + (held >= 0 ? 1 : 0) + (piece >= 0 ? 1 : 0)
  if (queue.length < LAST_PIECES) found.push({ kind: 'last-pieces', cells: [], left: pieces })
  return found
}

function waterNear({ level: { bounds }, cells }: Readonly<State>, forbidden: number): HudWarning[] {
  const height = waterHeight(bounds, cells)
  if (height < 0 || height < forbidden - NEAR_LEVELS) return []
  const top: number[] = []
  for (let cell = Math.min(height, forbidden) * bounds[0] * bounds[2]; cell < cells.length; cell++)
    if (cells[cell] === WATER) top.push(cell)
  return [{ kind: 'water-near', cells: top, height, forbidden }]
}

function countNear(what: 'spill' | 'lost', have: number, allowed: number): HudWarning[] {
  if (have > allowed) return [{ kind: `${what}-over`, cells: [], have, allowed }]
  return have > 0 && allowed - have <= NEAR_UNITS ? [{ kind: `${what}-near`, cells: [], left: allowed - have }] : []
}

function massNear(state: Readonly<State>): HudWarning[] {
  const limit = massLimit(state.level)
  if (limit === null || state.piece < 0) return []
  const left = limit - state.metrics.mass
  const mass = massOfPiece(state.piece, state.material)
  if (mass > left) return [{ kind: 'too-heavy', cells: [], mass, left }]
  return left <= NEAR_MASS ? [{ kind: 'mass-near', cells: [], left }] : []
}

/** The least of what loses and of what the goals allow, which loses as well [FL-112]; null: any weight will do. */
export function massLimit({ constraints = [], objectives }: FloodLevel): number | null {
  const goals = objectives.flatMap(objective => (objective.type === 'SEQUENCE' ? objective.objectives : [objective]))
  const limits = [
    ...constraints.flatMap(constraint => (constraint.type === 'WEIGHT_LIMIT' ? [constraint.maxMass] : [])),
    ...goals.flatMap(objective => (objective.type === 'STAY_UNDER_WEIGHT' ? [objective.maxMass] : [])),
  ]
  return limits.length > 0 ? Math.min(...limits) : null
}

/** The rules warn of one risk of overflow; a player wants to know which: too high, or in the way of the next piece. */
export function sharpened(state: Readonly<State>, warnings: readonly HudWarning[]): readonly HudWarning[] {
  const { level, gravity } = state
  const limit = limitOf(state)
  const heightOf = (cell: number): number => spotOf(level.bounds, cell)[1]
  return warnings.flatMap((warning): HudWarning[] => {
    if (warning.kind !== 'overflow-risk') return [warning]
    const high = gravity === DOWN ? warning.cells.filter(cell => heightOf(cell) >= limit - NEAR_LIMIT) : []
    const taken = warning.cells.filter(cell => !high.includes(cell))
    return [
      ...(taken.length > 0 ? [{ kind: 'spawn-taken', cells: taken } as const] : []),
      ...(high.length > 0 ? [{ kind: 'near-limit', cells: high, height: Math.max(...high.map(heightOf)), limit } as const] : []),
    ]
  })
}

/** The most pressing first: what loses the level, then what falls, then what runs short. */
const ORDER: readonly HudWarning['kind'][] = [
  'lost-over',
  'spill-over',
  'too-heavy',
  'spawn-taken',
  'near-limit',
  'overflow-risk',
  'water-near',
  'spill-near',
  'lost-near',
  'mass-near',
  'on-ice',
  'unsupported',
  'resting-on-water',
  'last-pieces',
]

export function ranked(warnings: readonly HudWarning[]): readonly HudWarning[] {
  return warnings.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))
}
