import { equal } from '../../../kernel/plain.ts'
import type { VectorAdapter, VectorResult } from '../../../tools/vector-adapter.ts'
import { cellsOf, fits, fullLines, type Grid } from '../rules/grid.ts'
import { outcome } from '../rules/outcome.ts'
import { pointsFor } from '../rules/score.ts'
import { cropped, SHAPES, type Shape, turnsOf } from '../rules/shapes.ts'
import { placeUnder } from '../view/input/geometry.ts'
import { drawn, shapeNamed } from './drawn.ts'

type Matrix = Shape['matrix']
type Rows = readonly string[]

/** Two base shapes have other names there. */
const OUR_NAMES: Readonly<Record<string, string>> = { 'extended-l': 'corner', 'large-square': 'large' }

export const vectors: VectorAdapter = {
  folder: 'block-puzzle',
  run(path, json) {
    switch ((json as { format?: string }).format) {
      case 'block-shapes/1':
        return shapes(json as Shapes)
      case 'block-grid/1':
        return grids(json as Grids)
      case 'block-scoring/1':
        return scoring(json as Scoring)
      default:
        throw new Error(`${path} is of a format that is not known here`)
    }
  },
}

function verdict(name: string, ours: unknown, theirs: unknown): VectorResult {
  const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)]
  return mine === other ? { name, verdict: 'passed' } : { name, verdict: 'failed', because: `ours is ${mine}, it should be ${other}` }
}

function rejected(name: string, because: string): VectorResult {
  return { name, verdict: 'rejected', because }
}

function matrixOf(rows: Rows): Matrix {
  return rows.map(row => Array.from(row, mark => (mark === '1' ? 1 : 0)))
}

function rowsOf(matrix: Matrix): string[] {
  return matrix.map(line => line.join(''))
}

// ── shapes.json ──────────────────────────────────────────────────────────────────────────────────────

interface Variant {
  readonly id: string
  readonly base: string
  readonly shape: Rows
  readonly cells: number
}

interface Turn {
  readonly input: Rows
  readonly output: Rows | null
}

interface Shapes {
  readonly seedSet: {
    readonly unique: number
    readonly newPerBase: Readonly<Record<string, number>>
    readonly variants: readonly Variant[]
  }
  readonly upstreamSet: { readonly unique: number; readonly extraVariants: readonly Variant[] }
  readonly rotationsOnlyUnique: number
  readonly normalize: readonly Turn[]
  readonly rotateClockwise: readonly Turn[]
  readonly mirrorLeftRight: readonly Turn[]
  readonly equality: readonly { readonly a: Rows; readonly b: Rows; readonly equal: boolean }[]
  readonly variantCounts: readonly { readonly shape: Rows; readonly count: number }[]
}

function shapes(file: Shapes): VectorResult[] {
  const { seedSet, upstreamSet } = file
  const drawnAlready = 'the pool holds what the specification draws, and it draws no T'
  return [
    verdict('variants in all', SHAPES.length, seedSet.unique),
    ...Object.entries(seedSet.newPerBase).map(([base, count]) => verdict(`variants of ${base}`, variantsOf(ourBase(base)), count)),
    ...seedSet.variants.map((variant, at) => verdict(variant.id, plainShape(SHAPES[at] as Shape), plainVariant(variant))),
    rejected(`${upstreamSet.unique} variants with a T`, drawnAlready),
    ...upstreamSet.extraVariants.map(({ id }) => rejected(id, drawnAlready)),
    verdict('variants without mirror images', turnedOnly(), file.rotationsOnlyUnique),
    ...file.normalize.map(({ input, output }) => verdict(`crop ${input.join('/')}`, rowsOf(cropped(matrixOf(input))), output ?? [])),
    ...file.rotateClockwise.map(({ input, output }) =>
      verdict(`turn ${input.join('/')}`, rowsOf(turnsOf(matrixOf(input))[1] as Matrix), output),
    ),
    ...file.mirrorLeftRight.map(({ input, output }) =>
      verdict(`mirror ${input.join('/')}`, rowsOf(turnsOf(matrixOf(input))[4] as Matrix), output),
    ),
    ...file.equality.map(each => verdict(`${each.a.join('/')} and ${each.b.join('/')}`, equal(plain(each.a), plain(each.b)), each.equal)),
    ...file.variantCounts.map(({ shape, count }) => verdict(`turns of ${shape.join('/')}`, unlike(turnsOf(matrixOf(shape))), count)),
  ]
}

function ourBase(base: string): string {
  return OUR_NAMES[base] ?? base
}

function variantsOf(base: string): number {
  return SHAPES.filter(shape => shape.base === base).length
}

function plainShape({ id, base, matrix, cells }: Shape): object {
  return { id, base, shape: rowsOf(matrix), cells: cells.length }
}

function plainVariant({ id, base, shape, cells }: Variant): object {
  return { id: id.replace(base, ourBase(base)), base: ourBase(base), shape, cells }
}

