import type { Eye } from '../../../kernel/game.ts'
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Stackdoku } from '../nouns.ts'
import { isStuck, outcome } from './outcome.ts'
import { freeTiles } from './stack.ts'

type State = Readonly<Stackdoku['State']>
type View = Stackdoku['View']

/**
 * In hidden mode a tile shows its number only while it is free. The whole truth is there for the referee, for everybody at the end, and for
 * a player whose level grants help, because the helper looks through the player's eyes. [SD-16] [SD-17] [SD-56]
 */
export function view(state: State, eye: Eye): View {
  const { difficulty, level, room, undos, hints, lives, hidden, fixed, mistakes, assist, layout, attempt, failed } = state
  const free = freeTiles(state)
  const helped = mayKnow(state, eye)
  const open = !hidden || eye === 'referee' || outcome(state) !== null
  return {
    ...{ difficulty, level, room, undos, hints, lives, hidden, fixed, mistakes, assist, layout, attempt, failed },
    xs: Array.from(state.xs),
    ys: Array.from(state.ys),
    zs: Array.from(state.zs),
    gone: Array.from(state.gone),
    values: Array.from(state.standing, (value, tile) => (open || state.gone[tile] !== 0 || free.includes(tile) ? value : 0)),
    free,
    givens: Array.from(state.givens),
    cells: Array.from(state.cells),
    tray: [...state.tray],
    stuck: isStuck(state),
    trail: [...state.trail],
    wrong: helped && mistakes === 'warn' ? wrongCells(state) : [],
    known: helped ? { dealt: Array.from(state.values), standing: Array.from(state.standing), solution: Array.from(state.solution) } : null,
  }
}

function mayKnow(state: State, eye: Eye): boolean {
  return eye === 'referee' || outcome(state) !== null || (eye === 0 && (state.assist || state.hints !== 0 || state.mistakes !== 'off'))
}

/** What was placed and does not belong there: all that is shown of the solution. [SD-38] */
function wrongCells({ cells, givens, solution }: State): number[] {
  return Array.from(cells, (_, cell) => cell).filter(cell => givens[cell] === 0 && cells[cell] !== 0 && cells[cell] !== solution[cell])
}

/** Numbers that are hidden are dealt at random; the solution, where it is not known, is left blank. */
export function imagine(seen: View, rng: Rng): Stackdoku['State'] {
  const { free: _free, stuck: _stuck, wrong: _wrong, known, values, xs, ys, zs, gone, givens, cells, tray, trail, ...rest } = seen
  const guessed = known?.standing ?? guess(values, cells, tray, rng)
  return {
    ...rest,
    xs: Uint8Array.from(xs),
    ys: Uint8Array.from(ys),
    zs: Uint8Array.from(zs),
    gone: Uint8Array.from(gone),
    values: Uint8Array.from(known?.dealt ?? guessed),
    standing: Uint8Array.from(guessed),
    givens: Uint8Array.from(givens),
    cells: Uint8Array.from(cells),
    solution: Uint8Array.from(known?.solution ?? new Array<number>(cells.length).fill(0)),
    tray: [...tray],
    trail: [...trail],
    line: '',
  }
}

/** Every digit comes nine times in a full grid, so what is neither in the grid, in the tray nor in sight lies under the hidden tiles. */
function guess(values: readonly number[], cells: readonly number[], tray: readonly number[], rng: Rng): number[] {
  const left: number[] = []
  for (let digit = 1; digit <= 9; digit++) {
    const count = (list: readonly number[]): number => list.filter(value => value === digit).length
    for (let more = 9 - count(cells) - count(tray); more > 0; more--) left.push(digit)
  }
  const inSight = values.filter(value => value !== 0)
  for (const value of inSight) if (left.includes(value)) left.splice(left.indexOf(value), 1)
  shuffle(rng, left)
  return values.map(value => (value === 0 ? (left.pop() ?? 1) : value))
}
