import type { Refusal, Seat } from '../../../kernel/game.ts'
import { CARDS, type Card, type Chainfall, type ChainfallRefusal, type Config, type Play, type Spot } from '../nouns.ts'
import type { Effects } from './blast.ts'
import { cellAt, isOn, spotName, spotOf } from './grid.ts'
import { targetsOf } from './notation.ts'
import { other, SEAT_NAMES } from './outcome.ts'

type State = Chainfall['State']
type No = Refusal<ChainfallRefusal> | null

/** How long a wall stands: through this placement and the opponent's next. [CF-42] */
export const WALL_TICKS = 2

export const CARD_NAMES: Readonly<Record<Card, string>> = {
  reinforce: 'Reinforce',
  accelerate: 'Accelerate',
  fortify: 'Fortify',
  shockwave: 'Shockwave',
  transplant: 'Transplant',
  sabotage: 'Sabotage',
  firewall: 'Firewall',
  scavenge: 'Scavenge',
}

export function cardBit(card: Card): number {
  return 1 << CARDS.indexOf(card)
}

/** How many cards of a set. */
export function cardCount(used: number): number {
  let count = 0
  for (let bits = used; bits !== 0; bits &= bits - 1) count++
  return count
}

/** How many cards a player may play in a whole game. None is a game without cards, whatever the pool holds. [CF-48] */
export function mostCards({ cardsEnabled, maxCardsPerTurn, maxCardsPerGame, cardPool }: Config): number {
  return cardsEnabled && maxCardsPerTurn > 0 ? Math.min(maxCardsPerGame, cardPool.length) : 0
}

/** The cards a seat could still play this turn, before it is asked on what. [CF-35] */
export function cardsInHand({ config, used }: Readonly<Pick<State, 'config' | 'used'>>, seat: Seat): Card[] {
  if (cardCount(used[seat]) >= mostCards(config)) return []
  return CARDS.filter(card => config.cardPool.includes(card) && (used[seat] & cardBit(card)) === 0)
}

/** Everything a card may be played on now. */
export function* targets(state: Readonly<State>, seat: Seat, card: Card): Iterable<Spot[]> {
  const cells = targetsOf(card)
  const spots = cells === 0 ? [] : Array.from(state.owner, (_, cell) => spotOf(state.config, cell))
  if (cells === 0 && !refuseTarget(state, seat, { card, at: [] })) yield []
  if (cells === 1) for (const spot of spots) if (!refuseTarget(state, seat, { card, at: [spot] })) yield [spot]
  if (cells === 2) {
    const own = spots.filter(spot => state.owner[cellAt(state.config, spot)] === seat)
    for (const a of own) for (const b of own) if (!refuseTarget(state, seat, { card, at: [a, b] })) yield [a, b]
  }
}

export function refusePlay(state: Readonly<State>, seat: Seat, play: Play): No {
  return refuseCard(state, seat, play.card) ?? refuseTarget(state, seat, play)
}

/** Whether the seat has the card at all. [CF-19] [CF-35] */
function refuseCard({ config, used }: Readonly<State>, seat: Seat, card: Card): No {
  const name = CARD_NAMES[card]
  if (!config.cardsEnabled)
    return { code: 'cards-off', because: `this game is played without cards, so ${name} cannot be played`, facts: { card } }
  if (!config.cardPool.includes(card)) return { code: 'card-not-held', because: `${name} is not in this game`, facts: { card } }
  if ((used[seat] & cardBit(card)) !== 0)
    return { code: 'card-used', because: `${SEAT_NAMES[seat]} has played ${name} already, and each card is good for once`, facts: { card } }
  const most = config.maxCardsPerGame
  if (cardCount(used[seat]) >= most)
    return {
      code: 'cards-spent',
      because: `${SEAT_NAMES[seat]} has played ${most} cards, and a game allows no more`,
      facts: { card, most },
    }
  return null
}

