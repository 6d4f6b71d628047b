/**
 * A finished game looked at with the bag open: what every position was worth, what would have been best, and what was wrong with what was
 * played. From the end back, values are certain for as long as the budget lasts: both sides play as well as can be, cards and all. Before that
 * they are as good as a search, and every turn says how it was judged.
 */
import { type Facts, type Seat, silent } from '../../../kernel/game.ts'
import { CARDS, type Card, type Chainfall, type Config } from '../nouns.ts'
import { CARD_NAMES } from '../rules/cards.ts'
import { cellName } from '../rules/grid.ts'
import { notate } from '../rules/notation.ts'
import { other, SEAT_NAMES } from '../rules/outcome.ts'
import { apply, start } from '../rules/turn.ts'
import { type Core, coreFor } from './core/core.ts'
import { actionOf, cardOf, firstPlace, moveFrom, NO_CARD, NOWHERE } from './core/move.ts'
import { BEYOND, Exact } from './exact.ts'
import { type Foretold, foretold } from './hint.ts'
import { Options, sortedBest } from './options.ts'
import { MOST, Search } from './search.ts'
import { POINT } from './settle.ts'

export type Verdict = 'best' | 'fine' | 'slip' | 'mistake' | 'blunder'
export type Blunder = 'wasted-card' | 'missed-chain' | 'missed-points' | 'missed-card' | 'parity' | 'position'

/**
 * How a turn was judged. Exact: every turn to the end of the game was weighed. To the end: the same, but nobody plays a card any more after the
 * turn itself. A number: so many turns ahead, and then by what stands on the board.
 */
export type Sight = 'exact' | 'to-the-end' | number

export interface Choice {
  readonly action: Chainfall['Action']
  /** What it leads to, to Blue, in parts of a point: there are 32. */
  readonly value: number
}

export interface Judged {
  readonly turn: number // from 0
  readonly seat: Seat
  readonly best: Chainfall['Action']
  /** What the position was worth to Blue before the turn, and after it, in parts of a point. */
  readonly before: number
  readonly after: number
  /** What was played, what was best, and a few others, the best first. */
  readonly choices: readonly Choice[]
  /** What the turn cost whoever took it. */
  readonly loss: number
  readonly verdict: Verdict
  readonly sight: Sight
  /** What was wrong, if something was. */
  readonly code: Blunder | null
  readonly because: string
  readonly facts: Facts
}

/** What a card is worth unplayed, as the strongest mind has it. */
const PRICE = 40
const TABLE_BITS = 18
/** Turns ahead where nobody can look to the end; where a turn places two tiles, fewer, and of each only so many ways. */
const AHEAD = 5
const AHEAD_WIDE = 3
const NARROW = 12

/** So many turns are tried to be certain, of a whole game; a few seconds. */
const CERTAIN_TURNS = 1_500_000
const CERTAIN_BITS = 19
/** To name the worth of a turn that nobody played, so many. */
const OTHER_TURNS = 20_000
const OTHERS = 2

/** Of what `Core.result` says, to the parts of a point. */
const HALF = POINT / 2

export interface Told {
  readonly deal: Chainfall['Deal']
  readonly actions: readonly Chainfall['Action'][]
}

/**
 * The turns from the last to the first: the end of a game is quickly judged, and what was found there is known when the beginning is
 * asked for. One at a time, for whoever shows how far it is. Searching knows no turn with two cards; what came before one is not judged.
 */
export function* backwards({ deal, actions }: Told, certainTurns = CERTAIN_TURNS): Generator<Judged> {
  const from = actions.findLastIndex(({ plays }) => plays.length > 1) + 1
  const state = start(deal)
  for (const action of actions.slice(0, from)) apply(state, state.turn, action, silent)
  const core = coreFor(deal.config)
  core.load(state)
  const moves = actions.slice(from).map(action => moveFrom(deal.config, action))
  for (const move of moves) core.make(move)
  const judge = new Judge(core, certainTurns)
  for (const move of moves.reverse()) {
    core.unmake()
    yield judge.turn(move)
  }
}

/** What was found out about a turn, to the seat that took it. */
interface Found {
  readonly value: number
  readonly best: Valued
  /** The best without a card, where that is known. */
  readonly bare: Valued | null
  /** What was taken off for a card that was played. */
  readonly paid: number
  readonly sight: Sight
  readonly others: readonly Valued[]
}

interface Valued {
  readonly move: number
  /** To the seat to move, in parts of a point. */
  readonly value: number
}

