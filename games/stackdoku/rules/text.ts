/** The view in a terminal. [SD-44] */
import type { Stackdoku } from '../nouns.ts'
import { attemptsLeft } from './outcome.ts'
import { SIZE } from './stack.ts'

type View = Stackdoku['View']

const NO_MARK = ' '

/**
 * Layer by layer from the ground up, each tile with its name and its number; the grid beside them, the tray below. A free tile stands
 * in brackets: `[12:7]` may be taken, ` 13:7 ` may not, and `?` is a number that is hidden.
 *
 *     layer 1                                   1 2 3 | 4 5 6 | 7 8 9
 *       [ 1:4]  2:9   3:7 [ 4:8]                ------+-------+------
 *       …                                    1  3 8 1 | . . 5 | . . 2
 */
export function text(view: View): string {
  const left = [...layersText(view), '', trayText(view)]
  const right = gridText(view)
  const wide = Math.max(...left.map(line => line.length)) + 4
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
    `${(left[at] ?? '').padEnd(wide)}${right[at] ?? ''}`.trimEnd(),
  )
  return [...rows, '', factsText(view)].join('\n')
}

function layersText(view: View): string[] {
  const top = Math.max(...view.zs)
  return Array.from({ length: top + 1 }, (_, layer) => layerText(view, layer)).flat()
}

const TILE_WIDE = 6

function layerText(view: View, layer: number): string[] {
  const tiles = view.xs.flatMap((_, tile) => (view.zs[tile] === layer && view.gone[tile] === 0 ? [tile] : []))
  if (tiles.length === 0) return [`layer ${layer + 1}: cleared`]
  const rows = [...new Set(tiles.map(tile => view.ys[tile]))].sort((a, b) => a - b)
  return [
    `layer ${layer + 1}`,
    ...rows.map(y =>
      rowText(
        view,
        tiles.filter(tile => view.ys[tile] === y),
      ),
    ),
  ]
}

function rowText(view: View, tiles: readonly number[]): string {
  let line = ''
  for (const tile of [...tiles].sort((a, b) => view.xs[a] - view.xs[b])) {
    const at = (view.xs[tile] * TILE_WIDE) / SIZE
    line = line.padEnd(2 + at) + tileText(view, tile)
  }
  return line.trimEnd()
}

function tileText(view: View, tile: number): string {
  const mark = view.values[tile] === 0 ? '?' : String(view.values[tile])
  const name = `${String(tile + 1).padStart(2)}:${mark}`
  return view.free.includes(tile) ? `[${name}]` : ` ${name} `
}

function trayText({ tray, room }: View): string {
  return `tray  ${Array.from({ length: room }, (_, slot) => (slot < tray.length ? `[${tray[slot]}]` : '[ ]')).join(' ')}`
}

/** Givens as they are, what was placed with a mark behind it. */
function gridText({ cells, givens }: View): string[] {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const marks = Array.from({ length: 9 }, (_, col) => {
      const cell = 9 * row + col
      return cells[cell] === 0 ? '. ' : `${cells[cell]}${givens[cell] === 0 ? "'" : NO_MARK}`
    })
    return `${row + 1}  ${[0, 3, 6].map(from => marks.slice(from, from + 3).join('')).join('| ')}`.trimEnd()
  })
  const rule = `   ${['-'.repeat(6), '-'.repeat(7), '-'.repeat(6)].join('+')}`
  return ['   1 2 3 | 4 5 6 | 7 8 9', rule, ...rows.slice(0, 3), rule, ...rows.slice(3, 6), rule, ...rows.slice(6)]
}

function factsText(view: View): string {
  const left = view.gone.filter(taken => taken === 0).length
  const more = attemptsLeft(view)
  const said = [
    `${view.difficulty}, level ${view.level}`,
    `${left} tiles, ${view.free.length} free`,
    `attempt ${view.attempt}${more === null ? '' : ` of ${view.attempt + more}`}`,
    ...(view.hidden ? ['numbers hidden'] : []),
    ...(view.stuck && !view.failed ? ['stuck'] : []),
  ]
  return said.join('; ')
}
