/**
 * An audit of a dealer: many hands, dealt along games that a tidy mind plays, and what they were like. The hands come from
 * the dealer of the rules itself, so that this is evidence about it and not about a copy.
 *
 * Nothing is taken from the dealer on trust. A fair one says that it draws as chance does until a hand can be placed, so every
 * hand is drawn again by chance alone from the same words: those it turned down must really have no order, and the one it
 * dealt must be the next. The order it kept as a proof is played over by the rules.
 */
import { copy, equal } from '../../../kernel/plain.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { type Field, fieldFor, fitsSomewhere } from '../minds/field.ts'
import { Orders, slotsLeft } from '../minds/order.ts'
import { Tidy } from '../minds/tidy.ts'
import type { Blocks, Dealer } from '../nouns.ts'
import { DRAWS, dealHand, drawn, roundStream, SLOTS, sealOf } from '../rules/hand.ts'
import { SHAPES, shapesFor } from '../rules/shapes.ts'
import { apply, refuse, start } from '../rules/turn.ts'

export interface AuditFacts {
  readonly rows: number
  readonly cols: number
  readonly dealer: Dealer
  readonly hands: number
  readonly games: number // that came to their end
  readonly lostAtDeal: number // of those, games whose last hand could not have been placed by anybody
  readonly shapes: readonly ShapeFacts[] // of the pool, in its order
  readonly freedom: number // degrees of freedom of the sums below
  readonly chiSquare: number // of all hands drawn against "all equally likely", in thousandths
  readonly chiSquareDealt: number // of those that were dealt
  readonly draws: readonly { readonly draws: number; readonly hands: number }[] // how many hands were drawn until one was dealt
  readonly turnedDown: number // hands that were drawn and not dealt
  readonly placeable: number // of those, hands that could have been placed: there must be none
  readonly lastResorts: number // hands that were looked for one by one [BP-66]
  readonly strangers: number // hands that chance does not draw from the same words: there must be none
  readonly proofs: number // that came with a hand
  readonly unproven: number // hands of a fair dealer without one, although chance alone had not failed: there must be none
  readonly broken: number // proofs that do not place the hand, or are not what was sealed: there must be none
}

interface ShapeFacts {
  readonly shape: string
  readonly drawn: number
  readonly dealt: number
  readonly chiSquare: number // its part of the sum over all hands drawn
}

const BOARD = 0
const DEALT = 1
const SCRATCH = 2
const ORDERS = 3
const BOARDS = ORDERS + SLOTS

export class DealerAudit {
  readonly #deals: (nth: number) => Blocks['Deal']
  readonly #field: Field
  readonly #orders: Orders
  readonly #tidy: Tidy
  readonly #drawn = new Int32Array(SHAPES.length)
  readonly #dealt = new Int32Array(SHAPES.length)
  readonly #draws = new Map<number, number>()
  readonly #count = { hands: 0, games: 0, lostAtDeal: 0, turnedDown: 0, placeable: 0, lastResorts: 0, strangers: 0 }
  readonly #proved = { proofs: 0, unproven: 0, broken: 0 }
  #deal: Blocks['Deal']
  #state: Blocks['State'] | null = null // null between two games
  #words: Rng // as they were before the hand was dealt; with streams for rounds those of the deal
  #round = 0 // counted here: nothing is taken from the dealer on trust

  /** One game after the other, from the first of these deals on. They differ in nothing but chance. */
  constructor(deals: (nth: number) => Blocks['Deal']) {
    this.#deals = deals
    this.#deal = copy(deals(0))
    this.#words = copy(this.#deal.words)
    this.#field = fieldFor(this.#deal, BOARDS)
    this.#orders = new Orders(this.#field, ORDERS)
    this.#tidy = new Tidy(this.#field, SCRATCH)
  }

