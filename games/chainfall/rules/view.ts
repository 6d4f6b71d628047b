import type { Eye, Seat } from '../../../kernel/game.ts'
import { type Rng, shuffle } from '../../../kernel/rng.ts'
import type { Chainfall } from '../nouns.ts'
import { composition, counted, tilesOf } from './bag.ts'
import { cardCount, cardsInHand, mostCards } from './cards.ts'
import { wordOf } from './notation.ts'
import { isOver, other, SEAT_NAMES } from './outcome.ts'

type View = Chainfall['View']

/** Everything but the order of the bag, which only the referee may see before the end. What is in it is public. [CF-16] [CF-63] */
export function view(state: Readonly<Chainfall['State']>, eye: Eye): View {
  const { config, owner, fuse, id, wall, mason, queue, bag, score, used, turn, turns, placed, lastPlacer } = state
  const over = isOver(state)
  return {
    config: { ...config, bag: config.bag && [...config.bag], cardPool: [...config.cardPool] },
    owner: Array.from(owner),
    fuse: Array.from(fuse),
    id: Array.from(id),
    wall: Array.from(wall),
    mason: Array.from(mason),
    queue: [...queue],
    left: counted(bag, composition(config).length),
    score: [...score],
    used: [...used],
    turn,
    turns,
    placed,
    lastPlacer,
    over,
    order: over || eye === 'referee' ? bag.toReversed() : null,
  }
}

/** A world that looks the same: what is out of sight comes in some order. */
export function imagine(seen: View, rng: Rng): Chainfall['State'] {
  const { config, owner, fuse, id, wall, mason, queue, left, score, used, turn, turns, placed, lastPlacer, order } = seen
  return {
    config: { ...config, bag: config.bag && [...config.bag], cardPool: [...config.cardPool] },
    owner: Int8Array.from(owner),
    fuse: Uint8Array.from(fuse),
    id: Uint16Array.from(id),
    wall: Uint8Array.from(wall),
    mason: Int8Array.from(mason),
    queue: [...queue],
    bag: order ? order.toReversed() : shuffle(rng, tilesOf(left)),
    score: [...score],
    used: [...used],
    turn,
    turns,
    placed,
    lastPlacer,
  }
}

/** Where each value of the queue is going, as far as nobody plays Scavenge: the seat, and which of its turns from now. */
export function destined({
  config,
  queue,
  turn,
  turns,
}: Pick<View, 'config' | 'queue' | 'turn' | 'turns'>): { seat: Seat; ahead: number }[] {
  const going: { seat: Seat; ahead: number }[] = []
  for (let ahead = 0; going.length < queue.length; ahead++) {
    const places = turns + ahead === 0 ? config.openingPlacements : config.placementsPerTurn
    const seat = ahead % 2 === 0 ? turn : other(turn)
    for (let nth = 0; nth < places && going.length < queue.length; nth++) going.push({ seat, ahead })
  }
  return going
}

/**
 *     3   .  <1>  .   .       Blue ( ) 6 : 5 Red < >, turn 12, a lead of 8 ends it
 *     2  (2)  #   .   .       queue: (2) <4> (3) <1> (1) <2>
 *     1   .   .  (3)  .       bag: 1×4 2×3 4×6
 *         a   b   c   d       Blue to move …
 */
export function text(seen: View): string {
  const { rows, cols } = seen.config
  const lines = Array.from({ length: rows }, (_, down) => {
    const row = rows - 1 - down
    const marks = Array.from({ length: cols }, (_, col) => mark(seen, row * cols + col))
    return `${String(row + 1).padStart(2)} ${marks.join('')}`.trimEnd()
  })
  const letters = Array.from({ length: cols }, (_, col) => ` ${String.fromCharCode(97 + col)}  `)
  return [...lines, `   ${letters.join('')}`.trimEnd(), '', ...facts(seen)].join('\n')
}

/** Blue tiles are round and red ones pointed, so that nothing hangs on a colour. */
function tileMark(owner: number, fuse: number): string {
  return (owner === 0 ? `(${fuse})` : `<${fuse}>`).padEnd(4)
}

function mark({ owner, fuse, wall }: View, cell: number): string {
  if (owner[cell] >= 0) return tileMark(owner[cell], fuse[cell])
  return wall[cell] > 0 ? '### ' : ' .  '
}

function facts(seen: View): string[] {
  const { config, score, turn, turns, over, queue } = seen
  const going = destined(seen)
  const track = queue.map((fuse, at) => tileMark(going[at].seat, fuse).trimEnd()).join(' ')
  const mercy = config.mercyRule ? `, a lead of ${config.mercyLead} ends it` : ''
  return [
    `Blue ( ) ${score[0]} : ${score[1]} Red < >, turn ${turns + (over ? 0 : 1)}${mercy}`,
    `queue: ${track || 'empty'}`,
    bagText(seen),
    ...(mostCards(config) > 0 ? [cardText(seen, 0), cardText(seen, 1)] : []),
    over ? 'the game is over' : `${SEAT_NAMES[turn]} to move`,
  ]
}

function bagText({ left, order }: View): string {
  const counts = left.flatMap((count, at) => (count > 0 ? [`${at + 1}×${count}`] : []))
  const opened = order && order.length > 0 ? `, in this order: ${order.join(' ')}` : ''
  return `bag: ${counts.join(' ') || 'empty'}${opened}`
}

/** By the words they are played with. */
function cardText(seen: View, seat: Seat): string {
  const words = cardsInHand(seen, seat).map(wordOf)
  const left = Math.max(0, mostCards(seen.config) - cardCount(seen.used[seat]))
  return `${SEAT_NAMES[seat]}'s cards: ${left === 0 ? 'none left' : `${left} of ${words.join(' ')}`}`
}
