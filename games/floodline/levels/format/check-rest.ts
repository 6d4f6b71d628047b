/** Whether the board is at rest when play begins. Asks the rules themselves, so it needs a level without other faults. */
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { EMPTY, isOpen, WATER } from '../../rules/board/cells.ts'
import { looseVoxels, waterMoves } from '../../rules/board/settle.ts'
import { type Frame, frameOf, spotOf } from '../../rules/board/space.ts'
import { start } from '../../rules/start.ts'
import type { Findings } from './fault.ts'

const MOST_LISTED = 5

export function checkRest(level: FloodLevel, findings: Findings): void {
  const state = start(level)
  if (state.piece === -1 && state.lost === 'spawn-blocked')
    findings.add('LV-33', ['terrain'], 'the first piece has no room to appear; clear the cells at the middle of the face opposite gravity')
  const { from, to } = waterMoves(state)
  if (from.length > 0)
    findings.add(
      'LV-60',
      ['terrain', ownerOf(level, from[0])],
      `water lies where it comes to rest, but this unit at ${placed(level, from[0])} would move${to.length > 0 ? ` to ${placed(level, to[0])}` : ' away'} (${from.length} of the units would); put it there`,
    )
  const loose = looseVoxels(state)
  if (loose.length > 0)
    findings.add(
      'LV-71',
      ['terrain', ownerOf(level, loose[0])],
      `${loose.length === 1 ? '1 voxel falls' : `${loose.length} voxels fall`} at the first lock: ${listed(level, loose)}; support or anchor them, unless you mean it`,
    )
  const puddle = from.length > 0 ? -1 : puddleIn(state)
  if (puddle >= 0)
    findings.add(
      'LV-72',
      ['terrain', ownerOf(level, puddle)],
      `the water at ${placed(level, puddle)} does not fill the floor it lies on, so it will run to a corner at every tilt; give it a basin`,
    )
}

function placed({ bounds }: FloodLevel, cell: number): string {
  return spotOf(bounds, cell).join(', ')
}

function listed(level: FloodLevel, cells: readonly number[]): string {
  const shown = cells.slice(0, MOST_LISTED).map(cell => `(${placed(level, cell)})`)
  return cells.length > MOST_LISTED ? `${shown.join(' ')} and ${cells.length - MOST_LISTED} more` : shown.join(' ')
}

/** The entry of the terrain that claims a cell. */
function ownerOf({ bounds, terrain }: FloodLevel, cell: number): number {
  const spot = spotOf(bounds, cell)
  return terrain.findIndex(
    ({ at, from = at, to = at }) => from && to && spot.every((value, axis) => value >= from[axis] && value <= to[axis]),
  )
}

/** A cell of a pool that is one layer deep and has bare floor beside it; -1 if there is none. */
function puddleIn(state: Floodline['State']): number {
  const frame = frameOf(state.level.bounds, state.gravity)
  const seen = new Uint8Array(state.cells.length)
  const pool = new Int32Array(frame.rows * frame.length)
  for (let e = 0; e < frame.levels; e++)
    for (let r = 0; r < frame.rows; r++)
      for (let f = 0; f < frame.length; f++) {
        const cell = frame.first + e * frame.up + r * frame.right + f * frame.forward
        if (state.cells[cell] === WATER && seen[cell] === 0 && isPuddle(state.cells, frame, e, r, f, seen, pool)) return cell
      }
  return -1
}

/** Looks at all the water of a layer that is connected to a cell. `pool` is room to work in: places of the layer, as r · length + f. */
function isPuddle(cells: Uint8Array, frame: Frame, e: number, r: number, f: number, seen: Uint8Array, pool: Int32Array): boolean {
  const { levels, rows, length, up, right, forward } = frame
  const floor = frame.first + e * up
  let size = 0
  let deep = false
  let open = false
  const visit = (row: number, at: number): void => {
    if (row < 0 || at < 0 || row >= rows || at >= length) return
    const cell = floor + row * right + at * forward
    if (cells[cell] === EMPTY && (e === 0 || !isOpen(cells[cell - up]))) open = true
    if (cells[cell] !== WATER || seen[cell] === 1) return
    seen[cell] = 1
    deep ||= (e > 0 && cells[cell - up] === WATER) || (e < levels - 1 && cells[cell + up] === WATER)
    pool[size++] = row * length + at
  }
  visit(r, f)
  for (let next = 0; next < size; next++) {
    const at = pool[next] % length
    const row = (pool[next] - at) / length
    visit(row + 1, at)
    visit(row - 1, at)
    visit(row, at + 1)
    visit(row, at - 1)
  }
  return open && !deep
}
