import type { Nouns } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'

// ── Words of a level file (docs/formats/level.md) ────────────────────────────────────────────────────

/** The order is the order of the gravity codes in a state: append, never reorder. */
export const GRAVITIES = ['DOWN', 'NORTH', 'SOUTH', 'EAST', 'WEST'] as const
export type Gravity = (typeof GRAVITIES)[number]

/** Where wind blows to. The order is the order of the codes in a state. */
export const WINDS = ['EAST', 'WEST', 'NORTH', 'SOUTH'] as const
export type WindDirection = (typeof WINDS)[number]

export const MATERIALS = ['STANDARD', 'HEAVY', 'REINFORCED'] as const
export type Material = (typeof MATERIALS)[number]

/** The order is the order of the piece codes in a state. */
export const PIECES = ['O2', 'I3', 'I4', 'L3', 'L4', 'J4', 'T3', 'S4', 'Z4', 'U5', 'P5', 'C3D5'] as const
export type PieceName = (typeof PIECES)[number]

/** What a bag holds: a piece, and what it is made of unless that is STANDARD. */
export type Token = PieceName | `${PieceName}:${Material}`

export const SCOPES = ['SELF', 'ADJ6', 'ADJ26'] as const
export type Scope = (typeof SCOPES)[number]

export type Spot = readonly [x: number, y: number, z: number]

export type TerrainType = 'SOLID' | 'POROUS' | 'WATER' | 'ICE' | 'WALL' | 'BEDROCK' | 'DRAIN'

/**
 * What something that stands at the start may look like. A level says it and the view draws it; the rules never hear of it, so two levels
 * that differ in looks alone are played the same, state for state.
 */
export const LOOKS = [
  ...(['timber', 'plank', 'barge', 'boat', 'mast', 'crane', 'lorry', 'crate', 'tent', 'glass', 'iron', 'brick', 'tin'] as const),
  ...(['lighthouse', 'tower', 'signal', 'gate', 'silo', 'mill', 'bollard', 'quay', 'wall', 'rail', 'scaffold', 'fan'] as const),
  ...(['hedge', 'lantern', 'ladder', 'market', 'statue', 'rope'] as const),
] as const
export type Look = (typeof LOOKS)[number]

/** What stands in one cell (`at`) or in a box of cells, corners included (`from`, `to`) before anybody plays. */
export interface Terrain {
  readonly type: TerrainType
  readonly at?: Spot
  readonly from?: Spot
  readonly to?: Spot
  readonly material?: Material // SOLID and POROUS; STANDARD when left out
  readonly anchored?: boolean // SOLID and POROUS; REINFORCED is anchored anyway
  readonly resolves?: number // ICE: thaws at the end of this many lock resolves; never when left out
  readonly rate?: number // DRAIN: units a lock resolve
  readonly scope?: Scope // DRAIN
  readonly look?: Look // all but WATER and ICE; never in a state
}

export type Bag =
  | { readonly type: 'FIXED_SEQUENCE'; readonly sequence: readonly Token[]; readonly loop?: boolean }
  | { readonly type: 'WEIGHTED'; readonly weights: Readonly<Record<string, number>> }
  | { readonly type: 'BAG_N'; readonly tokens: readonly Token[] }

export interface Hazard {
  readonly type: 'WIND_GUST'
  readonly enabled?: boolean
  readonly intervalTicks: number
  readonly firstGustOffsetTicks?: number // drawn from the seed when left out
  readonly pushStrength: number
  readonly directionMode: 'ALTERNATE_EW' | 'FIXED' | 'RANDOM_SEEDED'
  readonly fixedDirection?: WindDirection // FIXED
  readonly directions?: readonly WindDirection[] // RANDOM_SEEDED; EAST and WEST when left out
}

export type ShapeObjective =
  | { readonly type: 'REACH_HEIGHT'; readonly height: number; readonly holdForTilts?: number }
  | {
      readonly type: 'BUILD_PLATEAU'
      readonly worldLevel: number
      readonly width?: number
      readonly depth?: number
      readonly area?: number
      readonly holdForTilts?: number
    }
  | { readonly type: 'BUILD_BRIDGE'; readonly gap: number; readonly holdForTilts?: number }
  | { readonly type: 'ENCLOSE_CAVITY'; readonly count: number; readonly holdForTilts?: number }
  | { readonly type: 'OVERHANG'; readonly length: number; readonly holdForTilts?: number }

export type SimpleObjective =
  | ShapeObjective
  | { readonly type: 'DRAIN_WATER'; readonly units: number }
  | { readonly type: 'STAY_UNDER_WEIGHT'; readonly maxMass: number }
  | { readonly type: 'SURVIVE_ROTATIONS'; readonly count: number }
  | { readonly type: 'PLACE_PIECES'; readonly count: number }
  | { readonly type: 'STABLE_END' }

