/** Boards as they look in the middle of a game: rock basins, a heap of dropped pieces, water in the hollows. For measuring. */
import { below, pick, type Rng } from '../../../../kernel/rng.ts'
import type { FloodLevel, Spot } from '../../nouns.ts'
import { BEDROCK, blocks, EMPTY, SOLID, WATER } from '../../rules/board/cells.ts'
import { Field } from '../../rules/board/field.ts'
import { settleSolids } from '../../rules/board/solids.ts'
import { indexOf } from '../../rules/board/space.ts'
import { OFFSETS, POSES } from '../../rules/pieces/pieces.ts'
import type { Board } from '../boards.ts'

/** `share`: how much of the board is water, in hundredths; it hangs where it was put, and so do pieces until they settle. */
export function playedBoard(rng: Rng, bounds: Spot, share: number): Board {
  const cells = new Uint8Array(bounds[0] * bounds[1] * bounds[2])
  const board = { bounds, cells, notes: new Uint8Array(cells.length) }
  for (let n = 0; n < (bounds[0] * bounds[2]) / 30; n++) basin(rng, board)
  for (let n = 0; n < (bounds[0] * bounds[2] * 4) / 10; n++) drop(rng, board)
  settle(board)
  let units = Math.floor((cells.length * share) / 100)
  for (let tries = 0; units > 0 && tries < cells.length * 20; tries++) {
    const cell = below(rng, Math.floor(cells.length * 0.7))
    if (cells[cell] !== EMPTY) continue
    cells[cell] = WATER
    units--
  }
  return board
}

/** Lets the solids of a board come to rest. */
export function settle({ bounds, cells, notes }: Board): void {
  const field = new Field(bounds, 0)
  field.load(cells, notes)
  field.begin()
  settleSolids(field, cells, false, null, null)
}

function basin(rng: Rng, { bounds, cells }: Board): void {
  const wide = 3 + below(rng, 3)
  const [x, z] = [below(rng, Math.max(1, bounds[0] - wide)), below(rng, Math.max(1, bounds[2] - wide))]
  const high = 1 + below(rng, 4)
  for (let y = 0; y <= high; y++)
    for (let dx = 0; dx < wide; dx++)
      for (let dz = 0; dz < wide; dz++) {
        const rim = dx === 0 || dz === 0 || dx === wide - 1 || dz === wide - 1
        if ((y === 0 || rim) && x + dx < bounds[0] && z + dz < bounds[2]) cells[indexOf(bounds, x + dx, y, z + dz)] = BEDROCK
      }
}

/** A random piece straight down from the top. */
function drop(rng: Rng, { bounds, cells }: Board): void {
  const offsets = pick(rng, OFFSETS)[below(rng, POSES.length)]!
  const at = [below(rng, bounds[0]), bounds[1] - 4, below(rng, bounds[2])] as [number, number, number]
  const spots = (down: number): Spot[] =>
    Array.from({ length: offsets.length / 3 }, (_, i) => [
      at[0] + offsets[3 * i]!,
      at[1] - down + offsets[3 * i + 1]!,
      at[2] + offsets[3 * i + 2]!,
    ])
  const fits = (down: number): boolean =>
    spots(down).every(
      ([x, y, z]) =>
        x >= 0 && y >= 0 && z >= 0 && x < bounds[0] && y < bounds[1] && z < bounds[2] && !blocks(cells[indexOf(bounds, x, y, z)]!),
    )
  if (!fits(0)) return
  let down = 0
  while (fits(down + 1)) down++
  for (const [x, y, z] of spots(down)) cells[indexOf(bounds, x, y, z)] = SOLID
}

/** The frame of a level for such a board. */
export function levelFor(bounds: Spot): FloodLevel {
  return {
    format: 1,
    id: 'played',
    title: 'Played',
    seed: 7,
    bounds,
    maxWorldHeight: bounds[1] - 5,
    terrain: [],
    bag: { type: 'WEIGHTED', weights: { O2: 3, I3: 3, L3: 3, T3: 2, S4: 1, U5: 1, C3D5: 1 } },
    objectives: [{ type: 'PLACE_PIECES', count: 100_000 }],
  }
}
