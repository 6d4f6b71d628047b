/** What is true of a placement, counted on the grid and compared with what the other placements would do. */
import type { Facts } from '../../../kernel/game.ts'
import type { Blocks, Placement } from '../nouns.ts'
import { SLOTS } from '../rules/hand.ts'
import { notate } from '../rules/notation.ts'
import { type Preview, preview } from '../rules/preview.ts'
import { SHAPES } from '../rules/shapes.ts'
import { type Field, fieldFor, fitsSomewhere, placeAt } from './field.ts'
import { Orders } from './order.ts'
import type { Plan } from './plan.ts'

type View = Blocks['View']

/** Rows and columns are counted from 0; shapes are named by id; "others" are the other placements there are, of any block. */
export interface Findings extends Facts {
  readonly rows: readonly number[] // lines it clears
  readonly cols: readonly number[]
  readonly points: number
  readonly emptied: boolean
  readonly left: number // blocks left in the hand afterwards
  readonly fits: boolean // and all of them can still be placed
  readonly others: number
  readonly losing: number // of the others, those after which the rest of the hand cannot be placed
  readonly makes: readonly string[] // shapes that had no place and have one afterwards
  readonly keeps: readonly string[] // shapes that keep a place and would lose their last one by most of the others
  readonly prepares: Prepared | null
  readonly holes: number // empty cells without an empty neighbour, afterwards
  readonly newHoles: number // how many more than before; negative for fewer
  readonly holing: number // of the others, those that make a new one
  readonly room: number // places for the 3×3 afterwards
  readonly roomiest: boolean // no other place for this block leaves it more, and most leave it less
  readonly smoothest: boolean // no other place for this block leaves fewer sides between empty and filled, and most leave more
  readonly touching: number // sides of the block that touch the rim or something that lies there already
  readonly sides: number // of so many
}

/** Lines that this block goes into and that a later step of the plan clears. */
export interface Prepared extends Facts {
  readonly rows: readonly number[]
  readonly cols: readonly number[]
  readonly slot: number // the step that clears them
  readonly row: number
  readonly col: number
  readonly points: number
}

/** Shapes worth a word, the hardest to place first. */
const NOTABLE = ['large-0', 'line5-0', 'line5-1', 'rectangle-0', 'rectangle-1', 'line4-0', 'line4-1', 'square-0'].map(id =>
  SHAPES.findIndex(shape => shape.id === id),
)
const LARGE = NOTABLE[0]

/** More than two shapes in one sentence are none. */
const MOST_NAMED = 2

const NOW = 0
const AFTER = 1
const SCRATCH = 2
const BOARDS = SCRATCH + SLOTS

export function most(count: number, of: number): boolean {
  return 2 * count > of
}

/** About the first step of a plan. */
export function findings(view: View, legal: readonly Placement[], { steps, whole }: Plan): Findings {
  const [action] = steps
  const field = fieldFor(view, BOARDS)
  const orders = new Orders(field, SCRATCH)
  field.load(NOW, view)
  const before = marksOf(field, NOW)
  const left = play(field, view, action).filter(shape => shape >= 0).length
  const after = marksOf(field, AFTER)

  const others = legal.filter(other => !same(view, other, action))
  let losing = 0
  let holing = 0
  const robbing = NOTABLE.map(() => 0) // by shape: others that leave it no place
  const rivals: Marks[] = [] // the other places for this block
  for (const other of others) {
    const rest = play(field, view, other)
    const marks = marksOf(field, AFTER)
    if (whole && !orders.exists(AFTER, rest)) losing++
    if (marks.holes > before.holes) holing++
    marks.fit.forEach((fit, at) => {
      if (before.fit[at] && !fit) robbing[at]++
    })
    if (view.hand[other.slot] === view.hand[action.slot]) rivals.push(marks)
  }

  const { rows, cols, points } = shown(view, action)
  return {
    ...{ rows: [...rows], cols: [...cols], points: points.total, emptied: points.emptied > 0 },
    ...{ left, fits: whole, others: others.length, losing },
    makes: named(at => !before.fit[at] && after.fit[at]),
    keeps: named(at => after.fit[at] && most(robbing[at], others.length)),
    prepares: preparedBy(view, steps),
    ...{ holes: after.holes, newHoles: after.holes - before.holes, holing, room: after.room },
    roomiest: after.room > 0 && standsOut(rivals.map(rival => after.room - rival.room)),
    smoothest: standsOut(rivals.map(rival => rival.ragged - after.ragged)),
    ...contact(view, action),
  }
}