export type Objective = SimpleObjective | { readonly type: 'SEQUENCE'; readonly objectives: readonly SimpleObjective[] }

/** What loses the level when it happens, beyond OVERFLOW, which is always on. */
export type Constraint =
  | { readonly type: 'WEIGHT_LIMIT'; readonly maxMass: number }
  | { readonly type: 'WATER_FORBIDDEN'; readonly worldLevel: number } // water at this y or above, after a lock
  | { readonly type: 'NO_RESTING_ON_WATER' }
  | { readonly type: 'MAX_LOST_VOXELS'; readonly count: number }
  | { readonly type: 'MAX_WATER_OVERFLOW'; readonly units: number }

export type StarCondition =
  | { readonly type: 'MAX_PIECES_USED'; readonly count: number }
  | { readonly type: 'MAX_ROTATIONS_USED'; readonly count: number }
  | { readonly type: 'MAX_SHIFT_VOXELS_TOTAL'; readonly count: number }
  | { readonly type: 'MAX_LOST_VOXELS_TOTAL'; readonly count: number }
  | { readonly type: 'MAX_HOLES'; readonly count: number }
  | { readonly type: 'MAX_OVERHANG_VOXELS'; readonly count: number }
  | { readonly type: 'MAX_HOLDS_USED'; readonly count: number }
  | { readonly type: 'MAX_ABILITY_USES'; readonly ability: Ability; readonly count: number }
  | { readonly type: 'MAX_MASS'; readonly mass: number }
  | { readonly type: 'MAX_COLLAPSES'; readonly count: number }
  | { readonly type: 'MAX_WATER_HEIGHT'; readonly worldLevel: number; readonly ever?: boolean } // no water above this y
  | { readonly type: 'NO_RESTING_ON_WATER'; readonly ever?: boolean }
  | { readonly type: 'ALSO'; readonly objective: SimpleObjective }

/** A change that takes hold in an endless level once so many pieces have locked; of each kind the latest is in force. */
export type Mutator =
  | { readonly type: 'BAG'; readonly after: number; readonly weights: Readonly<Record<string, number>> } // pieces are drawn so from now on
  | { readonly type: 'LIMIT'; readonly after: number; readonly maxWorldHeight: number }
  | { readonly type: 'WATER'; readonly after: number; readonly everyLocks: number; readonly units: number }
  | { readonly type: 'WIND'; readonly after: number; readonly intervalTicks: number; readonly pushStrength: number }

export const ABILITIES = ['stabilise', 'freeze', 'drain'] as const
export type Ability = (typeof ABILITIES)[number]

/** Everything about a level. What is left out has the value docs/formats/level.md gives. This is also the deal: a replay carries it whole. */
export interface FloodLevel {
  readonly format: 1
  readonly id: string
  readonly title: string
  readonly about?: string
  readonly seed: number // uint32
  readonly bounds: Spot // how many cells along x, y and z
  readonly maxWorldHeight: number // a voxel above this y loses
  readonly gravity?: Gravity
  readonly gravityTicksPerCell?: number
  readonly voidFaces?: readonly Gravity[] // faces of the bounds through which loose voxels fall and are lost
  readonly terrain: readonly Terrain[]
  readonly bag: Bag
  readonly hold?: boolean
  readonly axes?: readonly Axis[] // about which pieces may be turned; all when left out
  readonly tilt?: {
    readonly allowed?: readonly Gravity[] // gravities a tilt may lead to; all when left out
    readonly cooldownTicks?: number
    readonly maxRotations?: number
    readonly tiltBudget?: number // caps the same counter; this one is drawn as a resource
  }
  readonly lock?: { readonly delayTicks?: number; readonly maxResets?: number }
  readonly abilities?: {
    readonly stabilise?: { readonly charges: number; readonly tilts?: number }
    readonly freeze?: { readonly charges: number; readonly resolves: number; readonly scope: Scope }
    readonly drain?: { readonly charges: number; readonly rate: number; readonly scope: Scope }
  }
  readonly hazards?: readonly Hazard[]
  readonly objectives: readonly Objective[]
  readonly constraints?: readonly Constraint[]
  readonly stars?: { readonly two: readonly StarCondition[]; readonly three: readonly StarCondition[] }
  readonly score?: {
    readonly perPiece: number
    readonly perWaterRemoved: number
    readonly penaltyShiftVoxel: number
    readonly penaltyLostVoxel: number
    readonly penaltyRotation: number
    readonly perFloor?: number // these three pay only where floors settle; nothing when left out
    readonly perSlid?: number
    readonly perCollapse?: number
  }
  readonly endless?: {
    readonly mutators: readonly Mutator[] // by `after`; such a level is played for score and cannot be won
    readonly settles?: boolean // a layer that is full becomes rock below the board, and what stood on it comes down
  }
  readonly waits?: boolean // time waits for the hand: a piece falls once it is touched, and locks when it is told to
  readonly sandbox?: boolean // every tool, no goals, no end
  readonly undos?: boolean // practice: back to the latest mark without limit; such a game keeps no record
}

