/**
 * The rules on plain objects that never change, straight from the rule book: the oracle for the fast parts, and the denominator
 * in the bench. Nothing of rules/ is used here but the names of things.
 */
import type { Seat } from '../../../../kernel/game.ts'
import type { Card, Chainfall, Config, Spot } from '../../nouns.ts'

export interface Tile {
  readonly owner: Seat
  readonly countdown: number
  readonly fortified: boolean
}

interface Cell {
  readonly tile: Tile | null
  readonly wall: number // ticks left, 0 for none
}

type Board = readonly (readonly Cell[])[]

export interface Table {
  readonly config: Config
  readonly board: Board
  readonly queue: readonly number[]
  readonly bag: readonly number[] // next first
  readonly scores: readonly [number, number]
  readonly cards: readonly [readonly Card[], readonly Card[]] // played so far
  readonly player: Seat
  readonly turnsDone: number
  readonly lastPlacer: Seat | null
  readonly shockwave: boolean // only within a turn
}

// ── A turn ───────────────────────────────────────────────────────────────────────────────────────────

/** Cards, placing, tick, detonation [CF-18]; null if any part is not allowed [CF-60]. */
export function takeTurn(table: Table, { plays, places }: Chainfall['Action']): Table | null {
  if (isOver(table) || plays.length > table.config.maxCardsPerTurn) return null
  let now: Table | null = table
  for (const { card, at } of plays) now = now && playCard(now, card, at)
  if (!now || places.length !== placesDue(now)) return null
  for (const spot of places) now = now && place(now, spot)
  return now && finish(detonate(tick(now)))
}

function finish(table: Table): Table {
  const calm = mapTiles({ ...table, shockwave: false, turnsDone: table.turnsDone + 1 }, tile => ({ ...tile, fortified: false }))
  return isOver(calm) ? calm : { ...calm, player: otherThan(table.player) }
}

function otherThan(player: Seat): Seat {
  return player === 0 ? 1 : 0
}

function cellAt({ board }: Table, { row, col }: Spot): Cell | null {
  return board[row]?.[col] ?? null
}

function withCell(table: Table, { row, col }: Spot, cell: Cell): Table {
  const board = table.board.map((line, r) => (r === row ? line.map((old, c) => (c === col ? cell : old)) : line))
  return { ...table, board }
}

function mapTiles(table: Table, change: (tile: Tile, spot: Spot) => Tile | null): Table {
  const board = table.board.map((line, row) =>
    line.map((cell, col) => (cell.tile ? { ...cell, tile: change(cell.tile, { row, col }) } : cell)),
  )
  return { ...table, board }
}

function isEmpty(cell: Cell | null): boolean {
  return cell !== null && cell.tile === null && cell.wall === 0
}

function emptySpots({ board }: Table): Spot[] {
  return board.flatMap((line, row) => line.flatMap((cell, col) => (isEmpty(cell) ? [{ row, col }] : [])))
}

function placesDue(table: Table): number {
  if (table.queue.length === 0) return 0
  const { openingPlacements, placementsPerTurn } = table.config
  const asked = table.turnsDone === 0 ? openingPlacements : placementsPerTurn
  return Math.min(asked, table.queue.length + table.bag.length, emptySpots(table).length)
}

/** [CF-21] */
function place(table: Table, spot: Spot): Table | null {
  const [countdown, ...rest] = table.queue
  if (countdown === undefined || !isEmpty(cellAt(table, spot))) return null
  const placed = withCell(table, spot, { tile: { owner: table.player, countdown, fortified: false }, wall: 0 })
  const missing = Math.max(0, table.config.queueSize - rest.length)
  return { ...placed, queue: [...rest, ...table.bag.slice(0, missing)], bag: table.bag.slice(missing), lastPlacer: table.player }
}

