import type { Outcome, Refusal } from '../../../../../kernel/game.ts'
import type { Explanation } from '../../../../../ui/stage.ts'
import { UNTIL_ROUNDS } from '../../../levels/daily.ts'
import type { Blocks } from '../../../nouns.ts'
import { preview as consequence, type Preview } from '../../../rules/preview.ts'
import type { PlacementCheck } from '../../placement.ts'
import { shapeAt } from '../../shape.ts'
import { capital, filledIn } from '../grammar.ts'
import { sumOf } from '../sum.ts'
import type { BlocksWords } from '../types.ts'
import { reasonsFor } from './advice.ts'
import { english } from './grammar.ts'

type View = Blocks['View']

const { figure, counted, small, corner, columns, lines, cells } = english

const COLOURS = ['', 'blue', 'red', 'yellow', 'green', 'purple', 'orange', 'cyan']
const SHAPES: Readonly<Record<string, string>> = {
  square: 'Square',
  l: 'L of 4',
  line2: 'Line of 2',
  line3: 'Line of 3',
  line4: 'Line of 4',
  line5: 'Line of 5',
  hook: 'Hook',
  corner: 'Corner',
  large: 'Large square',
  zigzag: 'Zigzag',
  rectangle: 'Rectangle',
}

const name = (shape: number): string => SHAPES[shapeAt(shape).base] ?? ''

/** `rectangle 2 by 3, orange`. */
function described(shape: number, tint: number): string {
  const { rows, cols } = shapeAt(shape)
  return `${name(shape).toLowerCase()}, ${rows} by ${cols}, ${COLOURS[tint] ?? ''}`
}

function fitAt(view: View, is: PlacementCheck): string {
  if (is === 'off-grid') return 'does not fit: it would leave the grid'
  if ('taken' in is) return `does not fit: ${cells(view, is.taken)} ${is.taken.length === 1 ? 'is' : 'are'} taken`
  const { rows, cols, points } = is.fits
  const clears = points.lines > 0 ? `, clears ${lines(rows, cols)}` : ''
  return `fits${clears}${points.emptied > 0 ? ', empties the grid' : ''}, ${counted(points.total, 'point', 'points')}`
}

function reasons({ rows, cols, points }: Preview): string[] {
  const cleared = points.lines > 0 ? [`Clears ${lines(rows, cols)}.`] : []
  return [...cleared, `${sumOf(points)} = ${counted(points.total, 'point', 'points')}.`]
}

function preview(view: View, action: Blocks['Action']): Explanation {
  const seen = consequence(view, action)
  const title = `Block ${action.slot + 1} to ${corner(action.row, action.col)}`
  return { title, lines: seen ? reasons(seen) : ['It does not fit there.'] }
}

function heard(event: Blocks['Event']): string {
  switch (event.kind) {
    case 'placed':
      return `Block ${event.slot + 1}, ${name(event.shape).toLowerCase()}, placed at ${corner(event.row, event.col)}.`
    case 'cleared':
      return `${capital(lines(event.rows, event.cols))} cleared.`
    case 'scored':
      return `${counted(event.points.total, 'point', 'points')}, score ${figure(event.score)}${event.combo > 1 ? `, combo ${event.combo}` : ''}.`
    case 'dealt':
      return `New blocks: ${event.hand.map((shape, slot) => `${slot + 1}, ${described(shape, event.tints[slot] ?? 0)}`).join('; ')}.`
    case 'over':
      return 'Nothing left fits.'
  }
}

function refused({ code, facts }: Refusal): string | null {
  const block = `Block ${Number(facts['slot']) + 1}`
  switch (code) {
    case 'over':
      return 'Nothing left fits, so the game is over.'
    case 'no-such-slot':
      return 'The hand has three places, 1 to 3.'
    case 'slot-empty':
      return `${block} is placed already. Take another.`
    case 'off-grid':
      return `${block} would leave the grid there.`
    case 'taken': {
      const many = Array.isArray(facts['blocked']) ? facts['blocked'].length : 0
      return many === 1
        ? `${block} does not fit there: one cell is in its way.`
        : `${block} does not fit there: ${small(many)} cells are in its way.`
    }
    default:
      return null
  }
}

function ended({ code, scores }: Outcome): string | null {
  return code === 'no-room' ? `None of the blocks left fits anywhere. ${counted(scores[0] ?? 0, 'point', 'points')}.` : null
}

const size = ({ rows, cols }: Pick<View, 'rows' | 'cols'>): string => `${rows} × ${cols}`
const DAILY = 'The same hands for everybody, new ones every day. Only who cannot place a hand gets another in its place.'

const about = (setup: Blocks['Setup']): string =>
  `${size(setup)}, ${setup.dealer === 'fair' ? 'every hand can be placed' : 'chance alone'}${setup.zen ? ', undo is free' : ''}`