// ── Actions ──────────────────────────────────────────────────────────────────────────────────────────

export const TILTS = ['forward', 'back', 'left', 'right'] as const
export type TiltSense = (typeof TILTS)[number]

export const AXES = ['yaw', 'pitch', 'roll'] as const
export type Axis = (typeof AXES)[number]

/** Always along the axes of the world, whatever the camera or gravity. */
export const STEPS = ['x+', 'x-', 'y+', 'y-', 'z+', 'z-'] as const
export type Step = (typeof STEPS)[number]

export type FloodAction =
  | { readonly kind: 'tilt'; readonly sense: TiltSense }
  | { readonly kind: 'hold' }
  | { readonly kind: 'ability'; readonly ability: Ability }
  | { readonly kind: 'turn'; readonly axis: Axis; readonly sense: 1 | -1 }
  | { readonly kind: 'move'; readonly step: Step }
  | { readonly kind: 'soft'; readonly on: boolean }
  | { readonly kind: 'drop' }
  | Tool

/** What a sandbox lets its player put into a cell. */
export const THINGS = ['EMPTY', 'WATER', 'SOLID', 'HEAVY', 'REINFORCED', 'POROUS', 'ICE', 'DRAIN', 'WALL', 'BEDROCK'] as const
export type Thing = (typeof THINGS)[number]

/** What is possible in a sandbox only. It happens when it is asked for, not in the tick. */
export type Tool =
  | { readonly kind: 'put'; readonly thing: Thing; readonly at: Spot }
  | { readonly kind: 'bring'; readonly piece: PieceName; readonly material: Material } // instead of the piece in play
  | { readonly kind: 'settle' } // the world settles, as after a lock

// ── State ────────────────────────────────────────────────────────────────────────────────────────────

/** One wind hazard, up to its next gust. */
export interface Gusts {
  next: number // tick of the next gust
  direction: number // of the next gust, code of WINDS
  gusts: number // passed so far
}

/** How far an endless level has come. */
export interface Endless {
  done: number // changes that have taken hold
  pourIn: number // locks until water comes from above; 0 while none is announced
  pourAt: number // down which column, x · Z + z; -1 while none is announced
  words: Rng // draw columns
  floors?: number // layers that settled; this and the next two only where they do
  slid?: number // voxels that tilts shifted without losing one
  collapses?: number // resolves that shifted eight voxels or more and lost none
}

/** How far one objective has come. */
export interface Progress {
  have: number // what counts now, as far as the latest resolve that judged it could tell
  want: number
  met: boolean // in the latest resolve
  since: number // tilts executed when it became true and stayed so; -1 while it is not
  stage: number // SEQUENCE: how many of its parts are done
}

/** What a score is the sum of. */
export const SCORE_PARTS = ['pieces', 'water', 'floors', 'slides', 'collapses', 'shift', 'lost', 'tilts'] as const
export type ScorePart = (typeof SCORE_PARTS)[number]

export type LossCode =
  | 'overflow'
  | 'spawn-blocked'
  | 'weight-exceeded'
  | 'water-forbidden'
  | 'resting-on-water'
  | 'too-many-lost'
  | 'water-overflowed'
  | 'bag-empty'
  | 'tilt-budget-exceeded'

/** The numbers objectives, stars and the score are made of. */
export interface Metrics {
  pieces: number // locked
  tilts: number // successful
  shift: number // voxels that ended a resolve in another cell, over the level
  shiftLast: number // in the latest resolve
  lost: number // voxels that fell out through a void face
  lostLast: number
  drained: number // units removed by drains
  overflowed: number // units that found no room
  mass: number // of locked pieces
  holds: number
  stabilised: number // pieces locked while armed
  froze: number
  drains: number
  collapses: number // resolves with a shift of 8 or more
  waterHeight: number // highest y of water after any lock; -1 for none
  rested: number // lock resolves that ended with a voxel resting on water
}

