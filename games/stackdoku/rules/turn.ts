import type { Refusal, Seat } from '../../../kernel/game.ts'
import type { Place, Stackdoku, StackdokuRefusal, Take, Turn } from '../nouns.ts'
import { CELLS, fullUnits, mayStand, SIDE } from './grid.ts'
import { notate } from './notation.ts'
import { attemptsLeft, isStuck, outcome } from './outcome.ts'
import { redealt } from './redeal.ts'
import { refusePlace, refuseTake } from './refusal.ts'
import { freed, freePairs } from './stack.ts'

type State = Stackdoku['State']
type Emit = (event: Stackdoku['Event']) => void

export function start(deal: Stackdoku['Deal']): State {
  return {
    ...deal,
    standing: deal.values.slice(),
    gone: new Uint8Array(deal.values.length),
    cells: deal.givens.slice(),
    tray: [],
    attempt: 1,
    failed: false,
    trail: [],
  }
}

export function* legal(state: Readonly<State>, seat: Seat): Iterable<Stackdoku['Action']> {
  if (outcome(state)) return
  if (state.room - state.tray.length >= 2) for (const [a, b] of freePairs(state, state.standing)) yield { kind: 'take', a, b }
  for (const value of new Set(state.tray))
    for (let cell = 0; cell < CELLS; cell++) if (mayPlace(state, value, cell)) yield { kind: 'place', value, cell }
  for (const kind of ['restart', 'concede', 'show', 'hide', 'shuffle'] as const) if (refuse(state, seat, { kind }) === null) yield { kind }
}

function mayPlace({ cells, mistakes, solution }: Readonly<State>, value: number, cell: number): boolean {
  return mayStand(cells, cell, value) && (mistakes !== 'block' || solution[cell] === value)
}

export function refuse(state: Readonly<State>, _seat: Seat, action: Stackdoku['Action']): Refusal<StackdokuRefusal> | null {
  const end = outcome(state)
  if (end) return { code: 'over', because: `the level is over: ${end.because}`, facts: { outcome: end.code } }
  if (action.kind === 'take') return refuseTake(state, action)
  if (action.kind === 'place') return refusePlace(state, action)
  return refuseTurn(state, action)
}

function refuseTurn(state: Readonly<State>, { kind }: Turn): Refusal<StackdokuRefusal> | null {
  switch (kind) {
    case 'restart':
      return refuseRestart(state)
    case 'concede':
      return refuseConcede(state)
    case 'show':
    case 'hide':
      return refuseNumbers(state, kind === 'hide')
    case 'shuffle':
      return refuseShuffle(state)
  }
}

/** Any time something has been done, as long as there are attempts left. [SD-25] [SD-40] */
function refuseRestart(state: Readonly<State>): Refusal<StackdokuRefusal> | null {
  if (attemptsLeft(state) === 0) return { code: 'last-attempt', because: 'this is the last attempt', facts: { attempt: state.attempt } }
  if (state.trail.length === 0 && !isStuck(state)) return { code: 'nothing-done', because: 'nothing has been done yet', facts: {} }
  return null
}

/** Only who is stuck in the last attempt has lost; whoever just wants to stop gives up. [SD-26] */
function refuseConcede(state: Readonly<State>): Refusal<StackdokuRefusal> | null {
  if (!isStuck(state)) return { code: 'not-stuck', because: 'there is still something to do', facts: {} }
  const left = attemptsLeft(state)
  if (left === 0) return null
  return { code: 'attempts-left', because: 'another attempt is left: restart', facts: { left } }
}

function refuseNumbers({ fixed, hidden }: Readonly<State>, hide: boolean): Refusal<StackdokuRefusal> | null {
  if (fixed) return { code: 'fixed', because: `the numbers stay ${hidden ? 'hidden' : 'visible'} in this level`, facts: { hidden } }
  if (hidden === hide) return { code: 'already', because: `the numbers are ${hidden ? 'hidden' : 'visible'} already`, facts: { hidden } }
  return null
}

function refuseShuffle(state: Readonly<State>): Refusal<StackdokuRefusal> | null {
  if (!state.assist) return { code: 'no-assist', because: 'the tiles are not dealt anew in this level', facts: {} }
  if (redealt(state)) return null
  return { code: 'no-order', because: 'no arrangement of the tiles that are left was found that can be cleared', facts: {} }
}

export function apply(state: State, _seat: Seat, action: Stackdoku['Action'], emit: Emit): void {
  if (action.kind === 'take') take(state, action, emit)
  else if (action.kind === 'place') place(state, action, emit)
  else turn(state, action, emit)
  if (action.kind !== 'restart') state.trail.push(notate(action))
  const end = outcome(state)
  if (end) emit({ kind: end.code === 'won' ? 'won' : 'failed' })
  else if (isStuck(state)) emit({ kind: 'stuck', tray: state.tray.length })
}

/** Two tiles become two tokens at the end of the tray. [SD-05] [SD-08] */
function take(state: State, { a, b }: Take, emit: Emit): void {
  const { xs, ys, zs } = state
  const before = { xs, ys, zs, gone: state.gone.slice() }
  const value = state.standing[a]
  state.gone[a] = 1
  state.gone[b] = 1
  state.tray.push(value, value)
  emit({ kind: 'took', a, b, value, freed: freed(before, state, a, b) })
}

function place(state: State, { value, cell }: Place, emit: Emit): void {
  const slot = state.tray.indexOf(value)
  state.tray.splice(slot, 1)
  state.cells[cell] = value
  emit({ kind: 'placed', value, cell, slot, mistake: state.mistakes === 'warn' && state.solution[cell] !== value })
  const completed = fullUnits(state.cells, cell)
  if (completed.length > 0) emit({ kind: 'completed', rows: kindOf(completed, 0), cols: kindOf(completed, 1), boxes: kindOf(completed, 2) })
}

function kindOf(units: readonly number[], kind: number): number[] {
  return units.filter(unit => Math.floor(unit / SIDE) === kind).map(unit => unit % SIDE)
}

function turn(state: State, { kind }: Turn, emit: Emit): void {
  switch (kind) {
    case 'restart':
      return restart(state, emit)
    case 'concede':
      state.failed = true
      return
    case 'show':
    case 'hide':
      state.hidden = kind === 'hide'
      return emit({ kind: 'numbers', hidden: state.hidden })
    case 'shuffle':
      return shuffle(state, emit)
  }
}

/** The same level from its beginning; numbers stay shown or hidden as they are. */
function restart(state: State, emit: Emit): void {
  state.standing = state.values.slice()
  state.gone.fill(0)
  state.cells = state.givens.slice()
  state.tray = []
  state.attempt++
  state.trail = []
  emit({ kind: 'restarted', attempt: state.attempt })
}

function shuffle(state: State, emit: Emit): void {
  const values = redealt(state)
  if (!values) throw new Error('a shuffle that is refused was applied')
  const tiles: number[] = []
  // Which of the hidden numbers are others now is not told: that would say something about both.
  const isNews = (tile: number): boolean => state.hidden || values[tile] !== state.standing[tile]
  for (let tile = 0; tile < values.length; tile++) if (state.gone[tile] === 0 && isNews(tile)) tiles.push(tile)
  state.standing = values
  emit({ kind: 'shuffled', tiles })
}