/** Whether the card may be played there. */
function refuseTarget(state: Readonly<State>, seat: Seat, { card, at }: Play): No {
  const wanted = targetsOf(card)
  if (at.length !== wanted) return { code: 'wrong-target', because: `${CARD_NAMES[card]} is played on ${CELLS[wanted]}`, facts: { card } }
  const astray = at.find(spot => !isOn(state.config, spot))
  if (astray) return offBoard(state, astray)
  switch (card) {
    case 'shockwave':
      return null
    case 'scavenge':
      return state.queue.length >= 2
        ? null
        : { code: 'short-queue', because: 'Scavenge swaps two values, and the queue has fewer', facts: { card } }
    case 'firewall':
      return refuseWall(state, at[0])
    case 'transplant':
      if (cellAt(state.config, at[0]) === cellAt(state.config, at[1]))
        return {
          code: 'same-tile',
          because: `Transplant swaps two tiles, and ${spotName(at[0])} is only one`,
          facts: { card, cell: cellAt(state.config, at[0]) },
        }
      return refuseTile(state, seat, card, at[0]) ?? refuseTile(state, seat, card, at[1])
    case 'sabotage':
      return refuseTile(state, other(seat), card, at[0])
    case 'reinforce':
    case 'accelerate':
    case 'fortify':
      return refuseTile(state, seat, card, at[0])
  }
}

const CELLS = ['no cell', 'one cell', 'two cells'] as const

export function offBoard({ config }: Readonly<State>, spot: Spot): Refusal<ChainfallRefusal> {
  const last = spotName({ row: config.rows - 1, col: config.cols - 1 })
  return { code: 'off-board', because: `there is no cell ${spotName(spot)}; the board goes from a1 to ${last}`, facts: { ...spot } }
}

function refuseTile({ config, owner, fuse }: Readonly<State>, whose: Seat, card: Card, spot: Spot): No {
  const cell = cellAt(config, spot)
  const facts = { card, cell }
  const name = `${CARD_NAMES[card]} needs a tile of ${SEAT_NAMES[whose]}'s`
  if (owner[cell] < 0) return { code: 'no-tile', because: `${name}, and there is no tile on ${spotName(spot)}`, facts }
  if (owner[cell] !== whose) {
    const because = `${name}, and the one on ${spotName(spot)} is ${SEAT_NAMES[owner[cell]]}'s`
    return { code: card === 'sabotage' ? 'not-theirs' : 'not-yours', because, facts }
  }
  if (fuse[cell] === 0) return { code: 'at-zero', because: `the tile on ${spotName(spot)} is at zero, and no card reaches it`, facts } // [CF-19]
  return null
}

/** A wall needs an empty cell, and must leave one to place on. [CF-42] */
function refuseWall(state: Readonly<State>, spot: Spot): No {
  const cell = cellAt(state.config, spot)
  const taken = refuseEmpty(state, cell, 'so no wall can be built there')
  if (taken) return taken
  if (state.queue.length > 0 && emptyCells(state).length === 1)
    return { code: 'walls-you-in', because: `${spotName(spot)} is the last empty cell, and a tile must still be placed`, facts: { cell } }
  return null
}

/** Why a cell cannot be built on, or null. */
export function refuseEmpty({ config, owner, wall }: Readonly<State>, cell: number, so: string): No {
  const name = spotName(spotOf(config, cell))
  if (owner[cell] >= 0) return { code: 'taken', because: `there is already a tile on ${name}, ${so}`, facts: { cell } }
  if (wall[cell] > 0) return { code: 'walled', because: `there is a wall on ${name}, ${so}`, facts: { cell, left: wall[cell] } }
  return null
}

export function emptyCells({ owner, wall }: Readonly<Pick<State, 'owner' | 'wall'>>): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < owner.length; cell++) if (owner[cell] < 0 && wall[cell] === 0) cells.push(cell)
  return cells
}

/** Plays a card that was not refused. [CF-36] to [CF-43] */
export function playCard(state: State, seat: Seat, { card, at }: Play, effects: Effects): void {
  const cells = at.map(spot => cellAt(state.config, spot))
  const [cell] = cells
  state.used[seat] |= cardBit(card)
  switch (card) {
    case 'reinforce':
      state.fuse[cell]++
      break
    case 'accelerate':
    case 'sabotage':
      state.fuse[cell] = Math.max(1, state.fuse[cell] - 1)
      break
    case 'fortify':
      effects.fortified.push(state.id[cell])
      break
    case 'shockwave':
      effects.shockwave = true
      break
    case 'transplant':
      swap(state, cell, cells[1])
      break
    case 'firewall':
      state.wall[cell] = WALL_TICKS
      state.mason[cell] = seat
      break
    case 'scavenge':
      state.queue.splice(0, 2, state.queue[1], state.queue[0])
      break
  }
}

/** Whole tiles change places: countdown, number and all. [CF-40] */
function swap({ owner, fuse, id }: State, a: number, b: number): void {
  for (const board of [owner, fuse, id]) {
    const kept = board[a]
    board[a] = board[b]
    board[b] = kept
  }
}
