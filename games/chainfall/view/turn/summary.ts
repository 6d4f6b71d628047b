/** What a turn was, in a few signs that need no language. */
import type { Seat } from '../../../../kernel/game.ts'
import type { Chainfall, Play } from '../../nouns.ts'
import { cellName, spotOf } from '../../rules/grid.ts'
import { notatePlay } from '../../rules/notation.ts'
import { other } from '../../rules/outcome.ts'

type View = Chainfall['View']
type Event = Chainfall['Event']

/** The cells that have a tile. */
export function tiledCells({ owner }: View): readonly number[] {
  return owner.flatMap((seat, cell) => (seat >= 0 ? [cell] : []))
}

export function totalsOf(events: readonly Event[]): { readonly waves: number; readonly points: number } {
  let waves = 0
  let points = 0
  for (const event of events) {
    if (event.kind === 'wave') waves++
    if (event.kind === 'scored') points += event.points
  }
  return { waves, points }
}

/** The turn as it is logged, values included: `fort b2, 2 on c3`. */
export function turnText(events: readonly Event[], { config }: View): string {
  const parts = events.flatMap(event => {
    if (event.kind === 'placed') return [`${event.fuse} ${cellName(config, event.cell)}`]
    if (event.kind !== 'card') return []
    const play: Play = { card: event.card, at: event.cells.map(cell => spotOf(config, cell)) }
    return [notatePlay(play)]
  })
  return parts.length > 0 ? parts.join(', ') : '–'
}

/** Whose turn led to a position. */
export function moverOf({ turn, over }: View): Seat {
  return over ? turn : other(turn)
}

/** What is in the bag, by countdown: `2×9 3×4`. */
export function bagText(left: readonly number[]): string {
  return left.flatMap((count, at) => (count > 0 ? [`${at + 1}×${count}`] : [])).join(' ') || '–'
}
