/**
 * The shape of a level file, field by field. What a single field cannot tell (does the goal fit the board? is the water at rest?)
 * is in validate.ts; the reference for authors is docs/formats/level.md, and docs/formats/level.schema.json is made from this.
 */
import * as v from 'valibot'
import { ABILITIES, AXES, type FloodLevel, GRAVITIES, LOOKS, MATERIALS, PIECES, SCOPES, type Token, WINDS } from '../../nouns.ts'

/** What a file may hold at most. A stranger's file is measured before anybody looks at it closely. */
export const LIMITS = {
  text: 1_048_576, // characters
  depth: 8, // records and lists in each other
  nodes: 100_000,
  items: 4096, // of a list
  keys: 64, // of a record
  mutators: 64, // of an endless level
  string: 2000, // characters
  side: 64, // of the board
  note: 250, // what the note of a cell can count to, with room for its special values
  count: 1_000_000,
  ticks: 216_000, // an hour
} as const

/** Every token there is: a piece alone is STANDARD. */
export const TOKENS: readonly Token[] = PIECES.flatMap(piece => [piece, ...MATERIALS.map(material => `${piece}:${material}` as const)])

type Default = string | number | boolean | readonly string[]

/** `initial` is what holds when the field is left out; it is told, not filled in: a level stays as its author wrote it. */
function told(description: string, initial?: Default): { description: string; default?: Default } {
  return initial === undefined ? { description } : { description, default: initial }
}

function whole(least: number, most: number, description: string, initial?: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most), v.metadata(told(description, initial)))
}

function flag(description: string, initial: boolean) {
  return v.pipe(v.boolean(), v.metadata(told(description, initial)))
}

function word<const T extends readonly string[]>(words: T, description: string, initial?: string) {
  return v.pipe(v.picklist(words), v.metadata(told(description, initial)))
}

function words<const T extends readonly string[]>(of: T, description: string, initial?: readonly string[]) {
  return v.pipe(v.array(v.picklist(of)), v.maxLength(of.length), v.metadata(told(description, initial)))
}

function text(least: number, most: number, description: string) {
  return v.pipe(v.string(), v.minLength(least), v.maxLength(most), v.description(description))
}

function type<const T extends string>(name: T, description: string) {
  return v.pipe(v.literal(name), v.description(description))
}

// ── Terrain ──────────────────────────────────────────────────────────────────────────────────────────

const axis = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.side - 1))

export const spot = v.pipe(
  v.strictTuple([axis, axis, axis]),
  v.description('A cell: [x, y, z], each counted from 0. x grows eastward, y upward, z southward.'),
)

export const token = v.pipe(
  v.picklist(TOKENS),
  v.description('A piece, and after a colon what it is made of: "I3" or "I3:HEAVY". STANDARD when nothing is said.'),
)

const place = {
  at: v.exactOptional(v.pipe(spot, v.description('The one cell. Either this, or both `from` and `to`.'))),
  from: v.exactOptional(v.pipe(spot, v.description('The corner of a box of cells with the smallest x, y and z; it belongs to the box.'))),
  to: v.exactOptional(v.pipe(spot, v.description('The corner with the largest x, y and z; it belongs to the box.'))),
}

const body = {
  material: v.exactOptional(word(MATERIALS, 'What it is made of.', 'STANDARD')),
  anchored: v.exactOptional(flag('It never moves. REINFORCED never does.', false)),
}

const look = { look: v.exactOptional(word(LOOKS, 'What it looks like; it changes nothing about the play.')) }

const scope = word(SCOPES, 'Which cells: SELF, ADJ6 (the six that share a face) or ADJ26 (all around).')
const rate = whole(1, LIMITS.note, 'Units of water taken at the end of every lock.')

const aboutPlace = { oneOf: [{ required: ['at'] }, { required: ['from', 'to'] }] }

