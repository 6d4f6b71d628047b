/**
 * The language-neutral vectors of Chainfall. Positions there are square, rows are counted from the top; ours from below, which no rule
 * can tell apart. What rests on a choice that our rules made otherwise is named.
 */
import type { Seat } from '../../../kernel/game.ts'
import { after } from '../../../kernel/session.ts'
import type { VectorAdapter, VectorResult } from '../../../tools/vector-adapter.ts'
import { chainfall } from '../game.ts'
import { CARDS, type Card, type Chainfall, type Config, type Play, type Spot } from '../nouns.ts'
import { counted } from '../rules/bag.ts'
import { cardBit, cardCount } from '../rules/cards.ts'
import { V1 } from './drawn.ts'

type State = Chainfall['State']
type Colour = 'blue' | 'red'
type At = readonly [row: number, col: number]

export const vectors: VectorAdapter = {
  folder: 'chainfall',
  run(path, json) {
    switch ((json as { format?: string }).format) {
      case 'chainfall-cases/1':
        return (json as { cases: readonly Case[] }).cases.map(unit)
      case 'chainfall-authored/1':
        return (json as { cases: readonly Authored[] }).cases.map(authored)
      case 'chainfall-replays/1':
        return (json as { replays: readonly Replay[] }).replays.map(replay)
      case 'chainfall-fullgames/1':
        return (json as { games: readonly FullGame[] }).games.map(fullGame)
      case 'chainfall-newgame/1':
        return (json as { cases: readonly NewGame[] }).cases.map(newGame)
      default:
        throw new Error(`${path} is of a format that is not known here`)
    }
  },
}

function verdict(name: string, ours: unknown, theirs: unknown): VectorResult {
  const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)]
  return mine === other ? { name, verdict: 'passed' } : { name, verdict: 'failed', because: `ours is ${mine}, it should be ${other}` }
}

function rejected(name: string, because: string): VectorResult {
  return { name, verdict: 'rejected', because }
}

// ── Their words, ours ────────────────────────────────────────────────────────────────────────────────

interface TheirConfig {
  readonly boardSize: number
  readonly queueSize: number
  readonly cardsEnabled: boolean
  readonly maxCardsPerTurn: number
  readonly maxCardsPerGame: number
  readonly mercyRule: boolean
  readonly mercyLead: number
  readonly diagonalExplosions: boolean
}

interface Tile {
  readonly at: At
  readonly id: number
  readonly owner: Colour
  readonly countdown: number
}

interface Wall {
  readonly at: At
  readonly owner: Colour
  readonly ttl: number
}

interface Given {
  readonly activePlayer: Colour
  readonly config: TheirConfig
  readonly tiles: readonly Tile[]
  readonly walls: readonly Wall[]
  readonly queue: readonly number[]
  readonly bag: readonly number[]
  readonly scores: Readonly<Record<Colour, number>>
  readonly lastPlacementBy: Colour | null
  readonly nextTileId: number
  readonly status?: { readonly type: string }
  readonly usedCards?: Readonly<Partial<Record<Colour, readonly Card[]>>>
  readonly cardsPlayed?: Readonly<Partial<Record<Colour, number>>>
}

interface TheirAction {
  readonly card?: { readonly id: Card; readonly target?: At; readonly a?: At; readonly b?: At }
  readonly place?: At
}

interface TheirWave {
  readonly removedTileIds: readonly number[]
  readonly triggeredTileIds: readonly number[]
  readonly points: number
}

interface After {
  readonly turn: number
  readonly activePlayer: Colour
  readonly scores: Readonly<Record<Colour, number>>
  readonly tiles: readonly Tile[]
  readonly walls: readonly (Wall & { readonly id?: number })[]
  readonly queue: readonly number[]
  readonly bagRemaining: number
  readonly lastPlacementBy: Colour | null
  readonly cards: { readonly used: Readonly<Record<Colour, readonly Card[]>>; readonly played: Readonly<Record<Colour, number>> }
  readonly status: { readonly over: boolean; readonly reason?: string; readonly winner?: Colour | 'draw' }
}

