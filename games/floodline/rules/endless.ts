/** Endless levels: a list of changes that take hold as pieces lock, and water that comes from above [FL-160…FL-167]. */
import { below, pcg32, type Rng } from '../../../kernel/rng.ts'
import { type FloodEvent, type FloodLevel, type Floodline, type Mutator, WINDS } from '../nouns.ts'
import { EMPTY, WATER } from './board/cells.ts'

type State = Floodline['State']
type Tell = ((event: FloodEvent) => void) | null
type Of<T extends Mutator['type']> = Extract<Mutator, { type: T }>

/** The sequence of PCG32 as for pieces; the seed is turned so that water changes neither pieces nor wind [FL-164]. */
const SEQUENCE = [0x0a02bdbf, 0x7bb3c0a7] as const

function waterWords(seed: number): Rng {
  return pcg32([0x517c_c1b7, (0x2722_0a95 ^ seed) >>> 0], SEQUENCE)
}

/** What an endless level keeps beyond any other; undefined in every other. */
export function firstEndless({ endless, seed }: FloodLevel): State['endless'] {
  return endless && { done: 0, pourIn: 0, pourAt: -1, words: waterWords(seed), ...(endless.settles && NO_FLOORS) }
}

const NO_FLOORS = { floors: 0, slid: 0, collapses: 0 }

/** The change of a kind that is in force: the last that has taken hold. */
export function inForce<T extends Mutator['type']>({ level, endless }: Pick<State, 'level' | 'endless'>, type: T): Of<T> | null {
  if (!level.endless || !endless) return null
  const { mutators } = level.endless
  for (let at = endless.done - 1; at >= 0; at--) if (mutators[at].type === type) return mutators[at] as Of<T>
  return null
}

/** No voxel may lie above this y [FL-111, FL-162]. */
export function limitOf(state: Pick<State, 'level' | 'endless'>): number {
  return inForce(state, 'LIMIT')?.maxWorldHeight ?? state.level.maxWorldHeight
}

/** Changes whose time has come take hold [FL-160]. */
export function mutate(state: State, tell: Tell): void {
  const { level, endless, metrics } = state
  if (!level.endless || !endless) return
  const { mutators } = level.endless
  while (endless.done < mutators.length && mutators[endless.done].after <= metrics.pieces) {
    const mutator = mutators[endless.done++]
    if (mutator.type === 'WATER') announceWater(state, mutator)
    if (mutator.type === 'WIND') raiseWind(state, mutator)
    tell?.({ kind: 'mutated', mutator })
  }
}

/** A wind that blows already goes on with its timetable; only what follows the next gust is new [FL-163]. */
function raiseWind(state: State, { intervalTicks }: Of<'WIND'>): void {
  if (state.winds.length === 0)
    state.winds = [{ next: state.tick + intervalTicks, direction: below(state.windWords, WINDS.length), gusts: 0 }]
}

function announceWater({ level, endless }: State, { everyLocks }: Of<'WATER'>): void {
  if (!endless) return
  endless.pourIn = everyLocks
  if (endless.pourAt < 0) endless.pourAt = below(endless.words, level.bounds[0] * level.bounds[2])
}

/**
 * Counts a lock, and lays water into the column where it was announced if it is time: from the top down as far as there is room. The
 * water is left to settle. Says whether there is any [FL-164, FL-165].
 */
export function waterFromAbove(state: State, tell: Tell): boolean {
  const { endless, level, cells } = state
  if (!endless || endless.pourIn === 0 || --endless.pourIn > 0) return false
  const [X, Y, Z] = level.bounds
  const terms = inForce(state, 'WATER') as Of<'WATER'>
  const poured: number[] = []
  for (let y = Y - 1; y >= 0 && poured.length < terms.units; y--) {
    const cell = y * X * Z + endless.pourAt
    if (cells[cell] !== EMPTY) break
    cells[cell] = WATER
    poured.push(cell)
  }
  endless.pourAt = -1
  announceWater(state, terms)
  if (poured.length > 0) tell?.({ kind: 'poured', cells: poured })
  return poured.length > 0
}
