import { describe, expect, test } from 'vitest'
import { hash } from '../../../kernel/hash.ts'
import { copy } from '../../../kernel/plain.ts'
import { GRAVITIES, TILTS } from '../nouns.ts'
import { asking, at, drawn, picture, play, tilted, wait } from '../testing/drawn.ts'
import { DOWN, EAST, NORTH, SOUTH, WEST } from './board/space.ts'

const HALL = '..... .....\n.PPP. .....\n..... .....'

/** By gravity, what the four senses come to: the code of the refusal, or the gravity. */
const OUTCOMES: [from: (typeof GRAVITIES)[number], forward: string, back: string, left: string, right: string][] = [
  ['DOWN', 'NORTH', 'SOUTH', 'WEST', 'EAST'],
  ['NORTH', 'tilt-up', 'DOWN', 'tilt-parallel', 'tilt-parallel'],
  ['SOUTH', 'DOWN', 'tilt-up', 'tilt-parallel', 'tilt-parallel'],
  ['EAST', 'tilt-parallel', 'tilt-parallel', 'DOWN', 'tilt-up'],
  ['WEST', 'tilt-parallel', 'tilt-parallel', 'tilt-up', 'DOWN'],
]

test.each(OUTCOMES)('[FL-30] from %s', (from, ...outcomes) => {
  TILTS.forEach((sense, i) => {
    const state = drawn(HALL, { state: { gravity: GRAVITIES.indexOf(from) } })
    const code = asking(state, `tilt ${sense}`)
    if (code === '') play(state)
    expect(code === '' ? GRAVITIES[state.gravity] : code).toBe(outcomes[i])
    expect(state.metrics.tilts).toBe(code === '' ? 1 : 0)
  })
})

test('[FL-31] a level may list the gravities a tilt may lead to', () => {
  const state = drawn(HALL, { level: { tilt: { allowed: ['DOWN', 'EAST'] } } })
  expect(TILTS.map(sense => asking(copy(state), `tilt ${sense}`))).toEqual(['tilt-not-allowed', 'tilt-not-allowed', 'tilt-not-allowed', ''])
  play(state, 'tilt right')
  expect(asking(state, 'tilt left')).toBe('')
  const noWay = drawn(HALL, { level: { tilt: { allowed: ['EAST'] } } })
  play(noWay, 'tilt right')
  expect(asking(noWay, 'tilt left')).toBe('tilt-not-allowed')
})

test.each([
  ['maxRotations', { maxRotations: 2 }],
  ['tiltBudget', { tiltBudget: 2 }],
  ['the smaller of both', { maxRotations: 9, tiltBudget: 2 }],
  ['whichever it is', { maxRotations: 2, tiltBudget: 9 }],
])('[FL-32] the successful tilts are limited, those back to DOWN included: %s', (_, tilt) => {
  const state = drawn(HALL, { level: { tilt } })
  play(state, 'tilt right')
  play(state, 'tilt left')
  expect([state.gravity, state.metrics.tilts]).toEqual([DOWN, 2])
  expect(asking(state, 'tilt forward')).toBe('tilt-budget')
})

test('[FL-32] a tilt that was refused is not counted', () => {
  const state = drawn('....\n#..P\n...P\n...P', { level: { tilt: { tiltBudget: 1 } } })
  expect(play(state, 'tilt right')[0]).toMatchObject({ kind: 'tilt-refused' })
  expect(state.metrics.tilts).toBe(0)
  expect(asking(state, 'tilt left')).toBe('')
})

test.each([0, 1, 3])('[FL-33] with a cooldown of %i, after a tilt in tick t the next can happen in tick t + N + 1', cooldownTicks => {
  const state = drawn(HALL, { level: { tilt: { cooldownTicks } } })
  wait(state, 2)
  play(state, 'tilt right')
  const t = state.tick - 1
  while (asking(state, 'tilt left') === 'tilt-cooldown') wait(state, 1)
  expect(state.tick).toBe(t + cooldownTicks + 1)
  play(state)
  expect(state.gravity).toBe(DOWN)
})

