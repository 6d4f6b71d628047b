/**
 * Water that moves within a phase: which cells it leaves and enters, and when. The rules move all of it at once, each unit from where it
 * was to the lowest room it reaches; what is shown is the way it takes there, from its source on, cell by cell.
 */
import type { FloodEvent, Spot } from '../../nouns.ts'
import { EMPTY, isOpen, WATER } from '../../rules/board/cells.ts'
import { directionOf, neighboursOf } from '../../rules/board/space.ts'
import type { Column, Flow } from '../render/picture.ts'

/** Part of the phase that a column takes: all of it where all rise together, less the further water has to run. */
const LONGEST = 0.92
const SHORTEST = 0.3
const LESS_A_STEP = 0.11
const MORE_A_CELL = 0.1 // of depth: deep water must not stand like a wall

export function flowOf(bounds: Spot, before: Uint8Array, gravity: number, events: readonly FloodEvent[]): Flow | null {
  const after = before.slice()
  const sources: number[] = []
  for (const event of events) {
    if (event.kind === 'flowed') {
      sources.push(...event.out)
      for (const cell of event.out) if (after[cell] === WATER) after[cell] = EMPTY
      for (const cell of event.into) after[cell] = WATER
    } else if (event.kind === 'poured') for (const cell of event.cells) after[cell] = WATER
    else if (event.kind === 'sank') for (const cell of event.drunk) after[cell] = EMPTY
    else if (event.kind === 'drained') for (const cell of event.cells) after[cell] = EMPTY
  }
  const into: number[] = []
  const out: number[] = []
  for (let cell = 0; cell < after.length; cell++) {
    if (after[cell] === WATER && before[cell] !== WATER) into.push(cell)
    if (before[cell] === WATER && after[cell] !== WATER) out.push(cell)
  }
  if (into.length + out.length === 0) return null
  const steps = stepsFrom(bounds, before, sources, into)
  const up = upOf(bounds, gravity)
  const rising = columnsOf(into, up, after)
  const far = rising.map(({ foot }) => steps.get(foot) ?? 0)
  const nearest = Math.min(...far)
  const spread = Math.max(...far, nearest) - nearest
  const deepest = Math.max(1, ...rising.map(({ depth }) => depth))
  const takes = Math.max(SHORTEST, Math.min(LONGEST, LONGEST - LESS_A_STEP * spread + MORE_A_CELL * (deepest - 1)))
  const timed = rising.map((column, at) => ({
    ...column,
    from: spread > 0 ? (((far[at] as number) - nearest) / spread) * (1 - takes) : 0,
  }))
  return { into, out, rising: levelled(bounds, up, timed), sinking: levelled(bounds, up, columnsOf(out, up, before)), takes }
}

export function upOf([X, , Z]: Spot, gravity: number): number {
  const [dx, dy, dz] = directionOf(gravity)
  return -((dy * X + dx) * Z + dz)
}

/** How many cells water has to run to each: from where it was, or from the water that is pushed. */
function stepsFrom(bounds: Spot, cells: Uint8Array, left: readonly number[], into: readonly number[]): Map<number, number> {
  const wanted = new Set(into)
  const steps = new Map<number, number>()
  let edge = left.length > 0 ? [...left] : into.filter(cell => neighboursOf(bounds, cell).some(beside => cells[beside] === WATER))
  if (edge.length === 0) edge = into.slice(0, 1)
  for (const cell of edge) steps.set(cell, 0)
  let missing = into.length
  for (let step = 1; edge.length > 0 && missing > 0; step++) {
    const next: number[] = []
    for (const cell of edge)
      for (const beside of neighboursOf(bounds, cell)) {
        if (steps.has(beside) || !(isOpen(cells[beside] ?? EMPTY) || wanted.has(beside))) continue
        steps.set(beside, step)
        if (wanted.has(beside)) missing--
        next.push(beside)
      }
    edge = next
  }
  return steps
}

/** Cells that stand on each other. What has other water above it has no surface, and is there at once. */
function columnsOf(cells: readonly number[], up: number, wet: Uint8Array): Column[] {
  const all = new Set(cells)
  return cells.flatMap((foot): Column[] => {
    if (all.has(foot - up)) return []
    let top = foot
    let height = 1
    for (; all.has(top + up); top += up) height++
    return [{ foot, top, height, from: 0, depth: wet[top + up] === WATER ? 0 : height }]
  })
}

/** Columns that meet at one level are one water, as deep as the deepest of them. */
function levelled(bounds: Spot, up: number, columns: readonly Column[]): Column[] {
  const byTop = new Map(columns.map(column => [column.top, column]))
  const depths = new Map<number, number>() // by top
  for (const { top: first, depth: own } of columns) {
    if (own === 0 || depths.has(first)) continue
    const water = [first]
    let depth = 0
    depths.set(first, 0)
    for (const top of water) {
      depth = Math.max(depth, byTop.get(top)?.height ?? 0)
      for (const beside of neighboursOf(bounds, top)) {
        if (Math.abs(beside - top) === Math.abs(up) || depths.has(beside) || !byTop.get(beside)?.depth) continue
        depths.set(beside, 0)
        water.push(beside)
      }
    }
    for (const top of water) depths.set(top, depth)
  }
  return columns.map(column => ({ ...column, depth: depths.get(column.top) ?? 0 }))
}
