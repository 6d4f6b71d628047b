import { expect, test } from 'vitest'
import { below, stream } from '../../../kernel/rng.ts'
import type { FloodEvent } from '../nouns.ts'
import { fieldOf } from '../rules/board/field.ts'
import { settleSolids } from '../rules/board/solids.ts'
import { indexOf, SOUTH } from '../rules/board/space.ts'
import { start } from '../rules/start.ts'
import { randomLevel } from '../testing/levels.ts'
import { bodiesOf } from './bodies.ts'

const LEVEL = {
  format: 1,
  id: 'bodies',
  title: 'Bodies',
  seed: 1,
  bounds: [6, 8, 5],
  maxWorldHeight: 4,
  terrain: [
    { type: 'BEDROCK', at: [0, 0, 0] },
    { type: 'SOLID', from: [1, 0, 0], to: [1, 1, 0] }, // stands, and touches rock
    { type: 'SOLID', from: [3, 2, 3], to: [4, 2, 3] }, // hangs in the air
    { type: 'SOLID', at: [5, 3, 4], anchored: true }, // is no body: it never moves
    { type: 'POROUS', at: [3, 0, 1] },
  ],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2'] },
  objectives: [{ type: 'PLACE_PIECES', count: 9 }],
} as const

test('[FL-C-11] bodies are numbered by their first cells, and say what they are', () => {
  const state = start(LEVEL)
  const at = (x: number, y: number, z: number): number => indexOf(LEVEL.bounds, x, y, z)
  const { of, bodies } = bodiesOf(state)
  expect(bodies).toEqual([
    { id: 1, first: at(1, 0, 0), elevation: 0, voxels: 2, held: true },
    { id: 2, first: at(3, 0, 1), elevation: 0, voxels: 1, held: true },
    { id: 3, first: at(3, 2, 3), elevation: 2, voxels: 2, held: false },
  ])
  expect([of[at(1, 1, 0)], of[at(4, 2, 3)], of[at(5, 3, 4)], of[at(0, 0, 0)]]).toEqual([1, 3, 0, 0])
  const south = bodiesOf({ ...state, gravity: SOUTH }).bodies
  expect(south.map(({ first, elevation }) => [first, elevation])).toEqual([
    [at(3, 2, 3), 1],
    [at(3, 0, 1), 3],
    [at(1, 1, 0), 4],
  ])
})

test('[FL-C-11] [FL-43] the order is the order in which bodies fall in the first round, on random boards', () => {
  let fallen = 0
  for (let number = 0; number < 300; number++) {
    const seed = `bodies ${number}`
    const rng = stream(seed, 'bodies')
    const state = start(randomLevel(rng))
    state.gravity = below(rng, 5)
    const { of, bodies } = bodiesOf(state)
    const field = fieldOf(state.level.bounds, state.gravity)
    field.load(state.cells, state.notes)
    field.begin()
    const fell: number[] = []
    const first = state.cells.slice()
    settleSolids(field, state.cells.slice(), false, null, (event: FloodEvent) => {
      if (event.kind === 'fell' && event.from.every(cell => first[cell] !== 0)) fell.push(...new Set(event.from.map(cell => of[cell] ?? 0)))
    })
    const loose = bodies.filter(({ held }) => !held).map(({ id }) => id)
    const inRound = fell.slice(0, loose.length).filter((id, i) => fell.indexOf(id) === i)
    const voids = state.level.voidFaces ?? []
    if (voids.length > 0) continue // there even what lies on the floor is loose
    expect(inRound, seed).toEqual(inRound.toSorted((a, b) => a - b))
    expect(loose, seed).toEqual(expect.arrayContaining(inRound))
    fallen += inRound.length
  }
  expect(fallen).toBeGreaterThan(100)
})
