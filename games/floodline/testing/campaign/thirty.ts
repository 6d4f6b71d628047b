/** The plan of thirty levels: what each is called, asks for and allows, as the design document has it. What it leaves open stands nowhere here. */
import type { Constraint, FloodLevel, Gravity, Objective, SimpleObjective, StarCondition } from '../../nouns.ts'

export interface Planned {
  readonly number: number
  readonly title: string
  /** Among its goals, as they are written here; a level may have more of them. */
  readonly goals: readonly Partial<SimpleObjective>[]
  /** Among what a star wants. */
  readonly two?: readonly StarCondition[]
  readonly three?: readonly StarCondition[]
  /** Everything else that the plan says of it, each true or not. */
  readonly also?: Readonly<Record<string, (level: FloodLevel) => boolean>>
}

const height = (height: number): SimpleObjective => ({ type: 'REACH_HEIGHT', height })
const drain = (units: number): SimpleObjective => ({ type: 'DRAIN_WATER', units })
const pieces = (count: number): StarCondition => ({ type: 'MAX_PIECES_USED', count })
const tilts = (count: number): StarCondition => ({ type: 'MAX_ROTATIONS_USED', count })
const shift = (count: number): StarCondition => ({ type: 'MAX_SHIFT_VOXELS_TOTAL', count })
const lost = (count: number): StarCondition => ({ type: 'MAX_LOST_VOXELS_TOTAL', count })

const leadsOnlyTo =
  (...gravities: readonly Gravity[]) =>
  ({ tilt }: FloodLevel): boolean =>
    tilt?.allowed !== undefined && tilt.allowed.every(each => gravities.includes(each))
const budget =
  (count: number) =>
  ({ tilt }: FloodLevel): boolean =>
    tilt?.tiltBudget === count
const loses =
  (constraint: Constraint) =>
  ({ constraints = [] }: FloodLevel): boolean =>
    constraints.some(each => JSON.stringify(each) === JSON.stringify(constraint))
const under =
  (mass: number) =>
  ({ constraints = [], objectives }: FloodLevel): boolean =>
    [...constraints, ...objectives].some(each => 'maxMass' in each && each.maxMass <= mass)
const tokens = ({ bag }: FloodLevel): readonly string[] =>
  bag.type === 'FIXED_SEQUENCE' ? bag.sequence : bag.type === 'BAG_N' ? bag.tokens : Object.keys(bag.weights)
const starts =
  (type: FloodLevel['terrain'][number]['type']) =>
  ({ terrain }: FloodLevel): boolean =>
    terrain.some(each => each.type === type)
const fixedSequence = ({ bag }: FloodLevel): boolean => bag.type === 'FIXED_SEQUENCE'

const PLATEAU = { type: 'BUILD_PLATEAU', width: 3, depth: 3 } as const
const STAYS_TWO = { holdForTilts: 2 }