export const terrain = v.variant('type', [
  v.pipe(
    v.strictObject({ type: type('SOLID', 'A built voxel: it carries, it may fall, it counts for goals.'), ...place, ...body, ...look }),
    v.metadata(aboutPlace),
  ),
  v.pipe(
    v.strictObject({ type: type('POROUS', 'A built voxel that water flows through and cannot stay in.'), ...place, ...body, ...look }),
    v.metadata(aboutPlace),
  ),
  v.pipe(
    v.strictObject({ type: type('WATER', 'One unit of water a cell. It lies where it would come to rest.'), ...place }),
    v.metadata(aboutPlace),
  ),
  v.pipe(
    v.strictObject({
      type: type('ICE', 'Frozen water: it carries, it blocks, it never moves.'),
      ...place,
      resolves: v.exactOptional(whole(1, LIMITS.note, 'It thaws at the end of this many locks; never, when left out.')),
    }),
    v.metadata(aboutPlace),
  ),
  v.pipe(
    v.strictObject({ type: type('WALL', 'Terrain that never moves and glues what touches it.'), ...place, ...look }),
    v.metadata(aboutPlace),
  ),
  v.pipe(v.strictObject({ type: type('BEDROCK', 'As WALL, but drawn as ground.'), ...place, ...look }), v.metadata(aboutPlace)),
  v.pipe(
    v.strictObject({ type: type('DRAIN', 'Terrain that takes water away at the end of every lock.'), ...place, rate, scope, ...look }),
    v.metadata(aboutPlace),
  ),
])

// ── Pieces ───────────────────────────────────────────────────────────────────────────────────────────

const tokenList = v.pipe(v.array(token), v.maxLength(LIMITS.items))
const tokenText = new RegExp(`^(?:${PIECES.join('|')})(?::(?:${MATERIALS.join('|')}))?$`)

