import { branch, type Rng } from '../../../kernel/rng.ts'
import type { Blocks } from '../nouns.ts'
import { SLOTS } from './hand.ts'
import { outcome } from './outcome.ts'
import { SHAPES } from './shapes.ts'

/** Everything but the words that decide the next hand, and the proof until the game is over. */
export function view(state: Readonly<Blocks['State']>): Blocks['View'] {
  const { rows, cols, dealer, zen, comboBonus, cells, hand, tints, score, combo, placed, round, seal, proof, salt, streams } = state
  return {
    ...{ rows, cols, dealer, zen, comboBonus, score, combo, placed, round, seal },
    ...(streams && { streams }),
    cells: Array.from(cells),
    hand: Array.from(hand),
    tints: Array.from(tints),
    opened: outcome(state) ? { proof: proof.map(placement => ({ ...placement })), salt } : null,
  }
}

export function imagine({ opened, cells, hand, tints, ...seen }: Blocks['View'], rng: Rng): Blocks['State'] {
  return {
    ...seen,
    cells: Uint8Array.from(cells),
    hand: Int8Array.from(hand),
    tints: Uint8Array.from(tints),
    words: branch(rng),
    paint: branch(rng),
    proof: opened?.proof.map(placement => ({ ...placement })) ?? [],
    salt: opened?.salt ?? 0,
  }
}

/** Colours by letter: blue, red, yellow, green, purple, orange, cyan. */
const LETTERS = '.brygpoc'

/**
 *        1 2 3 4 5 6 7 8
 *     1  . . . . o o r .      score 886, combo 2, round 32
 *     2  …                    1  c          2  y y
 */
export function text(view: Blocks['View']): string {
  const { rows, cols, cells } = view
  const wide = String(rows).length
  const head = `${' '.repeat(wide)}  ${Array.from({ length: cols }, (_, col) => String((col + 1) % 10)).join(' ')}`
  const grid = Array.from({ length: rows }, (_, row) => {
    const line = Array.from({ length: cols }, (_, col) => LETTERS[cells[row * cols + col]]).join(' ')
    return `${String(row + 1).padStart(wide)}  ${line}`
  })
  const facts = `score ${view.score}, combo ${view.combo}, round ${view.round}, ${view.dealer} deal${view.zen ? ', zen' : ''}`
  return [head, ...grid, '', ...handText(view), '', facts].join('\n')
}

/** The blocks left, side by side, under their numbers. */
function handText({ hand, tints }: Blocks['View']): string[] {
  const tall = Math.max(1, ...hand.map(shape => (shape < 0 ? 0 : SHAPES[shape].rows)))
  const line = (at: number): string =>
    Array.from({ length: SLOTS }, (_, slot) => {
      const marks =
        hand[slot] < 0
          ? at === 0
            ? ['-']
            : []
          : (SHAPES[hand[slot]].matrix[at] ?? []).map(filled => (filled ? LETTERS[tints[slot]] : ' '))
      return `${at === 0 ? slot + 1 : ' '}: ${marks.join(' ')}`.replace(/^ :/, '  ').padEnd(14)
    })
      .join('')
      .trimEnd()
  return Array.from({ length: tall }, (_, at) => line(at))
}
