/** Games in the middle, for looking at; and where on the screen the things in them are. */
import { Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { HEAVY, ICE, isVoxel, materialOf, REINFORCED, WATER } from '../../rules/board/cells.ts'
import { spotOf } from '../../rules/board/space.ts'
import { pieceCells } from '../../rules/pieces/piece.ts'
import { Viewport } from '../../view/render/camera/viewport.ts'

export type Begun = Session<Floodline>

/** A game of this level after these lines: `12 x+` asks for a step before tick 12. */
export function begun(level: FloodLevel, lines: readonly string[] = [], ticks = 0): Begun {
  const session = new Session(floodline, level)
  for (const line of lines) {
    const [, tick = '0', wish = ''] = /^(\d+) (.+)$/.exec(line) ?? []
    session.advance(Number(tick) - session.tick)
    const action = floodline.parse(wish)
    if (action) session.act(0, action)
  }
  session.advance(Math.max(0, ticks - session.tick))
  return session
}

/** What must be told apart on a board. */
export const KINDS = ['piece', 'standard', 'heavy', 'reinforced', 'water', 'ice'] as const

function kindOf({ cells }: Floodline['State'], cell: number, piece: ReadonlySet<number>): (typeof KINDS)[number] | null {
  const code = cells[cell] ?? 0
  if (piece.has(cell)) return 'piece'
  if (code === WATER) return 'water'
  if (code === ICE) return 'ice'
  if (!isVoxel(code)) return null
  return materialOf(code) === HEAVY ? 'heavy' : materialOf(code) === REINFORCED ? 'reinforced' : 'standard'
}

interface Top {
  readonly kind: (typeof KINDS)[number]
  readonly x: number
  readonly y: number
}

/** Five places of every top that can be seen from a corner, so that patterns count. */
export function topsSeen({ state }: Begun, corner: number, { width, height }: { width: number; height: number }): Top[] {
  const { bounds } = state.level
  const piece = new Set(pieceCells(state))
  const sight = new Viewport()
  const tints = new Uint8Array(state.cells.length)
  sight.world = { bounds, cells: state.cells, notes: state.notes, tints, gravity: state.gravity, maxWorldHeight: bounds[1] - 1, chapter: 2 }
  sight.overlay = { goalHeight: 9 }
  sight.resize(width, height, [{ left: 256, right: width - 160, top: 0, bottom: height }])
  sight.camera.frame(bounds, sight.top, 0, true)
  sight.camera.stand({ corner }, 0, true)
  const places: Top[] = []
  for (let cell = 0; cell < state.cells.length; cell++) {
    const kind = kindOf(state, cell, piece)
    const [x, y, z] = spotOf(bounds, cell)
    const above = cell + bounds[0] * bounds[2]
    if (!kind || piece.has(above) || (state.cells[above] ?? 0) !== 0) continue
    for (const [dx, dz] of [
      [0.5, 0.5],
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ] as const) {
      const at = sight.project([x + dx, y + (kind === 'water' ? 0.86 : 1), z + dz])
      const hit = sight.pick(at.x, at.y + 0.5)
      const seen = kind === 'piece' || (kind === 'water' ? hit && spotOf(bounds, hit.cell)[1] < y : hit?.cell === cell)
      if (seen) places.push({ kind, ...at })
    }
  }
  return places
}
