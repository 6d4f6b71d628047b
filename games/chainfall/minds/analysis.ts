/**
 * A finished game looked at with the bag open: what every position was worth, what would have been best, and what was wrong with what was
 * played. Without cards, and with one tile a turn, values are exact; otherwise they are as good as the search.
 */
import type { Facts, Seat } from '../../../kernel/game.ts'
import { CARDS, type Card, type Chainfall } from '../nouns.ts'
import { CARD_NAMES } from '../rules/cards.ts'
import { cellName } from '../rules/grid.ts'
import { notate } from '../rules/notation.ts'
import { other, SEAT_NAMES } from '../rules/outcome.ts'
import { start } from '../rules/turn.ts'
import { type Core, coreFor } from './core/core.ts'
import { actionOf, cardOf, firstPlace, moveFrom, NO_CARD } from './core/move.ts'
import { type Foretold, foretold } from './hint.ts'
import { Options } from './options.ts'
import { MOST, Search } from './search.ts'
import { POINT } from './settle.ts'

export type Verdict = 'best' | 'fine' | 'slip' | 'mistake' | 'blunder'
export type Blunder = 'wasted-card' | 'missed-chain' | 'missed-points' | 'missed-card' | 'parity' | 'position'

export interface Judged {
  readonly turn: number // from 0
  readonly seat: Seat
  readonly played: Chainfall['Action']
  readonly best: Chainfall['Action']
  /** What the position was worth to Blue before the turn, and after it, in parts of a point: there are 32. */
  readonly before: number
  readonly after: number
  /** What the turn cost whoever took it. */
  readonly loss: number
  readonly verdict: Verdict
  /** Whether both values are certain. */
  readonly exact: boolean
  /** What was wrong, if something was. */
  readonly code: Blunder | null
  readonly because: string
  readonly facts: Facts
}

/** What a card is worth unplayed, as the strongest mind has it. */
const PRICE = 40
const TABLE_BITS = 18
/** Where a turn places two tiles, and nobody can look to the end. */
const NARROW = 12
const TURNS_AHEAD = 2

export interface Told {
  readonly deal: Chainfall['Deal']
  readonly actions: readonly Chainfall['Action'][]
}

/** Every turn of a game, in order. */
export function analyse(game: Told): Judged[] {
  return [...backwards(game)].reverse()
}

/**
 * The turns from the last to the first: the end of a game is quickly judged, and what was found there is known when the beginning is
 * asked for. One at a time, for whoever shows how far it is.
 */
export function* backwards({ deal, actions }: Told): Generator<Judged> {
  const core = coreFor(deal.config)
  core.load(start(deal))
  const moves = actions.map(action => moveFrom(deal.config, action))
  for (const move of moves) core.make(move)
  const judge = new Judge(core)
  for (const [at, move] of [...moves.entries()].reverse()) {
    core.unmake()
    yield judge.turn(move, actions[at])
  }
}

interface Valued {
  readonly move: number
  readonly value: number
}

class Judge {
  readonly #core: Core
  readonly #search: Search
  readonly #options: Options
  readonly #whole: boolean // one tile a turn: the search goes to the end

  constructor(core: Core) {
    this.#core = core
    this.#whole = core.config.placementsPerTurn === 1 && core.config.tickRule === 'all'
    const width = core.config.placementsPerTurn === 1 ? core.cells : NARROW
    this.#search = new Search(core, TABLE_BITS, width)
    this.#options = new Options(core, PRICE, width)
  }

  turn(move: number, played: Chainfall['Action']): Judged {
    const core = this.#core
    const seat = core.turn as Seat
    const sign = seat === 0 ? 1 : -1
    this.#search.horizon({ left: 0, turns: this.#whole ? 0xffff : core.turns + 1 + TURNS_AHEAD })
    const value = this.#valueOf(move, -MOST)
    const bare = this.#best(this.#options.bare().map(each => each.move))
    const carded = this.#best(this.#options.carded().map(each => each.move))
    let best = carded && carded.value > bare.value ? carded : bare
    if (value >= best.value) best = { move, value }
    const loss = best.value - value
    const verdict = verdictOn(loss)
    const exact = this.#whole && !core.config.cardsEnabled
    const shared = {
      turn: core.turns,
      seat,
      played,
      best: actionOf(core.config, best.move),
      before: sign * best.value,
      after: sign * value,
    }
    if (verdict === 'best' || verdict === 'fine') return { ...shared, loss, verdict, exact, code: null, because: '', facts: {} }
    return { ...shared, loss, verdict, exact, ...this.#fault(move, best, bare.value, value) }
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
  #fault(move: number, best: Valued, bare: number, value: number): { code: Blunder; because: string; facts: Facts } {
    const core = this.#core
    const mine = foretold(core, move)
    const better = foretold(core, best.move)
    const card = cardNamed(move)
    const missed = cardNamed(best.move)
    const code = codeOf(mine, better, { wasted: card !== null && bare >= value, missed: missed !== null && card === null })
    const facts = { now: mine.now, could: better.now, theirs: mine.theirs, card: card ?? missed, cell: firstPlace(move), fuse: core.next }
    return { code, because: this.#said(code, move, best.move, mine, better), facts }
  }

  #said(code: Blunder, move: number, best: number, mine: Foretold, better: Foretold): string {
    const core = this.#core
    const seat = core.turn as Seat
    const foe = SEAT_NAMES[other(seat)]
    const instead = notate(actionOf(core.config, best))
    const name = (of: number): string => CARD_NAMES[cardNamed(of) as Card]
    switch (code) {
      case 'wasted-card':
        return `${name(move)} brought nothing that could not be had without it; ${instead} keeps the card`
      case 'missed-chain':
        return `${instead} takes ${better.now} of ${foe}'s tiles at once, this took ${mine.now}`
      case 'missed-points':
        return `${instead} takes one of ${foe}'s tiles, this took none`
      case 'missed-card':
        return `${name(best)} was worth playing here: ${instead}`
      case 'parity':
        return `the ${core.next} on ${cellName(core.config, firstPlace(move))} leaves ${foe} ${mine.theirs} to take where ${instead} leaves ${better.theirs}`
      case 'position':
        return `${instead} does better further on`
    }
  }
}

function cardNamed(move: number): Card | null {
  return cardOf(move) === NO_CARD ? null : CARDS[cardOf(move) - 1]
}

function codeOf(mine: Foretold, better: Foretold, card: { wasted: boolean; missed: boolean }): Blunder {
  if (card.wasted) return 'wasted-card'
  if (better.now > mine.now) return better.now >= 2 ? 'missed-chain' : 'missed-points'
  if (card.missed) return 'missed-card'
  return mine.theirs > better.theirs ? 'parity' : 'position'
}

/** Half a point is a slip, a point a mistake, two are a blunder. */
function verdictOn(loss: number): Verdict {
  if (loss <= 0) return 'best'
  if (loss < POINT / 2) return 'fine'
  if (loss < POINT) return 'slip'
  return loss < 2 * POINT ? 'mistake' : 'blunder'
}