function plain(rows: Rows): number[][] {
  return matrixOf(rows).map(line => [...line])
}

function unlike(matrices: readonly Matrix[]): number {
  return new Set(matrices.map(matrix => rowsOf(matrix).join('/'))).size
}

/** The first variant of a base is as it is drawn; its first four turns are not mirrored. */
function turnedOnly(): number {
  return unlike(SHAPES.filter(({ id }) => id.endsWith('-0')).flatMap(({ matrix }) => turnsOf(matrix).slice(0, 4)))
}

// ── grid.json ────────────────────────────────────────────────────────────────────────────────────────

interface Grids {
  readonly canPlace: readonly { readonly grid: Rows; readonly shape: Rows; readonly at: readonly [number, number]; readonly ok: boolean }[]
  readonly clear: readonly { readonly before: Rows; readonly rows: number; readonly cols: number; readonly after: Rows }[]
  readonly anyPlaceable: readonly { readonly grid: Rows; readonly shapes: readonly Rows[]; readonly any: boolean }[]
  readonly snapping: {
    readonly cases: readonly {
      readonly cell: number
      readonly dx: number
      readonly dy: number
      readonly cellAt: readonly [number, number]
    }[]
  }
}

function grids({ canPlace, clear, anyPlaceable, snapping }: Grids): VectorResult[] {
  return [
    ...canPlace.map(({ grid, shape, at, ok }, nth) =>
      withShapes(
        `place ${nth + 1}: ${shape.join('/')} at ${at.join(',')}`,
        [shape],
        ([index]) => fits(gridOf(grid), index as number, at[0], at[1]),
        ok,
      ),
    ),
    ...clear.map((each, nth) => verdict(`clear ${nth + 1}`, cleared(each.before), { rows: each.rows, cols: each.cols, after: each.after })),
    ...anyPlaceable.map(({ grid, shapes: hand, any }, nth) => withShapes(`any ${nth + 1}`, hand, indices => someFits(grid, indices), any)),
    ...snapping.cases.map(({ cell, dx, dy, cellAt }) => verdict(`snap ${dx},${dy}`, snappedTo(cell, dx, dy), cellAt)),
  ]
}

function gridOf(rows: Rows): Grid {
  return { rows: rows.length, cols: (rows[0] as string).length, cells: rows.flatMap(row => Array.from(row, Number)) }
}

function withShapes(name: string, wanted: readonly Rows[], ours: (indices: readonly number[]) => unknown, theirs: unknown): VectorResult {
  const indices = wanted.map(rows => SHAPES.findIndex(({ matrix }) => rowsOf(matrix).join('/') === rows.join('/')))
  const stranger = wanted[indices.indexOf(-1)]
  return stranger ? rejected(name, `${stranger.join('/')} is in no hand: the pool does not hold it`) : verdict(name, ours(indices), theirs)
}

function someFits(rows: Rows, indices: readonly number[]): boolean {
  const hand = Array.from({ length: 3 }, (_, slot) => SHAPES[indices[slot] ?? -1]?.id ?? '-')
  return outcome(drawn(rows.join('\n').replaceAll('0', '.'), hand)) === null
}

function cleared(before: Rows): object {
  const grid = gridOf(before)
  const lines = fullLines(grid)
  const gone = cellsOf(grid, lines)
  const cells = Array.from(grid.cells, (filled, cell) => (gone.includes(cell) ? 0 : filled))
  const after = before.map((_, row) => cells.slice(row * grid.cols, (row + 1) * grid.cols).join(''))
  return { rows: lines.rows.length, cols: lines.cols.length, after }
}

/** The 3×3 is large enough to be over the grid in all of them. */
function snappedTo(cell: number, dx: number, dy: number): readonly number[] | null {
  const large = SHAPES[shapeNamed('large-0')] as Shape
  const place = placeUnder({ x: dx, y: dy }, { left: 0, top: 0, cell }, large, { rows: 8, cols: 8 })
  return place && [place.row, place.col]
}

// ── scoring.json ─────────────────────────────────────────────────────────────────────────────────────

interface Scoring {
  readonly cases: readonly { readonly rows: number; readonly cols: number; readonly gridEmptyAfter: boolean; readonly linePoints: number }[]
}

/** There, a grid that was empty all along is said to be empty afterwards; the rules ask for a line. */
function scoring({ cases }: Scoring): VectorResult[] {
  return cases.map(({ rows, cols, gridEmptyAfter, linePoints }) => {
    const lines = { rows: [...new Array<number>(rows).keys()], cols: [...new Array<number>(cols).keys()] }
    const emptied = gridEmptyAfter && rows + cols > 0
    const name = `${rows} rows, ${cols} columns${gridEmptyAfter ? ', emptied' : ''}`
    return verdict(name, pointsFor(0, lines, emptied, 1, 0).total, linePoints)
  })
}
