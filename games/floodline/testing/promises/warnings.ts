/**
 * Warnings beside the rules: a random game, and whatever is warned of is held against the board it speaks of and against what the
 * next lock then does.
 */
import { copy } from '../../../../kernel/plain.ts'
import { below, pick, type Rng, stream } from '../../../../kernel/rng.ts'
import { type Constraint, type FloodEvent, type Floodline, GRAVITIES } from '../../nouns.ts'
import { ask, legal } from '../../rules/actions.ts'
import { isVoxel, WATER } from '../../rules/board/cells.ts'
import { forbiddenWater, overLimit } from '../../rules/board/shapes.ts'
import { contains, DOWN, directionOf, indexOf, neighboursOf, spotOf } from '../../rules/board/space.ts'
import { limitOf } from '../../rules/endless.ts'
import { warningsOf } from '../../rules/futures.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import { type HudWarning, iceWarnings, limitWarnings, sharpened } from '../../view/hud/warnings/warnings.ts'
import { randomEndless, randomLevel, randomSandbox } from '../levels.ts'

type State = Floodline['State']

export type WarningsTally = Partial<Record<HudWarning['kind'], number>>

/** Ticks between two looks, about: looking takes longer than playing. */
const EVERY = 12

/** Null, or what a warning said that was not so. */
export function warningsFault(seed: string, ticks: number, tally: WarningsTally = {}): string | null {
  const rng = stream(seed, 'warnings')
  const kind = below(rng, 10)
  const level = kind === 0 ? randomSandbox(rng) : kind < 3 ? randomEndless(rng) : randomLevel(rng)
  const state = start({ ...level, voidFaces: GRAVITIES.filter(() => below(rng, 4) === 0), constraints: tight(rng) })
  for (let done = 0; done < ticks && !state.won && state.lost === ''; done++) {
    const warnings =
      below(rng, EVERY) > 0 ? [] : [...sharpened(state, [...warningsOf(state), ...iceWarnings(state)]), ...limitWarnings(state)]
    for (const warning of warnings) {
      tally[warning.kind] = (tally[warning.kind] ?? 0) + 1
      const fault = isSo(state, warning) ? foretold(state, warning, rng) : 'is not so'
      if (fault) return `${seed}, tick ${done}: ${JSON.stringify(warning)} ${fault}`
    }
    while (below(rng, 3) === 0) askForSomething(state, rng)
    tick(state, () => {})
  }
  return null
}

/** Limits that are soon reached. */
function tight(rng: Rng): Constraint[] {
  const constraints: Constraint[] = [
    { type: 'WEIGHT_LIMIT', maxMass: 10 + below(rng, 30) },
    { type: 'WATER_FORBIDDEN', worldLevel: 2 + below(rng, 6) },
    { type: 'MAX_LOST_VOXELS', count: below(rng, 8) },
    { type: 'MAX_WATER_OVERFLOW', units: below(rng, 4) },
  ]
  return constraints.filter(() => below(rng, 3) === 0)
}

function askForSomething(state: State, rng: Rng): void {
  const wishes = [...legal(state)].filter(({ kind }) => kind !== 'put' && kind !== 'bring' && kind !== 'settle')
  if (wishes.length > 0) ask(state, pick(rng, wishes))
}

