/** Hands to cells and words, without a screen: where keys go, what typing adds up to. */
import type { Chainfall } from '../../nouns.ts'
import { CARDS } from '../../nouns.ts'
import { cellAt, isOn, type Size } from '../../rules/grid.ts'
import { parse, wordOf } from '../../rules/notation.ts'

/** The cell of a name such as `c3`; null where there is none on this board. */
export function cellOf(size: Size, name: string | null): number | null {
  const spot = parse(name ?? '')?.places[0]
  return spot && isOn(size, spot) ? cellAt(size, spot) : null
}

/** Where a key leads from a cell, or null if it is no key of ours. Up is up: towards higher rows. At an edge it leads nowhere else. */
export function step({ rows, cols }: Size, from: number, key: string): number | null {
  const row = Math.floor(from / cols)
  const col = from % cols
  switch (key) {
    case 'ArrowLeft':
      return col > 0 ? from - 1 : from
    case 'ArrowRight':
      return col < cols - 1 ? from + 1 : from
    case 'ArrowUp':
      return row < rows - 1 ? from + cols : from
    case 'ArrowDown':
      return row > 0 ? from - cols : from
    case 'Home':
      return row * cols
    case 'End':
      return row * cols + cols - 1
    default:
      return null
  }
}

const BEGINNINGS = new Set(CARDS.map(card => wordOf(card).charAt(0)))
const LONGEST = 60

/**
 * What has been typed after one more key, or null if the key does not belong to typing. A letter that names a column or begins the
 * word of a card begins; after that everything goes on with it that may stand in a turn.
 */
export function typed(text: string, key: string, { cols }: Size): string | null {
  const letter = key.toLowerCase()
  if (text === '') return /^[a-z]$/.test(letter) && (letter.charCodeAt(0) - 97 < cols || BEGINNINGS.has(letter)) ? letter : null
  if (/^[a-z\d ,]$/.test(letter)) return text.length < LONGEST ? text + letter : text
  if (key === 'Backspace') return text.slice(0, -1)
  return key === 'Escape' ? '' : null
}

/** A turn as people type it: spaces and commas are theirs to forget. */
export function read(text: string): Chainfall['Action'] | null {
  const whole = text
    .trim()
    .replace(/\s*,\s*/g, ', ')
    .replace(/ +/g, ' ')
  return parse(whole)
}
