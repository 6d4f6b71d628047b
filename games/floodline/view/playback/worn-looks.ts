/**
 * What each cell looks like that stood at the start: the deal says it, no state does [FL-184]. So it is followed from the deal through
 * what happened. Whoever sits down later, or jumps about in a replay, hears the whole story once more.
 */
import type { Table } from '../../../../kernel/game.ts'
import type { Story } from '../../../../kernel/story.ts'
import { storyOf } from '../../../../ui/story.ts'
import { type FloodEvent, type FloodLevel, type Floodline, GRAVITIES, LOOKS, type Spot } from '../../nouns.ts'
import { WATER } from '../../rules/board/cells.ts'
import { fallAlong } from './piece-tints.ts'

type State = Floodline['State']

/** The looks from a tick on. */
interface Kept {
  readonly tick: number
  readonly looks: Uint8Array
}

const MOVES: ReadonlySet<FloodEvent['kind']> = new Set<FloodEvent['kind']>(['fell', 'sank', 'put'])

export class WornLooks {
  /** By cell: a number of `LOOKS` from 1; 0 for what has no look of its own. */
  readonly of: Uint8Array
  readonly #story: () => Story<Floodline> | null
  readonly #bounds: Spot
  readonly #dressed: Uint8Array | null // at the start; null where nothing is, and there is nothing to follow

  constructor(table: Table<Floodline>) {
    const state = table.view
    this.#story = () => storyOf(table)
    this.#bounds = state.level.bounds
    this.of = new Uint8Array(state.cells.length)
    const deal = this.#story()?.deal
    this.#dressed = deal?.terrain.some(({ look }) => look !== undefined) ? dressed(deal) : null
    if (this.#dressed) this.#retell(state)
  }

  follow(events: readonly FloodEvent[], gravity: number): void {
    if (!this.#dressed) return
    let down = gravity
    for (const event of events) {
      if (event.kind === 'tilted') down = event.to
      else if (event.kind === 'fell') fallAlong(this.of, this.#bounds, event, down)
      else if (event.kind === 'sank') for (const cell of event.cells) this.of[cell] = 0
      else if (event.kind === 'put') this.of[event.cell] = 0
    }
  }

  /** The past changed, or somebody jumped. */
  rewind(state: State): void {
    if (this.#dressed) this.#retell(state)
  }

  #retell({ cells }: State): void {
    this.of.set(this.#dressed as Uint8Array)
    const story = this.#story()
    let kept: Kept[] = [{ tick: 0, looks: this.of.slice() }]
    let gravity = GRAVITIES.indexOf(story?.deal.gravity ?? 'DOWN')
    story?.tell((events, after) => {
      if (events.length > 0) {
        this.follow(events, gravity)
        if (events.some(({ kind }) => MOVES.has(kind))) kept.push({ tick: after.tick, looks: this.of.slice() })
      } else {
        kept = kept.filter(({ tick }) => tick <= after.tick) // something was taken back
        this.of.set(kept.at(-1)?.looks ?? this.of)
      }
      gravity = after.gravity
    })
    // What is gone has no look: not every table has a story to tell.
    for (let cell = 0; cell < this.of.length; cell++) if ((cells[cell] ?? 0) <= WATER) this.of[cell] = 0
  }
}

/** By cell, as the level was written; later entries lie over earlier ones. */
export function dressed({ bounds: [X, Y, Z], terrain }: FloodLevel): Uint8Array {
  const looks = new Uint8Array(X * Y * Z)
  for (const { at, from = at, to = from, look } of terrain) {
    if (!from || !to) continue
    const number = look === undefined ? 0 : LOOKS.indexOf(look) + 1
    for (let y = from[1]; y <= to[1]; y++)
      for (let x = from[0]; x <= to[0]; x++) for (let z = from[2]; z <= to[2]; z++) looks[(y * X + x) * Z + z] = number
  }
  return looks
}