/** What was wrong with a turn, in figures and turns. */
interface Fault extends Facts {
  readonly now: number
  readonly could: number
  readonly theirs: number
  readonly leaves: number
  readonly card: Card | null
  readonly missed: Card | null
  readonly instead: string
  /** Of a wasted card: a turn that keeps it. */
  readonly keeping: string | null
  /** Of a wasted card: it brought nothing at all. Else something, but no more than a card is worth in hand. */
  readonly nothing: boolean
}

class Judge {
  readonly #core: Core
  readonly #exact: Exact
  readonly #search: Search
  readonly #options: Options
  readonly #sight: Exclude<Sight, 'exact'>
  /** What the position after the turn to be judged is worth for certain, to the seat to move there, in half points; null: nobody knows. */
  #certain: number | null

  /** The game stands at its end. */
  constructor(core: Core, certainTurns: number) {
    this.#core = core
    this.#sight = sightOf(core.config)
    const width = core.config.placementsPerTurn === 1 ? core.cells : NARROW
    this.#exact = new Exact(core, CERTAIN_BITS)
    this.#search = new Search(core, TABLE_BITS, width)
    this.#options = new Options(core, PRICE, width)
    this.#exact.budget = certainTurns
    this.#certain = isCertainAtAll(core.config) ? this.#worth(-BEYOND) : null
  }

  turn(move: number): Judged {
    const found = this.#certainly(move) ?? this.#probably(move)
    const { value, best, sight, others } = found
    const core = this.#core
    const sign = core.turn === 0 ? 1 : -1
    const loss = best.value - value
    const verdict = verdictOn(loss)
    const choices = sortedBest([{ move, value }, ...(best.move === move ? [] : [best]), ...others])
    const shared = {
      turn: core.turns,
      seat: core.turn as Seat,
      best: actionOf(core.config, best.move),
      before: sign * best.value,
      after: sign * value,
      choices: choices.map(each => ({ action: actionOf(core.config, each.move), value: sign * each.value })),
      ...{ loss, verdict, sight },
    }
    if (verdict === 'best' || verdict === 'fine') return { ...shared, code: null, because: '', facts: {} }
    return { ...shared, ...this.#fault(move, found) }
  }

  /** Null: there are too many turns left. */
  #certainly(move: number): Found | null {
    if (this.#certain === null) return null
    const exact = this.#exact
    const mine = -this.#certain
    const worth = this.#worth(mine)
    this.#certain = worth === null ? null : Math.max(mine, worth)
    if (worth === null) return null
    const best = worth > mine ? { move: exact.best, value: HALF * worth } : { move, value: HALF * mine }
    const others = this.#others([move, best.move], each => this.#certainAfter(each, best.value))
    return { value: HALF * mine, best, bare: null, paid: 0, sight: 'exact', others }
  }

  /** What the position is worth to the seat to move, in half points, if that is more than `floor`; null: the budget is spent. */
  #worth(floor: number): number | null {
    const value = this.#exact.value(floor, BEYOND)
    return this.#exact.broke ? null : value
  }

