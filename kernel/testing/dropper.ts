/**
 * A miniature with ticks, for testing what the kernel does with time: a stone falls into a shaft, one row every few
 * ticks, and can be nudged sideways. It lands, the next one comes, and the game is over when a column is full.
 */
import type { Game, Nouns } from '../game.ts'
import { below, type Rng } from '../rng.ts'

const COLUMNS = 4
const ROWS = 6
const TICKS_A_ROW = 5

interface Dropper extends Nouns {
  Setup: { undos: number }
  Deal: { words: Rng; undos: number }
  State: {
    words: Rng // decides where the next stone comes
    heights: Uint8Array // by column
    column: number
    row: number
    wait: number // ticks until the stone falls a row
    landed: number
  }
  Action: 'left' | 'right' | 'down'
  Event: { kind: 'landed'; column: number }
  View: { heights: number[]; column: number; row: number; landed: number }
}

const ACTIONS = ['left', 'right', 'down'] as const

export const dropper: Game<Dropper> = {
  id: 'dropper',
  rules: 1,
  seats: 1,
  hz: 60,
  presets: [
    { name: 'Plain', setup: { undos: 0 } },
    { name: 'Practice', setup: { undos: 100 } },
  ],
  refuseSetup: setup => (typeof (setup as Dropper['Setup'] | null)?.undos === 'number' ? null : malformed),
  deal: ({ undos }, rng) => ({ words: rng, undos }),
  refuseDeal: deal => ((deal as Dropper['Deal'] | null)?.words instanceof Uint32Array ? null : malformed),
  start({ words }) {
    const state = { words, heights: new Uint8Array(COLUMNS), column: 0, row: 0, wait: 0, landed: 0 }
    appear(state)
    return state
  },
  undos: deal => deal.undos,
  toMove: state => (full(state) ? null : 0),
  *legal(state) {
    for (const action of ACTIONS) if (!full(state) && reaches(state, action)) yield action
  },
  refuse: (state, _seat, action) =>
    full(state) || !reaches(state, action) ? { code: 'blocked', because: `there is no room ${action}`, facts: { action } } : null,
  apply(state, _seat, action, emit) {
    if (action === 'down') fall(state, emit)
    else state.column += action === 'left' ? -1 : 1
  },
  tick(state, emit) {
    state.wait--
    if (state.wait <= 0) fall(state, emit)
  },
  outcome: state =>
    full(state)
      ? { winner: null, scores: [state.landed], code: 'full', because: 'a column is full', facts: { landed: state.landed } }
      : null,
  view: ({ heights, column, row, landed }) => ({ heights: Array.from(heights), column, row, landed }),
  imagine: ({ heights, column, row, landed }, rng) => ({
    words: rng.slice(),
    heights: Uint8Array.from(heights),
    column,
    row,
    wait: 1,
    landed,
  }),
  text: ({ heights, column, row }) => `${heights.join(' ')}  stone at ${column}, ${row}`,
  notate: action => action,
  parse: text => ACTIONS.find(action => action === text) ?? null,
}

const malformed = { code: 'malformed', because: 'that is not a shaft', facts: {} }

function height(state: Readonly<Dropper['State']>, column: number): number {
  return state.heights[column] ?? ROWS
}

function full(state: Readonly<Dropper['State']>): boolean {
  return state.heights.some(stones => stones >= ROWS)
}

function reaches(state: Readonly<Dropper['State']>, action: Dropper['Action']): boolean {
  return action === 'down' || height(state, state.column + (action === 'left' ? -1 : 1)) < ROWS - state.row
}

function appear(state: Dropper['State']): void {
  state.column = below(state.words, COLUMNS)
  state.row = 0
  state.wait = TICKS_A_ROW
}

function fall(state: Dropper['State'], emit: (event: Dropper['Event']) => void): void {
  state.wait = TICKS_A_ROW
  state.row++
  if (state.row + height(state, state.column) < ROWS) return
  state.heights[state.column] = height(state, state.column) + 1
  state.landed++
  emit({ kind: 'landed', column: state.column })
  appear(state)
}
