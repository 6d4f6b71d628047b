/** The piece as its player wants to hear of it: how it lies, where it would come down, what on, and what would follow. */
import type { Outcome } from '../../../../kernel/game.ts'
import { type Floodline, type Progress, TILTS, type TiltSense } from '../../nouns.ts'
import { EMPTY, WATER } from '../../rules/board/cells.ts'
import { builtHeight } from '../../rules/board/shapes.ts'
import { AXES_OF, contains, directionOf, indexOf, spotOf } from '../../rules/board/space.ts'
import { type Futures, type TiltFuture, warningsOf } from '../../rules/futures.ts'
import { outcome } from '../../rules/outcome.ts'
import { landingCells, pieceCells, roomToFall } from '../../rules/pieces/piece.ts'
import { type Thing, thingOf } from '../hud/inside/reading.ts'
import { type HudWarning, iceWarnings, limitWarnings, ranked, sharpened } from '../hud/warnings/warnings.ts'

type State = Floodline['State']

export type Range = readonly [from: number, to: number]

/** A part of the piece without gaps: a box of cells. */
export interface Slab {
  readonly x: Range
  readonly y: Range
  readonly z: Range
}

/** Along how many axes it is longer than a cell, and which. */
export type Lie = 'cube' | 'east-west' | 'north-south' | 'upright' | 'flat' | 'upright-east-west' | 'upright-north-south' | 'round'

export interface PieceFacts {
  readonly piece: number
  readonly material: number
  readonly lie: Lie
  readonly falls: number // cells from where it is
  readonly slabs: readonly Slab[] // where it would land, the lowest layer first
  readonly on: readonly (Thing | 'edge')[] // what stops it
  readonly size: number
  readonly hangs: number // cells of its lowest layers with air or water under them
  readonly wet: number // cells that would end in water
}

/** What a hard drop would do, beyond the landing itself. */
export interface DropFacts {
  readonly shift: number
  readonly lost: number
  readonly drained: number
  readonly spilled: number
  readonly goals: readonly { readonly goal: number; readonly progress: Progress }[] // that would change
  readonly warnings: readonly HudWarning[] // that there would be and are not now
  readonly outcome: Outcome | null
}

export interface TiltFacts {
  readonly future: TiltFuture
  readonly waters: number // units that would lie elsewhere
  readonly height: number // of what is built, afterwards
}

/** Null when there is no piece. */
export function pieceFacts(state: Readonly<State>): PieceFacts | null {
  if (state.piece < 0) return null
  const { bounds } = state.level
  const landing = landingCells(state)
  const g = directionOf(state.gravity)
  const under = landing.flatMap((cell): (Thing | 'edge')[] => {
    const [x, y, z] = spotOf(bounds, cell)
    const next = [x + g[0], y + g[1], z + g[2]] as const
    if (!contains(bounds, ...next)) return ['edge']
    return landing.includes(indexOf(bounds, ...next)) ? [] : [thingOf(state.cells[indexOf(bounds, ...next)] ?? EMPTY)]
  })
  const stopping = under.filter(thing => thing === 'edge' || (thing !== 'empty' && thing !== 'water'))
  return {
    ...{ piece: state.piece, material: state.material, falls: roomToFall(state), size: landing.length },
    lie: lieOf(pieceCells(state).map(cell => spotOf(bounds, cell))),
    slabs: slabsOf(state, landing),
    on: [...new Set(stopping)],
    hangs: under.length - stopping.length,
    wet: landing.filter(cell => state.cells[cell] === WATER).length,
  }
}

function lieOf(spots: readonly (readonly [x: number, y: number, z: number])[]): Lie {
  const [x, y, z] = ([0, 1, 2] as const).map(axis => new Set(spots.map(spot => spot[axis])).size > 1)
  if (y) return x && z ? 'round' : x ? 'upright-east-west' : z ? 'upright-north-south' : 'upright'
  if (x && z) return 'flat'
  return x ? 'east-west' : z ? 'north-south' : 'cube'
}

