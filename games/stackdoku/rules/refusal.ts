/** Why not, in words and facts: every refusal names the tiles or cells it is about. [SD-04] [SD-07] */
import type { Refusal } from '../../../kernel/game.ts'
import type { Place, Stack, Stackdoku, StackdokuRefusal, Take, TileRefusal } from '../nouns.ts'
import { CELLS, cellName, colOf, conflicts, mayStand, rowOf } from './grid.ts'
import { coverers, isFree, neighbours } from './stack.ts'

type Refused = Refusal<StackdokuRefusal> | null

/** Why a tile may not be selected, or null: then it is free. What is in the way is named. */
export function refuseTile(stack: Stack, tile: number): Refusal<TileRefusal> | null {
  const name = `tile ${tile + 1}`
  if (!(tile >= 0 && tile < stack.gone.length))
    return { code: 'no-such-tile', because: `there is no ${name}; the tiles are 1 to ${stack.gone.length}`, facts: { tile } }
  if (stack.gone[tile] !== 0) return { code: 'gone', because: `${name} has been taken already`, facts: { tile } }
  if (isFree(stack, tile)) return null
  const by = coverers(stack, tile)
  if (by.length > 0) return { code: 'covered', because: `${name} lies under ${tileNames(by)}`, facts: { tile, by } }
  const left = neighbours(stack, tile, -1)
  const right = neighbours(stack, tile, 1)
  const because = `${name} is blocked on both sides, by ${tileNames(left)} and ${tileNames(right)}`
  return { code: 'blocked', because, facts: { tile, left, right } }
}

/** Both tiles are looked at first, then whether they match, then whether the tray has room for two. */
export function refuseTake(state: Readonly<Stackdoku['State']>, { a, b }: Take): Refused {
  if (a === b) return { code: 'same-tile', because: `a pair is two tiles, and tile ${a + 1} is one`, facts: { tile: a } }
  if (a > b) return { code: 'same-tile', because: 'a pair is named by its lower tile first', facts: { tile: a } }
  return refuseTile(state, a) ?? refuseTile(state, b) ?? refuseMatch(state, a, b) ?? refuseRoom(state)
}

function refuseMatch({ standing }: Readonly<Stackdoku['State']>, a: number, b: number): Refused {
  if (standing[a] === standing[b]) return null
  const because = `tile ${a + 1} is ${one(standing[a])} and tile ${b + 1} is ${one(standing[b])}`
  return { code: 'differ', because, facts: { a, b, values: [standing[a], standing[b]] } }
}

function refuseRoom({ tray, room }: Readonly<Stackdoku['State']>): Refused {
  const left = room - tray.length
  if (left >= 2) return null
  const holds = left === 0 ? 'is full' : 'has one place left, and a pair needs two'
  return { code: 'tray-full', because: `the tray ${holds}: place a token first`, facts: { left, room } }
}

export function refusePlace(state: Readonly<Stackdoku['State']>, { value, cell }: Place): Refused {
  if (!(cell >= 0 && cell < CELLS)) return { code: 'no-such-cell', because: `there is no cell ${cell}`, facts: { cell } }
  if (!state.tray.includes(value)) {
    const holds = state.tray.length === 0 ? 'the tray is empty' : `the tray holds ${listed(state.tray.map(String))}`
    return { code: 'not-in-tray', because: `there is no ${value} to place: ${holds}`, facts: { value, tray: [...state.tray] } }
  }
  if (state.cells[cell] !== 0)
    return {
      code: 'cell-taken',
      because: `${cellName(cell)} has ${one(state.cells[cell])} already`,
      facts: { cell, has: state.cells[cell] },
    }
  return refuseConflict(state, value, cell) ?? refuseMistake(state, value, cell)
}

/** Why a value may not stand in an empty cell: every cell that is in its way. */
export function refuseConflict({ cells }: { readonly cells: ArrayLike<number> }, value: number, cell: number): Refused {
  if (mayStand(cells, cell, value)) return null
  const { row, col, box } = conflicts(cells, cell, value)
  const said = [
    ...row.map(other => `row ${rowOf(cell) + 1} already has ${one(value)}, in column ${colOf(other) + 1}`),
    ...col.map(other => `column ${colOf(cell) + 1} already has ${one(value)}, in row ${rowOf(other) + 1}`),
    ...box
      .filter(other => !row.includes(other) && !col.includes(other))
      .map(other => `the box already has ${one(value)}, at ${cellName(other)}`),
  ]
  return { code: 'conflict', because: listed(said), facts: { value, cell, row, col, box } }
}

/** Only where the player asked to be kept from mistakes. [SD-38] */
function refuseMistake({ mistakes, solution }: Readonly<Stackdoku['State']>, value: number, cell: number): Refused {
  if (mistakes !== 'block' || solution[cell] === value) return null
  return { code: 'mistake', because: `${one(value)} may stand at ${cellName(cell)}, but it does not belong there`, facts: { value, cell } }
}

export function tileNames(tiles: readonly number[]): string {
  return `${tiles.length === 1 ? 'tile' : 'tiles'} ${listed(tiles.map(tile => String(tile + 1)))}`
}

/** `a 7`, `an 8`. */
export function one(digit: number): string {
  return `${digit === 8 ? 'an' : 'a'} ${digit}`
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}
