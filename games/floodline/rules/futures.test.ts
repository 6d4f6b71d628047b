import { expect, test } from 'vitest'
import { hash } from '../../../kernel/hash.ts'
import { type FloodLevel, type Floodline, PIECES, type Spot, type Terrain, type TerrainType, TILTS } from '../nouns.ts'
import { futuresDifference, noFutures } from '../testing/promises/futures.ts'
import { ask } from './actions.ts'
import { EMPTY, isPorous, isVoxel, WATER } from './board/cells.ts'
import { DOWN, EAST, indexOf } from './board/space.ts'
import { Futures, warningsOf } from './futures.ts'
import { start } from './start.ts'

type State = Floodline['State']

const TYPES: Readonly<Record<string, TerrainType>> = { '~': 'WATER', '#': 'SOLID', A: 'SOLID', ':': 'POROUS', B: 'BEDROCK' }
const I3 = PIECES.indexOf('I3')
const ROOM_ABOVE = 6

/** A slice one cell deep, seen from the south, with free rows on top. P is the west end of an I3 that lies along x. */
function drawn(picture: string, change: Partial<FloodLevel> = {}): State {
  const rows = picture
    .trim()
    .split('\n')
    .map(row => row.trim().split(' '))
    .reverse()
  const bounds: Spot = [rows[0]!.length, rows.length + ROOM_ABOVE, 1]
  const terrain: Terrain[] = []
  let pivot: Spot | null = null
  rows.forEach((row, y) => {
    row.forEach((sign, x) => {
      if (sign === 'P') pivot = [x, y, 0]
      else if (sign !== '.') terrain.push({ type: TYPES[sign]!, at: [x, y, 0], anchored: sign === 'A' })
    })
  })
  const state = start({
    format: 1,
    id: 'drawn',
    title: 'Drawn',
    seed: 1,
    bounds,
    maxWorldHeight: rows.length + 1,
    terrain,
    bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'] },
    objectives: [{ type: 'PLACE_PIECES', count: 9 }],
    ...change,
  })
  return pivot ? { ...state, piece: I3, x: pivot[0], y: pivot[1], z: pivot[2] } : state
}

/** The lowest rows of a board. */
function picture({ level: { bounds } }: State, cells: Uint8Array, height: number): string {
  const row = (y: number): string => Array.from({ length: bounds[0] }, (_, x) => sign(cells[indexOf(bounds, x, y, 0)]!)).join(' ')
  return Array.from({ length: height }, (_, y) => row(height - 1 - y)).join('\n')
}

function sign(code: number): string {
  if (code === EMPTY) return '.'
  if (code === WATER) return '~'
  if (isPorous(code)) return ':'
  return isVoxel(code) ? '#' : 'B'
}

function lines(text: string): string {
  return text
    .trim()
    .split('\n')
    .map(line => line.trim())
    .join('\n')
}

const at = ({ level: { bounds } }: State, x: number, y: number): number => indexOf(bounds, x, y, 0)
const RIGHT = TILTS.indexOf('right')

test('[FL-150] a tilt shows where everything would end, and changes nothing', () => {
  const state = drawn(`
    # . . . .
    # . ~ ~ B`)
  state.metrics.overflowed = 3 // long ago
  const before = hash(state)
  const right = new Futures().tilts(state)[RIGHT]!

  expect(right).toMatchObject({ sense: 'right', gravity: EAST, refusal: null, blocked: null, shift: 2, lost: 0, overflow: 0 })
  expect(picture(state, right.cells!, 3)).toBe(
    lines(`
      . . . . ~
      . . . # ~
      . . . # B`),
  )
  expect(hash(state)).toBe(before)
})

test('[FL-34] a piece in the way shows which of its cells are', () => {
  const state = drawn(`
    . . . . . . .
    # . P . . . .`)
  const right = new Futures().tilts(state)[RIGHT]!

  expect(right).toMatchObject({ gravity: EAST, refusal: null, blocked: [at(state, 2, 0)], cells: null, shift: 0 })
})

test('[FL-49] what a tilt loses is counted', () => {
  const state = drawn(
    `
    # . . . .
    # . . . .`,
    { voidFaces: ['EAST'] },
  )

  expect(new Futures().tilts(state)[RIGHT]).toMatchObject({ gravity: EAST, lost: 2, shift: 0 })
})

test('[FL-135] a tilt that cannot be asked for says why', () => {
  const picture = '# . . . .'
  const codes = (state: State): (string | undefined)[] => new Futures().tilts(state).map(({ refusal }) => refusal?.code)

  expect(codes(drawn(picture))).toEqual([undefined, undefined, undefined, undefined])
  expect(codes({ ...drawn(picture), gravity: EAST })).toEqual(['tilt-parallel', 'tilt-parallel', undefined, 'tilt-up'])
  expect(codes(drawn(picture, { tilt: { allowed: ['WEST'] } }))).toEqual([
    'tilt-not-allowed',
    'tilt-not-allowed',
    undefined,
    'tilt-not-allowed',
  ])
  expect(codes({ ...drawn(picture), lost: 'overflow', piece: -1 })).toEqual(['over', 'over', 'over', 'over'])
  expect(new Futures().tilts({ ...drawn(picture), gravity: EAST }).map(({ gravity }) => gravity)).toEqual([-1, -1, DOWN, -1])
})

