import { hash } from '../kernel/hash.ts'
import { copy, equal } from '../kernel/plain.ts'
import { next, pcg32, type Rng } from '../kernel/rng.ts'
import { fnv1a, WidePcg32 } from './textbook.ts'
import type { Workload } from './workload.ts'

const DRAWS = 1_000

/** About 5 kB, in the shape that a 10 × 10 × 24 board of voxels has: two planes of bytes, a piece, queues, a few numbers. */
function voxels(rng: Rng): { readonly state: object; readonly cells: Uint8Array } {
  const cells = Uint8Array.from({ length: 2400 }, () => next(rng) & 7)
  const state = {
    cells,
    water: Uint8Array.from({ length: 2400 }, () => next(rng) & 1),
    size: { x: 10, y: 24, z: 10 },
    piece: { kind: 'ell', at: [4, 22, 4], turn: 2, cells: [0, 0, 0, 1, 0, 0, 2, 0, 0, 2, 1, 0] },
    queue: ['bar', 'tee', 'cube', 'ell', 'zag'],
    held: null,
    gravity: 'down',
    waits: { lock: 30, step: 12, tilt: 0 },
    score: { placed: 118, drained: 42, lost: 3 },
    goals: [
      { kind: 'height', level: 18, done: false },
      { kind: 'drain', units: 40, done: true },
    ],
    words: rng.slice(),
    over: false,
  }
  return { state, cells }
}

/** The same with ordinary arrays, which JSON can carry as they are: its side of the race has nothing to convert. */
function forJson(state: object): object {
  return JSON.parse(JSON.stringify(state, (_key, value: unknown) => (ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value)))
}

const rng = pcg32([0, 42], [0, 54])
const { state, cells } = voxels(rng)
const twin = copy(state)
const jsonState = forJson(state)
const jsonTwin = forJson(state)

const board = Uint8Array.from({ length: 3_000 }, () => next(rng))
const small = { board, turn: 0, tick: 412 }
const large = { board: Uint8Array.from({ length: 192_000 }, () => next(rng)), turn: 0, tick: 412 }

const words = pcg32([0, 42], [0, 54])
const wide = new WidePcg32(42n, 54n)

function draw(): number {
  let sum = 0
  for (let i = 0; i < DRAWS; i++) sum = (sum + next(words)) | 0
  return sum
}

function drawWide(): number {
  let sum = 0
  for (let i = 0; i < DRAWS; i++) sum = (sum + wide.next()) | 0
  return sum
}

export const workloads: readonly Workload[] = [
  {
    kind: 'race',
    name: 'copy a 5 kB state : JSON round trip',
    ours: () => Object.keys(copy(state)).length + (cells[7] ?? 0),
    textbook: () => Object.keys(JSON.parse(JSON.stringify(jsonState))).length,
    bar: 10,
    stretch: 25,
  },
  {
    kind: 'race',
    name: 'hash a state with 3,000 bytes : FNV-1a by bytes',
    ours: () => hash(small).charCodeAt(3),
    textbook: () => fnv1a(board),
    bar: 4,
    stretch: 6,
  },
  {
    kind: 'race',
    name: 'PCG32 on two words : on BigInt',
    ours: draw,
    textbook: drawWide,
    bar: 10,
    stretch: 30,
  },
  {
    kind: 'race',
    name: 'equal on 5 kB : compare as JSON',
    ours: () => Number(equal(state, twin)),
    textbook: () => Number(JSON.stringify(jsonState) === JSON.stringify(jsonTwin)),
    bar: 1,
    stretch: 10,
  },
  {
    kind: 'growth',
    name: 'hash 3 kB → 192 kB (64 times)',
    small: () => hash(small).charCodeAt(3),
    large: () => hash(large).charCodeAt(3),
    times: 64,
    bar: 70,
  },
  { kind: 'allocation', name: `${DRAWS} draws of PCG32`, work: draw, bar: 1 },
]