const weights = v.pipe(
  v.record(v.pipe(v.string(), v.regex(tokenText)), v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  v.description('By token: how often, in relation to the others, from 0 to 1000000. At least one is not 0.'),
)

export const bag = v.variant('type', [
  v.strictObject({
    type: type('FIXED_SEQUENCE', 'The pieces come in this order.'),
    sequence: v.pipe(tokenList, v.metadata({ description: 'The pieces, first one first; at least one.', minItems: 1 })),
    loop: v.exactOptional(flag('Begin again at the end. With false, running out without a win loses.', true)),
  }),
  v.strictObject({
    type: type('WEIGHTED', 'Every piece is drawn anew, whatever came before.'),
    weights,
  }),
  v.strictObject({
    type: type('BAG_N', 'All the tokens in random order, then all of them again.'),
    tokens: v.pipe(tokenList, v.metadata({ description: 'What is in the bag; at least one.', minItems: 1 })),
  }),
])

// ── Wind ─────────────────────────────────────────────────────────────────────────────────────────────

export const hazard = v.strictObject({
  type: type('WIND_GUST', 'A gust that pushes the piece in the air.'),
  enabled: v.exactOptional(flag('With false it never blows.', true)),
  intervalTicks: whole(1, LIMITS.ticks, 'Ticks from gust to gust; 60 are a second.'),
  firstGustOffsetTicks: v.exactOptional(whole(0, LIMITS.ticks, 'Tick of the first gust. Drawn from the seed when left out.')),
  pushStrength: whole(1, 8, 'Cells a gust pushes; half of it, rounded down, for HEAVY.'),
  directionMode: word(
    ['ALTERNATE_EW', 'FIXED', 'RANDOM_SEEDED'],
    'East and west in turn, always `fixedDirection`, or drawn from the seed among `directions`.',
  ),
  fixedDirection: v.exactOptional(word(WINDS, 'FIXED only, and needed there: where it blows to.')),
  directions: v.exactOptional(
    v.pipe(
      v.array(v.picklist(WINDS)),
      v.minLength(1),
      v.maxLength(WINDS.length),
      v.metadata(told('RANDOM_SEEDED only: where it may blow to.', ['EAST', 'WEST'])),
    ),
  ),
})

// ── Goals ────────────────────────────────────────────────────────────────────────────────────────────

const LEVEL = LIMITS.side - 1
const holdForTilts = v.exactOptional(whole(0, 1000, 'Still true in a lock after so many more tilts.', 0))

const simpleObjectives = [
  v.strictObject({
    type: type('REACH_HEIGHT', 'Something built at this height or above.'),
    height: whole(1, LEVEL, 'The y to reach, counted from 0.'),
    holdForTilts,
  }),
  v.strictObject({
    type: type('BUILD_PLATEAU', 'A flat top with nothing on it: a rectangle, or so many cells in one piece.'),
    worldLevel: whole(0, LEVEL, 'The y of the plateau.'),
    width: v.exactOptional(whole(1, LIMITS.side, 'Of the rectangle, with `depth`; either way round.')),
    depth: v.exactOptional(whole(1, LIMITS.side, 'Of the rectangle, with `width`.')),
    area: v.exactOptional(whole(1, LIMITS.side * LIMITS.side, 'Cells in one piece, instead of `width` and `depth`.')),
    holdForTilts,
  }),
  v.strictObject({
    type: type('BUILD_BRIDGE', 'A straight level run, open below, that rests at both ends.'),
    gap: whole(1, LIMITS.side, 'Cells between the ends.'),
    holdForTilts,
  }),
  v.strictObject({
    type: type('ENCLOSE_CAVITY', 'Hollows that nothing can flow into from the top.'),
    count: whole(1, LIMITS.count, 'How many.'),
    holdForTilts,
  }),
  v.strictObject({
    type: type('OVERHANG', 'A straight level run, open below, that rests at one end.'),
    length: whole(1, LIMITS.side, 'Cells of the run.'),
    holdForTilts,
  }),
  v.strictObject({
    type: type('DRAIN_WATER', 'Water taken away by drains.'),
    units: whole(1, LIMITS.count, 'How many units.'),
  }),
  v.strictObject({
    type: type('STAY_UNDER_WEIGHT', 'All locked pieces together; more loses at once.'),
    maxMass: whole(0, LIMITS.count, 'Mass that is still allowed. A voxel weighs 1, HEAVY 2.'),
  }),
  v.strictObject({
    type: type('SURVIVE_ROTATIONS', 'Successful tilts.'),
    count: whole(1, LIMITS.count, 'How many.'),
  }),
  v.strictObject({
    type: type('PLACE_PIECES', 'Locked pieces.'),
    count: whole(1, LIMITS.count, 'How many.'),
  }),
  v.strictObject({ type: type('STABLE_END', 'Nothing shifts in the lock that wins.') }),
] as const

export const simpleObjective = v.variant('type', simpleObjectives)

export const objective = v.variant('type', [
  ...simpleObjectives,
  v.strictObject({
    type: type('SEQUENCE', 'Goals to be met one after the other.'),
    objectives: v.pipe(v.array(simpleObjective), v.minLength(1), v.maxLength(16), v.description('The goals, first one first.')),
  }),
])

export const constraint = v.variant('type', [
  v.strictObject({
    type: type('WEIGHT_LIMIT', 'More mass loses.'),
    maxMass: whole(0, LIMITS.count, 'Mass that is still allowed. A voxel weighs 1, HEAVY 2.'),
  }),
  v.strictObject({
    type: type('WATER_FORBIDDEN', 'Water at this height or above, after a lock, loses.'),
    worldLevel: whole(0, LEVEL, 'The lowest y where no water may be.'),
  }),
  v.strictObject({
    type: type('NO_RESTING_ON_WATER', 'A voxel with water next to it on the side gravity points to, after a lock, loses.'),
  }),
  v.strictObject({
    type: type('MAX_LOST_VOXELS', 'More voxels out through void faces lose.'),
    count: whole(0, LIMITS.count, 'How many are still allowed.'),
  }),
  v.strictObject({
    type: type('MAX_WATER_OVERFLOW', 'More water that found no room loses.'),
    units: whole(0, LIMITS.count, 'How many units are still allowed.'),
  }),
])

const most = whole(0, LIMITS.count, 'At most so many.')
const ever = v.exactOptional(flag('Look at every lock, not only at the winning one.', false))

export const star = v.variant('type', [
  v.strictObject({ type: type('MAX_PIECES_USED', 'Locked pieces.'), count: whole(1, LIMITS.count, 'At most so many.') }),
  v.strictObject({ type: type('MAX_ROTATIONS_USED', 'Successful tilts.'), count: most }),
  v.strictObject({ type: type('MAX_SHIFT_VOXELS_TOTAL', 'Voxels that slid or fell.'), count: most }),
  v.strictObject({ type: type('MAX_LOST_VOXELS_TOTAL', 'Voxels lost through void faces.'), count: most }),
  v.strictObject({ type: type('MAX_HOLES', 'Cells with air or water in them and something built anywhere above, along y.'), count: most }),
  v.strictObject({ type: type('MAX_OVERHANG_VOXELS', 'Voxels with air or water right below, along y.'), count: most }),
  v.strictObject({ type: type('MAX_HOLDS_USED', 'Times a piece was put on hold.'), count: most }),
  v.strictObject({
    type: type('MAX_ABILITY_USES', 'Uses of one ability.'),
    ability: word(ABILITIES, 'Which one; the level has to offer it.'),
    count: most,
  }),
  v.strictObject({ type: type('MAX_MASS', 'Mass of all locked pieces.'), mass: whole(1, LIMITS.count, 'At most so much.') }),
  v.strictObject({ type: type('MAX_COLLAPSES', 'Locks and tilts that moved eight voxels or more.'), count: most }),
  v.strictObject({
    type: type('MAX_WATER_HEIGHT', 'No water above this height.'),
    worldLevel: whole(0, LEVEL, 'The highest y where water may be.'),
    ever,
  }),
  v.strictObject({ type: type('NO_RESTING_ON_WATER', 'No voxel with water next to it on the side gravity points to.'), ever }),
  v.strictObject({
    type: type('ALSO', 'Another goal, met in the winning lock.'),
    objective: v.pipe(simpleObjective, v.description('The goal.')),
  }),
])

const stars = v.pipe(v.array(star), v.maxLength(16))

const after = whole(0, LIMITS.count, 'It takes hold once so many pieces have locked.')

export const mutator = v.variant('type', [
  v.strictObject({ type: type('BAG', 'Other pieces are drawn.'), after, weights }),
  v.strictObject({
    type: type('LIMIT', 'Another height limit.'),
    after,
    maxWorldHeight: whole(1, LIMITS.side - 4, 'Something built above this y loses.'),
  }),
  v.strictObject({
    type: type('WATER', 'Water from above, down a column that is drawn and announced.'),
    after,
    everyLocks: whole(1, 1000, 'Locks from one time to the next.'),
    units: whole(1, LIMITS.side, 'How much; less where the column has no room for it.'),
  }),
  v.strictObject({
    type: type('WIND', 'Gusts in directions that are drawn among all four.'),
    after,
    intervalTicks: whole(1, LIMITS.ticks, 'Ticks from gust to gust; 60 are a second.'),
    pushStrength: whole(1, 8, 'Cells a gust pushes; half of it, rounded down, for HEAVY.'),
  }),
])

// ── The level ────────────────────────────────────────────────────────────────────────────────────────

const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.side))
const charges = whole(0, 1000, 'How many times.')
const points = whole(0, LIMITS.count, 'Points.')

