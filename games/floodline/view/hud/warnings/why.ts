/** An explanation as a chain to be read from top to bottom: what came first, why it mattered, what it did. */

import type { Cause, CauseCode, Explanation } from '../../../minds/explain.ts'
import type { Removal } from '../../../minds/explain-worlds.ts'
import { GRAVITIES, type Gravity, type Spot } from '../../../nouns.ts'
import { spotOf } from '../../../rules/board/space.ts'
import type { Ending } from './ending.ts'

export interface WhyStep {
  readonly kind: 'root' | 'rule' | 'fell' | 'flooded' | 'ended'
  readonly code: CauseCode
  readonly count: number // root: ice, anchors, units; fell: blocks; flooded: cells
  readonly height: number // the lowest y of what it speaks of; -1 for nowhere
  readonly far: number // fell: the farthest, in cells
  readonly lost: number // fell: blocks that left the board
  readonly bodies: number // fell
  readonly spilled: boolean // flooded: over a rim
  readonly ice: number // root: ice that thawed in all, held something or not; flooded: cells that were ice
  readonly from: Gravity
  readonly to: Gravity
  readonly cells: readonly number[] // to point at
  readonly ends: readonly number[] // fell: where the blocks are now
  readonly ended?: Ending // ended: what lost the level
}

export interface Why {
  readonly resolve: Explanation['resolve']
  readonly fell: number // blocks that moved, those that were lost included
  readonly lost: number
  readonly flooded: number // cells
  readonly steps: readonly WhyStep[]
  readonly more: number // things that happened besides
  readonly checked: readonly Removal['kind'][] // taken away, the first of them does not happen
  readonly ended: Ending | null // it lost the level
}

const MOST_STEPS = 5

interface Group {
  readonly code: CauseCode
  readonly causes: Set<Cause>
  readonly cells: number[]
  readonly ends: number[]
}

/** `thawed`: the ice that thawed in that resolve, whatever it held. */
export function whyOf({ resolve, shifted, flooded }: Explanation, bounds: Spot, thawed: readonly number[] = []): Why | null {
  const falls = grouped(shifted.map(({ from, to, cause }) => ({ cell: from, end: to, cause })))
  const floods = grouped(flooded.map(({ cell, cause }) => ({ cell, end: cell, cause })))
  const [first] = falls.length > 0 ? falls : floods
  if (!first) return null
  const ice = new Set(thawed)
  const steps = [
    ...opening(bounds, first, ice.size),
    ...falls.map(group => fallOf(bounds, group)),
    ...floods.map(group => floodOf(bounds, group, ice)),
  ]
  return {
    resolve,
    fell: shifted.length,
    lost: shifted.filter(({ to }) => to < 0).length,
    flooded: flooded.length,
    steps: steps.slice(0, MOST_STEPS),
    more: Math.max(0, steps.length - MOST_STEPS),
    ended: null,
    checked: [...new Set([...first.causes].flatMap(({ without }) => without.map(({ kind }) => kind)))],
  }
}

/** Bodies that fell for the same reason are one step, the biggest reason first. */
function grouped(effects: readonly { cell: number; end: number; cause: Cause }[]): Group[] {
  const groups = new Map<CauseCode, Group>()
  for (const { cell, end, cause } of effects) {
    const group = groups.get(cause.code) ?? { code: cause.code, causes: new Set(), cells: [], ends: [] }
    group.causes.add(cause)
    group.cells.push(cell)
    group.ends.push(end)
    groups.set(cause.code, group)
  }
  return [...groups.values()].sort((a, b) => b.cells.length - a.cells.length)
}

/** What came first, and the rule that made it matter. */
function opening(bounds: Spot, group: Group, ice: number): WhyStep[] {
  const cells = [...new Set([...group.causes].flatMap(rootCells))]
  const root = { ...plainStep(group), kind: 'root', count: cells.length, height: lowest(bounds, cells), ice, cells } as const
  return [root, { ...plainStep(group), kind: 'rule' }]
}

function fallOf(bounds: Spot, group: Group): WhyStep {
  const { cells, ends, causes } = group
  const distances = cells.map((cell, i) => distance(bounds, cell, ends[i] ?? -1))
  return {
    ...plainStep(group),
    ...{ kind: 'fell', count: cells.length, height: lowest(bounds, ends), far: Math.max(...distances), bodies: causes.size },
    ...{ lost: ends.filter(end => end < 0).length, cells, ends },
  }
}

function floodOf(bounds: Spot, group: Group, thawed: ReadonlySet<number>): WhyStep {
  const { cells, code } = group
  const ice = cells.filter(cell => thawed.has(cell)).length
  return {
    ...plainStep(group),
    kind: 'flooded',
    count: cells.length,
    height: lowest(bounds, cells),
    spilled: code === 'spilled',
    ice,
    cells,
  }
}

function plainStep({ code, causes }: Group): WhyStep {
  const [cause] = causes
  const [from, to] = [gravityIn(cause, 'from'), gravityIn(cause, 'to')]
  return { kind: 'rule', code, count: 0, height: -1, far: 0, lost: 0, bodies: 0, spilled: false, ice: 0, from, to, cells: [], ends: [] }
}

function gravityIn(cause: Cause | undefined, field: 'from' | 'to'): Gravity {
  const named = cause?.facts[field]
  return GRAVITIES.find(gravity => gravity === named) ?? 'DOWN'
}

/** Ice that thawed, anchors that expired, units that were displaced: whatever of it the facts name. */
function rootCells({ facts }: Cause): number[] {
  const own = [...numbers(facts['ice']), ...numbers(facts['anchors'])]
  if (own.length > 0 || !Array.isArray(facts['sources'])) return own
  return facts['sources'].flatMap(source => numbers((source as { readonly cells?: unknown }).cells))
}

function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter(each => typeof each === 'number') : []
}

function lowest(bounds: Spot, cells: readonly number[]): number {
  const heights = cells.filter(cell => cell >= 0).map(cell => spotOf(bounds, cell)[1])
  return heights.length === 0 ? -1 : Math.min(...heights)
}

function distance(bounds: Spot, from: number, to: number): number {
  if (to < 0) return 0
  const [a, b] = [spotOf(bounds, from), spotOf(bounds, to)]
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2])
}