/** Cells in as few breaths as may be: runs, then runs of equal runs, then layers on equal layers; the lowest first. */
export function slabsOf({ level: { bounds }, gravity }: Readonly<State>, cells: readonly number[]): Slab[] {
  const { u } = AXES_OF[gravity] ?? { u: [0, 1, 0] as const }
  const spots = cells.map(cell => spotOf(bounds, cell))
  const upward = ([x, y, z]: readonly number[]): number => (x ?? 0) * u[0] + (y ?? 0) * u[1] + (z ?? 0) * u[2]
  const slabs: Slab[] = spots
    .toSorted((a, b) => upward(a) - upward(b) || a[1] - b[1] || a[2] - b[2] || a[0] - b[0])
    .map(([x, y, z]) => ({ x: [x, x], y: [y, y], z: [z, z] }))
  const across = (['x', 'z', 'y'] as const).filter(axis => u[['x', 'y', 'z'].indexOf(axis)] === 0)
  const along = (['x', 'y', 'z'] as const).filter(axis => !across.includes(axis))
  return [...across, ...along].reduce((joined, axis) => join(joined, axis), slabs)
}

/** Slabs that differ along one axis only, and follow each other there, become one. */
function join(slabs: readonly Slab[], axis: keyof Slab): Slab[] {
  const joined: Slab[] = []
  for (const slab of slabs) {
    const at = joined.findIndex(other => follow(other[axis], slab[axis]) && alike(other, slab, axis))
    const other = joined[at]
    if (other) joined[at] = { ...other, [axis]: [Math.min(other[axis][0], slab[axis][0]), Math.max(other[axis][1], slab[axis][1])] }
    else joined.push(slab)
  }
  return joined
}

function follow([a, b]: Range, [c, d]: Range): boolean {
  return b + 1 === c || d + 1 === a
}

function alike(one: Slab, other: Slab, besides: keyof Slab): boolean {
  return (['x', 'y', 'z'] as const).every(axis => axis === besides || same(one[axis], other[axis]))
}

function same([a, b]: Range, [c, d]: Range): boolean {
  return a === c && b === d
}

/** Null when there is no piece. */
export function dropFacts(state: Readonly<State>, futures: Futures): DropFacts | null {
  const now = warningsIn(state)
  const after = futures.after(state)
  if (!after) return null
  const grown = (name: 'shift' | 'lost' | 'drained' | 'overflowed'): number => after.metrics[name] - state.metrics[name]
  const end = outcome(after)
  return {
    ...{ shift: grown('shift'), lost: grown('lost'), drained: grown('drained'), spilled: grown('overflowed') },
    goals: after.goals.flatMap((progress, goal) => {
      const before = state.goals[goal]
      return before?.have === progress.have && before.met === progress.met ? [] : [{ goal, progress: { ...progress } }]
    }),
    warnings: end ? [] : warningsIn(after).filter(warning => worse(warning, now)),
    outcome: end,
  }
}

function warningsIn(state: Readonly<State>): readonly HudWarning[] {
  return ranked([...sharpened(state, [...warningsOf(state), ...iceWarnings(state)]), ...limitWarnings(state)])
}

/** New, or of more blocks than before. That pieces run out is no consequence of where one is dropped. */
function worse({ kind, cells }: HudWarning, now: readonly HudWarning[]): boolean {
  return kind !== 'last-pieces' && !now.some(warning => warning.kind === kind && warning.cells.length >= cells.length)
}

export function tiltFacts(state: Readonly<State>, sense: TiltSense, futures: Futures): TiltFacts | null {
  const future = futures.tilts(state)[TILTS.indexOf(sense)]
  if (!future) return null
  const { cells } = future
  return {
    future,
    waters: cells ? cells.reduce((count, code, cell) => (code === WATER && state.cells[cell] !== WATER ? count + 1 : count), 0) : 0,
    height: builtHeight(state.level.bounds, cells ?? state.cells, state.notes),
  }
}

/** How high the building stands, and where the next piece would lie lowest. */
export interface HeightFacts {
  readonly now: number // zero-based; -1 for nothing
  readonly lowest: number // level of the lowest column; -1 for the bare face
  readonly highest: number
  readonly free: number // columns as low as that
  readonly rows: readonly (readonly number[])[] // by row of the map: the level of every column
}

export function heightFacts(state: Readonly<State>, rows: readonly (readonly number[])[]): HeightFacts {
  const all = rows.flat()
  const lowest = Math.min(...all)
  return {
    now: builtHeight(state.level.bounds, state.cells, state.notes),
    ...{ lowest, highest: Math.max(...all), free: all.filter(level => level === lowest).length, rows },
  }
}
