import { describe, expect, test } from 'vitest'
import { explain } from '../../minds/explain.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { Futures, warningsOf } from '../../rules/futures.ts'
import { tokenCode } from '../../rules/pieces/pieces.ts'
import { at, drawn, play } from '../../testing/drawn.ts'
import { PhasePlayback, phasesOf } from '../playback/phases.ts'
import { readCell, readLanding, readSlice } from './inside/reading.ts'
import { type HudExtra, hudOf } from './model.ts'
import { iceWarnings } from './warnings/warnings.ts'
import { whyOf } from './warnings/why.ts'

const EXTRA: HudExtra = { corner: 0, speed: 1 }

/** Five cells wide, six high, three deep: not a square anywhere. */
const AIR = Array.from({ length: 6 }, () => '..... ..... .....').join('\n')

function board(level: Partial<FloodLevel> = {}, state: Partial<Floodline['State']> = {}, text = AIR): Floodline['State'] {
  return drawn(text, { level, state })
}

test('[FL-C-23] what means walking over the board is not read again while it is the same', () => {
  const state = board({ objectives: [{ type: 'REACH_HEIGHT', height: 4 }], stars: { two: [{ type: 'MAX_HOLES', count: 0 }], three: [] } })
  const before = hudOf(state, EXTRA)
  state.cooldown = 7
  const again = hudOf(state, { ...EXTRA, before })
  expect(again.tilt.ticks).toBe(7)
  for (const part of ['goals', 'stars', 'height', 'warnings'] as const) expect(again[part], part).toBe(before[part])
})

describe('goals', () => {
  const objectives = [{ type: 'REACH_HEIGHT', height: 4 }, { type: 'STAY_UNDER_WEIGHT', maxMass: 40 }, { type: 'STABLE_END' }] as const

  test('are percents from 0 to 100, whatever they count', () => {
    const state = board({ objectives })
    state.goals[0]!.have = 3
    state.goals[1]!.have = 10
    const { goals } = hudOf(state, EXTRA)
    expect(goals.map(({ percent, kind }) => [percent, kind])).toEqual([
      [75, 'reach'],
      [25, 'limit'],
      [0, 'yes-no'],
    ])
    state.goals[0]!.have = 9
    state.goals[2]!.met = true
    expect(hudOf(state, EXTRA).goals.map(({ percent }) => percent)).toEqual([100, 25, 100])
    state.goals[0]!.have = -1
    expect(hudOf(state, EXTRA).goals[0]).toMatchObject({ have: 0, percent: 0 })
  })

  test('[FL-93] shapes are not looked at while the board leans', () => {
    const state = board({ objectives }, { gravity: 3 })
    expect(hudOf(state, EXTRA).goals.map(({ judged }) => judged)).toEqual([false, true, true])
  })

  test('tilts that no landing has counted yet wait for it', () => {
    const state = board({ objectives: [{ type: 'SURVIVE_ROTATIONS', count: 2 }] })
    expect(hudOf(state, EXTRA).goals.map(({ waits }) => waits)).toEqual([false])
    state.metrics.tilts = 2
    expect(hudOf(state, EXTRA).goals.map(({ waits }) => waits)).toEqual([true])
    state.goals[0]!.have = 2
    expect(hudOf(state, EXTRA).goals.map(({ waits }) => waits)).toEqual([false])
  })

  test('[FL-95] a plateau tells how much of it is laid, the better way round', () => {
    const text = `
      ..... ..... .....
      ..... ..... .....
      ..... ..... .....
      ..... ...#. .....
      .##.. .#.#. .##..
      ##### ##### #####`
    const state = board({ objectives: [{ type: 'BUILD_PLATEAU', worldLevel: 1, width: 3, depth: 2 }] }, {}, text)
    expect(hudOf(state, EXTRA).goals[0]).toMatchObject({ have: 5, want: 6, percent: 83, met: false })
  })

  test('[FL-105] a sequence says which of its parts is asked for now', () => {
    const parts = [
      { type: 'PLACE_PIECES', count: 3 },
      { type: 'DRAIN_WATER', units: 2 },
    ] as const
    const state = board({ objectives: [{ type: 'SEQUENCE', objectives: parts }] })
    state.goals[0]!.stage = 1
    state.goals[0]!.have = 1
    expect(hudOf(state, EXTRA).goals[0]).toMatchObject({ part: parts[1], have: 1, want: 2, percent: 50 })
  })

  test('[FL-99] a shape that must stand says for how many tilts more', () => {
    const state = board({ objectives: [{ type: 'REACH_HEIGHT', height: 2, holdForTilts: 3 }] })
    state.metrics.tilts = 5
    state.goals[0]!.since = 4
    expect(hudOf(state, EXTRA).goals[0]?.holding).toBe(2)
  })
})

