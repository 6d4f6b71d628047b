import type { Refusal, Seat } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import type { Chainfall, ChainfallRefusal, Play, Spot } from '../nouns.ts'
import { refill } from './bag.ts'
import { blast, type Effects, noEffects } from './blast.ts'
import { cardsInHand, emptyCells, offBoard, playCard, refuseEmpty, refusePlay, targets } from './cards.ts'
import { cellAt, isOn, spotName, spotOf } from './grid.ts'
import { isOver, other, SEAT_NAMES } from './outcome.ts'

type State = Chainfall['State']
type Emit = (event: Chainfall['Event']) => void
type No = Refusal<ChainfallRefusal> | null

/** An empty board, no points, the first values in sight. [CF-17] */
export function start({ config, order, first }: Chainfall['Deal']): State {
  const cells = config.rows * config.cols
  const state: State = {
    config,
    owner: new Int8Array(cells).fill(-1),
    fuse: new Uint8Array(cells),
    id: new Uint16Array(cells),
    wall: new Uint8Array(cells),
    mason: new Int8Array(cells).fill(-1),
    queue: [],
    bag: order.toReversed(),
    score: [0, 0],
    used: [0, 0],
    turn: first,
    turns: 0,
    placed: 0,
    lastPlacer: -1,
  }
  refill(state, () => {})
  return state
}

/** How many tiles a turn places: what the rules ask for, as far as there are tiles and cells. None is a pass. [CF-22] [CF-62] */
export function placesDue(state: Readonly<State>): number {
  const { config, queue, bag, turns } = state
  if (queue.length === 0) return 0
  const asked = turns === 0 ? config.openingPlacements : config.placementsPerTurn
  return Math.min(asked, queue.length + bag.length, emptyCells(state).length)
}

/** Every turn there is: first those without a card, then card after card. */
export function* legal(state: Readonly<State>, seat: Seat): Iterable<Chainfall['Action']> {
  if (state.turn !== seat || isOver(state)) return
  yield* turnsAfter(state, seat, [])
}

function* turnsAfter(state: Readonly<State>, seat: Seat, plays: Play[]): Iterable<Chainfall['Action']> {
  const spots = emptyCells(state).map(cell => spotOf(state.config, cell))
  for (const places of arrangements(spots, placesDue(state))) yield { plays, places }
  if (plays.length >= state.config.maxCardsPerTurn) return
  for (const card of cardsInHand(state, seat))
    for (const at of targets(state, seat, card)) {
      const world = copy(state) as State
      const play = { card, at }
      playCard(world, seat, play, noEffects())
      yield* turnsAfter(world, seat, [...plays, play])
    }
}

/** So many of the spots, in every order. */
function* arrangements(spots: readonly Spot[], count: number): Iterable<Spot[]> {
  if (count === 0) yield []
  else if (count === 1) for (const spot of spots) yield [spot]
  else for (const rest of arrangements(spots, count - 1)) for (const spot of spots) if (!rest.includes(spot)) yield [...rest, spot]
}

/** A turn is done as a whole or not at all: no card is spent on a turn that is refused. [CF-60] */
export function refuse(state: Readonly<State>, seat: Seat, { plays, places }: Chainfall['Action']): No {
  if (isOver(state)) return { code: 'over', because: 'the game is over', facts: {} }
  if (state.turn !== seat) return { code: 'not-your-turn', because: `it is ${SEAT_NAMES[state.turn]}'s turn`, facts: { turn: state.turn } }
  const most = state.config.maxCardsPerTurn
  if (plays.length > most && state.config.cardsEnabled) {
    const allowed = most === 0 ? 'no card' : most === 1 ? 'one card' : `${most} cards`
    return {
      code: 'one-card-a-turn',
      because: `a turn allows ${allowed}, and this one has ${plays.length}`,
      facts: { most, plays: plays.length },
    }
  }
  if (plays.length === 0) return refusePlaces(state, places)
  const world = copy(state) as State
  for (const play of plays) {
    const refusal = refusePlay(world, seat, play)
    if (refusal) return refusal
    playCard(world, seat, play, noEffects())
  }
  return refusePlaces(world, places)
}

