/** Questions about the world as it stands: would anything in it move? For the validator of levels, the warnings and the x-ray. */
import { type Floodline, GRAVITIES } from '../../nouns.ts'
import { type Field, fieldOf } from './field.ts'
import { unheld } from './solids.ts'
import { settleWater } from './water.ts'

type State = Floodline['State']

function loaded({ level, gravity, cells, notes }: Readonly<State>): Field {
  const field = fieldOf(level.bounds, gravity)
  field.load(cells, notes)
  field.begin()
  return field
}

/** The voxels that a settle would let fall, in canonical order. */
export function looseVoxels(state: Readonly<State>): number[] {
  return unheld(loaded(state), state.level.voidFaces?.includes(GRAVITIES[state.gravity]) ?? false)
}

/** The cells that a settle of the water would leave, and those it would enter. Both empty: the water is at rest [FL-68]. */
export function waterMoves(state: Readonly<State>): { from: number[]; to: number[] } {
  const field = loaded(state)
  settleWater(field, true)
  const from: number[] = []
  const to: number[] = []
  for (let word = 0; word < field.size; word++) {
    list(field, word, field.waterBefore[word] & ~field.water[word], from)
    list(field, word, field.water[word] & ~field.waterBefore[word], to)
  }
  return { from, to }
}

/** Adds the cells of some bits of a word. */
export function list(field: Field, word: number, bits: number, cells: number[]): void {
  for (; bits !== 0; bits &= bits - 1) cells.push(field.cell(word, 31 - Math.clz32(bits & -bits)))
}