describe('stars while the level goes on', () => {
  const standings = (state: Floodline['State']): string =>
    hudOf(state, EXTRA)
      .stars.map(({ standing }) => standing)
      .join()

  test('a count that is exceeded is lost for good, what is judged in the end may come right', () => {
    const stars = {
      two: [{ type: 'MAX_ROTATIONS_USED', count: 2 }],
      three: [{ type: 'MAX_HOLES', count: 0 }],
    } as const
    const state = board({ stars }, {}, AIR.replace(/^.*\n.*\n/, '#.... ..... .....\n..... ..... .....\n'))
    expect(standings(state)).toBe('open,kept,open')
    state.metrics.tilts = 3
    expect(standings(state)).toBe('open,lost,open')
  })

  test('as many pieces as the star allows are one too many, because winning takes another', () => {
    const state = board({ stars: { two: [{ type: 'MAX_PIECES_USED', count: 4 }], three: [] } })
    state.metrics.pieces = 3
    expect(standings(state)).toBe('open,kept')
    state.metrics.pieces = 4
    expect(standings(state)).toBe('open,lost')
  })

  test('a piece too heavy for the star may still be exchanged', () => {
    const level = { hold: true, stars: { two: [{ type: 'MAX_MASS', mass: 20 }], three: [] } } as const
    const heavy = { piece: 1, material: 1, held: tokenCode('I3') }
    const state = board(level, heavy)
    state.metrics.mass = 16
    expect(standings(state)).toBe('open,kept')
    expect(standings({ ...state, holdUsed: true })).toBe('open,lost')
  })

  test('when it is over they are earned or lost', () => {
    const stars = { two: [{ type: 'MAX_HOLDS_USED', count: 0 }], three: [{ type: 'MAX_COLLAPSES', count: 0 }] } as const
    const state = board({ stars }, { won: true })
    state.metrics.collapses = 1
    expect(standings(state)).toBe('earned,earned,lost')
    expect(standings({ ...state, won: false, lost: 'overflow' })).toBe('lost,lost,lost')
  })
})

