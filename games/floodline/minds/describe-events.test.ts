import { expect, test } from 'vitest'
import type { FloodEvent, FloodLevel } from '../nouns.ts'
import { indexOf } from '../rules/board/space.ts'
import { briefly, goalName, phaseOf, resolves, sentenceFor, stepFor } from './describe-events.ts'

const LEVEL: Pick<FloodLevel, 'bounds' | 'objectives'> = {
  bounds: [5, 9, 4],
  objectives: [
    { type: 'REACH_HEIGHT', height: 6, holdForTilts: 2 },
    { type: 'SEQUENCE', objectives: [{ type: 'STABLE_END' }, { type: 'DRAIN_WATER', units: 3 }] },
  ],
}

const at = (x: number, y: number, z: number): number => indexOf(LEVEL.bounds, x, y, z)

/** One of every kind, with what is said of it. */
const EVERY: readonly (readonly [FloodEvent, phase: string, says: string])[] = [
  [{ kind: 'bumped', asked: { kind: 'move', step: 'x+' }, because: 'no-room' }, 'asked', 'x+ did nothing: there is no room'],
  [{ kind: 'moved', step: 'z-', by: 1 }, 'asked', 'the piece moved z-'],
  [{ kind: 'moved', step: 'fall', by: 1 }, 'fall', 'the piece fell 1 cell'],
  [{ kind: 'moved', step: 'wind', by: 2 }, 'wind', 'the wind moved the piece 2 cells'],
  [{ kind: 'turned', axis: 'yaw', sense: -1, kick: 3 }, 'asked', 'the piece turned yaw-, with kick 3'],
  [{ kind: 'held', piece: 0, back: 4 }, 'asked', 'O2 was put on hold, and heavy I3 came'],
  [{ kind: 'armed', ability: 'freeze', on: false }, 'asked', 'freeze was disarmed'],
  [{ kind: 'gust', direction: 0, wanted: 2, moved: 1 }, 'wind', 'a gust pushed the piece 1 cell east of 2'],
  [{ kind: 'gust', direction: 3, wanted: 1, moved: 0 }, 'wind', 'a gust blew south, and the piece could not give way'],
  [{ kind: 'gust', direction: 2, wanted: 0, moved: 0 }, 'wind', 'a gust blew north, too weak for this piece'],
  [{ kind: 'dropped', by: 7 }, 'fall', 'the piece was dropped 7 cells'],
  [
    { kind: 'tilt-refused', sense: 'left', because: 'blocked', cells: [at(1, 2, 3)] },
    'asked',
    'tilt left was refused: the piece is in the way at (1, 2, 3)',
  ],
  [{ kind: 'tilted', from: 0, to: 3 }, 'asked', 'gravity turned from down to east'],
  [{ kind: 'locked', piece: 3, material: 2, cells: [at(0, 0, 0), at(4, 8, 3)] }, 'lock', 'the reinforced L3 locked at (0, 0, 0) (4, 8, 3)'],
  [
    { kind: 'merged', cells: [at(0, 0, 0)], displaced: [at(0, 0, 0)], drain: at(0, 0, 0), anchored: true },
    'lock',
    '1 voxel was merged into the world, anchored, with a drain at (0, 0, 0), displacing water at (0, 0, 0)',
  ],
  [{ kind: 'frozen', cells: [at(1, 0, 0), at(2, 0, 0)] }, 'freeze', '2 units of water froze at (1, 0, 0) (2, 0, 0)'],
  [
    { kind: 'fell', from: [at(1, 4, 0), at(1, 5, 0)], by: 4, lost: [at(1, 4, 0)] },
    'solids',
    '2 voxels fell 4 cells from (1, 4, 0) (1, 5, 0), 1 of them out of the world',
  ],
  [{ kind: 'fell', from: [at(1, 4, 0)], by: 1, lost: [at(1, 4, 0)] }, 'solids', '1 voxel fell 1 cell from (1, 4, 0), out of the world'],
  [
    { kind: 'flowed', out: [at(0, 1, 0)], into: [], overflow: 1 },
    'water',
    '1 unit flowed out of (0, 1, 0); 1 unit found no room and is gone',
  ],
  [{ kind: 'flowed', out: [], into: [], overflow: 2 }, 'water', '2 units found no room and are gone'],
  [{ kind: 'drained', drain: at(2, 0, 2), cells: [at(2, 1, 2)] }, 'drain', 'the drain at (2, 0, 2) took 1 unit from (2, 1, 2)'],
  [{ kind: 'thawed', cells: [at(2, 1, 2)] }, 'thaw', '1 unit of ice thawed at (2, 1, 2)'],
  [{ kind: 'released', cells: [at(2, 1, 2)] }, 'anchors', 'the anchor at (2, 1, 2) expired'],
  [{ kind: 'progress', goal: 0, have: 6, want: 6, met: true }, 'goals', 'goal 1, reach height (height 6, holdForTilts 2): 6 of 6, met'],
  [{ kind: 'spawned', piece: 1, material: 0 }, 'spawn', 'the next piece is I3'],
  [{ kind: 'won', stars: 2, score: 40 }, 'end', 'won with 2 of 3 stars, score 40'],
  [{ kind: 'lost', because: 'overflow', cells: [at(0, 8, 0)] }, 'end', 'lost: the structure rose above the height limit at (0, 8, 0)'],
]

