/**
 * An audit of the dealers: many hands, dealt along games that a quick mind plays, and what they were like. The hands come
 * from the dealer of the rules itself, so that this is evidence about it and not about a copy.
 */
import { stream } from '../../../kernel/rng.ts'
import { type Field, fieldFor, fitsSomewhere } from '../minds/field.ts'
import { Orders, slotsLeft } from '../minds/order.ts'
import { Tidy } from '../minds/tidy.ts'
import type { Dealer } from '../nouns.ts'
import { drawn, SLOTS } from '../rules/hand.ts'
import { SHAPES, shapesFor } from '../rules/shapes.ts'

export interface AuditAsked {
  readonly hands: number // for each dealer
  readonly seed: string
  readonly rows: number
  readonly cols: number
}

export interface Audit extends AuditAsked {
  readonly dealers: readonly DealerAudit[]
}

export interface DealerAudit {
  readonly dealer: Dealer
  readonly hands: number
  readonly games: number // that came to their end
  readonly lostAtDeal: number // of those, games whose last hand could not have been placed by anybody
  readonly counts: readonly { readonly shape: string; readonly dealt: number }[] // of the pool, in its order
  readonly chiSquare: number // of the counts against "all equally likely", in thousandths
  readonly freedom: number // its degrees of freedom
  readonly draws: readonly { readonly draws: number; readonly hands: number }[] // how many hands were drawn until one was dealt
}

const BOARD = 0
const DEALT = 1
const SCRATCH = 2
const ORDERS = 3
const BOARDS = ORDERS + SLOTS

export function audit(asked: AuditAsked): Audit {
  return { ...asked, dealers: (['pure', 'fair'] as const).map(dealer => auditOf(dealer, asked)) }
}

function auditOf(dealer: Dealer, { hands, seed, rows, cols }: AuditAsked): DealerAudit {
  const field = fieldFor({ rows, cols }, BOARDS)
  const orders = new Orders(field, ORDERS)
  const tidy = new Tidy(field, SCRATCH)
  const words = stream(seed, `audit ${dealer}`)
  const dealt = new Int32Array(SHAPES.length)
  const draws: number[] = []
  let games = 0
  let lostAtDeal = 0
  field.load(BOARD, { rows, cols, cells: new Uint8Array(rows * cols) })
  while (draws.length < hands) {
    const cells = cellsOf(field)
    const hand = drawn({ rows, cols, cells, dealer }, words)
    draws.push(hand.draws)
    for (const shape of hand.shapes) dealt[shape]++
    field.copy(BOARD, DEALT)
    if (placed(field, tidy, Int8Array.from(hand.shapes))) continue
    games++
    if (!orders.exists(DEALT, hand.shapes)) lostAtDeal++
    field.load(BOARD, { rows, cols, cells: new Uint8Array(rows * cols) })
  }
  const pool = shapesFor(rows, cols)
  return {
    ...{ dealer, hands, games, lostAtDeal },
    counts: pool.map(shape => ({ shape: SHAPES[shape].id, dealt: dealt[shape] })),
    chiSquare: chiSquareOf(pool.map(shape => dealt[shape])),
    freedom: pool.length - 1,
    draws: tallied(draws),
  }
}

/** Places a hand as the tidy mind would; false if the game ended with some of it left. */
function placed(field: Field, tidy: Tidy, hand: Int8Array): boolean {
  while (slotsLeft(hand) !== 0) {
    if (!hand.some(shape => shape >= 0 && fitsSomewhere(field, BOARD, shape))) return false
    tidy.choose(BOARD, hand)
    field.place(BOARD, BOARD, hand[tidy.slot], tidy.place)
    hand[tidy.slot] = -1
  }
  return true
}

function cellsOf(field: Field): Uint8Array {
  const { rows, cols } = field
  return Uint8Array.from({ length: rows * cols }, (_, cell) => Number(field.filledAt(BOARD, Math.floor(cell / cols), cell % cols)))
}

/** Σ (dealt - expected)² / expected in thousandths, rounded down shape by shape; without fractions on the way. */
export function chiSquareOf(counts: readonly number[]): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return 0
  const unit = all * counts.length // (count - all / n)² / (all / n) is (n × count - all)² / (n × all)
  return counts.reduce((sum, count) => {
    const off = counts.length * count - all
    const rest = (off * off) % unit
    return sum + 1000 * ((off * off - rest) / unit) + Math.floor((1000 * rest) / unit)
  }, 0)
}

function tallied(draws: readonly number[]): { draws: number; hands: number }[] {
  const tally = new Map<number, number>()
  for (const count of draws) tally.set(count, (tally.get(count) ?? 0) + 1)
  return [...tally].map(([count, hands]) => ({ draws: count, hands })).sort((a, b) => a.draws - b.draws)
}

// ── In words ─────────────────────────────────────────────────────────────────────────────────────────

/** By degrees of freedom: 19 of 20 uniform dealers stay below this, in thousandths. Pools have 30 to 32 shapes. */
const USUAL: Readonly<Record<number, number>> = { 29: 42_557, 30: 43_773, 31: 44_985 }

export function text({ hands, seed, rows, cols, dealers }: Audit): string {
  const head = ['shape', ...dealers.map(({ dealer }) => dealer)]
  const shapes = dealers[0].counts.map(({ shape }, at) => [shape, ...dealers.map(({ counts }) => String(counts[at].dealt))])
  return [
    `${hands} hands each, ${rows}×${cols}, seed ${seed}`,
    '',
    ...[head, ...shapes].map(line => line.map((cell, at) => (at === 0 ? cell.padEnd(12) : cell.padStart(8))).join('')),
    '',
    ...dealers.flatMap(summary),
  ].join('\n')
}

function summary({ dealer, hands, games, lostAtDeal, chiSquare, freedom, draws }: DealerAudit): string[] {
  const usual = USUAL[freedom] === undefined ? '' : `; 19 of 20 uniform dealers stay below ${thousandths(USUAL[freedom])}`
  const again = hands - (draws.find(each => each.draws === 1)?.hands ?? 0)
  return [
    `${dealer}: chi-square ${thousandths(chiSquare)} with ${freedom} degrees of freedom${usual}`,
    `  drew again for ${again} of ${hands} hands (${percent(again, hands)})${again > 0 ? `; draws: ${drawsText(draws)}` : ''}`,
    `  ${games} games ended, ${lostAtDeal} of them lost at the deal (${percent(lostAtDeal, games)})`,
  ]
}

function drawsText(draws: DealerAudit['draws']): string {
  return draws.map(each => `${each.draws}: ${each.hands}`).join(', ')
}

function percent(part: number, of: number): string {
  return of === 0 ? '–' : `${tenths(Math.floor((1000 * part) / of))} %`
}

function tenths(value: number): string {
  return `${Math.floor(value / 10)}.${value % 10}`
}

function thousandths(value: number): string {
  return `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`
}
