/** Everything the rules know of one cell. Facts; cell.tsx says them. */
import { bodiesOf } from '../../../minds/bodies.ts'
import type { Floodline } from '../../../nouns.ts'
import { poolsOf } from '../../../rules/board/pools.ts'
import { type CellRead, readCell } from './reading.ts'

export interface Probe extends CellRead {
  /** The body it belongs to, by its number in the order of the rules [FL-43]. */
  readonly body: { readonly id: number; readonly voxels: number; readonly held: boolean } | null
  readonly req: number // the level at which water gets here; -1 if none ever does
  /** The pool it is part of. */
  readonly basin: { readonly number: number; readonly surface: number; readonly spill: number } | null
}

export function probeOf(state: Readonly<Floodline['State']>, cell: number, looks?: Uint8Array): Probe {
  const { of, bodies } = bodiesOf(state)
  const { pools, poolOf, req } = poolsOf(state)
  const number = poolOf[cell] ?? -1
  const pool = pools[number]
  return {
    ...readCell(state, cell, looks),
    body: bodies[(of[cell] ?? 0) - 1] ?? null,
    req: req[cell] ?? -1,
    basin: pool ? { number, surface: pool.surface, spill: pool.spill } : null,
  }
}