test.each(EVERY)('%j is told in its phase, with its places', (event, phase, says) => {
  expect(phaseOf(event)).toBe(phase)
  expect(sentenceFor(event, LEVEL)).toBe(says)
})

test('long lists of cells are cut', () => {
  const cells = Array.from({ length: 20 }, (_, cell) => cell)
  expect(sentenceFor({ kind: 'thawed', cells }, LEVEL)).toMatch(/^20 units of ice thawed at (\(\d, \d, \d\) ){12}and 8 more$/)
})

test('in brief: what was done is counted, what follows is summed up, and only the latest of goals and pieces is said', () => {
  const events: FloodEvent[] = [
    { kind: 'moved', step: 'x+', by: 1 },
    { kind: 'moved', step: 'x+', by: 1 },
    { kind: 'turned', axis: 'roll', sense: 1, kick: 0 },
    { kind: 'moved', step: 'fall', by: 1 },
    { kind: 'dropped', by: 4 },
    { kind: 'locked', piece: 0, material: 0, cells: [1] },
    { kind: 'fell', from: [1, 2], by: 1, lost: [] },
    { kind: 'fell', from: [3], by: 2, lost: [3] },
    { kind: 'flowed', out: [4, 5], into: [6], overflow: 1 },
    { kind: 'progress', goal: 0, have: 1, want: 6, met: false },
    { kind: 'progress', goal: 0, have: 2, want: 6, met: false },
    { kind: 'spawned', piece: 1, material: 1 },
  ]
  expect(briefly(events, LEVEL)).toBe(
    'moved x+ 2 times, turned roll+, the piece fell 5 cells, the O2 locked, 3 voxels fell, 1 voxel fell out of the world, ' +
      '2 units flowed, 1 unit found no room, reach height 2 of 6, the next piece is heavy I3',
  )
  expect(briefly([], LEVEL)).toBe('')
})

test('a goal that is a sequence names its parts', () => {
  expect(goalName(LEVEL.objectives[1]!)).toBe('sequence of stable end, then drain water (units 3)')
})

test('every resolve begins with a lock or a tilt', () => {
  expect(EVERY.filter(([event]) => resolves(event)).map(([{ kind }]) => kind)).toEqual(['tilted', 'locked'])
})

test('the four sides of the screen are never along gravity', () => {
  const sides = ['left', 'right', 'up', 'down'] as const
  expect([0, 1, 2, 3, 4].map(gravity => sides.map(side => stepFor(side, gravity)).join(' '))).toEqual([
    'x- x+ z- z+',
    'x- x+ y+ y-',
    'x- x+ y+ y-',
    'y- y+ z- z+',
    'y- y+ z- z+',
  ])
})