interface Answer {
  readonly ok: boolean
  readonly waves?: readonly TheirWave[]
  readonly after?: After
}

const COLOURS: readonly Colour[] = ['blue', 'red']

function seatOf(colour: Colour): Seat {
  return colour === 'blue' ? 0 : 1
}

function configOf({ boardSize, ...rest }: TheirConfig, bag: readonly number[]): Config {
  return { ...V1, ...rest, rows: boardSize, cols: boardSize, bag: trimmed(counted(bag, 9)) }
}

function trimmed(counts: number[]): number[] {
  return counts.slice(0, counts.findLastIndex(count => count > 0) + 1)
}

function spotAt([row, col]: At): Spot {
  return { row, col }
}

/** A game that is said to be over, whatever stands on the board, is one with a lead no mercy would bear. */
function stateOf(given: Given): State {
  const config = configOf(given.config, [...given.queue, ...given.bag])
  const cells = config.rows * config.cols
  const state: State = {
    config,
    owner: new Int8Array(cells).fill(-1),
    fuse: new Uint8Array(cells),
    id: new Uint16Array(cells),
    wall: new Uint8Array(cells),
    mason: new Int8Array(cells).fill(-1),
    queue: [...given.queue],
    bag: given.bag.toReversed(),
    score: given.status?.type === 'ended' ? [config.mercyLead, 0] : [given.scores.blue, given.scores.red],
    used: [usedBy(given, 'blue'), usedBy(given, 'red')],
    turn: seatOf(given.activePlayer),
    turns: 0,
    placed: given.nextTileId - 1,
    lastPlacer: given.lastPlacementBy === null ? -1 : seatOf(given.lastPlacementBy),
  }
  for (const { at, owner, countdown, id } of given.tiles) {
    const cell = at[0] * config.cols + at[1]
    state.owner[cell] = seatOf(owner)
    state.fuse[cell] = countdown
    state.id[cell] = id
  }
  for (const { at, owner, ttl } of given.walls) {
    const cell = at[0] * config.cols + at[1]
    state.wall[cell] = ttl
    state.mason[cell] = seatOf(owner)
  }
  return state
}

/** Where only the number of cards played is given, they were the first of the list. */
function usedBy({ usedCards, cardsPlayed }: Given, colour: Colour): number {
  const named = (usedCards?.[colour] ?? []).reduce((bits, card) => bits | cardBit(card), 0)
  return named === 0 ? (1 << (cardsPlayed?.[colour] ?? 0)) - 1 : named
}

function actionOf({ card, place }: TheirAction): Chainfall['Action'] {
  const at = [card?.target, card?.a, card?.b].flatMap(cell => (cell ? [spotAt(cell)] : []))
  const plays: Play[] = card ? [{ card: card.id, at }] : []
  return { plays, places: place ? [spotAt(place)] : [] }
}

// ── What ours says, in their words ───────────────────────────────────────────────────────────────────

function afterOf(state: State): object {
  const { config, owner, fuse, id, wall, mason, queue, bag, score, used, turn, turns, lastPlacer } = state
  const outcome = chainfall.outcome(state)
  const at = (cell: number): At => [Math.floor(cell / config.cols), cell % config.cols]
  const cells = [...owner.keys()]
  const byColour = <T>(make: (seat: Seat) => T): Record<Colour, T> => ({ blue: make(0), red: make(1) })
  return {
    turn: outcome ? turns : turns + 1,
    activePlayer: COLOURS[turn],
    scores: byColour(seat => score[seat]),
    tiles: cells
      .filter(cell => owner[cell]! >= 0)
      .map(cell => ({ at: at(cell), id: id[cell], owner: COLOURS[owner[cell]!], countdown: fuse[cell] })),
    walls: cells.filter(cell => wall[cell]! > 0).map(cell => ({ at: at(cell), owner: COLOURS[mason[cell]!], ttl: wall[cell] })),
    queue,
    bagRemaining: bag.length,
    lastPlacementBy: lastPlacer === -1 ? null : COLOURS[lastPlacer],
    cards: {
      used: byColour(seat => CARDS.filter(card => (used[seat] & cardBit(card)) !== 0)),
      played: byColour(seat => cardCount(used[seat])),
    },
    status: outcome
      ? { over: true, reason: outcome.code === 'points' ? 'standard' : outcome.code, winner: COLOURS[Number(outcome.winner)] }
      : { over: false },
  }
}