  /** What a turn is worth for certain, within a budget of its own. */
  #certainAfter(move: number, most: number): number | null {
    const exact = this.#exact
    const { budget, nodes } = exact
    exact.budget = nodes + OTHER_TURNS
    this.#core.make(move)
    const value = -exact.value(-most / HALF, BEYOND)
    this.#core.unmake()
    exact.budget = budget + exact.nodes - nodes
    const { broke } = exact
    exact.broke = false
    return broke ? null : HALF * value
  }

  #probably(move: number): Found {
    const core = this.#core
    this.#search.horizon({ left: 0, turns: this.#sight === 'to-the-end' ? 0xffff : core.turns + this.#sight })
    const value = this.#valueOf(move, -MOST)
    const bare = this.#best(this.#options.bare().map(each => each.move))
    const carded = this.#best(this.#options.carded().map(each => each.move))
    let best = carded && carded.value > bare.value ? carded : bare
    if (value >= best.value) best = { move, value }
    const others = this.#others([move, best.move], each => this.#valueOf(each, -MOST))
    return { value, best, bare, paid: this.#options.cost(move), sight: this.#sight, others }
  }

  /** What else looked good at a glance, and what it is worth. */
  #others(known: readonly number[], worth: (move: number) => number | null): Valued[] {
    const candidates = sortedBest(this.#options.bare())
      .filter(({ move }) => !known.includes(move))
      .slice(0, OTHERS)
    return candidates.flatMap(({ move }) => {
      const value = worth(move)
      return value === null ? [] : [{ move, value }]
    })
  }

  /** What a turn is worth to the seat that takes it, if that is more than `floor`. */
  #valueOf(move: number, floor: number): number {
    const core = this.#core
    const cost = this.#options.cost(move)
    core.make(move)
    const value = -this.#search.value(-MOST, -Math.max(-MOST, floor + cost)) - cost
    core.unmake()
    return value
  }

  #best(moves: readonly number[]): Valued {
    let best: Valued = { move: moves[0] ?? 0, value: -MOST }
    for (const move of moves) {
      const value = this.#valueOf(move, best.value)
      if (value > best.value) best = { move, value }
    }
    return best
  }

  /** Why the turn was worse than the best one, by what can be seen: cards first, then what was to be had at once, then what was left standing. */
  #fault(move: number, found: Found): { code: Blunder; because: string; facts: Facts } {
    const { config } = this.#core
    const { value, best, paid } = found
    const mine = foretold(this.#core, move)
    const better = foretold(this.#core, best.move)
    const card = cardNamed(move)
    const missed = cardNamed(best.move)
    const keeping = card === null ? null : keeper(found)
    const stands = firstPlace(move) !== NOWHERE && mine.theirs > better.theirs
    const code = codeOf(mine, better, { wasted: keeping !== null, missed: missed !== null && card === null, stands })
    const facts = {
      ...{ now: mine.now, could: better.now, theirs: mine.theirs, leaves: better.theirs, card, missed },
      instead: notate(actionOf(config, best.move)),
      keeping: keeping && notate(actionOf(config, keeping.move)),
      nothing: keeping !== null && keeping.value >= value + paid,
    }
    return { code, because: this.#said(code, move, facts), facts }
  }

  #said(code: Blunder, move: number, { now, could, theirs, leaves, card, missed, instead, keeping, nothing }: Fault): string {
    const core = this.#core
    const foe = SEAT_NAMES[other(core.turn as Seat)]
    const name = (of: Card | null): string => (of ? CARD_NAMES[of] : '')
    switch (code) {
      case 'wasted-card':
        return nothing
          ? `${name(card)} brought nothing that could not be had without it; ${keeping} keeps the card`
          : `${name(card)} brought no more than it is worth in hand; ${keeping} keeps the card`
      case 'missed-chain':
        return `${instead} takes ${could} of ${foe}'s tiles at once, this took ${now}`
      case 'missed-points':
        return `${instead} takes one of ${foe}'s tiles, this took none`
      case 'missed-card':
        return `${name(missed)} was worth playing here: ${instead}`
      case 'parity':
        return `the tile on ${cellName(core.config, firstPlace(move))} leaves ${foe} ${theirs} to take where ${instead} leaves ${leaves}`
      case 'position':
        return `${instead} does better further on`
    }
  }
}

/** The turn without a card that is worth no less than one with a card; null: there is none, or nobody knows of one. */
function keeper({ value, best, bare }: Found): Valued | null {
  if (cardOf(best.move) === NO_CARD) return best
  return bare && bare.value >= value ? bare : null
}

/** How far a search goes that is not certain. */
function sightOf({ placementsPerTurn, tickRule }: Config): Exclude<Sight, 'exact'> {
  if (placementsPerTurn > 1) return AHEAD_WIDE
  return tickRule === 'all' ? 'to-the-end' : AHEAD
}

/** Turns with two cards are not searched, so where they are allowed nothing is certain. */
function isCertainAtAll({ cardsEnabled, maxCardsPerTurn }: Config): boolean {
  return !cardsEnabled || maxCardsPerTurn < 2
}

function cardNamed(move: number): Card | null {
  return cardOf(move) === NO_CARD ? null : CARDS[cardOf(move) - 1]
}

function codeOf(mine: Foretold, better: Foretold, { wasted, missed, stands }: Record<'wasted' | 'missed' | 'stands', boolean>): Blunder {
  if (wasted) return 'wasted-card'
  if (missed) return 'missed-card'
  if (better.now > mine.now) return better.now >= 2 ? 'missed-chain' : 'missed-points'
  return stands ? 'parity' : 'position'
}

/** Half a point is a slip, a point a mistake, two are a blunder. */
function verdictOn(loss: number): Verdict {
  if (loss <= 0) return 'best'
  if (loss < POINT / 2) return 'fine'
  if (loss < POINT) return 'slip'
  return loss < 2 * POINT ? 'mistake' : 'blunder'
}
