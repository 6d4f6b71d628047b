import { fieldsOf, isWithin, malformed, refuseStray } from '../../../../kernel/foreign.ts'
import type { Refusal } from '../../../../kernel/game.ts'
import { below, next, pick, type Rng, shuffle } from '../../../../kernel/rng.ts'
import {
  type FloodLevel,
  type Floodline,
  GRAVITIES,
  type Hazard,
  type Objective,
  PIECES,
  type Spot,
  type StarCondition,
  type Terrain,
} from '../../nouns.ts'
import { faultsOf } from '../format/validate.ts'
import { cityLevel } from './city.ts'
import { endlessLevel } from './endless.ts'
import { sandboxLevel } from './sandbox.ts'

type Setup = Floodline['Setup']

const NARROWEST = 4
const WIDEST = 16
const LOWEST = 8
const HIGHEST = 40
const WETTEST = 200
const HEADROOM = 4 // above the limit, for pieces to appear in
const GOALS: readonly string[] = ['height', 'drain', 'plateau', 'score', 'free'] satisfies Setup['goal'][]

export function refuseSetup(setup: unknown): Refusal | null {
  const { width, depth, height, water, goal, wind, practice, waits, gravity, level, floors } = fieldsOf(setup)
  if (!isWithin(width, NARROWEST, WIDEST)) return malformed('width', `"width" is a whole number from ${NARROWEST} to ${WIDEST}`)
  if (!isWithin(depth, NARROWEST, WIDEST)) return malformed('depth', `"depth" is a whole number from ${NARROWEST} to ${WIDEST}`)
  if (!isWithin(height, LOWEST, HIGHEST)) return malformed('height', `"height" is a whole number from ${LOWEST} to ${HIGHEST}`)
  const wettest = Math.min(WETTEST, width * depth * deepest(height))
  if (!isWithin(water, 0, wettest)) return malformed('water', `"water" is a whole number from 0 to ${wettest} on a board of this size`)
  if (typeof goal !== 'string' || !GOALS.includes(goal)) return malformed('goal', `"goal" is ${GOALS.join(', ')}`)
  if (goal === 'drain' && water === 0) return malformed('water', 'to drain water there has to be some: "water" is at least 1')
  if (typeof wind !== 'boolean') return malformed('wind', '"wind" is true or false')
  if (typeof practice !== 'boolean') return malformed('practice', '"practice" is true or false')
  if (waits !== undefined && (typeof waits !== 'boolean' || goal === 'score'))
    return malformed('waits', '"waits" is true or false, and endless waits for nobody')
  if (gravity !== undefined && (goal !== 'free' || !isGravity(gravity)))
    return malformed('gravity', `"gravity" belongs to the goal free and is ${GRAVITIES.join(', ')}`)
  if (floors !== undefined && (goal !== 'score' || floors !== true))
    return malformed('floors', '"floors" belongs to the goal score and is true')
  const stray = refuseStray(setup, ['width', 'depth', 'height', 'water', 'goal', 'wind', 'practice', 'waits', 'gravity', 'level', 'floors'])
  return stray ?? (level === undefined ? null : refuseDeal(level))
}

function isGravity(word: unknown): boolean {
  return typeof word === 'string' && (GRAVITIES as readonly string[]).includes(word)
}

/** A level from outside is refused for the first fault that keeps it from being played. */
export function refuseDeal(deal: unknown): Refusal | null {
  const fault = faultsOf(deal).find(({ severity }) => severity === 'fault')
  return fault ? { code: 'level', because: fault.says, facts: { at: fault.path, rule: fault.rule } } : null
}

/** Layers of water a board may begin with. */
function deepest(height: number): number {
  return Math.floor(height / 4)
}

export function generate(setup: Setup, rng: Rng): FloodLevel {
  if (setup.level) return setup.level
  switch (setup.goal) {
    case 'score':
      return setup.floors ? cityLevel(setup, rng) : endlessLevel(setup, rng)
    case 'free':
      return sandboxLevel(setup, rng)
    default:
      return basinLevel({ ...setup, goal: setup.goal }, rng)
  }
}

/** Setups with something to reach. */
type Basined = Setup & { readonly goal: 'height' | 'drain' | 'plateau' }

/** A level to practise on: a walled basin full of water in one corner, rocks on the dry floor, and one goal. */
function basinLevel(setup: Basined, rng: Rng): FloodLevel {
  const { width, depth, height, practice } = setup
  const seed = next(rng)
  const basin = layBasin(setup, rng)
  return {
    format: 1,
    id: `practice-${seed}`,
    title: 'Practice',
    seed,
    bounds: [width, height + HEADROOM, depth],
    maxWorldHeight: height,
    terrain: [...basin.terrain, ...rocks(setup, basin, rng)],
    bag: { type: 'WEIGHTED', weights: drawWeights(setup, rng) },
    hold: true,
    abilities: {
      stabilise: { charges: 2 },
      ...(setup.water > 0 ? { freeze: { charges: 1, resolves: 3, scope: 'ADJ6' } } : {}),
      ...(setup.goal === 'drain' ? { drain: { charges: 1, rate: 2, scope: 'ADJ6' } } : {}),
    },
    ...(setup.wind ? { hazards: [drawWind(rng)] } : {}),
    objectives: [goalOf(setup, basin, rng)],
    stars: starsOf(setup),
    ...(setup.waits ? { waits: true } : {}),
    ...(practice ? { undos: true } : {}),
  }
}

// ── The board ────────────────────────────────────────────────────────────────────────────────────────