/** Walls have no number with us. */
function withoutWallIds(after: After): object {
  return { ...after, walls: after.walls.map(({ at, owner, ttl }) => ({ at, owner, ttl })) }
}

function wavesOf(state: State, action: Chainfall['Action']): TheirWave[] {
  const found: TheirWave[] = []
  chainfall.apply(structuredClone(state), state.turn, action, event => {
    if (event.kind !== 'wave') return
    const idAt = new Map(event.burnt.map(({ cell, id }) => [cell, id]))
    found.push({
      removedTileIds: event.burnt.map(({ id }) => id).sort((a, b) => a - b),
      triggeredTileIds: event.lit.map(cell => idAt.get(cell) as number).sort((a, b) => a - b),
      points: event.points,
    })
  })
  return found
}

/** One turn: the answer in their words, and the position after it. */
function answer(state: State, theirs: TheirAction): { said: object; next: State } {
  const action = actionOf(theirs)
  if (chainfall.refuse(state, state.turn, action)) return { said: { ok: false }, next: state }
  const next = after(chainfall, state, state.turn, action)
  return { said: { ok: true, waves: wavesOf(state, action), after: afterOf(next) }, next }
}

function plainAnswer({ ok, waves, after: then }: Answer): object {
  return ok ? { ok, waves: waves?.map(sorted), after: then && withoutWallIds(then) } : { ok: false }
}

function sorted({ removedTileIds, triggeredTileIds, points }: TheirWave): TheirWave {
  const up = (ids: readonly number[]): number[] => ids.toSorted((a, b) => a - b)
  return { removedTileIds: up(removedTileIds), triggeredTileIds: up(triggeredTileIds), points }
}

// ── unit-apply-action.json ───────────────────────────────────────────────────────────────────────────

interface Case {
  readonly name: string
  readonly given: Given
  readonly steps: readonly (Answer & { readonly action: TheirAction; readonly setQueueBefore?: readonly number[] })[]
}

function unit({ name, given, steps }: Case): VectorResult {
  if (given.tiles.some(({ countdown }) => countdown === 0))
    return rejected(
      name,
      'a tile at zero between turns: no turn leaves one, so the rules say nothing about it (CF-30); its twin at one is run',
    )
  let state = stateOf(given)
  const ours: object[] = []
  for (const { action, setQueueBefore } of steps) {
    if (setQueueBefore) state = { ...state, queue: [...setQueueBefore] }
    const { said, next } = answer(state, action)
    ours.push(said)
    state = next
  }
  return verdict(name, ours, steps.map(plainAnswer))
}

// ── authored-rulings.json ────────────────────────────────────────────────────────────────────────────

interface Authored {
  readonly name: string
  readonly given: Given
  readonly steps: readonly { readonly action: TheirAction; readonly upstream: Answer }[]
  readonly agreesWithUpstream: boolean
  readonly expect: {
    readonly waves?: number
    readonly pointsGained?: number
    readonly boardEmpty?: boolean
    readonly tileAt?: Readonly<Record<string, number>>
    readonly allOk?: boolean
    readonly over?: boolean
    readonly reason?: string
    readonly winner?: Colour
    readonly turns?: number
    readonly error?: string
  }
}

