/** A turn that was played, moment by moment: cards, tiles, the tick, wave after wave. */
import type { Seat } from '../../../../kernel/game.ts'
import type { Chainfall } from '../../nouns.ts'
import { isPoint, noEffects } from '../../rules/blast.ts'
import { playCard } from '../../rules/cards.ts'
import { spotOf } from '../../rules/grid.ts'
import { worldOf } from '../../rules/preview.ts'
import { type Cell, cardsIn, change, type Drawing, type Link, linksOf, plain } from '../board/cells.ts'

type View = Chainfall['View']
type Event = Chainfall['Event']

export interface Moment {
  /** What happens in it, to be said and heard. */
  readonly event: Event
  readonly drawing: Drawing
  /** Points are counted when they are seen to be made. */
  readonly score: readonly [number, number]
  /** Whose turn it is. */
  readonly seat: Seat
}

/** Every event that can be seen is a moment. `before`: the position it happened in. */
export function momentsOf(before: View, events: readonly Event[]): readonly Moment[] {
  const world = worldOf(before)
  const moments: Moment[] = []
  const seat = before.turn
  const cards = cardsIn(events)
  const score: [number, number] = [...before.score]
  const seen = (): Cell[] => plain({ owner: Array.from(world.owner), fuse: Array.from(world.fuse), wall: Array.from(world.wall) })
  const add = (event: Event, cells: Cell[], links: readonly Link[] = []): void =>
    void moments.push({ event, seat, score: [...score], drawing: { cells, links } })
  for (const event of events) {
    switch (event.kind) {
      case 'card': {
        playCard(world, event.seat, { card: event.card, at: event.cells.map(cell => spotOf(before.config, cell)) }, noEffects())
        const cells = seen()
        for (const cell of event.cells) change(cells, cell, { aimed: true })
        add(event, cells)
        break
      }
      case 'placed': {
        world.owner[event.cell] = event.seat
        world.fuse[event.cell] = event.fuse
        const cells = seen()
        change(cells, event.cell, { latest: true })
        add(event, cells)
        break
      }
      case 'ticked':
        for (const { cell, fuse } of event.tiles) world.fuse[cell] = fuse
        for (const { cell, left } of event.walls) world.wall[cell] = left
        if (event.tiles.length > 0) add(event, seen())
        break
      case 'wave': {
        score[seat] += event.points
        const cells = seen()
        for (const cell of event.blast) change(cells, cell, { heat: 1 })
        for (const { cell, owner, fuse } of event.burnt)
          change(cells, cell, { owner, fuse, burning: 'burnt', gain: isPoint(before.config, seat, { owner, fuse }), wave: event.wave })
        for (const cell of event.exploding) change(cells, cell, { burning: 'exploding', wave: event.wave })
        for (const cell of event.spared) change(cells, cell, { fortified: true })
        for (const { cell } of event.burnt) {
          world.owner[cell] = -1
          world.fuse[cell] = 0
        }
        add(event, cells, linksOf(before.config, [event], cards))
        break
      }
      default: // what comes into the queue, passing, the sum and the end are not seen on the board
        break
    }
  }
  return moments
}

/** How long a moment stays, at speed 1: a beat to move and a beat to look. */
export function lengthOf({ event }: Moment): number {
  return event.kind === 'wave' ? 2 * BEAT_MS : event.kind === 'ticked' ? BEAT_MS : 1.5 * BEAT_MS
}

const BEAT_MS = 160

/** Where tiles were placed, for the eye that comes back to the board. */
export function placedCells(events: readonly Event[]): readonly number[] {
  return events.flatMap(event => (event.kind === 'placed' ? [event.cell] : []))
}