describe('[FL-34] the active piece blocks a tilt', () => {
  test.each([
    ['right through it', '......\n...P..\n...P..\n#..P..', 'tilt right', [[3, 0]]],
    ['where it would end', '...\n..P\n..P\n#.P', 'tilt right', [[2, 0]]],
    [
      'more than one cell of it',
      '......\n...P..\n#..P..\n#..P..',
      'tilt right',
      [
        [3, 0],
        [3, 1],
      ],
    ],
    ['lying in the way: the first cell it would come to', '......\n......\n#.PPP.', 'tilt right', [[2, 0]]],
    ['after another body has fallen', '....#.\n...P..\n...P..\n#..P..', 'tilt right', [[3, 0]]],
    ['out of a void face', '......\n...P..\n...P..\n#..P..', 'tilt right', [[3, 0]], 'EAST'],
  ] as const)('%s', (_, text, tilt, cells, face?: 'EAST') => {
    const state = drawn(text, { level: { voidFaces: face ? [face] : [] } })
    const [told] = play(state, tilt)
    expect(told).toMatchObject({ kind: 'tilt-refused', because: 'blocked', cells: cells.map(([x, y]) => at(state, x, y)) })
  })

  // Under DOWN the hook falls first and is stopped by the voxel under its arm. That falls away, and in the second round the hook goes on.
  const HOOK = '... ### ...\n... #.. ...\n... #.# ...\n... #.. ...\n... ... ...\n... ... ...'

  test('in a second round', () => {
    const free = drawn(HOOK, { state: { gravity: EAST } })
    expect(tilted(free, DOWN).map(told => told.kind === 'fell' && told.by)).toEqual([false, 1, 3, 1])
    const state = drawn(HOOK.replace(/... ... ...$/, 'P.. P.. P..'), { state: { gravity: EAST } })
    expect(play(state, 'tilt left')[0]).toMatchObject({ kind: 'tilt-refused', cells: [at(state, 0, 0, 1)] })
  })

  test.each([
    ['beside it', '......\n...P..\n...P..\n...P..\n#.....', 'tilt right'],
    ['behind it', '......\n.P....\n.P#...\n.P....', 'tilt right'],
    ['held by rock', '......\n...P..\n...P..\nB#.P..', 'tilt right'],
    ['only water comes to it', '......\n...P..\n...P..\n~~.P..', 'tilt right'],
  ] as const)('but not %s', (_, text, tilt) => {
    const state = drawn(text)
    expect(play(state, tilt)[0]).toMatchObject({ kind: 'tilted' })
  })
})

test('[FL-35] a tilt changes gravity at once; the piece keeps its place and pose, and falls the new way', () => {
  const state = drawn('......\n.P....\n.P....\n.P....', { level: { gravityTicksPerCell: 2 } })
  const { x, y, z, pose } = state
  const told = play(state, 'tilt right')
  expect(told[0]).toEqual({ kind: 'tilted', from: DOWN, to: EAST })
  expect(state).toMatchObject({ x, y, z, pose, gravity: EAST })
  wait(state, 1)
  expect(state).toMatchObject({ x: x + 1, y, z, pose })
})

test.each([
  [NORTH, '.#. ... ...\n~.. ... ...'],
  [SOUTH, '... ... ~#.\n... ... ...'],
  [EAST, '... ..# ...\n..~ ... ...'],
  [WEST, '~.. #.. ...\n... ... ...'],
  [DOWN, '... ... ...\n... .#. ~..'],
] as const)('[FL-36] the settled world is resolved under the new gravity, code %i', (gravity, after) => {
  const state = drawn('... .#. ...\n... ... ~..')
  expect(tilted(state, gravity)[0]).toMatchObject({ kind: 'tilted', to: gravity })
  expect(picture(state)).toBe(after)
  expect(state.metrics).toMatchObject({ shiftLast: 1, tilts: 1 })
})

