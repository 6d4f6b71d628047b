/** The vectors' own words for boards, levels and pieces, and the way from them to ours. */
import type { VectorResult } from '../../../../tools/vector-adapter.ts'
import {
  type Bag,
  type Constraint,
  type FloodLevel,
  type Floodline,
  GRAVITIES,
  type Gravity,
  type Hazard,
  MATERIALS,
  type Material,
  type Objective,
  type Scope,
  type Spot,
  type Terrain,
  type TerrainType,
} from '../../nouns.ts'
import { BEDROCK, DRAIN, FOREVER, ICE, isPorous, isVoxel, materialOf, PLACED, WALL, WATER } from '../../rules/board/cells.ts'
import { gravityCode, spotOf } from '../../rules/board/space.ts'

export type State = Floodline['State']

// ── Their words ──────────────────────────────────────────────────────────────────────────────────────

export interface Vector {
  readonly id: string
  readonly title: string
  readonly op: { readonly type: string }
}

/** One file, many vectors. */
export interface Table<T> extends Vector {
  readonly cases: readonly T[]
}

export interface GivenCell {
  readonly at: Spot
  readonly type: TerrainType
  readonly material?: Material
  readonly anchored?: boolean
  readonly drain?: { readonly ratePerResolve: number; readonly scope: string }
  readonly iceTimer?: number
}

export interface GivenBoard {
  readonly cells?: readonly GivenCell[]
  readonly fills?: readonly { readonly min: Spot; readonly max: Spot; readonly type: TerrainType }[]
}

export interface GivenPlace {
  readonly offsets: readonly Spot[]
  readonly origin: Spot
}

export interface GivenLevel {
  readonly seed?: number
  readonly bag?: Bag
  readonly gravityTicksPerCell?: number
  readonly rotation?: {
    readonly allowedDirections?: readonly string[]
    readonly cooldownTicks?: number
    readonly maxRotations?: number
    readonly tiltBudget?: number
  }
  readonly abilities?: {
    readonly holdEnabled?: boolean
    readonly stabilizeCharges?: number
    readonly freezeCharges?: number
    readonly freezeDurationResolves?: number
    readonly freezeScope?: string
    readonly drainPlacementCharges?: number
    readonly drainPlacement?: { readonly ratePerResolve: number; readonly scope: string }
  }
  readonly constraints?: {
    readonly maxMass?: number
    readonly maxWorldHeight?: number
    readonly waterForbiddenWorldHeightMin?: number
    readonly noRestingOnWater?: boolean
  }
  readonly hazards?: readonly { readonly type: 'WIND_GUST'; readonly enabled: boolean; readonly params: Omit<Hazard, 'type' | 'enabled'> }[]
}

// ── A level of ours ──────────────────────────────────────────────────────────────────────────────────

/** Their boards go on when there is nothing to win; ours needs something that is never reached. */
const NEVER: Objective = { type: 'PLACE_PIECES', count: 1_000_000 }

const ANY_BAG: Bag = { type: 'FIXED_SEQUENCE', sequence: ['O2'] }

interface Ground {
  readonly size: Spot
  readonly gravity?: Gravity
  readonly board?: GivenBoard
  readonly level?: GivenLevel
  readonly objectives?: readonly Objective[]
}

export function levelOf({ size, gravity = 'DOWN', board = {}, level = {}, objectives = [NEVER] }: Ground): FloodLevel {
  const { seed = 0, bag = ANY_BAG, gravityTicksPerCell = 30, rotation = {}, abilities = {}, constraints = {}, hazards = [] } = level
  const { allowedDirections, ...limits } = rotation
  return {
    format: 1,
    id: 'vector',
    title: 'vector',
    seed,
    bounds: size,
    maxWorldHeight: constraints.maxWorldHeight ?? size[1] - 1,
    gravity,
    gravityTicksPerCell,
    terrain: terrainOf(board),
    bag,
    hold: abilities.holdEnabled ?? false,
    tilt: { ...limits, ...(allowedDirections && { allowed: allowedDirections.map(upper<Gravity>) }) },
    abilities: abilitiesOf(abilities),
    hazards: hazards.map(({ params, ...hazard }) => ({ ...hazard, ...params })),
    objectives,
    constraints: constraintsOf(constraints),
  }
}

function upper<T extends string>(word: string): T {
  return word.toUpperCase() as T
}

function abilitiesOf(given: NonNullable<GivenLevel['abilities']>): NonNullable<FloodLevel['abilities']> {
  const { stabilizeCharges, freezeCharges, freezeDurationResolves = 1, freezeScope = 'Adj6', drainPlacementCharges, drainPlacement } = given
  return {
    ...(stabilizeCharges !== undefined && { stabilise: { charges: stabilizeCharges } }),
    ...(freezeCharges !== undefined && {
      freeze: { charges: freezeCharges, resolves: freezeDurationResolves, scope: upper<Scope>(freezeScope) },
    }),
    ...(drainPlacementCharges !== undefined &&
      drainPlacement && {
        drain: { charges: drainPlacementCharges, rate: drainPlacement.ratePerResolve, scope: upper<Scope>(drainPlacement.scope) },
      }),
  }
}

