import { describe, expect, test } from 'vitest'
import type { Advice } from '../../../kernel/game.ts'
import { stream } from '../../../kernel/rng.ts'
import { after } from '../../../kernel/session.ts'
import { blocks } from '../game.ts'
import type { Blocks } from '../nouns.ts'
import { fits, fitsAnywhere } from '../rules/grid.ts'
import { notate } from '../rules/notation.ts'
import { preview } from '../rules/preview.ts'
import { SHAPES } from '../rules/shapes.ts'
import { drawn, shapeNamed } from '../testing/drawn.ts'
import { placeable } from '../testing/textbook.ts'
import type { Findings } from './findings.ts'
import { minds } from './minds.ts'

type State = Blocks['State']

function hinted(state: State, steps = 500): Advice<Blocks> & { facts: Findings & { plan: Blocks['Action'][]; tried: number } } {
  const advice = minds.guide?.hint(blocks.view(state, 0), [...blocks.legal(state, 0)], stream('hint', 'test'), { steps })
  if (!advice) throw new Error('there is no hint')
  return advice as ReturnType<typeof hinted>
}

function nested({ rows, cols, cells }: State): number[][] {
  return Array.from({ length: rows }, (_, row) => [...cells.slice(row * cols, (row + 1) * cols)])
}

function left(state: State): number[] {
  return [...state.hand].filter(shape => shape >= 0)
}

/** The grid after a placement, with what is left of the hand: nothing is dealt. */
function placed(state: State, { slot, row, col }: Blocks['Action']): State {
  const next = { ...state, cells: state.cells.slice(), hand: state.hand.slice() }
  const { covered, cleared } = preview(blocks.view(state, 0), { slot, row, col })!
  for (const cell of covered) next.cells[cell] = 1
  for (const cell of cleared) next.cells[cell] = 0
  next.hand[slot] = -1
  next.combo = cleared.length > 0 ? state.combo + 1 : 0
  return next
}

function holes({ rows, cols, cells }: State): number {
  const free = (row: number, col: number): boolean => row >= 0 && row < rows && col >= 0 && col < cols && cells[row * cols + col] === 0
  let found = 0
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++)
      if (free(row, col) && ![free(row - 1, col), free(row + 1, col), free(row, col - 1), free(row, col + 1)].includes(true)) found++
  return found
}

function room(state: State): number {
  let places = 0
  for (let row = 0; row < state.rows; row++)
    for (let col = 0; col < state.cols; col++) if (fits(state, shapeNamed('large-0'), row, col)) places++
  return places
}

function ragged({ rows, cols, cells }: State): number {
  let sides = 0
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      const filled = cells[row * cols + col] !== 0
      if (col + 1 < cols && filled !== (cells[row * cols + col + 1] !== 0)) sides++
      if (row + 1 < rows && filled !== (cells[(row + 1) * cols + col] !== 0)) sides++
    }
  return sides
}

/** Checks every fact of a hint, and every sentence made of them, with nothing but the rules and the textbook. */
function audited(state: State): string {
  const { action, code, because, facts } = hinted(state)
  const name = `${because}\n${blocks.text(blocks.view(state, 0))}`
  expect(blocks.refuse(state, 0, action), name).toBeNull()
  const now = placed(state, action)
  const others = [...blocks.legal(state, 0)].filter(
    other => !(state.hand[other.slot] === state.hand[action.slot] && other.row === action.row && other.col === action.col),
  )
  const after = others.map(other => placed(state, other))
  const seen = preview(blocks.view(state, 0), action)!
  const whole = placeable(nested(state), left(state))

  expect(facts.rows, name).toEqual(seen.rows)
  expect(facts.cols, name).toEqual(seen.cols)
  expect(facts.points, name).toBe(seen.points.total)
  expect(facts.others, name).toBe(others.length)
  expect(facts.left, name).toBe(left(now).length)
  expect(facts.fits, name).toBe(whole)
  if (whole) {
    expect(placeable(nested(now), left(now)), name).toBe(true)
    expect(facts.losing, name).toBe(after.filter(other => !placeable(nested(other), left(other))).length)
  }
  expect(facts.holes, name).toBe(holes(now))
  expect(facts.newHoles, name).toBe(holes(now) - holes(state))
  expect(facts.holing, name).toBe(after.filter(other => holes(other) > holes(state)).length)
  expect(facts.room, name).toBe(room(now))
  const rivals = after.filter((_, at) => state.hand[others[at]!.slot] === state.hand[action.slot])
  if (facts.roomiest) expect(Math.max(...rivals.map(room)), name).toBeLessThanOrEqual(room(now))
  if (facts.smoothest) expect(Math.min(...rivals.map(ragged)), name).toBeGreaterThanOrEqual(ragged(now))
  for (const id of facts.makes)
    expect([fitsAnywhere(state, shapeNamed(id)), fitsAnywhere(now, shapeNamed(id))], name).toEqual([false, true])
  for (const id of facts.keeps) {
    expect(fitsAnywhere(now, shapeNamed(id)), name).toBe(true)
    expect(2 * after.filter(other => !fitsAnywhere(other, shapeNamed(id))).length, name).toBeGreaterThan(others.length)
  }
  prepared(state, facts, name)

  expect(because.startsWith(`${notate(action)}: `), name).toBe(true)
  expect(because.includes('clears'), name).toBe(seen.cleared.length > 0 || facts.prepares !== null)
  expect(because.includes('leaves no single holes') && holes(now) > 0, name).toBe(false)
  return code
}