interface Basin {
  readonly terrain: readonly Terrain[]
  readonly layers: number
  /** How many columns and rows of the floor it takes, its walls included, and in which corner it lies. */
  readonly across: number
  readonly along: number
  readonly east: boolean
  readonly south: boolean
}

/** A rectangle in a corner, walled as high as the water stands, filled from the bottom in the order in which water settles. */
function layBasin({ width, depth, height, water, goal }: Setup, rng: Rng): Basin {
  const drains = goal === 'drain' ? 1 : 0
  const [a, b] = water === 0 ? [0, 0] : pick(rng, basinsFor(width, depth, water + drains, deepest(height)))
  const east = below(rng, 2) === 1
  const south = below(rng, 2) === 1
  const layers = water === 0 ? 0 : Math.ceil((water + drains) / (a * b))
  const firstX = east ? width - a : 0
  const firstZ = south ? depth - b : 0
  const terrain: Terrain[] = []
  let left = water
  for (let y = 0; y < layers; y++)
    for (let x = firstX; x < firstX + a; x++)
      for (let z = firstZ + b - 1; z >= firstZ; z--) {
        // The drain is where the last unit would lie, so that it can take every one of them.
        if (drains === 1 && terrain.length === 0) terrain.push({ type: 'DRAIN', at: [x, y, z], rate: 1 + below(rng, 2), scope: 'ADJ6' })
        else if (left-- > 0) terrain.push({ type: 'WATER', at: [x, y, z] })
      }
  if (water === 0) return { terrain, layers, across: 0, along: 0, east, south }
  const across = Math.min(width, a + 1)
  const along = Math.min(depth, b + 1)
  if (a < width) terrain.push(wall(east ? firstX - 1 : a, east ? firstX - 1 : a, ...span(south, depth, along), layers))
  if (b < depth) terrain.push(wall(firstX, firstX + a - 1, south ? firstZ - 1 : b, south ? firstZ - 1 : b, layers))
  return { terrain, layers, across, along, east, south }
}

function span(atEnd: boolean, size: number, length: number): [first: number, last: number] {
  return atEnd ? [size - length, size - 1] : [0, length - 1]
}

function wall(x0: number, x1: number, z0: number, z1: number, height: number): Terrain {
  return { type: 'WALL', from: [x0, 0, z0], to: [x1, height - 1, z1] }
}

/** Floors that so many cells of water cover at least once and not too deeply; those that leave dry ground, if there are any. */
function basinsFor(width: number, depth: number, units: number, most: number): [number, number][] {
  const found: [number, number][] = []
  for (let a = 1; a <= width; a++)
    for (let b = 1; b <= depth; b++) if (a * b <= units && Math.ceil(units / (a * b)) <= most) found.push([a, b])
  const dry = found.filter(([a, b]) => a < width - 1 || b < depth - 1)
  if (dry.length > 0) return dry
  return found.length > 0 ? found : [[width, depth]]
}

function rocks({ width, depth }: Setup, { across, along, east, south }: Basin, rng: Rng): Terrain[] {
  const taken = new Set<string>()
  const terrain: Terrain[] = []
  for (let tries = below(rng, 5); tries > 0; tries--) {
    const x = below(rng, width)
    const z = below(rng, depth)
    const top = below(rng, 2)
    const wet = (east ? x >= width - across : x < across) && (south ? z >= depth - along : z < along)
    if (wet || taken.has(`${x} ${z}`)) continue
    taken.add(`${x} ${z}`)
    const from: Spot = [x, 0, z]
    terrain.push(top === 0 ? { type: 'BEDROCK', at: from } : { type: 'BEDROCK', from, to: [x, top, z] })
  }
  return terrain
}

// ── Pieces, wind, goals ──────────────────────────────────────────────────────────────────────────────

function drawWeights({ wind }: Setup, rng: Rng): Record<string, number> {
  const weights: Record<string, number> = {}
  for (const piece of shuffle(rng, [...PIECES]).slice(0, 6 + below(rng, 4))) weights[piece] = 1 + below(rng, 4)
  if (wind) weights['O2:HEAVY'] = 2
  return weights
}

function drawWind(rng: Rng): Hazard {
  const directionMode = pick(rng, ['ALTERNATE_EW', 'RANDOM_SEEDED'] as const)
  return { type: 'WIND_GUST', intervalTicks: 480 + 60 * below(rng, 5), pushStrength: 1, directionMode }
}

function goalOf({ goal, width, depth, height, water }: Basined, { layers }: Basin, rng: Rng): Objective {
  switch (goal) {
    case 'height':
      return { type: 'REACH_HEIGHT', height: height - 2 }
    case 'drain':
      return { type: 'DRAIN_WATER', units: Math.ceil((water * 3) / 4) }
    case 'plateau': {
      const worldLevel = Math.min(height - 2, layers + 1 + below(rng, 3))
      return { type: 'BUILD_PLATEAU', worldLevel, width: Math.min(width - 1, 4), depth: Math.min(depth - 1, 2 + below(rng, 2)) }
    }
  }
}

function starsOf({ goal, height, width, water }: Setup): NonNullable<FloodLevel['stars']> {
  const pieces = goal === 'height' ? height + 2 : goal === 'drain' ? 6 + water : 8 + 2 * width
  const calm: StarCondition =
    goal === 'drain' ? { type: 'MAX_ABILITY_USES', ability: 'drain', count: 0 } : { type: 'MAX_COLLAPSES', count: 0 }
  return { two: [{ type: 'MAX_PIECES_USED', count: pieces }], three: [calm, { type: 'MAX_ROTATIONS_USED', count: 4 }] }
}
