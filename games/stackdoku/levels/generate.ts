/** Seed, difficulty and level make a puzzle: the same on every machine, and proven before anybody sees it. [SD-51] */
import { branch, type Rng, stream } from '../../../kernel/rng.ts'
import { Bands } from '../minds/bands.ts'
import type { Difficulty, Stackdoku } from '../nouns.ts'
import { cellName } from '../rules/grid.ts'
import { pairsOff } from '../rules/redeal.ts'
import { dig, fullGrid, type Puzzle } from './dig.ts'
import { LAYOUTS, tilesOf } from './layouts.ts'
import { findLine, type Line } from './line.ts'

/** By difficulty: cells to fill, and so tiles. [SD-47] */
export const BLANKS: Readonly<Record<Difficulty, number>> = { easy: 28, medium: 36, hard: 44, expert: 54 }

/** Goes up when the same seed would give another level: then old dailies stay what they were. */
const DEALING = 1

export function generate(setup: Stackdoku['Setup'], rng: Rng): Stackdoku['Deal'] {
  const words = branch(rng).join('.')
  const about = (purpose: string): Rng => stream(`${DEALING} ${words} ${setup.difficulty} ${setup.level}`, `stackdoku ${purpose}`)
  const layouts = LAYOUTS[setup.difficulty]
  const layout = layouts[(setup.level - 1) % layouts.length]
  const { puzzle, line } = proven(setup, about('sudoku'))
  const tiles = tilesOf(layout)
  const order = pairsOff({ ...tiles, gone: new Uint8Array(tiles.xs.length) }, about('stack'))
  if (!order) throw new Error(`the layout ${layout.name} cannot be taken off by pairs`)
  const values = new Uint8Array(order.length)
  order.forEach((tile, at) => {
    values[tile] = line.beats[at >> 1].digit
  })
  return { ...setup, layout: layout.name, ...tiles, values, ...puzzle, line: written(line, order, puzzle.solution) }
}

function proven({ difficulty, room }: Stackdoku['Setup'], rng: Rng): { puzzle: Puzzle; line: Line } {
  const bands = new Bands()
  for (;;) {
    const puzzle = dig(fullGrid(rng, bands), BLANKS[difficulty], rng, bands)
    const line = puzzle && findLine(puzzle.givens, puzzle.solution, room, rng)
    if (line) return { puzzle, line }
  }
}

/** The proof as actions, the way a player would write them. */
function written({ beats }: Line, order: readonly number[], solution: Uint8Array): string {
  return beats
    .flatMap(({ placed }, beat) => {
      const [a, b] = [order[2 * beat], order[2 * beat + 1]]
      return [`${Math.min(a, b) + 1} ${Math.max(a, b) + 1}`, ...placed.map(cell => `${solution[cell]} ${cellName(cell)}`)]
    })
    .join(', ')
}
