import type { Refusal, Seat } from '../../../kernel/game.ts'
import type { Blocks, BlocksRefusal, Placement } from '../nouns.ts'
import { cellsOf, corners, covered, fits, fullLines } from './grid.ts'
import { dealHand, SLOTS } from './hand.ts'
import { outcome } from './outcome.ts'
import { pointsFor } from './score.ts'
import { SHAPES } from './shapes.ts'

type State = Blocks['State']

/** An empty grid and the first hand. [BP-24] [BP-25] */
export function start(deal: Blocks['Deal']): State {
  const state: State = {
    ...deal,
    cells: new Uint8Array(deal.rows * deal.cols),
    hand: new Int8Array(SLOTS).fill(-1),
    tints: new Uint8Array(SLOTS),
    score: 0,
    combo: 0,
    placed: 0,
    round: 0,
    proof: [],
    salt: 0,
    seal: '',
  }
  dealHand(state, () => {})
  return state
}

/** Any block that is left, anywhere it fits; blocks are not turned. [BP-26] [BP-34] */
export function* legal(state: Readonly<State>, _seat: Seat): Iterable<Placement> {
  for (let slot = 0; slot < SLOTS; slot++) {
    const shape = state.hand[slot]
    if (shape < 0) continue
    for (const [row, col] of corners(state, shape)) if (fits(state, shape, row, col)) yield { slot, row, col }
  }
}

export function refuse(state: Readonly<State>, _seat: Seat, { slot, row, col }: Placement): Refusal<BlocksRefusal> | null {
  if (outcome(state)) return { code: 'over', because: 'none of the blocks left fits, so the game is over', facts: {} }
  if (!(slot >= 0 && slot < SLOTS))
    return { code: 'no-such-slot', because: `the hand has ${SLOTS} places, and there is no place ${slot + 1}`, facts: { slot } }
  const shape = state.hand[slot]
  if (shape < 0) return { code: 'slot-empty', because: `block ${slot + 1} is placed already`, facts: { slot } }
  const cells = covered(state, shape, row, col)
  if (!cells) {
    const { rows, cols } = SHAPES[shape]
    const because = `block ${slot + 1} is ${rows} by ${cols}, and at row ${row + 1}, column ${col + 1} it would leave the grid`
    return { code: 'off-grid', because, facts: { slot, row, col } }
  }
  const blocked = cells.filter(cell => state.cells[cell] !== 0)
  if (blocked.length === 0) return null
  const where = blocked.map(cell => `row ${Math.floor(cell / state.cols) + 1}, column ${(cell % state.cols) + 1}`).join('; ')
  return { code: 'taken', because: `something already lies at ${where}`, facts: { slot, row, col, blocked } }
}

/** Place, clear, score, deal when the hand is empty; whether the game is over is asked of outcome(). [BP-60] */
export function apply(state: State, _seat: Seat, { slot, row, col }: Placement, emit: (event: Blocks['Event']) => void): void {
  const shape = state.hand[slot]
  const tint = state.tints[slot]
  const cells = covered(state, shape, row, col) as number[]
  for (const cell of cells) state.cells[cell] = tint
  state.hand[slot] = -1
  state.placed++
  emit({ kind: 'placed', slot, shape, tint, row, col, cells })
  clear(state, cells.length, emit)
  if (state.hand.every(left => left < 0)) dealHand(state, emit)
  if (outcome(state)) emit({ kind: 'over', score: state.score })
}

function clear(state: State, block: number, emit: (event: Blocks['Event']) => void): void {
  const lines = fullLines(state)
  const cleared = lines.rows.length + lines.cols.length > 0
  if (cleared) {
    const cells = cellsOf(state, lines)
    for (const cell of cells) state.cells[cell] = 0
    emit({ kind: 'cleared', rows: [...lines.rows], cols: [...lines.cols], cells })
  }
  state.combo = cleared ? state.combo + 1 : 0
  const emptied = cleared && state.cells.every(cell => cell === 0)
  const points = pointsFor(block, lines, emptied, state.combo, state.comboBonus)
  state.score += points.total
  emit({ kind: 'scored', points, score: state.score, combo: state.combo })
}