/** Never behind, and mostly ahead. */
function standsOut(lead: readonly number[]): boolean {
  return lead.every(by => by >= 0) && most(lead.filter(by => by > 0).length, lead.length)
}

/** The same shape to the same place, from whichever slot. */
function same({ hand }: View, a: Placement, b: Placement): boolean {
  return hand[a.slot] === hand[b.slot] && a.row === b.row && a.col === b.col
}

/** Puts the block on `AFTER` and returns the hand that is left. */
function play(field: Field, { hand }: View, { slot, row, col }: Placement): number[] {
  field.place(NOW, AFTER, hand[slot], placeAt(field, hand[slot], row, col))
  return hand.map((shape, at) => (at === slot ? -1 : shape))
}

function shown(view: View, action: Placement): Preview {
  const seen = preview(view, action)
  if (!seen) throw new Error(`${notate(action)} was planned and does not fit`)
  return seen
}

function named(holds: (at: number) => boolean): string[] {
  return NOTABLE.flatMap((shape, at) => (holds(at) ? [SHAPES[shape].id] : [])).slice(0, MOST_NAMED)
}

interface Marks {
  readonly fit: readonly boolean[] // by notable shape
  readonly room: number
  readonly holes: number
  readonly ragged: number // sides between an empty and a filled cell
}

function marksOf(field: Field, board: number): Marks {
  const { rows, cols } = field
  const free = (row: number, col: number): boolean => row >= 0 && col >= 0 && row < rows && col < cols && !field.filledAt(board, row, col)
  let holes = 0
  let ragged = 0
  for (let row = 0; row < rows; row++)
    for (let col = 0; col < cols; col++) {
      if (col > 0 && free(row, col) !== free(row, col - 1)) ragged++
      if (row > 0 && free(row, col) !== free(row - 1, col)) ragged++
      if (free(row, col) && !free(row - 1, col) && !free(row + 1, col) && !free(row, col - 1) && !free(row, col + 1)) holes++
    }
  let room = 0
  for (let place = 0; place < field.places[LARGE]; place++) if (field.fits(board, LARGE, place)) room++
  return { fit: NOTABLE.map(shape => fitsSomewhere(field, board, shape)), room, holes, ragged }
}

/** The first later step that clears a line in which a cell of the first block still lies. */
function preparedBy(view: View, [action, ...later]: readonly Placement[]): Prepared | null {
  let now = view
  let own = shown(now, action).covered
  let before = action
  for (const step of later) {
    now = played(now, before)
    const { rows, cols, points } = shown(now, step)
    own = own.filter(cell => now.cells[cell] !== 0)
    const ready = {
      rows: rows.filter(row => own.some(cell => Math.floor(cell / view.cols) === row)),
      cols: cols.filter(col => own.some(cell => cell % view.cols === col)),
    }
    if (ready.rows.length + ready.cols.length > 0) return { ...ready, ...step, points: points.total }
    before = step
  }
  return null
}

/** What is seen after a placement within a hand. */
function played(view: View, action: Placement): View {
  const { covered, cleared, score } = shown(view, action)
  const cells = view.cells.slice()
  for (const cell of covered) cells[cell] = view.tints[action.slot]
  for (const cell of cleared) cells[cell] = 0
  const hand = view.hand.map((shape, slot) => (slot === action.slot ? -1 : shape))
  return { ...view, cells, hand, score, combo: cleared.length > 0 ? view.combo + 1 : 0 }
}

/** How snugly a block lies: its sides, and those that touch something. */
function contact({ rows, cols, cells, hand }: View, { slot, row, col }: Placement): { touching: number; sides: number } {
  const own = SHAPES[hand[slot]].cells.map(([down, right]) => (row + down) * cols + col + right)
  let touching = 0
  let sides = 0
  for (const cell of own) {
    const across = cell % cols
    const above = cell >= cols ? cell - cols : -1
    const below = cell < (rows - 1) * cols ? cell + cols : -1
    for (const beside of [above, below, across > 0 ? cell - 1 : -1, across < cols - 1 ? cell + 1 : -1]) {
      if (own.includes(beside)) continue
      sides++
      if (beside < 0 || cells[beside] !== 0) touching++
    }
  }
  return { touching, sides }
}
