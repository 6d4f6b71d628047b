/** The solution, the proof, and the numbers that are hidden: whatever helps the player knows them, and no eye does. [SD-17] [SD-56] */
import type { Eye } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Secret, Secrets } from '../../../kernel/testing/secrets.ts'
import { SETUPS } from '../levels/presets.ts'
import type { Stackdoku } from '../nouns.ts'
import { isFree } from '../rules/stack.ts'

type State = Stackdoku['State']

export const secrets: Secrets<Stackdoku> = {
  setups: [
    { ...SETUPS.easy, hidden: true, mistakes: 'warn' },
    { ...SETUPS.easy, hidden: true, mistakes: 'block' },
    { ...SETUPS.medium, hints: 0, assist: false },
  ],
  twin,
  values,
}

/** Tiles whose number nobody sees, before the action and after it. */
function veiled(state: Readonly<State>, action: Stackdoku['Action'] | null): number[] {
  if (!state.hidden || action?.kind === 'show') return []
  const gone = state.gone.slice()
  if (action?.kind === 'take') gone[action.a] = gone[action.b] = 1
  const { xs, ys, zs } = state
  return Array.from(gone.keys()).filter(tile => gone[tile] === 0 && !isFree({ xs, ys, zs, gone }, tile))
}

function twin(state: Readonly<State>, eye: Eye, action: Stackdoku['Action'] | null, rng: Rng): State {
  const other = copy(state) as State
  const tiles = veiled(state, action)
  const dealt = shuffle(rng, [...tiles])
  for (const [nth, tile] of tiles.entries()) {
    other.standing[tile] = state.standing[dealt[nth] ?? tile] ?? 0
    other.values[tile] = state.values[dealt[nth] ?? tile] ?? 0
  }
  other.line = ''
  // Where the player is told of mistakes, what is told hangs on the solution, and nobody else is told.
  if (state.mistakes === 'off' || (eye === 'public' && state.mistakes === 'warn'))
    other.solution = state.solution.map(digit => (digit % 9) + 1)
  return other
}

function values(state: Readonly<State>, _eye: Eye): Secret[] {
  const { solution, cells, standing, line } = state
  const empty = Array.from(cells.keys()).filter(cell => cells[cell] === 0)
  return [
    ...(empty.length > 0 ? [{ name: 'the solution', is: solution }] : []),
    { name: 'the digits of the empty cells', is: empty.map(cell => solution[cell] ?? 0) },
    { name: 'the numbers that are hidden', is: veiled(state, null).map(tile => standing[tile] ?? 0) },
    { name: 'the proof', is: line },
  ]
}