/** [CF-23] [CF-24] [CF-68] */
function tick(table: Table): Table {
  const ticks = (tile: Tile): boolean => table.config.tickRule === 'all' || tile.owner === table.player
  const ticked = mapTiles(table, tile => (ticks(tile) ? { ...tile, countdown: tile.countdown - 1 } : tile))
  return { ...ticked, board: ticked.board.map(line => line.map(cell => (cell.wall > 0 ? { ...cell, wall: cell.wall - 1 } : cell))) }
}

// ── Detonation ───────────────────────────────────────────────────────────────────────────────────────

function same(a: Spot, b: Spot): boolean {
  return a.row === b.row && a.col === b.col
}

/** [CF-26] */
function reaches(table: Table, from: Spot, to: Spot): boolean {
  const [rows, cols] = [Math.abs(from.row - to.row), Math.abs(from.col - to.col)]
  return table.config.diagonalExplosions || table.shockwave ? Math.max(rows, cols) <= 1 : rows + cols <= 1
}

function tilesWhere(table: Table, wanted: (tile: Tile, spot: Spot) => boolean): { tile: Tile; spot: Spot }[] {
  return table.board.flatMap((line, row) =>
    line.flatMap(({ tile }, col) => (tile && wanted(tile, { row, col }) ? [{ tile, spot: { row, col } }] : [])),
  )
}

function detonate(table: Table): Table {
  return wave(
    table,
    tilesWhere(table, tile => tile.countdown === 0).map(({ spot }) => spot),
  )
}

/** One wave, and those it lights. [CF-27] [CF-28] [CF-29] */
function wave(table: Table, exploding: readonly Spot[]): Table {
  if (exploding.length === 0) return table
  const burning = tilesWhere(
    table,
    (tile, spot) => exploding.some(from => reaches(table, from, spot)) && (!tile.fortified || exploding.some(from => same(from, spot))),
  )
  const scoring = burning.filter(({ tile }) => tile.owner !== table.player && (table.config.selfExplosionScores || tile.countdown > 0))
  const lit = burning.filter(({ tile }) => tile.countdown > 0 && tile.countdown <= table.config.chainTriggerMax)
  const left = mapTiles(table, (tile, spot) => (burning.some(burnt => same(burnt.spot, spot)) ? null : tile))
  const [blue, red] = table.scores
  const scores = table.player === 0 ? ([blue + scoring.length, red] as const) : ([blue, red + scoring.length] as const)
  return wave(
    { ...left, scores },
    lit.map(({ spot }) => spot),
  )
}

// ── Cards ────────────────────────────────────────────────────────────────────────────────────────────

function playCard(table: Table, card: Card, at: readonly Spot[]): Table | null {
  const { config, player } = table
  const played = table.cards[player]
  if (!config.cardsEnabled || !config.cardPool.includes(card) || played.includes(card) || played.length >= config.maxCardsPerGame)
    return null
  const [blue, red] = table.cards
  const paid: Table = { ...table, cards: player === 0 ? [[...blue, card], red] : [blue, [...red, card]] }
  return takeEffect(paid, card, at)
}

function takeEffect(table: Table, card: Card, [spot, second]: readonly Spot[]): Table | null {
  const { player } = table
  switch (card) {
    case 'reinforce':
      return onTile(table, spot, player, tile => ({ ...tile, countdown: tile.countdown + 1 }))
    case 'accelerate':
      return onTile(table, spot, player, tile => ({ ...tile, countdown: Math.max(1, tile.countdown - 1) }))
    case 'sabotage':
      return onTile(table, spot, otherThan(player), tile => ({ ...tile, countdown: Math.max(1, tile.countdown - 1) }))
    case 'fortify':
      return onTile(table, spot, player, tile => ({ ...tile, fortified: true }))
    case 'shockwave':
      return { ...table, shockwave: true }
    case 'scavenge': {
      const [first, next, ...rest] = table.queue
      return first === undefined || next === undefined ? null : { ...table, queue: [next, first, ...rest] }
    }
    case 'firewall':
      if (!spot || !isEmpty(cellAt(table, spot)) || (table.queue.length > 0 && emptySpots(table).length === 1)) return null
      return withCell(table, spot, { tile: null, wall: 2 })
    case 'transplant': {
      const [a, b] = [ownTile(table, spot, player), ownTile(table, second, player)]
      if (!spot || !second || !a || !b || same(spot, second)) return null
      return withCell(withCell(table, spot, { tile: b, wall: 0 }), second, { tile: a, wall: 0 })
    }
  }
}