/** Plays the plan and sees whether the lines are cleared that are said to be prepared. */
function prepared(state: State, { prepares, plan }: { prepares: Findings['prepares']; plan: Blocks['Action'][] }, name: string): void {
  const [first] = plan
  if (!prepares || !first) return
  const own = preview(blocks.view(state, 0), first)!.covered
  let now = placed(state, first)
  for (const step of plan.slice(1)) {
    const seen = preview(blocks.view(now, 0), step)!
    if (step.slot === prepares.slot) {
      expect(step, name).toMatchObject({ row: prepares.row, col: prepares.col })
      expect(seen.points.total, name).toBe(prepares.points)
      for (const row of prepares.rows)
        expect(seen.rows.includes(row) && own.some(cell => Math.floor(cell / state.cols) === row), name).toBe(true)
      for (const col of prepares.cols) expect(seen.cols.includes(col) && own.some(cell => cell % state.cols === col), name).toBe(true)
      return
    }
    now = placed(now, step)
  }
  throw new Error(`${name}\nthe plan has no such step`)
}

describe('a hint', () => {
  test.each([
    ['fair', 8, 8],
    ['pure', 8, 8],
    ['pure', 5, 9],
    ['fair', 4, 7],
  ] as const)('says nothing that is not so, along %s games on %i × %i', (dealer, rows, cols) => {
    const codes = new Set<string>()
    for (let seed = 0; seed < 3; seed++) {
      const setup = { rows, cols, dealer, zen: false, comboBonus: seed }
      let state = blocks.start(blocks.deal(setup, stream(`hints-${seed}`, 'deal')))
      const rng = stream(`hints-${seed}`, 'careless')
      for (let ply = 0; ply < 18 && !blocks.outcome(state); ply++) {
        codes.add(audited(state))
        // Now and then somebody careless plays, so that there are bad positions too.
        const bot = minds.bots[ply % 3 === 0 ? 1 : 0]!
        state = after(blocks, state, 0, bot.pick(blocks.view(state, 0), [...blocks.legal(state, 0)], rng, { steps: 0 }))
      }
    }
    expect(codes.size).toBeGreaterThan(2)
  })

  test('names the lines it clears and what they give', () => {
    const state = drawn(
      `
      ######..
      ########
      ...#####
      ........
      ........
      ........`.replace('########', '#.......'),
      ['line2-0', '-', '-'],
    )
    const { action, code, because, facts } = hinted(state)
    expect({ action, code }).toEqual({ action: { slot: 0, row: 0, col: 6 }, code: 'clears' })
    expect(facts).toMatchObject({ rows: [0], cols: [], points: 14, fits: true })
    expect(because).toMatch(/^1 r1c7: clears row 1 for 14 points/)
  })

  test('says so when the blocks left cannot all be placed any more', () => {
    const state = drawn(
      `
      ..#.#
      .#.#.
      #.#.#
      .#.##`,
      ['large-0', 'line2-0', '-'],
    )
    const { code, because, facts } = hinted(state)
    expect(code).toBe('last')
    expect(facts.fits).toBe(false)
    expect(because).toBe('2 r1c1: gives 2 points, and the blocks left cannot all be placed any more')
  })

  test('finds the only order there is, and says what the other placements would do', () => {
    // The 3×3 has a place only after the line of four has cleared the first row.
    const state = drawn(
      `
      ....####
      #...#...
      #...#.#.
      ##.#.#.#
      .#.#.#.#
      .#.#.#.#
      .#.#.#.#
      .#.#.#.#`,
      ['large-0', 'line4-0', '-'],
    )
    const { action, facts } = hinted(state, 0)
    const now = placed(state, action)
    expect(placeable(nested(state), left(state))).toBe(true)
    expect(placeable(nested(now), left(now))).toBe(true)
    expect(facts.fits).toBe(true)
  })

  test('is not given when nothing fits', () => {
    const state = drawn('####\n####\n####\n###.')
    expect(minds.guide?.hint(blocks.view(state, 0), [], stream('', ''), { steps: 1 })).toBeNull()
  })

  test('names shapes by their size only if they are full rectangles', () => {
    for (const id of ['large-0', 'line5-0', 'line5-1', 'rectangle-0', 'rectangle-1', 'line4-0', 'line4-1', 'square-0'])
      expect(SHAPES[shapeNamed(id)]?.matrix.flat()).not.toContain(0)
  })
})