test('[FL-150] a tilt is shown even if another one is already noted', () => {
  const state = drawn('# . . . .')
  ask(state, { kind: 'tilt', sense: 'left' })

  expect(new Futures().tilts(state)[RIGHT]).toMatchObject({ refusal: null, shift: 1 })
})

test('[FL-151] a drop shows where the piece lands and what the lock leaves', () => {
  const state = drawn(
    `
    . P . . .
    B . . . B
    B ~ ~ ~ B`,
    { objectives: [{ type: 'PLACE_PIECES', count: 2 }] },
  )
  const before = hash(state)
  const drop = new Futures().drop(state)!

  expect(picture(state, drop.cells, 3)).toBe(
    lines(`
      . . . . .
      B ~ ~ ~ B
      B # # # B`),
  )
  expect(drop.change).toMatchObject({ pieces: 1, mass: 3, shift: 0, drained: 0, overflowed: 0 })
  expect(new Futures().after(state)).toMatchObject({
    metrics: { pieces: 1, mass: 3, waterHeight: 1 },
    goals: [{ have: 1, want: 2, met: false }],
  })
  expect(drop.outcome).toBeNull()
  expect(hash(state)).toBe(before)
})

test('[FL-151] a drop shows that it would end the level', () => {
  const won = drawn('. P . . .', { objectives: [{ type: 'PLACE_PIECES', count: 1 }] })
  const lost = drawn('. P . . .', { constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 2 }] })
  const last = drawn('. P . . .', { bag: { type: 'FIXED_SEQUENCE', sequence: ['I3'], loop: false } })

  expect(new Futures().drop(won)?.outcome).toMatchObject({ winner: 0, code: 'won' })
  expect(new Futures().drop(lost)?.outcome).toMatchObject({ winner: null, code: 'weight-exceeded' })
  expect(new Futures().drop(last)?.outcome).toMatchObject({ winner: null, code: 'bag-empty' })
  expect(new Futures().drop({ ...won, won: true, piece: -1 })).toBeNull()
})

test('[FL-84] neither a gust that is due nor held soft drop moves the landing place', () => {
  const calm = drawn('. P . . .')
  const windy = drawn('. P . . .', {
    hazards: [{ type: 'WIND_GUST', intervalTicks: 10, firstGustOffsetTicks: 0, pushStrength: 1, directionMode: 'FIXED' }],
  })
  const futures = new Futures()

  expect(futures.drop({ ...windy, soft: true })?.cells).toEqual(futures.drop(calm)?.cells)
})

test('[FL-150] an answer outlives the next question', () => {
  const futures = new Futures()
  const state = drawn('# . . . .')
  const first = futures.tilts(state)
  const shown = first.map(({ cells }) => [...cells!])

  futures.drop(state)
  futures.tilts(drawn('. # . ~ .'))

  expect(first.map(({ cells }) => [...cells!])).toEqual(shown)
})

test('[FL-153] warnings point at voxels on water, loose bodies and high buildings', () => {
  const state = drawn(
    `
    # . A .
    B . . .
    . . # .
    # B ~ .`,
  )

  expect(warningsOf(state)).toEqual([
    { kind: 'resting-on-water', cells: [at(state, 2, 1)] },
    { kind: 'unsupported', cells: [at(state, 2, 1)] },
    { kind: 'overflow-risk', cells: [at(state, 0, 3), at(state, 2, 3)] },
  ])
  // The height is not judged under EAST, and the next piece would come in at the west wall, half way up.
  expect(warningsOf({ ...state, gravity: EAST })).toEqual([
    { kind: 'unsupported', cells: [at(state, 2, 1)] },
    { kind: 'overflow-risk', cells: [at(state, 0, 2)] },
  ])
  const well = drawn(`
    . . . .
    . . . .
    # . ~ .`)
  expect(warningsOf(well)).toEqual([])
})

test('[FL-153] a warning points at what stands where the next piece would appear', () => {
  const state = drawn('. . . . .', { terrain: [{ type: 'BEDROCK', at: [2, ROOM_ABOVE, 0] }] })

  expect(warningsOf(state)).toEqual([{ kind: 'overflow-risk', cells: [at(state, 2, ROOM_ABOVE)] }])
})

/** `futuresDifference` may be asked about any number of games. */
const GAMES = 40

test('[FL-150] [FL-151] what is shown is what happens, in random games', () => {
  const futures = new Futures()
  const tally = noFutures()
  for (let game = 0; game < GAMES; game++) expect(futuresDifference(`game ${game}`, 400, futures, tally)).toBeNull()

  expect(tally.tilts).toBeGreaterThan(400)
  expect(tally.drops).toBeGreaterThan(200)
  expect(tally.blocked).toBeGreaterThan(0)
  expect(tally.ends).toBeGreaterThan(0)
})
