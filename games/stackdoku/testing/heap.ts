import { below, type Rng, shuffle } from '../../../kernel/rng.ts'
import { isSupported } from '../rules/stack.ts'
import { type Drawn, placed } from './drawn.ts'

/** A heap of tiles that lie on each other as tiles do, with numbers at random, an even number of each. */
export function heap(rng: Rng, size: number, numbers: number): Drawn[] {
  const drawn: Drawn[] = []
  while (drawn.length < size) {
    const tile: Drawn = [below(rng, 7), below(rng, 5), below(rng, 3), 1]
    const [x, y, z] = tile
    const apart = drawn.every(other => other[2] !== z || Math.abs(other[0] - x) >= 2 || Math.abs(other[1] - y) >= 2)
    if (apart && isSupported(placed([...drawn, tile]), drawn.length)) drawn.push(tile)
  }
  const values = shuffle(
    rng,
    Array.from({ length: size }, (_, at) => 1 + ((at >> 1) % numbers)),
  )
  return drawn.map(([x, y, z], at) => [x, y, z, values[at] as number])
}
