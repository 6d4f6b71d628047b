import type { Seat } from '../../../../kernel/game.ts'
import { CARDS, type Chainfall } from '../../nouns.ts'
import { cardBit } from '../../rules/cards.ts'
import type { Table } from './textbook.ts'

/** A position as the textbook has it. */
export function tableOf(state: Readonly<Chainfall['State']>): Table {
  const { config, owner, fuse, wall, queue, bag, score, used, turn, turns, lastPlacer } = state
  const cell = (at: number): Table['board'][number][number] => ({
    tile: owner[at]! >= 0 ? { owner: owner[at] as Seat, countdown: fuse[at]!, fortified: false } : null,
    wall: wall[at]!,
  })
  const played = (seat: Seat): (typeof CARDS)[number][] => CARDS.filter(card => (used[seat] & cardBit(card)) !== 0)
  return {
    config,
    board: Array.from({ length: config.rows }, (_, row) => Array.from({ length: config.cols }, (_, col) => cell(row * config.cols + col))),
    queue: [...queue],
    bag: bag.toReversed(),
    scores: [...score],
    cards: [played(0), played(1)],
    player: turn,
    turnsDone: turns,
    lastPlacer: lastPlacer === -1 ? null : lastPlacer,
    shockwave: false,
  }
}

/** What can be compared of a position, as one text. */
export function tableText(table: Table): string {
  const rows = table.board.map(line =>
    line.map(({ tile, wall }) => (tile ? `${'BR'.charAt(tile.owner)}${tile.countdown}` : wall > 0 ? `#${wall}` : '..')).join(' '),
  )
  const cards = table.cards.map(played => CARDS.filter(card => played.includes(card)).join(' '))
  return [rows.join('/'), table.queue, table.bag, table.scores, cards.join('|'), table.player, table.turnsDone, table.lastPlacer].join(
    ' ; ',
  )
}
