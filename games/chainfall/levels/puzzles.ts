/** Puzzles: positions that came up between minds, in which one turn, and no other, brings the most points at once. */
import type { Seat } from '../../../kernel/game.ts'
import type { Chainfall, Config } from '../nouns.ts'
import { parse } from '../rules/notation.ts'
import { type Foreseen, foresee, worldOf } from '../rules/preview.ts'
import { apply, legal } from '../rules/turn.ts'
import mined from './puzzles.json' with { type: 'json' }

export interface Puzzle {
  readonly id: string
  /** The rule set by its name, as in the presets. */
  readonly rules: string
  /** What whoever is to move sees. */
  readonly view: Chainfall['View']
  /** The only turn that brings as much. */
  readonly answer: string
  readonly points: number
  readonly waves: number
}

export const puzzles: readonly Puzzle[] = mined as unknown as readonly Puzzle[]

/** So many turns a puzzle must offer. */
const FEWEST = 6

/** What a turn brings at once. */
export interface Brought {
  readonly points: number
  readonly waves: number
}

/** Nothing of it depends on what is out of sight, so any world that looks like this will do. */
export function brought(view: Chainfall['View'], action: Chainfall['Action']): Brought {
  const world = worldOf(view)
  let [points, waves] = [0, 0]
  apply(world, world.turn, action, event => {
    if (event.kind === 'wave') waves = event.wave
    if (event.kind === 'scored') points = event.points
  })
  return { points, waves }
}

/** The one turn that brings the most, if there is one and it is worth looking for; every legal turn is tried. */
export function onlyAnswer(view: Chainfall['View'], least: number): { action: Chainfall['Action']; points: number; waves: number } | null {
  let best: { action: Chainfall['Action']; points: number; waves: number } | null = null
  let equals = 0
  let tried = 0
  for (const action of legal(worldOf(view), view.turn)) {
    const { points, waves } = brought(view, action)
    tried++
    if (best && points < best.points) continue
    equals = best && points === best.points ? equals + 1 : 1
    if (!best || points > best.points) best = { action, points, waves }
  }
  // Where hardly anything can be done, nothing has to be found.
  return best && equals === 1 && tried >= FEWEST && best.points >= least ? best : null
}

/** A turn beside the answer. */
export interface Compared {
  readonly right: boolean
  readonly mine: Foreseen
  readonly best: Foreseen
  /** Enemy tiles that the answer takes and this turn leaves, by cell. */
  readonly left: readonly number[]
}

export function compared({ view, answer, points }: Puzzle, action: Chainfall['Action']): Compared {
  const best = foresee(view, answerIn(answer))
  const mine = foresee(view, action)
  const taken = enemiesIn(mine, view.turn)
  return { right: mine.points >= points, mine, best, left: enemiesIn(best, view.turn).filter(cell => !taken.includes(cell)) }
}

/** The cells of the enemy tiles that a turn takes, in the order of their cells. */
export function enemiesIn({ waves }: Foreseen, seat: Seat): number[] {
  return waves.flatMap(({ burnt }) => burnt.filter(({ owner }) => owner !== seat).map(({ cell }) => cell)).sort((a, b) => a - b)
}

export function answerIn(text: string): Chainfall['Action'] {
  const action = parse(text)
  if (!action) throw new Error(`${text} is the answer to a puzzle and no turn`)
  return action
}

/** Puzzles are asked without cards: with one, it hardly ever matters where the tile goes, and then there is more than one answer. */
export function asked(config: Config): Config {
  return { ...config, cardsEnabled: false }
}
