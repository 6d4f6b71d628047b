/** Turns of the solver in words: each piece with the cells in which it comes to lie. */
import { bodyAt } from '../../minds/solve/reach.ts'
import { applyActs } from '../../minds/solve/turns.ts'
import type { Turn } from '../../minds/solve/types.ts'
import { Work } from '../../minds/solve/work.ts'
import { type FloodLevel, MATERIALS, PIECES } from '../../nouns.ts'
import { spotOf } from '../../rules/board/space.ts'

export function turnLines(level: FloodLevel, turns: readonly Turn[]): string[] {
  const work = new Work(level, { wanted: '1', budget: {} })
  const state = work.pool.take(work.first)
  return turns.map(({ acts, landing }, at) => {
    applyActs(state, acts)
    const name = `${PIECES[state.piece]}${state.material === 0 ? '' : `:${MATERIALS[state.material]}`}`
    const cells = bodyAt(state, landing).map(cell => spotOf(level.bounds, cell).join(','))
    work.place(state, landing)
    return `${String(at + 1).padStart(3)}  ${acts.map(({ wish }) => `${wish}, `).join('')}${name} ${cells.join(' ')}`
  })
}
