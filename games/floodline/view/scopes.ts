/** How far each drain reaches: for the halo around it [FL-155]. */
import type { Floodline, Scope } from '../nouns.ts'
import { PLACED } from '../rules/cells.ts'
import { AXES_OF, contains, indexOf, spotOf } from '../rules/space.ts'

type State = Floodline['State']

export function scopesOf(state: Readonly<State>): { drain: number; cells: number[] }[] {
  return state.drainCells.map(drain => ({ drain, cells: reached(state, drain, scopeOf(state, drain)) }))
}

/** Units each resolve. */
export function drainRate({ level, notes }: Readonly<State>, drain: number): number {
  if (notes[drain] === PLACED) return level.abilities?.drain?.rate ?? 0
  return level.terrain.filter(({ type }) => type === 'DRAIN')[(notes[drain] ?? 1) - 1]?.rate ?? 0
}

function scopeOf({ level, notes }: Readonly<State>, drain: number): Scope {
  if (notes[drain] === PLACED) return level.abilities?.drain?.scope ?? 'SELF'
  const drains = level.terrain.filter(({ type }) => type === 'DRAIN')
  return drains[(notes[drain] ?? 1) - 1]?.scope ?? 'SELF'
}

function reached({ level: { bounds }, gravity }: Readonly<State>, drain: number, scope: Scope): number[] {
  const [x, y, z] = spotOf(bounds, drain)
  const [ux, uy, uz] = AXES_OF[gravity]?.u ?? [0, 1, 0]
  const cells: number[] = []
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++)
      for (let dz = -1; dz <= 1; dz++) {
        const far = Math.abs(dx) + Math.abs(dy) + Math.abs(dz)
        const inScope = scope === 'SELF' ? dx === ux && dy === uy && dz === uz : far === 1 || (far > 1 && scope === 'ADJ26')
        if (inScope && contains(bounds, x + dx, y + dy, z + dz)) cells.push(indexOf(bounds, x + dx, y + dy, z + dz))
      }
  return cells
}