/** Where the two agree, everything they say is compared; else only what is recommended. */
function authored({ name, given, steps, agreesWithUpstream, expect }: Authored): VectorResult {
  const first = stateOf(given)
  let state = first
  let waves = 0
  const said: object[] = []
  for (const { action } of steps) {
    const turn = answer(state, action)
    said.push(turn.said)
    waves += (turn.said as { waves?: unknown[] }).waves?.length ?? 0
    state = turn.next
  }
  const outcome = chainfall.outcome(state)
  const has = (fact: keyof Authored['expect'], value: unknown): object => (fact in expect ? { [fact]: value } : {})
  const facts = {
    ...has('waves', waves),
    ...has('pointsGained', state.score[first.turn] - first.score[first.turn]),
    ...has(
      'boardEmpty',
      state.owner.every(owner => owner < 0),
    ),
    ...has('tileAt', tilesAt(state, Object.keys(expect.tileAt ?? {}))),
    ...has(
      'allOk',
      said.every(each => (each as Answer).ok),
    ),
    ...has('over', outcome !== null),
    ...has('reason', outcome?.code),
    ...has('winner', COLOURS[Number(outcome?.winner)]),
    ...has('turns', state.turns),
    ...has('error', said.every(each => !(each as Answer).ok) && 'illegal-action'),
  }
  const theirs = agreesWithUpstream ? steps.map(({ upstream }) => plainAnswer(upstream)) : null
  const order = Object.keys(facts) as (keyof typeof facts)[]
  return verdict(
    name,
    { facts, said: theirs && said },
    { facts: Object.fromEntries(order.map(fact => [fact, expect[fact]])), said: theirs },
  )
}

function tilesAt({ config, fuse }: State, places: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    places.map(place => {
      const [row, col] = place.split(',').map(Number)
      return [place, fuse[row! * config.cols + col!]!]
    }),
  )
}

// ── golden-replays.json, full-games.json, new-game.json ──────────────────────────────────────────────

interface Dealt {
  readonly name: string
  readonly startingPlayer: Colour
  readonly config: TheirConfig
  readonly bagOrder: readonly number[]
}

interface Replay extends Dealt {
  readonly steps: readonly { readonly action: TheirAction; readonly waves: readonly TheirWave[]; readonly after: After }[]
  readonly final: After
}

interface FullGame extends Dealt {
  readonly actions: readonly TheirAction[]
  readonly scoresAfterEachTurn: readonly (readonly [number, number])[]
  readonly final: After
}

interface NewGame {
  readonly upstreamSeed: number
  readonly config: TheirConfig
  readonly bagOrder: readonly number[]
  readonly queueLength: number
  readonly bagLength: number
}

function dealtState({ startingPlayer, config, bagOrder }: Dealt): State {
  return chainfall.start({ config: configOf(config, bagOrder), order: [...bagOrder], first: seatOf(startingPlayer) })
}

function replay({ name, steps, final, ...dealt }: Replay): VectorResult {
  let state = dealtState({ name, ...dealt })
  const ours: object[] = []
  for (const { action } of steps) {
    const { said, next } = answer(state, action)
    ours.push(said)
    state = next
  }
  return verdict(
    name,
    { ours, final: afterOf(state) },
    { ours: steps.map(({ waves, after: then }) => plainAnswer({ ok: true, waves, after: then })), final: withoutWallIds(final) },
  )
}

function fullGame({ name, actions, scoresAfterEachTurn, final, ...dealt }: FullGame): VectorResult {
  let state = dealtState({ name, ...dealt })
  const scores: number[][] = []
  for (const action of actions) {
    state = answer(state, action).next
    scores.push([...state.score])
  }
  return verdict(name, { scores, final: afterOf(state) }, { scores: scoresAfterEachTurn, final: withoutWallIds(final) })
}

/** How a seed becomes an order is ours alone; what an order becomes is not. */
function newGame({ upstreamSeed, config, bagOrder, queueLength, bagLength }: NewGame): VectorResult {
  const name = `the order of seed ${upstreamSeed} on ${config.boardSize} by ${config.boardSize}`
  const state = dealtState({ name, startingPlayer: 'blue', config, bagOrder })
  const facts = {
    composition: counted(bagOrder, 4),
    queue: state.queue,
    queueLength: state.queue.length,
    bagLength: state.bag.length,
    score: state.score,
  }
  return verdict(name, facts, {
    composition: [8, 10, 10, 8],
    queue: bagOrder.slice(0, config.queueSize),
    queueLength,
    bagLength,
    score: [0, 0],
  })
}
