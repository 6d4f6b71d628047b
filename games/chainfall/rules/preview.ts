/** A whole turn before it is played, from what anybody at the table sees. The rules themselves play it, on a world of its own. */
import type { Refusal, Seat } from '../../../kernel/game.ts'
import type { Card, Chainfall, ChainfallRefusal, Play, Spot } from '../nouns.ts'
import { tilesOf } from './bag.ts'
import { noEffects } from './blast.ts'
import { emptyCells, playCard, refusePlay, targets } from './cards.ts'
import { cellAt, spotOf } from './grid.ts'
import { targetsOf } from './notation.ts'
import { isOver } from './outcome.ts'
import { apply, placesDue, refuse } from './turn.ts'
import { imagine } from './view.ts'

type State = Chainfall['State']
type View = Chainfall['View']
type Event = Chainfall['Event']
type No = Refusal<ChainfallRefusal> | null

export type WaveEvent = Extract<Event, { kind: 'wave' }>

export interface Foreseen {
  /** As they will come, but for what is drawn from the bag, which nobody knows. */
  readonly events: readonly Event[]
  readonly waves: readonly WaveEvent[]
  readonly points: number
  readonly lost: number // tiles of whoever plays the turn
  readonly score: readonly [number, number] // after the turn
  readonly over: boolean
  /** The board after the turn, by cell. */
  readonly owner: readonly number[]
  readonly fuse: readonly number[]
  /** What the turn that follows does if nobody plays or places anything in it. */
  readonly next: Unhindered
}

export interface Unhindered {
  readonly cells: readonly number[] // of all tiles that go off, wave after wave
  readonly points: number // of whoever's turn it is
}

/** A world that looks like this. What is out of sight comes in the order of its numbers, and nothing that is foreseen depends on it. */
export function worldOf(seen: View): State {
  return imagine({ ...seen, order: seen.order ?? tilesOf(seen.left) }, new Uint32Array(4))
}

/** The world with cards played, before anything is placed. */
export function worldAfter(seen: View, plays: readonly Play[]): State {
  const world = worldOf(seen)
  for (const play of plays) playCard(world, seen.turn, play, noEffects())
  return world
}

/** How many tiles the turn places once these cards are played. */
export function dueAfter(seen: View, plays: readonly Play[]): number {
  return placesDue(worldAfter(seen, plays))
}

/** Exactly what apply() would do; the turn must not be one that is refused. */
export function foresee(seen: View, action: Chainfall['Action']): Foreseen {
  const world = worldOf(seen)
  const seat = seen.turn
  const events: Event[] = []
  apply(world, seat, action, event => {
    if (event.kind !== 'drawn') events.push(event)
  })
  const waves = events.filter(event => event.kind === 'wave')
  const lost = waves.reduce((sum, { burnt }) => sum + burnt.filter(({ owner }) => owner === seat).length, 0)
  const after = { over: isOver(world), owner: Array.from(world.owner), fuse: Array.from(world.fuse) }
  return {
    ...after,
    events,
    waves,
    points: world.score[seat] - seen.score[seat],
    lost,
    score: [...world.score],
    next: after.over ? { cells: [], points: 0 } : unhindered(world),
  }
}

/** Tick and detonation of the next turn and nothing else, whether or not that would be a legal turn. The world is used up. */
function unhindered(world: State): Unhindered {
  const seat = world.turn
  const before = world.score[seat]
  const cells: number[] = []
  apply(world, seat, { plays: [], places: [] }, event => {
    if (event.kind === 'wave') cells.push(...event.exploding)
  })
  return { cells, points: world.score[seat] - before }
}

/**
 * In how many turns a tile goes off if nobody touches it, counted from the turn of `turn`, which is 0. Where only the owner's turns
 * count, the others pass over it.
 */
export function blowsAhead(
  { config, owner, fuse }: { readonly config: View['config']; readonly owner: ArrayLike<number>; readonly fuse: ArrayLike<number> },
  turn: Seat,
  cell: number,
): number {
  const left = fuse[cell] - 1
  if (config.tickRule === 'all') return left
  return 2 * left + (owner[cell] === turn ? 0 : 1)
}

/** Why the next tile of a turn that is being put together cannot go there, or null. */
export function refuseNext(seen: View, { plays, places }: Chainfall['Action'], cell: number): No {
  const world = worldAfter(seen, plays)
  const spot = spotOf(seen.config, cell)
  // The rest of the turn goes wherever it can, so that whatever is refused is this cell.
  const taken = new Set([...places.map(place => cellAt(seen.config, place)), cell])
  const free = emptyCells(world)
    .filter(each => !taken.has(each))
    .map(each => spotOf(seen.config, each))
  const rest = Math.max(0, placesDue(world) - places.length - 1)
  return refuse(worldOf(seen), seen.turn, { plays: [...plays], places: [...places, spot, ...free.slice(0, rest)] })
}

/** What a card may be played on once the others are, cell by cell; for a card that wants two, the second ones for the first. */
export function targetCells(seen: View, plays: readonly Play[], card: Card, at: readonly Spot[]): number[] {
  const first = at[0] && cellAt(seen.config, at[0])
  const cells = new Set<number>()
  for (const spots of targets(worldAfter(seen, plays), seen.turn, card)) {
    const found = spots.map(spot => cellAt(seen.config, spot))
    if (first === undefined || found[0] === first) cells.add(found[at.length])
  }
  return [...cells]
}

/** Why a card cannot be played on a cell, or null. */
export function refuseTargetCell(seen: View, plays: readonly Play[], card: Card, at: readonly Spot[], cell: number): No {
  const world = worldAfter(seen, plays)
  const spots = [...at, spotOf(seen.config, cell)]
  // A card that wants a second cell is asked about the first one together with any other own tile, else with the same one again.
  const second = Array.from(world.owner.keys()).find(each => each !== cell && world.owner[each] === seen.turn) ?? cell
  if (spots.length < targetsOf(card)) spots.push(spotOf(seen.config, second))
  return refusePlay(world, seen.turn, { card, at: spots })
}

/** Whether a card has anything to be played on, and if the rules keep it, why. */
export function refuseCardNow(seen: View, plays: readonly Play[], card: Card): No | 'no-target' {
  const world = worldAfter(seen, plays)
  const [at] = targets(world, seen.turn, card)
  const spots = at ?? Array.from({ length: targetsOf(card) }, () => ({ row: 0, col: 0 }))
  if (plays.length >= seen.config.maxCardsPerTurn && seen.config.cardsEnabled)
    return refuse(worldOf(seen), seen.turn, { plays: [...plays, { card, at: spots }], places: [] })
  const refusal = refusePlay(world, seen.turn, { card, at: spots })
  if (at || !refusal) return refusal
  return refusal.code.startsWith('card') || refusal.code === 'short-queue' ? refusal : 'no-target'
}
