/** Level files that went wrong somewhere: good ones, changed at random. Whatever passes the door must be safe to play. */
import { silent } from '../../../../kernel/game.ts'
import { below, pick, type Rng, stream } from '../../../../kernel/rng.ts'
import { LIMITS } from '../../levels/format/schema.ts'
import { parseLevel } from '../../levels/format/validate.ts'
import { levels } from '../../levels/levels.ts'
import { generate, refuseDeal } from '../../levels/made/generate.ts'
import { AXES, type FloodAction, type FloodLevel, type Floodline, GRAVITIES, PIECES, STEPS, TILTS, WINDS } from '../../nouns.ts'
import { ask, refuse } from '../../rules/actions.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'

export interface Fuzzed {
  readonly tried: number
  readonly accepted: number
  readonly rules: Readonly<Record<string, number>> // how often each rule was the first fault
}

const TICKS = 120

/** Tries `count` spoilt files. Throws, with the seed and the file, if the loader throws or lets something through that cannot be played. */
export function fuzzLevels(seed: string, count: number): Fuzzed {
  const bases = [...levels.map(level => level.deal), ...examples()].map(level => JSON.stringify(level))
  const rules: Record<string, number> = {}
  let accepted = 0
  for (let n = 0; n < count; n++) {
    const rng = stream(`${seed} ${n}`, 'fuzz-levels')
    const text = spoilt(pick(rng, bases), rng)
    try {
      const read = parseLevel(text)
      if ('level' in read) {
        accepted++
        if (refuseDeal(read.level)) throw new Error('the file is accepted and its level is refused')
        play(read.level, rng)
      } else {
        const first = read.faults.find(({ severity }) => severity === 'fault')
        if (!first) throw new Error('the file is refused without a fault')
        rules[first.rule] = (rules[first.rule] ?? 0) + 1
      }
    } catch (cause) {
      throw new Error(`fuzzLevels, seed "${seed}", file ${n}: ${String(cause)}\n${text}`, { cause })
    }
  }
  return { tried: count, accepted, rules }
}

/** One of each kind, with everything a level may have somewhere in them. */
function examples(): FloodLevel[] {
  const made = (['height', 'drain', 'plateau'] as const).map(goal =>
    generate({ width: 5, depth: 4, height: 9, water: 12, goal, wind: true, practice: true }, stream(goal, 'deal')),
  )
  const city = { width: 4, depth: 4, height: 8, water: 0, goal: 'score', wind: false, practice: false, floors: true } as const
  return [...made, generate(city, stream('city', 'deal')), EVERYTHING]
}

