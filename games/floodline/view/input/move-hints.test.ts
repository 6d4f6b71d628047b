import { describe, expect, test } from 'vitest'
import type { FloodLevel } from '../../nouns.ts'
import { spotOf } from '../../rules/board/space.ts'
import { landingCells, pieceCells } from '../../rules/pieces/piece.ts'
import { start } from '../../rules/start.ts'
import { Viewport } from '../render/camera/viewport.ts'
import { type Corner, stepFor } from './bearings.ts'
import { CAP_PX, moveHints } from './move-hints.ts'
import type { Place } from './pointer/reach.ts'

const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'hints', title: 'Hints', seed: 3, bounds: [8, 14, 8], maxWorldHeight: 12 },
  terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [7, 0, 7] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['L4', 'I4', 'O2'] },
  objectives: [{ type: 'PLACE_PIECES', count: 30 }],
}

const SIZES = [
  [1440, 900],
  [900, 500],
] as const

const CASES = SIZES.flatMap(([width, height]) =>
  ([0, 1, 2, 3] as const).flatMap(corner => [0, 1, 2, 3, 4].map(gravity => [width, height, corner, gravity] as const)),
)

function seenAt(width: number, height: number, corner: Corner, gravity: number): Viewport {
  const viewport = new Viewport()
  const { cells, notes } = start(LEVEL)
  const { bounds, maxWorldHeight } = LEVEL
  viewport.world = { bounds, cells, notes, tints: cells, gravity, maxWorldHeight, chapter: 1 }
  viewport.resize(width, height, [{ left: 250, right: width - 160, top: 0, bottom: height }])
  viewport.camera.frame(bounds, viewport.top, 0, true)
  viewport.camera.stand({ corner }, 0, true)
  viewport.camera.lean(gravity, 0, true)
  return viewport
}

describe.each(CASES)('at %i × %i, corner %i, gravity %i', (width, height, corner, gravity) => {
  const viewport = seenAt(width, height, corner, gravity)
  const project = (at: readonly [number, number, number]): Place => viewport.project(at)

  /** Falling from the top, just above where it lands, and there. */
  const states = [12, 4, 2, 1].map(y => ({ ...start(LEVEL), gravity, ...(gravity === 0 ? { y } : {}) }))

  test('every key stands on the side it moves to', () => {
    for (const state of states)
      for (const { way, x, y, angle } of moveHints(project, state, corner)) {
        const step = stepFor(way, corner, gravity)
        const by = step[1] === '+' ? 1 : -1
        const [from, to] = [0, by].map(off =>
          project([4 + (step[0] === 'x' ? off : 0), 5 + (step[0] === 'y' ? off : 0), 4 + (step[0] === 'z' ? off : 0)]),
        )
        const cells = landingCells(state).map(cell => spotOf(LEVEL.bounds, cell))
        const middle = project([0, 1, 2].map(axis => cells.reduce((sum, cell) => sum + (cell[axis] ?? 0) + 0.5, 0) / cells.length) as never)
        const drawn = Math.atan2((to?.y ?? 0) - (from?.y ?? 0), (to?.x ?? 0) - (from?.x ?? 0))
        expect(Math.cos(angle - drawn), way).toBeGreaterThan(0.95)
        expect(Math.cos(Math.atan2(y - middle.y, x - middle.x) - drawn), way).toBeGreaterThan(0.6)
      }
  })

  test('none lies over the piece, its outline or another key', () => {
    for (const state of states) {
      const hints = moveHints(project, state, corner)
      const points = [...landingCells(state), ...pieceCells(state)].map(cell => {
        const [x, y, z] = spotOf(LEVEL.bounds, cell)
        return project([x + 0.5, y + 0.5, z + 0.5])
      })
      for (const [at, { x, y, way }] of hints.entries()) {
        for (const point of points) expect(Math.max(Math.abs(point.x - x), Math.abs(point.y - y)), way).toBeGreaterThan(CAP_PX)
        for (const other of hints.slice(at + 1))
          expect(Math.max(Math.abs(other.x - x), Math.abs(other.y - y))).toBeGreaterThan(2 * CAP_PX - 2)
      }
    }
  })
})
