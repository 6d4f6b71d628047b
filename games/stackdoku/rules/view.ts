import type { Eye } from '../../../kernel/game.ts'
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Stackdoku } from '../nouns.ts'
import { Bands } from './bands.ts'
import { isStuck, outcome } from './outcome.ts'
import { freeTiles } from './stack.ts'

type State = Readonly<Stackdoku['State']>
type View = Stackdoku['View']

/**
 * In hidden mode a tile shows its number only while it is free. The whole truth is there for the referee and for everybody at the end:
 * never for a player, whatever help the level grants, because help comes from whoever sees as the referee. [SD-16] [SD-17] [SD-56]
 */
export function view(state: State, eye: Eye): View {
  const { difficulty, level, room, undos, hints, lives, hidden, fixed, mistakes, assist, layout, attempt, failed } = state
  const free = freeTiles(state)
  const knows = eye === 'referee' || outcome(state) !== null
  const open = knows || !hidden
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
    wrong: mistakes === 'warn' && (knows || eye === 0) ? wrongCells(state) : [],
    known: knows ? { dealt: Array.from(state.values), standing: Array.from(state.standing), solution: Array.from(state.solution) } : null,
  }
}

/** Whether a number belongs where it was put is between the player and the level: spectators do not hear it. [SD-38] [SD-56] */
export function hide(event: Stackdoku['Event'], eye: Eye): Stackdoku['Event'] {
  return event.kind === 'placed' && event.mistake && eye === 'public' ? { ...event, mistake: false } : event
}

/** What was placed and does not belong there: all that is shown of the solution. [SD-38] */
function wrongCells({ cells, givens, solution }: State): number[] {
  return Array.from(cells, (_, cell) => cell).filter(cell => givens[cell] === 0 && cells[cell] !== 0 && cells[cell] !== solution[cell])
}

/** Numbers that are hidden are dealt at random. The solution follows from the givens, for whoever takes the trouble. */
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
    solution: Uint8Array.from(known?.solution ?? solved(givens)),
    tray: [...tray],
    trail: [...trail],
    line: '',
  }
}

/** Givens that have no solution are dealt by nobody; they are left as they are. */
function solved(givens: readonly number[]): ArrayLike<number> {
  const bands = new Bands()
  return bands.count(givens, 1) === 0 ? givens : bands.solution
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
