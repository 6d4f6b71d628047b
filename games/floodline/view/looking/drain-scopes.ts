/** What each drain takes and how far it reaches: for the halo around it [FL-155]. */
import type { Floodline, Scope } from '../../nouns.ts'
import { PLACED } from '../../rules/board/cells.ts'
import { AXES_OF, contains, indexOf, spotOf } from '../../rules/board/space.ts'

type State = Floodline['State']

export function scopesOf(state: Readonly<State>): { drain: number; cells: number[] }[] {
  return state.drainCells.map(drain => ({ drain, cells: reached(state, drain, drainOf(state, drain).scope) }))
}

/** A drain of the level, by the number it has in its note, or the one that players place: units each resolve, and from where. */
export function drainOf({ level, notes }: Readonly<State>, drain: number): { readonly rate: number; readonly scope: Scope } {
  const note = notes[drain] ?? 0
  const terms = note === PLACED ? level.abilities?.drain : level.terrain.filter(({ type }) => type === 'DRAIN')[note - 1]
  return { rate: terms?.rate ?? 0, scope: terms?.scope ?? 'SELF' }
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
