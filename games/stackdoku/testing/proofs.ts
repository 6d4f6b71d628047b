/** What Stackdoku claims, checked at length: a line for every claim that does not hold, with the seed that shows it again. */
import { below, pick, shuffle, stream } from '../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { stackdoku } from '../game.ts'
import { AIMS } from '../levels/aims.ts'
import { LAYOUTS, tilesOf } from '../levels/layouts.ts'
import { SETUPS } from '../levels/presets.ts'
import { Clearing } from '../minds/clearing.ts'
import { hint } from '../minds/guide.ts'
import { Judge, knownIn } from '../minds/judge.ts'
import { Places } from '../minds/places.ts'
import { provable } from '../minds/reason.ts'
import type { Difficulty, Stackdoku } from '../nouns.ts'
import { Bands } from '../rules/bands.ts'
import { parseLine } from '../rules/notation.ts'
import { isStuck } from '../rules/outcome.ts'
import { freePairs } from '../rules/stack.ts'
import { EMPTY, state } from './drawn.ts'
import { heap } from './heap.ts'
import { canClear, isFree, tilesOf as plainTiles } from './textbook.ts'

export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard', 'expert']

/** Level n of a series: difficulties in turn, a seed of its own. */
export function nth(n: number, difficulty = DIFFICULTIES[n % 4] as Difficulty): { deal: Stackdoku['Deal']; name: string } {
  const name = `${difficulty}, seed proof-${n}`
  return { deal: dealFrom(stackdoku, { ...SETUPS[difficulty], level: 1 + (n % 50) }, `proof-${n}`), name }
}

/** [SD-45] [SD-46] [SD-48] and, but for expert, [SD-49]. */
export function levelFault(n: number): string | null {
  const { deal, name } = nth(n)
  const refusal = stackdoku.refuseDeal(deal)
  if (refusal) return `${name}: ${refusal.because}`
  if (deal.difficulty === 'expert' || isWithoutGuess(deal)) return null
  return `${name}: the proof guesses`
}

/** Whether every placement of the proof follows from what stands at that moment. */
export function isWithoutGuess({ givens, line, difficulty }: Stackdoku['Deal']): boolean {
  const cells = givens.slice()
  for (const action of parseLine(line) ?? []) {
    if (action.kind !== 'place') continue
    const proven = provable(cells, Math.min(AIMS[difficulty].rating.most, 60), found => found[action.cell] === action.value)
    if (proven[action.cell] !== action.value) return false
    cells[action.cell] = action.value
  }
  return true
}

/** [SD-13] Hints alone, from the first action to the last. */
export function hintFault(n: number): string | null {
  const { deal, name } = nth(n)
  const session = new Session(stackdoku, deal)
  while (!session.outcome) {
    const advice = hint(stackdoku.view(session.state, 0))
    if (!advice) return `${name}: no hint after ${session.state.trail.length} actions`
    if (advice.code === 'doomed') return `${name}: doomed after ${session.state.trail.length} actions`
    const refusal = session.act(0, advice.action)
    if (refusal) return `${name}: ${stackdoku.notate(advice.action)} is refused, ${refusal.because}`
  }
  return session.outcome.code === 'won' ? null : `${name}: ${session.outcome.because}`
}

/** [SD-24] Small positions, grids nearly full: stuck is when trying every action there could be finds none. */
export function stuckFault(n: number): string | null {
  const seed = `stuck-${n}`
  const rng = stream(seed, 'proof')
  const drawn = heap(rng, 2 * (1 + below(rng, 5)), 1 + below(rng, 5))
  const full = new Bands()
  full.count(EMPTY, 1)
  const cells = full.solution.map(digit => (below(rng, 16) === 0 ? 0 : digit))
  const tray = Array.from({ length: below(rng, 5) }, () => 1 + below(rng, 9))
  const at = state(drawn, {
    cells,
    tray,
    room: 2 + below(rng, 4),
    lives: null,
    gone: Uint8Array.from(drawn, () => (below(rng, 4) === 0 ? 1 : 0)),
  })
  if (at.tray.length > at.room) at.tray.length = at.room
  return isStuck(at) === isPlainlyStuck(at) ? null : `seed ${seed}: stuck is ${isStuck(at)}, trying everything says ${isPlainlyStuck(at)}`
}

/** Every two tiles, every token on every cell, by the words of the rule book. */
function isPlainlyStuck(at: Stackdoku['State']): boolean {
  const tiles = plainTiles({ ...at, values: at.standing })
  const room = at.room - at.tray.length >= 2
  const pair = tiles.some(one =>
    tiles.some(other => one !== other && one.value === other.value && isFree(one, tiles) && isFree(other, tiles)),
  )
  const won = tiles.length === 0 && at.tray.length === 0 && !at.cells.includes(0)
  return !(room && pair) && !at.tray.some(value => at.cells.some((has, cell) => has === 0 && isOpen(at.cells, cell, value))) && !won
}

function isOpen(cells: Uint8Array, cell: number, value: number): boolean {
  const [row, col] = [Math.floor(cell / 9), cell % 9]
  for (let i = 0; i < 9; i++) {
    if (cells[9 * row + i] === value || cells[9 * i + col] === value) return false
    if (cells[9 * (row - (row % 3) + Math.floor(i / 3)) + col - (col % 3) + (i % 3)] === value) return false
  }
  return true
}

/** [SD-39] Small heaps: can be cleared if and only if trying everything finds a way. */
export function clearFault(n: number): string | null {
  const seed = `clear-${n}`
  const rng = stream(seed, 'proof')
  const drawn = heap(rng, 6 + 2 * below(rng, 5), 2 + below(rng, 4))
  const { values, gone, ...stack } = state(drawn)
  const ours = new Clearing(new Places(stack)).canClear(gone, values)
  return ours === canClear({ ...stack, values }) ? null : `seed ${seed}: we say ${ours}`
}

/** A position on the way through a level of 54 tiles, played by chance; half of them as dealt, half with the numbers dealt at random. */
export function midway(n: number): { view: Stackdoku['View']; judge: Judge } {
  const rng = stream(`midway-${n}`, 'proof')
  const layout = LAYOUTS.expert[n % LAYOUTS.expert.length] as (typeof LAYOUTS.expert)[number]
  const { deal } = nth(n, 'expert')
  const stack = { ...tilesOf(layout), gone: new Uint8Array(deal.values.length) }
  const values = n % 2 === 0 ? deal.values : Uint8Array.from(shuffle(rng, Array.from(deal.values)))
  const at = { ...stackdoku.start(deal), ...(n % 2 === 0 ? {} : stack), standing: values, values }
  for (let pairs = below(rng, 14); pairs > 0; pairs--) {
    const free = [...freePairs(at, values)]
    if (free.length === 0) break
    for (const tile of pick(rng, free)) at.gone[tile] = 1
  }
  const view = stackdoku.view(at, 'referee')
  const known = knownIn(view)
  if (!known) throw new Error('the referee knows everything')
  return { view, judge: new Judge(view, known) }
}