describe('resources', () => {
  test('[FL-32] [FL-33] tilts: what is left of what there was, and how much of the wait', () => {
    const state = board({ tilt: { tiltBudget: 8, maxRotations: 9, cooldownTicks: 90 } }, { cooldown: 45 })
    state.metrics.tilts = 3
    expect(hudOf(state, EXTRA).tilt).toMatchObject({ left: 5, of: 8, cooldown: 0.5, ticks: 45 })
    expect(hudOf(board(), EXTRA).tilt).toMatchObject({ left: null, of: null, cooldown: 0 })
  })

  test('[FL-30] each side says where it leads, where it is on the screen, or why it cannot be', () => {
    const ways = hudOf(board({}, { gravity: 3 }), { ...EXTRA, corner: 2 }).tilt.ways
    expect(ways.map(({ side, way, to, refusal }) => `${side} ${way} ${to} ${refusal}`)).toEqual([
      'NORTH near null tilt-parallel',
      'SOUTH away null tilt-parallel',
      'WEST right DOWN null',
      'EAST left null tilt-up',
    ])
  })

  test('[FL-31] a level in which nothing may be tilted says so', () => {
    const never = (tilt: NonNullable<FloodLevel['tilt']>): boolean => hudOf(board({ tilt }), EXTRA).tilt.never
    expect([
      never({ allowed: ['DOWN'] }),
      never({ tiltBudget: 0 }),
      never({ allowed: ['EAST'] }),
      never({}),
      never({ tiltBudget: 1 }),
    ]).toEqual([true, true, false, false, false])
  })

  test('five to come, and one put aside where the level has a place for it', () => {
    const queue = (['I3', 'L3:HEAVY', 'U5', 'O2', 'T3', 'S4'] as const).map(tokenCode)
    const { next, hold } = hudOf(board({ hold: true }, { queue, held: tokenCode('P5:REINFORCED'), holdUsed: true }), EXTRA)
    expect(next).toEqual([
      { piece: 1, material: 0 },
      { piece: 3, material: 1 },
      { piece: 9, material: 0 },
      { piece: 0, material: 0 },
      { piece: 6, material: 0 },
    ])
    expect(hold).toMatchObject({ token: { piece: 10, material: 2 }, used: true })
    expect(hudOf(board(), EXTRA).hold).toBeNull()
  })

  test('[FL-77] abilities of the level: charges, and whether the piece is armed', () => {
    const abilities = { freeze: { charges: 2, resolves: 3, scope: 'ADJ6' }, drain: { charges: 1, rate: 2, scope: 'SELF' } } as const
    const state = board({ abilities }, { armed: 4 })
    expect(hudOf(state, { ...EXTRA, keys: { freeze: 'X' } }).abilities).toEqual([
      { ability: 'freeze', charges: 2, armed: false, key: 'X', lasts: 3 },
      { ability: 'drain', charges: 1, armed: true, key: 'N', lasts: 2 },
    ])
  })

  test('[FL-112] the weight against the least that may be', () => {
    const level = {
      constraints: [{ type: 'WEIGHT_LIMIT', maxMass: 60 }],
      objectives: [{ type: 'SEQUENCE', objectives: [{ type: 'STAY_UNDER_WEIGHT', maxMass: 50 }] }],
    } as const
    const state = board(level)
    state.metrics.mass = 45
    expect(hudOf(state, EXTRA).mass).toEqual({ have: 45, limit: 50, percent: 90 })
  })
})

describe('[FL-87] wind', () => {
  const gust = { type: 'WIND_GUST', intervalTicks: 300, firstGustOffsetTicks: 100, pushStrength: 3 } as const

  test('the next gust, how far it pushes this piece, and the one after', () => {
    const state = board({ hazards: [{ ...gust, directionMode: 'ALTERNATE_EW' }] }, { tick: 40 })
    expect(hudOf(state, EXTRA).wind).toEqual({
      ...{ direction: 'EAST', ticks: 60, soon: true, part: 0.2, heavy: 1, cells: 3 },
      after: { direction: 'WEST', ticks: 360 },
    })
    expect(hudOf({ ...state, tick: 39, material: 1 }, EXTRA).wind).toMatchObject({ ticks: 61, soon: false, cells: 1 })
    expect(hudOf(board(), EXTRA).wind).toBeNull()
  })

  test('of two winds the nearer comes first; what has not been drawn is not told', () => {
    const hazards = [
      { ...gust, directionMode: 'RANDOM_SEEDED' },
      { ...gust, firstGustOffsetTicks: 500, directionMode: 'FIXED', fixedDirection: 'SOUTH' },
    ] as const
    const wind = hudOf(board({ hazards }, { tick: 0 }), EXTRA).wind
    expect(wind).toMatchObject({ ticks: 100, after: { direction: null, ticks: 400 } })
    expect(hudOf(board({ hazards: hazards.slice(1) }), EXTRA).wind).toMatchObject({ after: { direction: 'SOUTH', ticks: 800 } })
  })
})

describe('what a tilt would do', () => {
  const text = `
    ..... ..... .....
    ..... ..... .....
    ..... #.... .....
    ..... #.... .....
    ..... #.... .....
    ###.. ##### .....`

  test('[FL-150] exact costs, and the stars it would take', () => {
    const stars = { two: [{ type: 'MAX_SHIFT_VOXELS_TOTAL', count: 4 }], three: [{ type: 'MAX_ROTATIONS_USED', count: 1 }] } as const
    const state = board({ tilt: { tiltBudget: 2 }, stars }, {}, text)
    const futures = new Futures().tilts(state)
    const south = futures[1]!
    const { preview } = hudOf(state, { ...EXTRA, preview: south })
    expect(preview).toMatchObject({ from: 'DOWN', to: 'SOUTH', shift: 11, lost: 0, height: 3, spilled: 0, left: 1, of: 2, key: '2' })
    expect(preview?.stars).toEqual([{ star: 2, broken: stars.two }])
    expect(south.shift).toBe(11)
  })

  test('a tilt that is refused costs nothing', () => {
    const state = board({ tilt: { tiltBudget: 2, allowed: ['DOWN'] } }, {}, text)
    const { preview } = hudOf(state, { ...EXTRA, preview: new Futures().tilts(state)[0]! })
    expect(preview).toMatchObject({ refusal: { code: 'tilt-not-allowed' }, shift: 0, left: 2, stars: [] })
  })
})