export interface Floodline extends Nouns {
  Setup: {
    width: number
    depth: number
    height: number // maxWorldHeight
    water: number // units to begin with
    goal: 'height' | 'drain' | 'plateau' | 'score' | 'free' // 'score': endless; 'free': a sandbox
    wind: boolean
    practice: boolean
    waits?: boolean // time waits for the hand, as in lessons; not in endless
    gravity?: Gravity // at the start; DOWN when left out
    floors?: true // endless: full layers settle; as it was before there were floors, when left out
    level?: FloodLevel // of somebody's own: it is played as it is, and nothing else here matters
  }
  Deal: FloodLevel
  State: {
    level: FloodLevel // never changes
    cells: Uint8Array // by cell: a code of rules/board/cells.ts
    notes: Uint8Array // by cell: anchor of a solid, resolves an ICE has left, kind of a DRAIN; 0 otherwise (rules/board/cells.ts)
    gravity: number // code of GRAVITIES
    tick: number // ticks done
    asked: number // what was asked for the coming tick, as bits (rules/actions.ts)
    soft: boolean // soft drop is held
    piece: number // code of PIECES, -1 when there is none
    material: number // code of MATERIALS
    pose: number // which of the 24 orientations
    x: number // where the pivot is
    y: number
    z: number
    fallIn: number // ticks until the piece falls a cell by itself
    grounded: boolean // at the end of the latest tick
    lockIn: number // grounded ticks left
    lockResets: number // used by this piece
    armed: number // bit by ability: 1 stabilise, 2 freeze, 4 drain
    charges: number[] // left, by ability
    held: number // token on hold, -1 for none
    holdUsed: boolean // by this piece
    queue: number[] // tokens to come, next one first; five of them unless the bag runs out
    bagAt: number // FIXED_SEQUENCE: how many were drawn
    bagRest: number[] // BAG_N: still in the bag, drawn from the end
    words: Rng // draw pieces
    windWords: Rng // draw wind, so that wind never changes pieces
    winds: Gusts[] // by enabled hazard
    cooldown: number // ticks until a tilt is taken again
    drainCells: number[] // where DRAIN stands
    iceCells: number[] // where ICE stands that will thaw
    looseSolids: boolean // something may fall at the next settle although nothing was touched
    looseWater: boolean // something may flow at the next settle although nothing was touched
    metrics: Metrics
    goals: Progress[] // by objective
    starGoals: Progress[] // by ALSO among the conditions of the stars, those of the second star first
    won: boolean
    lost: LossCode | ''
    endless?: Endless | undefined // in endless levels, and in no other
    waiting?: boolean // the piece waits to be touched; in levels that wait, and in no other
  }
  Action: FloodAction
  Event: FloodEvent
  View: Floodline['State']
}

/** Cells are indices (rules/board/space.ts). Told in the order things happened; a stage that misses them still shows the right board. */
export type FloodEvent =
  | { kind: 'bumped'; asked: FloodAction; because: 'no-room' | 'along-gravity' | 'no-charge' | 'nothing-to-hold' }
  | { kind: 'moved'; step: Step | 'wind' | 'fall' | 'soft'; by: number }
  | { kind: 'turned'; axis: Axis; sense: 1 | -1; kick: number }
  | { kind: 'held'; piece: number; back: number }
  | { kind: 'armed'; ability: Ability; on: boolean }
  | { kind: 'gust'; direction: number; wanted: number; moved: number }
  | { kind: 'dropped'; by: number }
  | { kind: 'tilt-refused'; sense: TiltSense; because: 'blocked'; cells: number[] } // the cells of the piece that are in the way
  | { kind: 'tilted'; from: number; to: number }
  | { kind: 'locked'; piece: number; material: number; cells: number[] }
  | { kind: 'merged'; cells: number[]; displaced: number[]; drain: number; anchored: boolean }
  | { kind: 'frozen'; cells: number[] }
  | { kind: 'fell'; from: number[]; by: number; lost: number[] } // one component, all of it by as many cells
  | { kind: 'flowed'; out: number[]; into: number[]; overflow: number }
  | { kind: 'drained'; drain: number; cells: number[] }
  | { kind: 'thawed'; cells: number[] }
  | { kind: 'released'; cells: number[] } // anchors that expired
  | { kind: 'settled'; y: number; cells: number[] } // a full layer became rock
  | { kind: 'sank'; cells: number[]; drunk: number[] } // and went below the board, with the water that stood on it
  | { kind: 'paid'; part: ScorePart; count: number; points: number } // where floors settle, what the score grew by beyond pieces and water
  | { kind: 'poured'; cells: number[] } // water from above, before it settles
  | { kind: 'mutated'; mutator: Mutator }
  | { kind: 'put'; thing: Thing; cell: number } // by the hand of a sandbox
  | { kind: 'progress'; goal: number; have: number; want: number; met: boolean }
  | { kind: 'spawned'; piece: number; material: number }
  | { kind: 'won'; stars: number; score: number }
  | { kind: 'lost'; because: LossCode; cells: number[] }

export type FloodRefusal =
  | 'over'
  | 'already-asked'
  | 'tilt-up'
  | 'tilt-parallel'
  | 'tilt-not-allowed'
  | 'tilt-budget'
  | 'tilt-cooldown'
  | 'hold-off'
  | 'hold-used'
  | 'no-charges'
  | 'axis-not-allowed'
  | 'soft-already'
  | 'sandbox-only'
  | 'outside'
  | 'piece-there'
  | 'already-so'
  | 'no-room'