export const levelSchema: v.GenericSchema<unknown, FloodLevel> = v.pipe(
  v.strictObject({
    format: v.pipe(v.literal(1), v.description('The version of this format.')),
    id: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
      v.maxLength(64),
      v.description('A name for programs: small letters, digits, single hyphens between them.'),
    ),
    title: text(1, 80, 'A name for people: one line.'),
    about: v.exactOptional(text(1, LIMITS.string, 'What the author wants to say about it.')),
    seed: whole(0, 4_294_967_295, 'Pieces and wind are drawn from it.'),
    bounds: v.pipe(
      v.strictTuple([side, side, side]),
      v.description('Cells along x, y and z. The y has room for pieces above maxWorldHeight: at least 4 more.'),
    ),
    maxWorldHeight: whole(1, LIMITS.side - 4, 'Something built above this y loses.'),
    gravity: v.exactOptional(word(GRAVITIES, 'Where things fall to at the start.', 'DOWN')),
    gravityTicksPerCell: v.exactOptional(whole(1, 3600, 'Ticks in which a piece falls a cell by itself.', 30)),
    voidFaces: v.exactOptional(words(GRAVITIES, 'Faces of the board through which loose voxels fall and are lost.', [])),
    terrain: v.pipe(v.array(terrain), v.maxLength(LIMITS.items), v.description('What stands on the board before anybody plays.')),
    bag: v.pipe(bag, v.description('Where pieces come from.')),
    hold: v.exactOptional(flag('The player may put a piece on hold.', false)),
    axes: v.exactOptional(words(AXES, 'About which axes pieces may be turned.', AXES)),
    tilt: v.exactOptional(
      v.pipe(
        v.strictObject({
          allowed: v.exactOptional(words(GRAVITIES, 'Gravities a tilt may lead to; an empty list forbids tilting.', GRAVITIES)),
          cooldownTicks: v.exactOptional(whole(0, LIMITS.ticks, 'Ticks after a tilt in which none is taken.', 0)),
          maxRotations: v.exactOptional(whole(0, LIMITS.count, 'Successful tilts in the level; no limit when left out.')),
          tiltBudget: v.exactOptional(whole(0, LIMITS.count, 'The same limit, shown to the player as something to spend.')),
        }),
        v.description('What tilting is like.'),
      ),
    ),
    lock: v.exactOptional(
      v.pipe(
        v.strictObject({
          delayTicks: v.exactOptional(whole(1, 3600, 'Ticks on the ground before a piece locks.', 12)),
          maxResets: v.exactOptional(whole(0, 1000, 'How many times that begins again when the piece gets off the ground.', 4)),
        }),
        v.description('When a piece locks.'),
      ),
    ),
    abilities: v.exactOptional(
      v.pipe(
        v.strictObject({
          stabilise: v.exactOptional(
            v.pipe(
              v.strictObject({ charges, tilts: v.exactOptional(whole(1, LIMITS.note, 'Tilts it holds for.', 2)) }),
              v.description('The piece holds still where it locks.'),
            ),
          ),
          freeze: v.exactOptional(
            v.pipe(
              v.strictObject({
                charges,
                resolves: whole(1, LIMITS.note, 'Locks until it thaws, the freezing one included: at least 2.'),
                scope,
              }),
              v.description('Water around the piece becomes ice where it locks.'),
            ),
          ),
          drain: v.exactOptional(
            v.pipe(v.strictObject({ charges, rate, scope }), v.description('The pivot of the piece becomes a drain where it locks.')),
          ),
        }),
        v.description('What the player may arm a piece with.'),
      ),
    ),
    hazards: v.exactOptional(v.pipe(v.array(hazard), v.maxLength(8), v.description('Winds. They act in this order.'))),
    objectives: v.pipe(
      v.array(objective),
      v.maxLength(16),
      v.description('What wins: all of it true at the end of the same lock. At least one, but none in an endless level or a sandbox.'),
    ),
    constraints: v.exactOptional(v.pipe(v.array(constraint), v.maxLength(16), v.description('What loses.'))),
    stars: v.exactOptional(
      v.pipe(
        v.strictObject({
          two: v.pipe(stars, v.description('Second star: all of these, on a win.')),
          three: v.pipe(stars, v.description('Third star: all of these, on a win.')),
        }),
        v.description('What earns the second and the third star; winning earns the first.'),
      ),
    ),
    score: v.exactOptional(
      v.pipe(
        v.strictObject({
          perPiece: points,
          perWaterRemoved: points,
          penaltyShiftVoxel: points,
          penaltyLostVoxel: points,
          penaltyRotation: points,
          perFloor: v.exactOptional(v.pipe(points, v.description('Points for a layer that settles; with `endless.settles` only.'))),
          perSlid: v.exactOptional(v.pipe(points, v.description('Points for a voxel that a tilt shifted while none was lost; the same.'))),
          perCollapse: v.exactOptional(
            v.pipe(points, v.description('Points for a resolve that shifted eight voxels or more and lost none; the same.')),
          ),
        }),
        v.description('Points for each of these; no score is kept when left out.'),
      ),
    ),
    endless: v.exactOptional(
      v.pipe(
        v.strictObject({
          mutators: v.pipe(v.array(mutator), v.maxLength(LIMITS.mutators), v.description('What changes, in the order of `after`.')),
          settles: v.exactOptional(flag('A layer that is full settles into rock below the board, and what stood on it comes down.', false)),
        }),
        v.description('The level is played for score: it changes as pieces lock, and cannot be won.'),
      ),
    ),
    waits: v.exactOptional(flag('Time waits for the hand: a piece falls once it is touched, and locks by a drop.', false)),
    sandbox: v.exactOptional(flag('Every tool, no goals, no end.', false)),
    undos: v.exactOptional(flag('Practice: the player may go back without limit, and no record is kept.', false)),
  }),
  v.title('Floodline level'),
  v.description('A level of Floodline. docs/formats/level.md explains it; `lockstep validate` says more than a schema can.'),
)