export const en: BlocksWords = {
  rule: () => 'Place the three blocks. Full rows and columns go. It ends when nothing left fits.',
  how: 'Drag a block onto the grid, or pick it with 1, 2 or 3.',
  howTouch: 'Drag a block, or tap it and then its place.',
  standing: ({ score }) => counted(score, 'point', 'points'),
  preview,
  advised: (view, advice) => ({ title: preview(view, advice.action).title, lines: reasonsFor(advice) }),
  heard,
  refused,
  ended,
  keys: [
    ['1 2 3', 'pick'],
    ['arrows', 'move'],
    ['Enter', 'drop'],
    ['Esc', 'put back'],
  ],
  dealt: about,
  random: about,
  preset: name => (name === UNTIL_ROUNDS ? 'Fair, until 16 November 2026' : name),
  named: (what, id) => (what === 'about' && id === 'daily' ? DAILY : null),
  shared: ({ score, placed }) => `${counted(score, 'point', 'points')}, ${counted(placed, 'block', 'blocks')} placed`,

  figure,
  grid: view => `Grid, ${view.rows} rows by ${view.cols} columns`,
  watched: ({ score, round }) => `A game of Block Puzzle, ${counted(score, 'point', 'points')}, round ${round}`,
  row(view, row) {
    const filled = filledIn(view, row)
    if (filled.length === 0) return `row ${row + 1}: empty`
    if (filled.length === view.cols) return `row ${row + 1}: full`
    return `row ${row + 1}: ${columns(filled)} filled`
  },
  cell: (view, row, col) => `${corner(row, col)}: ${COLOURS[view.cells[row * view.cols + col] ?? 0] || 'empty'}`,
  hand: 'Blocks in hand',
  slot: (slot, shape, tint, places) =>
    `block ${slot + 1}, ${described(shape, tint)}, ${places === 0 ? 'fits nowhere' : `fits in ${counted(places, 'place', 'places')}`}`,
  slotEmpty: slot => `block ${slot + 1}, placed`,
  shape: name,

  picked: (slot, shape, tint, places) =>
    `Block ${slot + 1}, ${described(shape, tint)}, fits in ${counted(places, 'place', 'places')}. Arrows move it, Enter drops it, Escape puts it back.`,
  putBack: slot => `Block ${slot + 1} is back in the hand.`,
  pickFirst: 'Pick a block first: 1, 2 or 3.',
  pick: slot => `pick block ${slot + 1}`,
  at: (view, row, col, is) => `${corner(row, col)}: ${fitAt(view, is)}`,

  ifDropped: 'If you drop here',
  thisDrop: 'This drop',
  cells: count => counted(count, 'cell', 'cells'),
  lines: count => counted(count, 'line', 'lines'),
  linesSum: shares => `${counted(shares.length, 'line', 'lines')}: ${shares.join(' + ')}`,
  together: 'Rows and columns together',
  emptied: 'The grid is empty',
  combo: inRow => `Combo, ${inRow} in a row`,
  sum: sum => [`${sum} =`, 'points'],
  notHere: 'It does not fit here.',
  lastDrops: 'Last drops',
  noDrops: 'Nothing placed yet.',
  dropped: (shape, lines) => (lines > 0 ? `${name(shape)}, ${counted(lines, 'line', 'lines')}` : name(shape)),

  score: 'Score',
  best: score => `Best ${figure(score)}`,
  fair: 'Fair deal',
  pure: 'Pure deal',
  zen: 'Zen, no record',
  round: round => `Round ${round}`,
  inRow: combo => `Combo ${combo}`,
  placeable: 'This hand can be placed',
  orderFound: 'An order that fits all three blocks was found before they were dealt. That of the last hand is shown at the end.',
  sameHands: 'Whoever plays the same deal gets this hand too, unless it cannot be placed on their grid.',
  noProof: 'No three blocks could be placed on this grid, so chance dealt these.',
  byChance: 'Chance alone',
  chance: 'Every shape is equally likely, whatever lies on the grid. Nobody looked whether it fits.',

  opened: 'The last hand could be placed',
  lastOrder: 'This order places all three of its blocks.',
  showProof: 'Show the order',
  nextStep: (step, of) => `Next: step ${step} of ${of}`,
  endProof: 'Back to the end',
  proofStep: (step, of, slot, row, col) => `Step ${step} of ${of}: block ${slot + 1} to ${corner(row, col)}`,
  cues: { pickup: 'block lifted', place: 'block placed', fullClear: 'the grid is empty', gameOver: 'game over', invalid: 'does not fit' },
  cueLines: lines => (lines === 1 ? 'line clears' : `lines clear, ${small(lines)}`),
}
