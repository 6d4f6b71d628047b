/** Seed, difficulty and level make a puzzle: the same on every machine, and proven before anybody sees it. [SD-19] [SD-23] [SD-51] */
import { below, branch, type Rng, stream } from '../../../kernel/rng.ts'
import { Careless } from '../minds/careless.ts'
import { Pencil } from '../minds/pencil.ts'
import { Places } from '../minds/places.ts'
import { grade } from '../minds/reason.ts'
import { RATING } from '../minds/step.ts'
import type { Stackdoku } from '../nouns.ts'
import { Bands } from '../rules/bands.ts'
import { cellName } from '../rules/grid.ts'
import { AIMS, type Aim } from './aims.ts'
import { dig, fullGrid, type Puzzle } from './dig.ts'
import { LAYOUTS, type Layout, tilesOf } from './layouts.ts'
import { findLine, type Line } from './line.ts'

/** Goes up when the same seed would give another level. */
const DEALING = 1

const BOXES = 18 // where the boxes begin among UNITS

/**
 * Plays of somebody careless, a few at a time. Who is farther outside the aim than `outside`, in a hundred, is turned down; who is
 * farther inside than `inside` is taken; about the others more plays will tell. Whoever is taken is three standard deviations inside
 * what the rule book promises, or more.
 */
const TRIALS = [
  { plays: 24, outside: 15, inside: 100 },
  { plays: 36, outside: 10, inside: 100 },
  { plays: 60, outside: 7, inside: 9 },
  { plays: 120, outside: 4, inside: 5 },
  { plays: 240, outside: 2, inside: 2 },
  { plays: 420, outside: 0, inside: 0 },
] as const

/** Arrangements tried for one Sudoku before another is dug. */
const ARRANGEMENTS = 60

export function generate(setup: Stackdoku['Setup'], rng: Rng): Stackdoku['Deal'] {
  const words = branch(rng).join('.')
  const aim = AIMS[setup.difficulty]
  const about = (purpose: string): Rng => stream(`${DEALING} ${words} ${setup.difficulty} ${setup.level}`, `stackdoku ${purpose}`)
  const layout = layoutFor(setup, stream(`${DEALING} ${words} ${setup.difficulty}`, 'stackdoku layout'))
  const tiles = tilesOf(layout)
  const careless = new Careless(new Places(tiles))
  const sudoku = about('sudoku')
  const stack = about('stack')
  const bands = new Bands()
  for (;;) {
    const { puzzle, line } = proven(aim, sudoku, bands)
    const values = arranged(line, aim, careless, tiles.xs.length, stack)
    if (!values) continue
    const proof = line.peak > setup.room ? atOnce(line, puzzle.solution) : line
    return { ...setup, layout: layout.name, ...tiles, values, ...puzzle, line: written(proof, careless.taken, puzzle.solution) }
  }
}

/** One level after the other has another shape; which comes first is up to the seed. */
function layoutFor({ difficulty, level }: Stackdoku['Setup'], rng: Rng): Layout {
  const layouts = LAYOUTS[difficulty]
  return layouts[(below(rng, layouts.length) + level - 1) % layouts.length]
}

/** A Sudoku as hard as it should be, and a way through it. The tray of the difficulty counts, not that of the setup. [SD-23] [SD-49] */
function proven(aim: Aim, rng: Rng, bands: Bands): { puzzle: Puzzle; line: Line } {
  const { room, rating } = aim
  for (;;) {
    const puzzle = dig(fullGrid(rng, bands), aim, rng, bands)
    if (!puzzle || isTooEasy(puzzle.givens, rating.least)) continue
    const graded = grade(puzzle.givens, rating.most)
    if (!graded || graded.rating < rating.least) continue
    const line = findLine(puzzle.givens, puzzle.solution, room, rating.most, rng)
    if (line) return { puzzle, line }
  }
}

/** A quick look, because most of them are: boxes alone, or all units. */
function isTooEasy(givens: Uint8Array, least: number): boolean {
  const pencil = new Pencil().load(givens)
  if (least <= RATING['hidden-box']) return false
  pencil.placeHidden(least > RATING['hidden-line'] ? 0 : BOXES)
  return pencil.isSolved()
}

/**
 * Numbers for the tiles: pairs of places are taken off at random, and each pair gets the digit that the line takes next. Kept when
 * somebody careless gets stuck in it as often as the difficulty says. Leaves the places, in order, in `careless.taken`. [SD-48] [SD-20]
 */
function arranged({ beats }: Line, { jam }: Aim, careless: Careless, tiles: number, rng: Rng): Uint8Array | null {
  const blank = new Uint8Array(tiles)
  const values = new Uint8Array(tiles)
  for (let nth = 0; nth < ARRANGEMENTS; nth++) {
    while (!careless.clears(blank, rng)) continue
    careless.taken.forEach((tile, at) => {
      values[tile] = beats[at >> 1].digit
    })
    if (isAsHard(values, jam, careless, rng)) return values
  }
  return null
}

function isAsHard(values: Uint8Array, { least, most }: Aim['jam'], careless: Careless, rng: Rng): boolean {
  let plays = 0
  let stuck = 0
  for (const trial of TRIALS) {
    plays += trial.plays
    stuck += careless.stuck(values, trial.plays, rng)
    const above = 100 * stuck - plays * least
    const below = plays * most - 100 * stuck
    if (above < -plays * trial.outside || below < -plays * trial.outside) return false
    if ((least === 0 || above >= plays * trial.inside) && below >= plays * trial.inside) return true
  }
  return false
}

/**
 * The same pairs in the same order, for a tray that is too small for the line: each pair goes to cells of its own as soon as it is taken,
 * so two places are enough. What is placed need not follow from what stands any more, but it is never in the way of anything. [SD-23]
 */
function atOnce({ beats }: Line, solution: Uint8Array): Line {
  const order = beats.flatMap(({ placed }) => placed)
  const cells = Array.from({ length: 10 }, (_, digit) => order.filter(cell => solution[cell] === digit))
  return { beats: beats.map(({ digit }) => ({ digit, placed: cells[digit].splice(0, 2) })), peak: 2 }
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
