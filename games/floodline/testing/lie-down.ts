import { pick, type Rng } from '../../../kernel/rng.ts'
import type { Floodline } from '../nouns.ts'
import { ask, parse, refuse } from '../rules/actions.ts'
import { tick } from '../rules/tick.ts'

const KEYS = ['x+', 'x-', 'z+', 'z-', 'yaw+', 'yaw-', 'pitch+', 'roll-', 'soft+', 'soft-'] as const

/** Presses keys at random until the piece lies, and says where it lay down. */
export function lieDown(state: Floodline['State'], rng: Rng): string {
  const { pieces } = state.metrics
  for (;;) {
    const wish = parse(pick(rng, KEYS))
    if (wish && !refuse(state, wish)) ask(state, wish)
    let body: readonly number[] = []
    tick(state, event => {
      if (event.kind === 'locked') body = event.cells
    })
    if (state.metrics.pieces !== pieces) return [...body].sort((a, b) => a - b).join()
  }
}