function ownTile(table: Table, spot: Spot | undefined, owner: Seat): Tile | null {
  const tile = spot ? (cellAt(table, spot)?.tile ?? null) : null
  return tile && tile.owner === owner && tile.countdown > 0 ? tile : null
}

function onTile(table: Table, spot: Spot | undefined, owner: Seat, change: (tile: Tile) => Tile): Table | null {
  const tile = ownTile(table, spot, owner)
  return spot && tile ? withCell(table, spot, { tile: change(tile), wall: 0 }) : null
}

// ── The end, and every turn there is ─────────────────────────────────────────────────────────────────

export function isOver({ config, scores, queue, bag, board }: Table): boolean {
  if (config.mercyRule && Math.abs(scores[0] - scores[1]) >= config.mercyLead) return true
  return queue.length === 0 && bag.length === 0 && board.every(line => line.every(cell => cell.tile === null))
}

/** [CF-34] [CF-72] */
export function winner(table: Table): Seat | 'draw' | null {
  if (!isOver(table)) return null
  const [blue, red] = table.scores
  if (blue !== red) return blue > red ? 0 : 1
  if (table.config.tieBreak === 'draw' || table.lastPlacer === null) return 'draw'
  return table.config.tieBreak === 'last-placer-wins' ? table.lastPlacer : otherThan(table.lastPlacer)
}

/** Tries everything that can be written down, and keeps what is allowed. At most one card. */
export function allTurns(table: Table): Chainfall['Action'][] {
  const spots = table.board.flatMap((line, row) => line.map((_, col) => ({ row, col })))
  const targets: Readonly<Partial<Record<Card, readonly Spot[][]>>> = !table.config.cardsEnabled
    ? {}
    : {
        reinforce: spots.map(spot => [spot]),
        accelerate: spots.map(spot => [spot]),
        fortify: spots.map(spot => [spot]),
        sabotage: spots.map(spot => [spot]),
        firewall: spots.map(spot => [spot]),
        shockwave: [[]],
        scavenge: [[]],
        transplant: spots.flatMap(a => spots.map(b => [a, b])),
      }
  const none: Chainfall['Action']['plays'][] = [[]]
  const plays = [
    ...none,
    ...(Object.entries(targets) as [Card, Spot[][]][]).flatMap(([card, all]) => all.map(at => [{ card, at }])),
  ].filter(each => each.length === 0 || (table.config.maxCardsPerTurn > 0 && each.every(({ card, at }) => playCard(table, card, at))))
  return plays.flatMap(each => {
    const played = each.reduce<Table>((now, { card, at }) => playCard(now, card, at) as Table, table)
    return arrangements(emptySpots(played), placesDue(played)).map(places => ({ plays: each, places }))
  })
}

function arrangements(spots: readonly Spot[], count: number): Spot[][] {
  if (count === 0) return [[]]
  return spots.flatMap(spot =>
    arrangements(
      spots.filter(other => other !== spot),
      count - 1,
    ).map(rest => [spot, ...rest]),
  )
}

/** How many sequences of exactly `depth` turns there are from here. */
export function perft(table: Table, depth: number): number {
  if (depth === 0) return 1
  if (isOver(table)) return 0
  const turns = allTurns(table)
  return depth === 1 ? turns.length : turns.reduce((count, turn) => count + perft(takeTurn(table, turn) as Table, depth - 1), 0)
}