describe('a resolve, shown and explained', () => {
  const text = `
    ..... ..... .....
    ..... .PPP. .....
    ..... ..... .....
    .#... .#... .....
    .I... ..... .....
    ~~~~~ ~~~~~ ~~~~~`

  test('phases stand in their order: done, now, coming, or none of it', () => {
    const state = drawn(text, { ice: 1 })
    const playback = new PhasePlayback(phasesOf(play(state, 'drop')))
    const names = (): string =>
      hudOf(state, { ...EXTRA, playback })
        .phases.map(({ name, is }) => `${name} ${is}`)
        .join()
    expect(names()).toBe('merge now,fall coming,water coming,drain absent,thaw coming')
    playback.skip()
    expect(names()).toBe('merge done,fall done,water done,drain absent,thaw done')
    expect(hudOf(state, EXTRA).phases).toEqual([])
  })

  test('[FL-152] a collapse is a chain: what came first, why it mattered, what it did', () => {
    const state = drawn(text, { ice: 1 })
    state.asked = 1 << 20
    const { why } = hudOf(state, { ...EXTRA, why: whyOf(explain(state), state.level.bounds) })
    expect(why?.steps.slice(0, 3).map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      'root ice-thawed',
      'rule ice-thawed',
      expect.stringMatching(/^fell /),
    ])
    expect(why?.steps[0]).toMatchObject({ count: 1, height: 1, cells: [at(state, 1, 1, 0)] })
    expect(why?.checked).toEqual(['thaw'])
    expect(why?.fell).toBeGreaterThan(1)
  })

  test('nothing that moved is nothing to explain', () => {
    const state = drawn('.....\n.PPP.\n.....')
    expect(hudOf(state, { ...EXTRA, why: whyOf(explain(state), state.level.bounds) }).why).toBeNull()
  })
})

describe('warnings', () => {
  const text = `
    ..... ..... .....
    ..... ..... .....
    .##.. .#... ...#.
    .I... ..... .....
    ~~~~~ ~~~~~ ~~~~B
    ~~~~~ ~~~~~ ~~~~B`

  test('[FL-153] a body that only thawing ice holds, and when it falls', () => {
    expect(iceWarnings(drawn(text, { ice: 2 }))).toMatchObject([{ kind: 'on-ice', resolves: 2, overWater: true, cells: { length: 3 } }])
    expect(iceWarnings(drawn(text))).toEqual([]) // this ice never thaws
    expect(iceWarnings(drawn(text.replace('.##..', '.##B.'), { ice: 2 }))).toEqual([]) // rock holds it too
  })

  test('the most pressing comes first', () => {
    const state = drawn(text, { ice: 2, level: { constraints: [{ type: 'WATER_FORBIDDEN', worldLevel: 2 }] } })
    const { warnings } = hudOf(state, { ...EXTRA, warnings: [...warningsOf(state), ...iceWarnings(state)] })
    expect(warnings.map(({ kind }) => kind)).toEqual(['near-limit', 'water-near', 'on-ice', 'unsupported'])
    expect(warnings[0]).toMatchObject({ height: 3, limit: 5 })
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'water-near', height: 1, forbidden: 2 }))
  })

  test('[FL-117] what stands where the next piece comes is told apart from what stands too high', () => {
    const state = drawn(`${AIR.replace('.....', '.###.')}`, { level: { maxWorldHeight: 9 }, state: { queue: [tokenCode('I3')] } })
    const top = [1, 2, 3].map(x => at(state, x, 5))
    expect(hudOf(state, { ...EXTRA, warnings: [{ kind: 'overflow-risk', cells: top }] }).warnings[0]).toEqual({
      kind: 'spawn-taken',
      cells: top,
    })
  })

  test('what runs short: weight, water, blocks, pieces', () => {
    const constraints = [
      { type: 'WEIGHT_LIMIT', maxMass: 30 },
      { type: 'MAX_WATER_OVERFLOW', units: 3 },
      { type: 'MAX_LOST_VOXELS', count: 5 },
    ] as const
    const state = board({ constraints }, { queue: [0], piece: 1, held: -1 })
    expect(hudOf(state, EXTRA).warnings).toEqual([{ kind: 'last-pieces', cells: [], left: 2 }])
    Object.assign(state.metrics, { mass: 25, overflowed: 2, lost: 5 })
    expect(hudOf(state, EXTRA).warnings.map(is => `${is.kind} ${'left' in is && is.left}`)).toEqual([
      'spill-near 1',
      'lost-near 0',
      'mass-near 5',
      'last-pieces 2',
    ])
  })
})