/** What it says of the board as it lies. */
function isSo(state: State, warning: HudWarning): boolean {
  const { cells, level, metrics } = state
  const g = directionOf(state.gravity)
  const under = (cell: number): number => {
    const [x, y, z] = spotOf(level.bounds, cell)
    const next = [x + g[0], y + g[1], z + g[2]] as const
    return contains(level.bounds, ...next) ? cells[indexOf(level.bounds, ...next)]! : -1
  }
  const heightOf = (cell: number): number => spotOf(level.bounds, cell)[1]
  switch (warning.kind) {
    case 'resting-on-water':
      return warning.cells.every(cell => isVoxel(cells[cell]!) && under(cell) === WATER)
    case 'near-limit':
      return state.gravity === DOWN && warning.limit === limitOf(state) && warning.cells.some(cell => heightOf(cell) === warning.height)
    case 'water-near':
      return warning.cells.length > 0 && warning.cells.every(cell => cells[cell] === WATER && heightOf(cell) <= warning.height)
    case 'last-pieces':
      return warning.left === state.queue.length + Number(state.held >= 0) + Number(state.piece >= 0)
    case 'lost-over':
      return warning.have === metrics.lost && warning.have > warning.allowed
    case 'spill-over':
      return warning.have === metrics.overflowed && warning.have > warning.allowed
    case 'lost-near':
    case 'spill-near':
    case 'mass-near':
      return warning.left >= 0 && !level.sandbox
    default:
      return warning.cells.length > 0 || warning.kind === 'too-heavy'
  }
}

interface Locked {
  readonly after: State
  readonly told: readonly FloodEvent[]
  readonly merged: readonly number[]
}

/** The piece locks where it would fall, or where it is after some moves. */
function lockOf(state: State, rng: Rng): Locked {
  const after = copy(state) as State
  after.asked = 0
  for (let steps = below(rng, 6); steps > 0 && after.piece >= 0; steps--) {
    const moves = [...legal(after)].filter(({ kind }) => kind === 'move')
    if (moves.length > 0) ask(after, pick(rng, moves))
    if (after.metrics.pieces === state.metrics.pieces) after.lockIn += 2
    tick(after, () => {})
  }
  const told: FloodEvent[] = []
  if (after.metrics.pieces === state.metrics.pieces && after.lost === '' && !after.won) {
    after.asked = 0
    ask(after, { kind: 'drop' })
    tick(after, event => void told.push(event))
  }
  return { after, told, merged: told.flatMap(event => (event.kind === 'merged' ? event.cells : [])) }
}

/** What it says of the next lock; null: it happened, or it said nothing of it. */
function foretold(state: State, warning: HudWarning, rng: Rng): string | null {
  const { after, told, merged } = lockOf(state, rng)
  if (merged.length === 0) return null
  const { level } = after
  const lost = after.lost !== ''
  const mustLose = (holds: boolean): string | null => (holds && !lost && !level.sandbox ? 'and the next lock did not lose' : null)
  switch (warning.kind) {
    case 'lost-over':
    case 'spill-over':
    case 'too-heavy':
      return mustLose(true)
    case 'near-limit':
      return mustLose(warning.height > warning.limit && overLimit(level.bounds, after.cells, after.notes, warning.limit) >= 0)
    case 'water-near':
      return mustLose(warning.height >= warning.forbidden && forbiddenWater(level.bounds, after.cells, warning.forbidden) >= 0)
    case 'lost-near':
      return mustLose(after.metrics.lost - state.metrics.lost > warning.left)
    case 'spill-near':
      return mustLose(after.metrics.overflowed - state.metrics.overflowed > warning.left)
    case 'mass-near':
      return after.lost === 'weight-exceeded' ? 'and this very piece was too heavy' : null
    case 'unsupported':
      return fallsUnlessHeld(state, warning.cells, told, merged)
    case 'on-ice':
      return warning.resolves === 1 ? fallsUnlessHeld(state, warning.cells, told, merged) : null
    case 'last-pieces':
      return warning.left === 1 && !lost && !after.won && !level.sandbox ? 'and another piece came' : null
    default:
      return null
  }
}

/** Something that locks beside it may hold it after all: that is what it says. */
function fallsUnlessHeld(state: State, cells: readonly number[], told: readonly FloodEvent[], merged: readonly number[]): string | null {
  const beside = new Set(cells.flatMap(cell => [...neighboursOf(state.level.bounds, cell)]))
  if (merged.some(cell => beside.has(cell))) return null
  const fell = new Set(told.flatMap(event => (event.kind === 'fell' ? event.from : [])))
  const caught = told.some(({ kind }) => kind === 'frozen')
  return caught || cells.every(cell => fell.has(cell)) ? null : 'and it did not fall'
}
