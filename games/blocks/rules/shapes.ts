/**
 * The published pool: every rotation and mirror image of the twelve drawn shapes, each kept once. [BP-19] [BP-21]
 *
 * The order is fixed for ever (replays name shapes by number): base shapes as listed, and of each one the four
 * rotations clockwise, then the four of its mirror image.
 */

const DRAWN: readonly (readonly [base: string, picture: string])[] = [
  ['square', 'XX/XX'],
  ['l', 'XXX/X..'],
  ['line2', 'XX'],
  ['line3', 'XXX'],
  ['line4', 'XXXX'],
  ['line5', 'XXXXX'],
  ['hook', 'X./XX'],
  ['corner', 'XXX/X../X..'],
  ['square-plus', 'XX/XX'], // drawn like the square, so it adds nothing
  ['large', 'XXX/XXX/XXX'],
  ['zigzag', '.XX/XX.'],
  ['rectangle', 'XXX/XXX'],
]

export interface Shape {
  readonly id: string // base and index: `l-3`
  readonly base: string
  readonly rows: number
  readonly cols: number
  readonly matrix: readonly (readonly (0 | 1)[])[] // [row][col], no empty row or column at the edge
  readonly cells: readonly (readonly [row: number, col: number])[] // in reading order
}

type Matrix = Shape['matrix']

export const SHAPES: readonly Shape[] = pool()

/** The shapes that fit an empty grid of this size. [BP-57] */
export function shapesFor(rows: number, cols: number): number[] {
  return SHAPES.flatMap((shape, index) => (shape.rows <= rows && shape.cols <= cols ? [index] : []))
}

function pool(): Shape[] {
  const seen = new Set<string>()
  const shapes: Shape[] = []
  for (const [base, picture] of DRAWN) {
    const unseen = turnsOf(parsed(picture)).filter(matrix => !seen.has(drawn(matrix)) && seen.add(drawn(matrix)))
    unseen.forEach((matrix, index) => shapes.push(shapeOf(`${base}-${index}`, base, matrix)))
  }
  return shapes
}

function shapeOf(id: string, base: string, matrix: Matrix): Shape {
  const cells = matrix.flatMap((line, row) => line.flatMap((filled, col) => (filled ? [[row, col] as const] : [])))
  return { id, base, rows: matrix.length, cols: matrix[0].length, matrix, cells }
}

/** The four rotations of a matrix and the four of its mirror image; equal ones stand more than once. */
export function turnsOf(matrix: Matrix): Matrix[] {
  const turns: Matrix[] = []
  for (let turn = cropped(matrix), side = 0; side < 2; side++, turn = mirrored(turn))
    for (let quarter = 0; quarter < 4; quarter++, turn = turned(turn)) turns.push(turn)
  return turns
}

/** A quarter turn clockwise. */
function turned(matrix: Matrix): Matrix {
  return matrix[0].map((_, col) => matrix.map(line => line[col]).reverse())
}

function mirrored(matrix: Matrix): Matrix {
  return matrix.map(line => [...line].reverse())
}

/** Without empty rows and columns at the edges: shifted to the top left, and never mirrored by that. */
export function cropped(matrix: Matrix): Matrix {
  const rows = matrix.filter(line => line.includes(1))
  const used = (col: number): boolean => rows.some(line => line[col] === 1)
  const columns = [...matrix[0].keys()]
  const first = columns.findIndex(used)
  const last = columns.findLastIndex(used)
  return matrix.slice(matrix.indexOf(rows[0]), matrix.lastIndexOf(rows[rows.length - 1]) + 1).map(line => line.slice(first, last + 1))
}

function parsed(picture: string): Matrix {
  return picture.split('/').map(line => Array.from(line, mark => (mark === 'X' ? 1 : 0)))
}

function drawn(matrix: Matrix): string {
  return matrix.map(line => line.join('')).join('/')
}