/** Placing is a duty as long as there is something to place and somewhere to put it. [CF-21] [CF-22] */
function refusePlaces(state: Readonly<State>, places: readonly Spot[]): No {
  const due = placesDue(state)
  const facts = { due, places: places.length }
  if (due === 0 && places.length > 0) {
    const why = state.queue.length === 0 ? 'the queue is empty' : 'no cell is empty'
    return { code: 'must-pass', because: `${why}, so nothing can be placed; the turn is a pass`, facts }
  }
  if (places.length < due) {
    const because = `${tiles(due)} must be placed this turn${places.length > 0 ? `, and only ${places.length} would be` : ''}`
    return { code: 'must-place', because, facts }
  }
  if (places.length > due) return { code: 'too-many-places', because: `this turn places ${tiles(due)}, not ${places.length}`, facts }
  for (const [nth, spot] of places.entries()) {
    if (!isOn(state.config, spot)) return offBoard(state, spot)
    const cell = cellAt(state.config, spot)
    const refusal = refuseEmpty(state, cell, 'so nothing can be placed there')
    if (refusal) return refusal
    if (places.slice(0, nth).some(earlier => cellAt(state.config, earlier) === cell))
      return { code: 'twice', because: `${spotName(spot)} is named twice, and a cell holds one tile`, facts: { cell } }
  }
  return null
}

function tiles(count: number): string {
  return count === 1 ? 'a tile' : `${count} tiles`
}

/** Cards, placing, tick, detonation: in this order. [CF-18] */
export function apply(state: State, seat: Seat, { plays, places }: Chainfall['Action'], emit: Emit): void {
  const effects = noEffects()
  for (const play of plays) {
    playCard(state, seat, play, effects)
    emit({ kind: 'card', seat, card: play.card, cells: play.at.map(spot => cellAt(state.config, spot)) })
  }
  for (const spot of places) place(state, seat, cellAt(state.config, spot), emit)
  if (places.length === 0) emit({ kind: 'passed', seat })
  tick(state, seat, emit)
  detonate(state, seat, effects, emit)
  state.turns++
  if (isOver(state)) emit({ kind: 'over', score: [...state.score] })
  else state.turn = other(seat)
}

/** The first value of the queue becomes a tile of the seat's; then the queue is filled up. [CF-21] */
function place(state: State, seat: Seat, cell: number, emit: Emit): void {
  const fuse = state.queue.shift() as number
  state.placed++
  state.owner[cell] = seat
  state.fuse[cell] = fuse
  state.id[cell] = state.placed
  state.lastPlacer = seat
  emit({ kind: 'placed', seat, cell, id: state.placed, fuse })
  refill(state, emit)
}

/** Tiles count down, the fresh one too; walls wear off. [CF-23] [CF-24] */
function tick(state: State, seat: Seat, emit: Emit): void {
  const everybody = state.config.tickRule === 'all'
  const tiles: { cell: number; fuse: number }[] = []
  const walls: { cell: number; left: number }[] = []
  for (let cell = 0; cell < state.owner.length; cell++) {
    if (state.owner[cell] === seat || (everybody && state.owner[cell] >= 0)) tiles.push({ cell, fuse: --state.fuse[cell] })
    if (state.wall[cell] === 0) continue
    walls.push({ cell, left: --state.wall[cell] })
    if (state.wall[cell] === 0) state.mason[cell] = -1
  }
  emit({ kind: 'ticked', tiles, walls })
}

/** Only the seat whose turn it is scores, once the last wave is over. [CF-31] */
function detonate(state: State, seat: Seat, effects: Effects, emit: Emit): void {
  const points = blast(state, seat, effects, emit)
  if (points === 0) return
  state.score[seat] += points
  emit({ kind: 'scored', seat, points, score: [...state.score] })
}