test('[FL-37] a refused tilt changes nothing: the tick is the same as without it', () => {
  // Before the piece is met, in the second round, bodies have fallen; water would run, and an anchor expire.
  const text =
    '...#.. ###... ......\n...... #..... ......\n...H.. #.#~.. ..~...\n...... #...A. ......\n...... ...... ~~....\nP...B. P..... P.....'
  const level = { tilt: { cooldownTicks: 9, tiltBudget: 3 }, abilities: { stabilise: { charges: 1 } } }
  const state = drawn(text, { level, state: { gravity: EAST } })
  state.notes[at(state, 4, 2, 1)] = 1
  const twin = copy(state)
  const told = play(state, 'tilt left')
  play(twin)
  expect(told).toEqual([{ kind: 'tilt-refused', sense: 'left', because: 'blocked', cells: [at(state, 0, 0, 1)] }])
  expect(hash(state)).toBe(hash(twin))
})

describe('[FL-38] in a tilt resolve the piece is closed to water like rock', () => {
  const BANKED = '~.P..\n~.P..\n~.P..'

  test('it is a dam, and what it has dammed stays until water settles again', () => {
    const state = drawn(BANKED, { state: { gravity: WEST } })
    play(state, 'tilt right')
    expect(picture(state)).toBe('.....\n~....\n~~...')
    play(state, 'x+')
    wait(state, 5)
    expect(picture(state)).toBe('.....\n~....\n~~...')
    play(state, 'drop')
    expect(picture(state)).toBe('...#.\n...#.\n~~~#.')
  })

  test('a unit inside it is displaced', () => {
    const state = drawn('.....\n..P..\n..P..\n~~Q..', { state: { gravity: WEST } })
    play(state, 'tilt right')
    expect(picture(state)).toBe('.....\n.....\n.....\n~~.~.')
    expect(state.metrics.overflowed).toBe(0)
  })
})

describe('[FL-39] a tilt resolve', () => {
  test('runs no drains and does not count for ice, though anchors count', () => {
    const state = drawn('......\nPPP...\n......\nI.D~..', {
      level: { abilities: { stabilise: { charges: 1 } } },
      drains: [{ rate: 3, scope: 'ADJ26' }],
      ice: 1,
    })
    play(state, 'tilt right')
    play(state, 'tilt left')
    expect(state.metrics.drained).toBe(0)
    expect(picture(state)).toContain('I.D')
    expect([state.notes[at(state, 0, 0)], state.notes[at(state, 2, 0)]]).toEqual([1, 1])
  })

  test('judges no goals and no losses; they wait for the next lock', () => {
    const state = drawn('......\nPPP...\n......\n#.....', {
      level: {
        objectives: [{ type: 'SURVIVE_ROTATIONS', count: 1 }],
        constraints: [{ type: 'MAX_LOST_VOXELS', count: 0 }],
        voidFaces: ['EAST'],
      },
    })
    play(state, 'tilt right')
    expect(state).toMatchObject({ won: false, lost: '', metrics: { tilts: 1, lost: 1, lostLast: 1 } })
    expect(state.goals[0]).toMatchObject({ have: 0, met: false })
    play(state, 'drop')
    expect(state).toMatchObject({ won: false, lost: 'too-many-lost' })
    expect(state.goals[0]).toMatchObject({ have: 1, met: true })
  })

  test('counts its shift, and a collapse', () => {
    const state = drawn('......\nPPP...\n####..\n####..')
    play(state, 'tilt right')
    expect(state.metrics).toMatchObject({ shift: 8, shiftLast: 8, collapses: 1 })
    play(state, 'tilt left')
    expect(state.metrics).toMatchObject({ shift: 8, shiftLast: 0, collapses: 1 })
  })

  test('counts what overflows', () => {
    // The chamber is full: what the piece stands in has nowhere to go.
    const state = drawn('BBBBB\nB~PBB\nB~PBB\nB~QBB\nBBBBB', {
      state: { gravity: WEST },
    })
    play(state, 'tilt right')
    expect(state.metrics.overflowed).toBe(1)
    expect(picture(state)).toBe('BBBBB\nB~.BB\nB~.BB\nB~.BB\nBBBBB')
  })
})