export const THIRTY: readonly Planned[] = [
  {
    ...{ number: 1, title: 'First Stack', goals: [{ type: 'PLACE_PIECES', count: 8 }] },
    ...{ two: [{ type: 'MAX_HOLES', count: 10 }], three: [{ type: 'MAX_OVERHANG_VOXELS', count: 0 }] },
    also: { 'no tilts': leadsOnlyTo('DOWN'), 'a fixed sequence': fixedSequence },
  },
  {
    ...{ number: 2, title: 'First Tilt', goals: [height(6)], three: [shift(0)] },
    also: {
      'east and west alone': leadsOnlyTo('DOWN', 'EAST', 'WEST'),
      'at most three tilts': ({ tilt }) => tilt?.maxRotations === 3,
      'a fixed sequence': fixedSequence,
    },
  },
  {
    ...{ number: 3, title: 'Four Winds', goals: [height(8)], two: [tilts(2)] },
    also: {
      'a cooldown of 1.5 s': ({ tilt }) => tilt?.cooldownTicks === 90,
      'north and south': ({ tilt }) =>
        tilt?.allowed === undefined || ['NORTH', 'SOUTH'].every(each => tilt.allowed?.includes(each as Gravity)),
      'a fixed sequence': fixedSequence,
    },
  },
  {
    ...{ number: 4, title: 'Unsupported', goals: [{ type: 'SURVIVE_ROTATIONS', count: 2 }], three: [lost(1)] },
    also: {
      'at most five lost': loses({ type: 'MAX_LOST_VOXELS', count: 5 }),
      'a way to lose them': ({ voidFaces = [] }) => voidFaces.length > 0,
      'something stands': starts('SOLID'),
    },
  },
  {
    ...{ number: 5, title: 'Parking Lot', goals: [{ ...PLATEAU, worldLevel: 2 }] },
    ...{ two: [pieces(10)], three: [{ type: 'ALSO', objective: { ...PLATEAU, worldLevel: 2, ...STAYS_TWO } }] },
  },
  {
    ...{ number: 6, title: 'Hold It', goals: [height(10)], two: [{ type: 'MAX_HOLDS_USED', count: 2 }] },
    also: { hold: ({ hold }) => hold === true },
  },
  {
    ...{ number: 7, title: 'Reinforced Intro', goals: [{ type: 'BUILD_BRIDGE', gap: 3 }] },
    three: [{ type: 'ALSO', objective: { type: 'BUILD_BRIDGE', gap: 3, ...STAYS_TWO } }],
    also: { 'reinforced pieces': level => tokens(level).some(token => token.endsWith(':REINFORCED')) },
  },
  { ...{ number: 8, title: 'Tilt Budget', goals: [height(12)], three: [tilts(4)] }, also: { 'a budget of six': budget(6) } },
  {
    ...{ number: 9, title: 'Cavity Bonus', goals: [{ type: 'ENCLOSE_CAVITY', count: 1 }] },
    ...{ two: [{ type: 'ALSO', objective: height(10) }], three: [pieces(12)] },
  },
  {
    ...{ number: 10, title: 'Foundation Exam', goals: [height(14), PLATEAU], three: [shift(6)] },
    also: { 'a budget of eight': budget(8) },
  },
  {
    ...{ number: 11, title: 'First Basin', goals: [{ type: 'PLACE_PIECES', count: 6 }, { type: 'STABLE_END' }], three: [shift(0)] },
    also: { water: starts('WATER'), 'a fixed sequence': fixedSequence },
  },
  {
    ...{ number: 12, title: 'Meet the Drain', goals: [drain(10)], two: [pieces(12)] },
    also: { 'one drain': ({ terrain }) => terrain.filter(({ type }) => type === 'DRAIN').length === 1, 'a fixed sequence': fixedSequence },
  },
  {
    ...{ number: 13, title: 'Dig a Channel', goals: [drain(18)], three: [tilts(4)] },
    also: { 'east and west alone': leadsOnlyTo('DOWN', 'EAST', 'WEST') },
  },
  { number: 14, title: 'Two Basins', goals: [drain(20)], three: [{ type: 'MAX_WATER_HEIGHT', worldLevel: 1 }] },
  {
    number: 15,
    title: 'Don’t Build on Water',
    goals: [height(10)],
    three: [{ type: 'NO_RESTING_ON_WATER' }],
    also: { water: starts('WATER') },
  },
  {
    ...{ number: 16, title: 'Freeze 101', goals: [drain(20)], three: [{ type: 'MAX_ABILITY_USES', ability: 'freeze', count: 0 }] },
    also: { 'one charge of freeze': ({ abilities }) => abilities?.freeze?.charges === 1 },
  },
  {
    ...{ number: 17, title: 'Temporary Bridge', goals: [], three: [tilts(1)] },
    also: {
      'a bridge, then water': ({ objectives }) => objectives.some(each => partsOf(each) === 'BUILD_BRIDGE DRAIN_WATER'),
      'a fixed sequence': fixedSequence,
      freeze: ({ abilities }) => (abilities?.freeze?.charges ?? 0) > 0,
    },
  },
  {
    ...{ number: 18, title: 'Drain Placement', goals: [drain(25)], two: [pieces(18)] },
    also: { 'one drain to place': ({ abilities }) => abilities?.drain?.charges === 1 },
  },
  {
    ...{ number: 19, title: 'Forbidden Zone', goals: [drain(30)], three: [tilts(6)] },
    also: { 'no water from 3 on': loses({ type: 'WATER_FORBIDDEN', worldLevel: 3 }) },
  },
  {
    ...{ number: 20, title: 'Floodplain Exam', goals: [drain(40), height(12)], three: [lost(8), pieces(22)] },
    also: { 'a budget of ten': budget(10), freeze: ({ abilities }) => (abilities?.freeze?.charges ?? 0) > 0 },
  },
  {
    ...{ number: 21, title: 'Weight Limit', goals: [height(18)] },
    also: { 'at most 250': under(250), 'three stars under 220': lighterThan(220) },
  },
  {
    ...{ number: 22, title: 'Heavy Pieces', goals: [height(20)], three: [{ type: 'MAX_COLLAPSES', count: 1 }] },
    also: { 'heavy pieces': level => tokens(level).some(token => token.endsWith(':HEAVY')) },
  },
  {
    ...{ number: 23, title: 'Skyline Footprint', goals: [height(18)] },
    also: {
      'a field of 8 by 8': ({ bounds: [X, , Z] }) => X === 8 && Z === 8,
      'a plateau for three stars': ({ stars }) => /"ALSO".*"BUILD_PLATEAU"/.test(JSON.stringify(stars?.three)),
    },
  },
  {
    ...{ number: 24, title: 'First Gust', goals: [height(20)], three: [tilts(4)] },
    also: { 'a gust every 12 s': ({ hazards = [] }) => hazards.some(({ intervalTicks }) => intervalTicks === 720) },
  },
  {
    ...{ number: 25, title: 'Stabilize', goals: [height(22)], three: [{ type: 'MAX_ABILITY_USES', ability: 'stabilise', count: 0 }] },
    also: { 'one charge': ({ abilities }) => abilities?.stabilise?.charges === 1 },
  },
  {
    ...{ number: 26, title: 'Cantilever', goals: [{ type: 'OVERHANG', length: 4, ...STAYS_TWO }] },
    also: { 'at most 280': under(280), 'fourteen pieces for three stars': mostPieces(14) },
  },
  { ...{ number: 27, title: 'Tight Budget', goals: [height(24)], three: [tilts(4)] }, also: { 'a budget of six': budget(6) } },
  {
    ...{ number: 28, title: 'Alternating Wind', goals: [height(26)], three: [shift(0)] },
    also: { 'east, west, east': ({ hazards = [] }) => hazards.some(({ directionMode }) => directionMode === 'ALTERNATE_EW') },
  },
  {
    ...{ number: 29, title: 'Wet Foundation', goals: [height(26)], three: [{ type: 'NO_RESTING_ON_WATER' }] },
    also: { puddles: starts('WATER'), 'a limit of weight': under(1000) },
  },
  {
    ...{ number: 30, title: 'High-Rise Exam', goals: [height(30)], three: [pieces(26), lost(10)] },
    also: {
      'at most 400': under(400),
      'a budget of ten': budget(10),
      'wind of strength 2': ({ hazards = [] }) => hazards.some(({ pushStrength }) => pushStrength >= 2),
    },
  },
]

function partsOf(objective: Objective): string {
  return objective.type === 'SEQUENCE' ? objective.objectives.map(({ type }) => type).join(' ') : ''
}

/** A limit that bites may be stricter than that of the plan. */
function lighterThan(mass: number): (level: FloodLevel) => boolean {
  return ({ stars }) => (stars?.three ?? []).some(each => each.type === 'MAX_MASS' && each.mass <= mass)
}

function mostPieces(count: number): (level: FloodLevel) => boolean {
  return ({ stars }) => (stars?.three ?? []).some(each => each.type === 'MAX_PIECES_USED' && each.count <= count)
}
