/** The resolves that may have to be explained later: the latest, and those that lost blocks or water on the way to a loss. */
import type { FloodEvent, Floodline } from '../../nouns.ts'
import { lostIn, type Remembered, spilledIn } from '../hud/warnings/remembered.ts'
import { askedBy } from './asked-by.ts'

type State = Floodline['State']

const MOST = 40

export class ResolveMemory {
  latest: Remembered | null = null
  /** The state before the latest tick that locked a piece, whatever came of it. */
  beforeLock: Remembered | null = null
  readonly costly: Remembered[] = []
  #released: readonly number[] = []

  /** `watched`: what was asked for is not in the state, and is read from what happened. */
  add(before: State, events: readonly FloodEvent[], watched: boolean): void {
    const remembered = { before: watched ? askedBy(before, events) : before, events, released: this.#released }
    if (events.some(({ kind }) => kind === 'locked')) this.beforeLock = remembered
    if (events.some(({ kind }) => kind === 'fell' || kind === 'flowed')) this.latest = remembered
    if (lostIn(events) + spilledIn(events) > 0) this.costly.push(remembered)
    if (this.costly.length > MOST) this.costly.shift()
    for (const event of events) if (event.kind === 'released') this.#released = event.cells
  }

  /** Something was taken back: what came after it has not happened. */
  forget(tick: number): void {
    this.latest = null
    this.beforeLock = null
    this.#released = []
    while ((this.costly.at(-1)?.before.tick ?? -1) >= tick) this.costly.pop()
  }
}
