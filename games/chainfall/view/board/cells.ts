/** What stands on each cell and what is written on it: of a position, of a turn that is being put together, of a moment of a turn. */
import type { Card, Chainfall, Config } from '../../nouns.ts'
import { isPoint } from '../../rules/blast.ts'
import { around, cellAt } from '../../rules/grid.ts'
import { type Foreseen, foresee, type WaveEvent, worldAfter } from '../../rules/preview.ts'
import { type Draft, nextValue, targetsIn, turnIn } from '../turn/draft.ts'

type View = Chainfall['View']

export interface Cell {
  readonly owner: number // -1 nobody
  readonly fuse: number
  readonly wall: number // ticks left
  /** Not there yet: set down, or aimed at. */
  readonly wished?: boolean
  /** The wave in which it goes off or goes. */
  readonly wave?: number
  /** It counts for whoever's turn it is. */
  readonly gain?: boolean
  /** What it shows after the tick, where it stays. */
  readonly after?: number
  /** The first wave that reaches the cell. */
  readonly heat?: number
  /** This very moment it goes off, or burns with it. */
  readonly burning?: 'exploding' | 'burnt'
  readonly aimed?: boolean
  readonly lit?: boolean
  readonly latest?: boolean
  readonly fortified?: boolean
  /** In an analysis: what was done here, or would have been better. */
  readonly note?: 'played' | 'best'
}

/** A line from what goes off to what goes with it. */
export interface Link {
  readonly from: number
  readonly to: number
}

export interface Drawing {
  readonly cells: readonly Cell[]
  readonly links: readonly Link[]
}

type Board = Pick<View, 'owner' | 'fuse' | 'wall'>

export function plain({ owner, fuse, wall }: Board): Cell[] {
  return owner.map((seat, cell) => ({ owner: seat, fuse: fuse[cell] ?? 0, wall: wall[cell] ?? 0 }))
}

/** A position, with what was placed last marked where it still stands: a frame around nothing looks like a choice. */
export function positionDrawing(view: View, latest: readonly number[]): Drawing {
  const isMarked = ({ owner }: Cell, cell: number): boolean => owner >= 0 && latest.includes(cell)
  return { cells: plain(view).map((each, cell) => (isMarked(each, cell) ? { ...each, latest: true } : each)), links: [] }
}

/** The turn as it is being put together, and all that would come of it once it is whole; of that, nothing to somebody who is blind. */
export function draftDrawing(view: View, draft: Draft, latest: readonly number[], blind = false): Drawing {
  const world = worldAfter(view, draft.plays)
  const cells = plain({ owner: Array.from(world.owner), fuse: Array.from(world.fuse), wall: Array.from(world.wall) })
  const set = draft.places.map(spot => cellAt(view.config, spot))
  const wish = (cell: number, fuse: number | undefined): void => {
    cells[cell] = { owner: view.turn, fuse: fuse ?? 0, wall: 0, wished: true }
  }
  for (const [nth, cell] of set.entries()) wish(cell, world.queue[nth])
  const targets = targetsIn(view, draft)
  if (draft.picked) for (const cell of targets) change(cells, cell, { lit: true })
  for (const spot of draft.picked?.at ?? []) change(cells, cellAt(view.config, spot), { aimed: true })
  for (const { card, at } of draft.plays)
    if (card === 'fortify') for (const spot of at) change(cells, cellAt(view.config, spot), { fortified: true })
  for (const cell of latest) if (cells[cell]?.owner === 1 - view.turn) change(cells, cell, { latest: true })
  const { aim } = draft
  const action = turnIn(view, draft)
  if (aim !== null) {
    const free = (cells[aim]?.owner ?? 0) < 0 && cells[aim]?.wall === 0
    if (!draft.picked && free) wish(aim, nextValue(view, draft) ?? undefined)
    change(cells, aim, { aimed: true })
  }
  if (!action || blind) return { cells, links: [] }
  const seen = foresee(view, action)
  mark(cells, view, seen)
  return { cells, links: linksOf(view.config, seen.waves, cardsIn(seen.events)) }
}

/** The cell that a lesson asks for next: for the card in hand or, once its cards are played, for the tile; null: a card first. */
export function lessonCell(view: View, draft: Draft, turn: Chainfall['Action'] | null): number | null {
  const play = turn?.plays[draft.plays.length]
  const spot = play ? (draft.picked?.card === play.card ? play.at[draft.picked.at.length] : undefined) : turn?.places[draft.places.length]
  return spot ? cellAt(view.config, spot) : null
}

export function withLitCell(drawing: Drawing, cell: number | null): Drawing {
  if (cell === null) return drawing
  const cells = [...drawing.cells]
  change(cells, cell, { lit: true })
  return { ...drawing, cells }
}

/** Writes on the cells what a turn does to them. */
function mark(cells: Cell[], view: View, { waves, events }: Foreseen): void {
  const ticked = events.find(event => event.kind === 'ticked')
  for (const { cell, fuse } of ticked?.tiles ?? []) if (fuse > 0) change(cells, cell, { after: fuse })
  for (const { wave, exploding, blast, burnt } of waves) {
    for (const cell of blast) change(cells, cell, { heat: cells[cell]?.heat ?? wave })
    for (const tile of burnt) change(cells, tile.cell, { wave, gain: isPoint(view.config, view.turn, tile) })
    for (const cell of exploding) change(cells, cell, { wave })
  }
  for (const [cell, { wave }] of cells.entries()) if (wave !== undefined) cells[cell] = without(cells[cell] as Cell)
}

/** A tile that goes has no figure for afterwards. */
function without({ after: _after, ...cell }: Cell): Cell {
  return cell
}

/** From what goes off in each wave to what it takes with it; `cards`: those of the turn. */
export function linksOf(config: Config, waves: readonly WaveEvent[], cards: readonly Card[]): Link[] {
  const corners = config.diagonalExplosions || cards.includes('shockwave') // [CF-39] [CF-50]
  const links: Link[] = []
  for (const { exploding, burnt } of waves)
    for (const { cell } of burnt) {
      if (exploding.includes(cell)) continue
      const beside = around(config, cell, corners)
      for (const from of exploding) if (beside.includes(from)) links.push({ from, to: cell })
    }
  return links
}

/** The cards of a turn. */
export function cardsIn(events: readonly Chainfall['Event'][]): Card[] {
  return events.flatMap(event => (event.kind === 'card' ? [event.card] : []))
}

export function change(cells: Cell[], cell: number, changes: Partial<Cell>): void {
  const was = cells[cell]
  if (was) cells[cell] = { ...was, ...changes }
}