  /** Deals the next hand, and does nothing else: this is what somebody with a clock may time. */
  deal(): void {
    this.#round++
    if (this.#state) dealHand(this.#state, () => {})
    else this.#state = start(this.#deal)
  }

  /** Looks at the hand that was dealt, and places it. */
  check(): void {
    const state = this.#state
    if (!state) throw new Error('no hand is dealt')
    this.#count.hands++
    tally(this.#dealt, state.hand)
    this.#field.load(BOARD, state)
    this.#field.copy(BOARD, DEALT)
    const byChance = this.#drawAgain(state)
    this.#prove(state, byChance)
    if (placed(this.#field, this.#tidy, state.hand.slice())) this.#goOn(state)
    else this.#end(state)
  }

  /** False: the dealer drew so often in vain that it looked for this hand one by one. */
  #drawAgain(state: Blocks['State']): boolean {
    const byRound = this.#deal.streams === 'round'
    const words = byRound ? roundStream(this.#words, this.#round) : copy(this.#words)
    const before = this.#count.placeable
    const most = state.dealer === 'pure' ? 1 : DRAWS
    for (let draws = 1; draws <= most; draws++) {
      const { shapes } = drawn({ ...state, dealer: 'pure' }, words)
      // The words of a round are thrown away with it, so there the hand itself says which draw it was.
      const isThis = byRound ? shapes.every((shape, slot) => shape === state.hand[slot]) : equal(words, state.words)
      if (isThis || state.dealer === 'pure') {
        if (!isThis || !shapes.every((shape, slot) => shape === state.hand[slot])) this.#count.strangers++
        this.#draws.set(draws, (this.#draws.get(draws) ?? 0) + 1)
        tally(this.#drawn, state.hand)
        return true
      }
      this.#count.turnedDown++
      tally(this.#drawn, shapes)
      if (this.#orders.exists(DEALT, shapes)) this.#count.placeable++
    }
    if (byRound && this.#count.placeable > before) {
      this.#count.strangers++
      return true
    }
    this.#count.lastResorts++
    return false
  }

  #prove(state: Blocks['State'], byChance: boolean): void {
    if (state.proof.length > 0) {
      this.#proved.proofs++
      if (!holds(state)) this.#proved.broken++
    } else if (state.dealer === 'fair' && byChance) this.#proved.unproven++
  }

  #goOn(state: Blocks['State']): void {
    const { rows, cols } = state
    for (let cell = 0; cell < rows * cols; cell++)
      state.cells[cell] = this.#field.filledAt(BOARD, Math.floor(cell / cols), cell % cols) ? 1 : 0
    state.hand.fill(-1)
    if (this.#deal.streams === undefined) this.#words = copy(state.words)
  }

  #end(state: Blocks['State']): void {
    this.#count.games++
    if (!this.#orders.exists(DEALT, state.hand)) this.#count.lostAtDeal++
    this.#state = null
    this.#round = 0
    this.#deal = copy(this.#deals(this.#count.games))
    this.#words = copy(this.#deal.words)
  }

  facts(): AuditFacts {
    const { rows, cols, dealer } = this.#deal
    const pool = shapesFor(rows, cols)
    const [all, some] = [pool.map(shape => this.#drawn[shape]), pool.map(shape => this.#dealt[shape])]
    return {
      ...{ rows, cols, dealer, ...this.#count, ...this.#proved },
      shapes: pool.map((shape, at) => ({ shape: SHAPES[shape].id, drawn: all[at], dealt: some[at], chiSquare: partOf(all, at) })),
      freedom: pool.length - 1,
      chiSquare: chiSquareOf(all),
      chiSquareDealt: chiSquareOf(some),
      draws: [...this.#draws].map(([draws, hands]) => ({ draws, hands })).sort((a, b) => a.draws - b.draws),
    }
  }

  report(): { sound: boolean; text: string; facts: AuditFacts } {
    const facts = this.facts()
    return { sound: isSound(facts), text: text(facts), facts }
  }
}

/** What somebody who has a clock and a list of deals begins with. */
export const auditor = {
  begin: (deals: (nth: number) => Blocks['Deal']): DealerAudit => new DealerAudit(deals),
}

/** Plays the proof over by the rules, up to the last block, after which a hand would be dealt. [BP-64] [BP-65] */
export function holds(state: Blocks['State']): boolean {
  const { proof, salt, seal } = state
  if (proof.length !== SLOTS || sealOf(proof, salt) !== seal) return false
  const again = copy(state)
  return proof.every((step, nth) => {
    if (refuse(again, 0, step)) return false
    if (nth < SLOTS - 1) apply(again, 0, step, () => {})
    return true
  })
}

function tally(counts: Int32Array, shapes: Iterable<number>): void {
  for (const shape of shapes) counts[shape]++
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

// ── Evenness ─────────────────────────────────────────────────────────────────────────────────────────

/** Σ (count - expected)² / expected in thousandths, rounded down shape by shape. */
export function chiSquareOf(counts: readonly number[]): number {
  return counts.reduce((sum, _, at) => sum + partOf(counts, at), 0)
}

/** One shape's part of that; without fractions on the way. */
function partOf(counts: readonly number[], at: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return 0
  const unit = all * counts.length // (count - all / n)² / (all / n) is (n × count - all)² / (n × all)
  const off = counts.length * counts[at] - all
  const rest = (off * off) % unit
  return 1000 * ((off * off - rest) / unit) + Math.floor((1000 * rest) / unit)
}

/** By degrees of freedom: 19 of 20, and 999 of 1000, even dealers stay below these, in thousandths. Pools have 30 to 32 shapes. */
const USUAL: Readonly<Record<number, number>> = { 29: 42_557, 30: 43_773, 31: 44_985 }
const RARE: Readonly<Record<number, number>> = { 29: 58_301, 30: 59_703, 31: 61_098 }

/** The sum says something if every shape is expected so often. */
const EXPECTED = 5

export type Evenness = 'few' | 'even' | 'odd' | 'uneven'

export function evenness({ shapes, freedom, chiSquare }: Pick<AuditFacts, 'shapes' | 'freedom' | 'chiSquare'>): Evenness {
  if (shapes.reduce((sum, each) => sum + each.drawn, 0) < EXPECTED * shapes.length) return 'few'
  if (chiSquare < USUAL[freedom]) return 'even'
  return chiSquare < RARE[freedom] ? 'odd' : 'uneven'
}

function isSound(facts: AuditFacts): boolean {
  const { placeable, strangers, unproven, broken } = facts
  return placeable + strangers + unproven + broken === 0 && evenness(facts) !== 'uneven'
}

// ── In words ─────────────────────────────────────────────────────────────────────────────────────────

function text(facts: AuditFacts): string {
  const { rows, cols, dealer, hands, games, lostAtDeal, shapes } = facts
  const table = [
    ['shape', 'drawn', 'dealt', 'chi-square'],
    ...shapes.map(each => [each.shape, String(each.drawn), String(each.dealt), thousandths(each.chiSquare)]),
  ]
  return [
    `${dealer}, ${rows} rows × ${cols} columns: ${counted(hands, 'hand')}`,
    '',
    ...table.map(([shape, ...figures]) => shape.padEnd(12) + figures.map(figure => figure.padStart(11)).join('')),
    '',
    verdict(facts),
    ...(dealer === 'fair' ? fairly(facts) : []),
    `${counted(games, 'game')} ended, ${lostAtDeal} of them lost at the deal (${percent(lostAtDeal, games)}).`,
  ].join('\n')
}

function verdict(facts: AuditFacts): string {
  const { chiSquare, freedom, strangers } = facts
  const sum = `chi-square ${thousandths(chiSquare)} with ${freedom} degrees of freedom`
  const said: Readonly<Record<Evenness, string>> = {
    few: `Too few hands to tell whether every shape is as likely as any other (${sum}).`,
    even: `Every shape is as likely as any other: ${sum}, and 19 of 20 even dealers stay below ${thousandths(USUAL[freedom])}.`,
    odd: `Less even than 19 of 20 even dealers: ${sum}. That happens with one seed in twenty; try others.`,
    uneven: `WRONG: not every shape is as likely as any other: ${sum}, and 999 of 1000 even dealers stay below ${thousandths(RARE[freedom])}.`,
  }
  return said[evenness(facts)] + (strangers > 0 ? `\nWRONG: chance does not draw ${counted(strangers, 'hand')} of these.` : '')
}

function fairly({ hands, draws, turnedDown, placeable, lastResorts, proofs, unproven, broken, chiSquareDealt }: AuditFacts): string[] {
  const again = hands - (draws.find(each => each.draws === 1)?.hands ?? 0)
  return [
    `Drew again for ${again} of ${counted(hands, 'hand')} (${percent(again, hands)})${again > 0 ? `: ${drawsText(draws, lastResorts)}` : ''}.`,
    placeable === 0
      ? `None of the ${counted(turnedDown, 'hand')} turned down could have been placed. (That leaves large blocks out: dealt, chi-square is ${thousandths(chiSquareDealt)}.)`
      : `WRONG: ${placeable} of the ${counted(turnedDown, 'hand')} turned down could have been placed.`,
    broken + unproven === 0
      ? `${proofs} of ${counted(hands, 'hand')} came with a proof, and every proof played over places all three blocks.`
      : `WRONG: ${broken} of ${counted(proofs, 'proof')} do not hold, and ${counted(unproven, 'hand')} came without one.`,
  ]
}

const NAMED = 5

/** `2 draws for 310 hands, 3 draws for 20`. */
function drawsText(draws: AuditFacts['draws'], lastResorts: number): string {
  const repeated = draws.filter(each => each.draws > 1)
  const rest = repeated.slice(NAMED).reduce((sum, each) => sum + each.hands, 0)
  return [
    ...repeated.slice(0, NAMED).map(each => `${each.draws} draws ${each.hands}`),
    ...(rest > 0 ? [`more ${rest}, at most ${repeated[repeated.length - 1].draws} draws`] : []),
    ...(lastResorts > 0 ? [`one by one ${lastResorts}`] : []),
  ].join(', ')
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`
}

function percent(part: number, of: number): string {
  if (of === 0) return '–'
  const tenths = Math.floor((1000 * part) / of)
  return `${Math.floor(tenths / 10)}.${tenths % 10} %`
}

function thousandths(value: number): string {
  return `${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')}`
}