function constraintsOf(given: NonNullable<GivenLevel['constraints']>): Constraint[] {
  const { maxMass, waterForbiddenWorldHeightMin: worldLevel, noRestingOnWater } = given
  return [
    ...(maxMass === undefined ? [] : [{ type: 'WEIGHT_LIMIT', maxMass } as const]),
    ...(worldLevel === undefined ? [] : [{ type: 'WATER_FORBIDDEN', worldLevel } as const]),
    ...(noRestingOnWater ? [{ type: 'NO_RESTING_ON_WATER' } as const] : []),
  ]
}

function terrainOf({ cells = [], fills = [] }: GivenBoard): Terrain[] {
  return [
    ...fills.map(({ min, max, type }) => ({ type, from: min, to: max })),
    ...cells.map(({ drain, iceTimer, ...cell }) => ({
      ...cell,
      ...(drain && { rate: drain.ratePerResolve, scope: upper<Scope>(drain.scope) }),
      ...(iceTimer !== undefined && { resolves: iceTimer }),
    })),
  ]
}

// ── Boards side by side ──────────────────────────────────────────────────────────────────────────────

/** One line a cell that holds something, the same for the same cell whichever side it comes from. */
export function linesOfBoard({ cells = [], fills = [] }: GivenBoard): string[] {
  const filled = fills.flatMap(({ min, max, type }) => spotsIn(min, max).map(at => lineOf({ at, type })))
  return [...filled, ...cells.map(lineOf)].sort()
}

function spotsIn(min: Spot, max: Spot): Spot[] {
  const along = (axis: 0 | 1 | 2): number[] => Array.from({ length: max[axis] - min[axis] + 1 }, (_, n) => min[axis] + n)
  return along(0).flatMap(x => along(1).flatMap(y => along(2).map((z): Spot => [x, y, z])))
}

/** A SOLID without a material is STANDARD, and REINFORCED is anchored whether or not it says so. */
function lineOf({ at, type, material = 'STANDARD', anchored = false, drain, iceTimer }: GivenCell): string {
  const words: string[] = [at.join(','), type]
  if (type === 'SOLID' || type === 'POROUS') words.push(material, anchored || material === 'REINFORCED' ? 'anchored' : 'loose')
  if (drain) words.push(`${drain.ratePerResolve}`, drain.scope.toUpperCase())
  if (iceTimer !== undefined) words.push(`${iceTimer}`)
  return words.join(' ')
}

export function linesOfState({ level, cells, notes }: Pick<State, 'level' | 'cells' | 'notes'>): string[] {
  const lines: string[] = []
  cells.forEach((code, cell) => {
    if (code > 0) lines.push(lineOf(cellOf(level, spotOf(level.bounds, cell), code, notes[cell] as number)))
  })
  return lines.sort()
}

function cellOf(level: FloodLevel, at: Spot, code: number, note: number): GivenCell {
  if (isVoxel(code)) {
    const material = MATERIALS[materialOf(code)] as Material
    return { at, type: isPorous(code) ? 'POROUS' : 'SOLID', material, anchored: note !== 0 }
  }
  if (code === ICE) return { at, type: 'ICE', ...(note !== FOREVER && { iceTimer: note }) }
  if (code === DRAIN) return { at, type: 'DRAIN', ...drainOf(level, note) }
  return { at, type: PLAIN.get(code) as TerrainType }
}

const PLAIN: ReadonlyMap<number, TerrainType> = new Map([
  [WATER, 'WATER'],
  [WALL, 'WALL'],
  [BEDROCK, 'BEDROCK'],
])

function drainOf(level: FloodLevel, note: number): Pick<GivenCell, 'drain'> {
  const terms = note === PLACED ? level.abilities?.drain : level.terrain.filter(({ type }) => type === 'DRAIN')[note - 1]
  const { rate, scope } = terms ?? {}
  return rate === undefined || scope === undefined ? {} : { drain: { ratePerResolve: rate, scope } }
}

export function codeOfGravity(gravity: Gravity): number {
  return gravityCode(gravity)
}

export function nameOfGravity(code: number): Gravity {
  return GRAVITIES[code] as Gravity
}

// ── Verdicts ─────────────────────────────────────────────────────────────────────────────────────────

export function verdict(name: string, ours: unknown, theirs: unknown): VectorResult {
  const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)]
  return mine === other ? { name, verdict: 'passed' } : { name, verdict: 'failed', because: `ours is ${mine}, it should be ${other}` }
}

export function rejected(name: string, because: string): VectorResult {
  return { name, verdict: 'rejected', because }
}

/** What only one of two boards has. Empty if they are the same. */
export function unlike(ours: readonly string[], theirs: readonly string[]): { only: string[]; missing: string[] } {
  const [mine, other] = [new Set(ours), new Set(theirs)]
  return { only: ours.filter(line => !other.has(line)), missing: theirs.filter(line => !mine.has(line)) }
}