/** Not a good level: one with every field, so that every field gets spoilt. */
export const EVERYTHING: FloodLevel = {
  format: 1,
  id: 'everything',
  title: 'Everything',
  about: 'All there is.',
  seed: 7,
  bounds: [6, 13, 5],
  maxWorldHeight: 9,
  gravity: 'EAST',
  gravityTicksPerCell: 6,
  voidFaces: ['WEST'],
  terrain: [
    { type: 'SOLID', from: [5, 0, 0], to: [5, 1, 1], material: 'HEAVY', anchored: false },
    { type: 'POROUS', at: [5, 2, 0], material: 'REINFORCED' },
    { type: 'WALL', from: [3, 0, 4], to: [3, 3, 4] },
    { type: 'BEDROCK', at: [0, 0, 0] },
    { type: 'ICE', at: [5, 3, 4], resolves: 2 },
    { type: 'ICE', at: [5, 0, 4] },
    { type: 'DRAIN', at: [5, 5, 2], rate: 1, scope: 'ADJ26' },
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2:HEAVY', 'L3:REINFORCED', 'C3D5', 'U5'], loop: false },
  hold: true,
  axes: ['yaw', 'roll'],
  tilt: { allowed: ['DOWN', 'EAST', 'NORTH'], cooldownTicks: 3, maxRotations: 9, tiltBudget: 8 },
  lock: { delayTicks: 4, maxResets: 2 },
  abilities: {
    stabilise: { charges: 1, tilts: 1 },
    freeze: { charges: 2, resolves: 2, scope: 'ADJ26' },
    drain: { charges: 2, rate: 1, scope: 'SELF' },
  },
  hazards: [
    {
      type: 'WIND_GUST',
      enabled: true,
      intervalTicks: 11,
      firstGustOffsetTicks: 3,
      pushStrength: 2,
      directionMode: 'FIXED',
      fixedDirection: 'SOUTH',
    },
    { type: 'WIND_GUST', intervalTicks: 7, pushStrength: 1, directionMode: 'RANDOM_SEEDED', directions: ['NORTH', 'EAST'] },
  ],
  objectives: [
    { type: 'REACH_HEIGHT', height: 4, holdForTilts: 2 },
    { type: 'BUILD_PLATEAU', worldLevel: 3, width: 2, depth: 2 },
    {
      type: 'SEQUENCE',
      objectives: [
        { type: 'BUILD_BRIDGE', gap: 1 },
        { type: 'ENCLOSE_CAVITY', count: 1 },
        { type: 'OVERHANG', length: 1 },
        { type: 'STABLE_END' },
      ],
    },
    { type: 'DRAIN_WATER', units: 1 },
    { type: 'STAY_UNDER_WEIGHT', maxMass: 40 },
    { type: 'SURVIVE_ROTATIONS', count: 2 },
    { type: 'PLACE_PIECES', count: 3 },
  ],
  constraints: [
    { type: 'WEIGHT_LIMIT', maxMass: 50 },
    { type: 'WATER_FORBIDDEN', worldLevel: 8 },
    { type: 'NO_RESTING_ON_WATER' },
    { type: 'MAX_LOST_VOXELS', count: 5 },
    { type: 'MAX_WATER_OVERFLOW', units: 2 },
  ],
  stars: {
    two: [
      { type: 'MAX_PIECES_USED', count: 5 },
      { type: 'MAX_ROTATIONS_USED', count: 4 },
      { type: 'MAX_SHIFT_VOXELS_TOTAL', count: 20 },
      { type: 'MAX_LOST_VOXELS_TOTAL', count: 0 },
      { type: 'MAX_HOLES', count: 4 },
      { type: 'MAX_OVERHANG_VOXELS', count: 4 },
      { type: 'MAX_HOLDS_USED', count: 1 },
    ],
    three: [
      { type: 'MAX_ABILITY_USES', ability: 'freeze', count: 1 },
      { type: 'MAX_MASS', mass: 30 },
      { type: 'MAX_COLLAPSES', count: 1 },
      { type: 'MAX_WATER_HEIGHT', worldLevel: 5, ever: true },
      { type: 'NO_RESTING_ON_WATER', ever: true },
      { type: 'ALSO', objective: { type: 'BUILD_PLATEAU', worldLevel: 2, area: 5 } },
    ],
  },
  score: { perPiece: 10, perWaterRemoved: 5, penaltyShiftVoxel: 1, penaltyLostVoxel: 3, penaltyRotation: 2 },
  waits: true,
  undos: true,
}

// ── Playing ──────────────────────────────────────────────────────────────────────────────────────────

const WISHES: readonly FloodAction[] = [
  ...TILTS.map((sense): FloodAction => ({ kind: 'tilt', sense })),
  ...STEPS.map((step): FloodAction => ({ kind: 'move', step })),
  ...AXES.map((axis): FloodAction => ({ kind: 'turn', axis, sense: 1 })),
  ...(['stabilise', 'freeze', 'drain'] as const).map((ability): FloodAction => ({ kind: 'ability', ability })),
  { kind: 'hold' },
  { kind: 'drop' },
  { kind: 'drop' },
  { kind: 'soft', on: true },
]

/** Somebody presses something in every fourth tick. */
function play(level: FloodLevel, rng: Rng): Floodline['State'] {
  const state = start(level)
  for (let t = 0; t < TICKS; t++) {
    const wish = pick(rng, WISHES)
    if (t % 4 === 0 && refuse(state, wish) === null) ask(state, wish)
    tick(state, silent)
  }
  return state
}

// ── Spoiling ─────────────────────────────────────────────────────────────────────────────────────────

function spoilt(text: string, rng: Rng): string {
  let result = text
  if (below(rng, 3) > 0) {
    const root: { level: unknown } = { level: JSON.parse(text) }
    for (let n = 1 + below(rng, 3); n > 0; n--) spoilNode(root, rng)
    result = JSON.stringify(root.level) ?? 'null'
  }
  if (below(rng, 3) === 0) for (let n = 1 + below(rng, 3); n > 0; n--) result = spoilText(result, rng)
  return result
}

type Node = Record<string, unknown> | unknown[]

/** Walks down to a random place and changes, removes, doubles or adds something there. */
function spoilNode(root: Node, rng: Rng): void {
  let node: Node = root
  let key = 'level'
  for (;;) {
    const child: unknown = (node as Record<string, unknown>)[key]
    if (typeof child !== 'object' || child === null || Object.keys(child).length === 0 || (node !== root && below(rng, 5) === 0)) break
    node = child as Node
    key = pick(rng, Object.keys(child))
  }
  const fields = node as Record<string, unknown>
  switch (below(rng, 6)) {
    case 0:
      if (Array.isArray(node)) node.splice(Number(key), 1)
      else delete fields[key]
      return
    case 1:
      if (Array.isArray(node)) node.splice(Number(key), 0, structuredClone(node[Number(key)]))
      else fields[pick(rng, WORDS)] = structuredClone(fields[key])
      return
    case 2:
      if (Array.isArray(node)) node.splice(below(rng, node.length + 1), 0, anything(rng))
      else fields[pick(rng, WORDS)] = anything(rng)
      return
    default:
      fields[key] = typeof fields[key] === 'number' && below(rng, 3) > 0 ? nudged(fields[key] as number, rng) : anything(rng)
  }
}

function nudged(value: number, rng: Rng): number {
  return below(rng, 2) === 0 ? value + below(rng, 7) - 3 : pick(rng, NUMBERS)
}

const NUMBERS = [
  0,
  1,
  2,
  3,
  4,
  8,
  12,
  60,
  63,
  64,
  65,
  250,
  251,
  255,
  256,
  1000,
  1_000_000,
  1_000_001,
  4_294_967_295,
  -1,
  1.5,
  1e21,
  2 ** 53,
]

const WORDS: readonly string[] = [
  ...[
    'constructor',
    '__proto__',
    'toString',
    'length',
    '$u8',
    '',
    'x',
    'at',
    'from',
    'to',
    'type',
    'rate',
    'scope',
    'resolves',
    'material',
    'area',
    'loop',
  ],
  ...[
    'SOLID',
    'POROUS',
    'WATER',
    'ICE',
    'WALL',
    'DRAIN',
    'SELF',
    'ADJ6',
    'HEAVY',
    'FIXED',
    'RANDOM_SEEDED',
    'WEIGHTED',
    'BAG_N',
    'SEQUENCE',
    'ALSO',
  ],
  ...['REACH_HEIGHT', 'DRAIN_WATER', 'STABLE_END', 'PLACE_PIECES', 'weights', 'tokens', 'objectives', 'fixedDirection', 'holdForTilts'],
  ...PIECES,
  ...GRAVITIES,
  ...WINDS,
]

function anything(rng: Rng): unknown {
  switch (below(rng, 8)) {
    case 0:
      return pick(rng, [null, true, false, [], {}, '', 'a\u0000b', '\ud800', 'x'.repeat(LIMITS.string + 1)])
    case 1:
      return [below(rng, 7), below(rng, 14), below(rng, 7)]
    case 2:
      return { type: pick(rng, WORDS), at: [below(rng, 6), below(rng, 10), below(rng, 5)] }
    case 3:
    case 4:
      return pick(rng, WORDS)
    default:
      return pick(rng, NUMBERS)
  }
}

const CHARACTERS = [...'{}[]",:.-+eE0123456789 \n\\utrfalsn\u0000é\u2028', '\ud83d']

function spoilText(text: string, rng: Rng): string {
  const at = below(rng, text.length + 1)
  const length = below(rng, 4) === 0 ? below(rng, 40) : 1
  switch (below(rng, 4)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length)
    case 1:
      return text.slice(0, at) + pick(rng, CHARACTERS) + text.slice(at)
    case 2:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at)
    default:
      return text.slice(0, at) + pick(rng, CHARACTERS) + text.slice(at + 1)
  }
}
