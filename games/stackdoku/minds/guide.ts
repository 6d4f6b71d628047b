/**
 * The hint: an action on a proven winning line, with its reasons. A pair, unless the tray has no room for one or none is left; then a
 * placement. [SD-13]
 */
import type { Advice, Facts } from '../../../kernel/game.ts'
import type { Stackdoku } from '../nouns.ts'
import { CELLS } from '../rules/grid.ts'
import { notate, taking } from '../rules/notation.ts'
import { freePairs, freeTiles } from '../rules/stack.ts'
import { view as viewOf } from '../rules/view.ts'
import { explain } from './explain.ts'
import { type Doom, Judge, type Known, knownIn } from './judge.ts'
import { provable } from './reason.ts'
import { sentence } from './say.ts'
import { RATING, type Step } from './step.ts'

type View = Stackdoku['View']

/** Why a number belongs in a cell. No steps: it is only known, no technique here shows it. */
export interface Wanted {
  readonly cell: number
  readonly value: number
  readonly steps: readonly Step[]
}

export interface Taking {
  readonly a: number
  readonly b: number
  readonly value: number
  readonly frees: readonly number[] // tiles that become free
  readonly wanted: Wanted | null // where the first of them can go at once
  readonly losing: readonly (readonly [number, number])[] // all the other pairs that would lose the game
  readonly left: number // places in the tray afterwards
}

export type Reason = ({ readonly kind: 'take' } & Taking) | { readonly kind: 'place'; readonly wanted: Wanted; readonly full: boolean }

export interface Found {
  readonly action: Stackdoku['Action']
  readonly reason: Reason
}

/** Null: numbers are hidden and nobody told us, or there is nothing left to do. */
export function hint(view: View): Advice<Stackdoku> | null {
  const known = knownIn(view)
  if (!known || !view.cells.includes(0)) return null
  const judge = new Judge(view, known)
  const verdict = judge.now()
  if (verdict.winnable) return advice(view, best(view, known, judge), null)
  const { doom, before } = judge.doomed(verdict)
  const then = viewOf(before, 'referee')
  return advice(view, best(then, then.known ?? known, new Judge(then, then.known ?? known)), doom)
}

function advice(view: View, { action, reason }: Found, doom: Doom | null): Advice<Stackdoku> {
  const code = doom ? 'doomed' : reason.kind
  return { action, code, because: sentence(view, notate(action), reason, doom), facts: { reason, doom } as unknown as Facts }
}

/** The best action in a position that can be won. */
export function best(view: View, known: Known, judge: Judge): Found {
  const room = view.room - view.tray.length >= 2
  const seen = seenIn(view.cells)
  const pair = room ? bestPair(view, known, judge, seen) : null
  if (pair) return { action: taking(pair.a, pair.b), reason: { kind: 'take', ...pair } }
  const placement = bestPlacement(view, known, seen)
  if (placement)
    return {
      action: { kind: 'place', value: placement.value, cell: placement.cell },
      reason: { kind: 'place', wanted: placement, full: !room },
    }
  throw new Error('a position that can be won has neither a pair nor a token')
}

/** What follows from the grid at a glance. */
function seenIn(cells: readonly number[]): Uint8Array {
  return provable(cells, 0, () => true)
}

/** Cells that want a number beyond those that tokens in the tray will fill. */
function wantedOf({ tray }: View, seen: Uint8Array, value: number): number {
  let cells = 0
  for (let cell = 0; cell < CELLS; cell++) if (seen[cell] === value) cells++
  return cells - tray.filter(token => token === value).length
}

function bestPair(view: View, known: Known, judge: Judge, seen: Uint8Array): Taking | null {
  const ranked = [...freePairs(view, known.standing)]
    .map(([a, b]) => ({ a, b, value: known.standing[a], frees: freed(view, a, b) }))
    .map(pair => ({ ...pair, worth: 100 * Math.min(2, Math.max(0, wantedOf(view, seen, pair.value))) + 10 * pair.frees.length }))
    .sort((one, other) => other.worth - one.worth || one.a - other.a || one.b - other.b)
  const winning = ranked.map(({ a, b }) => winsWithout(view, known, judge, a, b))
  const at = winning.indexOf(true)
  if (at < 0) return null
  const { a, b, value, frees } = ranked[at]
  return {
    a,
    b,
    value,
    frees,
    wanted: wantedOf(view, seen, value) > 0 ? whyAny(view.cells, seen, value) : null,
    losing: ranked.filter((_, nth) => !winning[nth]).map(pair => [pair.a, pair.b] as const),
    left: view.room - view.tray.length - 2,
  }
}

function winsWithout({ gone }: View, { standing }: Known, { clearing }: Judge, a: number, b: number): boolean {
  const after = [...gone]
  after[a] = 1
  after[b] = 1
  return clearing.canClear(after, standing)
}

function freed(view: View, a: number, b: number): number[] {
  const gone = [...view.gone]
  gone[a] = 1
  gone[b] = 1
  return freeTiles({ xs: view.xs, ys: view.ys, zs: view.zs, gone }).filter(tile => !view.free.includes(tile))
}

function whyAny(cells: readonly number[], seen: Uint8Array, value: number): Wanted | null {
  let easiest: Wanted | null = null
  for (let cell = 0; cell < CELLS; cell++) {
    if (seen[cell] !== value || cells[cell] !== 0) continue
    const steps = explain(cells, cell, value, 0)
    if (steps && (!easiest || hardness(steps) < hardness(easiest.steps))) easiest = { cell, value, steps }
  }
  return easiest
}

function hardness(steps: readonly Step[]): number {
  return Math.max(...steps.map(({ technique }) => RATING[technique]))
}

/** A token with its cell: one that follows at a glance, else by as little as it takes, else one that is only known. */
function bestPlacement({ cells, tray }: View, { solution }: Known, seen: Uint8Array): Wanted | null {
  for (const value of new Set(tray)) {
    const wanted = whyAny(cells, seen, value)
    if (wanted) return wanted
  }
  const found = provable(cells, RATING.trial, each => each.some((digit, cell) => cells[cell] === 0 && tray.includes(digit)))
  const cell = found.findIndex((digit, at) => cells[at] === 0 && tray.includes(digit))
  if (cell >= 0) return { cell, value: found[cell], steps: explain(cells, cell, found[cell], RATING.trial) ?? [] }
  const home = solution.findIndex((digit, at) => cells[at] === 0 && tray.includes(digit))
  return home < 0 ? null : { cell: home, value: solution[home], steps: [] }
}