describe('the rest', () => {
  test('level, gravity, heights, layer', () => {
    const level = { title: 'Pit', undos: true, objectives: [{ type: 'REACH_HEIGHT', height: 3 }], maxWorldHeight: 5 } as const
    const state = board(level, { gravity: 4, piece: 1 }, `${AIR.slice(0, AIR.lastIndexOf('\n'))}\n#.... ..... .....`)
    state.metrics.pieces = 7
    const hud = hudOf(state, { ...EXTRA, layer: 2, number: 12, best: 2 })
    expect(hud.level).toEqual({ title: 'Pit', id: 'drawn', number: 12, piece: 8, practice: true })
    expect(hud.gravity).toEqual({ name: 'WEST' })
    expect(hud.height).toEqual({ now: 0, goal: 3, limit: 5 })
    expect(hud).toMatchObject({ layer: { at: 2, of: 6 }, best: 2, over: null })
  })

  test('is plain data, and leaves the state alone', () => {
    const state = board({ hold: true })
    const before = structuredClone(state)
    expect(structuredClone(hudOf(state, EXTRA))).toEqual(hudOf(state, EXTRA))
    expect(state).toEqual(before)
  })
})

describe('reading the board', () => {
  const text = `
    .....
    .PPP.
    .....
    ..#..
    ~~I:D
    ~~B~~`

  test('a cell: what it is, and what will become of it', () => {
    const state = drawn(text, { ice: 3, drains: [{ rate: 2, scope: 'ADJ6' }] })
    expect(readCell(state, at(state, 2, 1))).toMatchObject({ thing: 'ice', thaws: 3 })
    expect(readCell(state, at(state, 4, 1))).toMatchObject({ thing: 'drain', rate: 2, scope: 'ADJ6' })
    expect(readCell(state, at(state, 0, 0))).toMatchObject({ thing: 'water', depth: 2 })
    expect(readCell(state, at(state, 1, 4))).toMatchObject({ thing: 'empty', piece: true, lands: false })
    expect(readCell(state, at(state, 2, 3))).toMatchObject({ lands: true })
  })

  test('a layer: how much of what, and where, row by row', () => {
    expect(readSlice(drawn(text), 1)).toEqual({
      y: 1,
      counts: [
        ['water', 2],
        ['ice', 1],
        ['porous', 1],
        ['drain', 1],
      ],
      rows: [
        {
          z: 0,
          runs: [
            { thing: 'water', from: 0, to: 1 },
            { thing: 'ice', from: 2, to: 2 },
            { thing: 'porous', from: 3, to: 3 },
            { thing: 'drain', from: 4, to: 4 },
          ],
        },
      ],
    })
    expect(readSlice(drawn(text), 5).rows).toEqual([])
  })

  test('[FL-151] where the piece lands, on what, and how much of it gets wet', () => {
    expect(readLanding(drawn(text))).toMatchObject({ x: 1, y: 3, height: 3, falls: 1, on: 'block', wet: 0 })
    const pool = drawn('.....\n.PPP.\n~~~~~\n~~~~~')
    expect(readLanding(pool)).toMatchObject({ height: 0, falls: 2, on: 'edge', wet: 3 })
    expect(readLanding(drawn('.....\n.....'))).toBeNull()
  })
})
