/** Changes and water of an endless level [FL-160…FL-165]. */
import { below, pcg32, type Rng } from '../../../../kernel/rng.ts'
import type { Endless, FloodLevel, Mutator } from '../../nouns.ts'
import { EMPTY } from '../../rules/board/cells.ts'
import { settleRain, shown, type World } from './resolve.ts'
import { cellAt } from './space.ts'

const INCREMENT = [0x0a02bdbf, 0x7bb3c0a7] as const

export class TextbookEndless {
  readonly level: FloodLevel
  readonly words: Rng
  waiting: Mutator[]
  water: Extract<Mutator, { type: 'WATER' }> | null = null
  locksLeft = 0
  column: readonly [x: number, z: number] | null = null
  floors = 0
  slid = 0
  collapses = 0

  constructor(level: FloodLevel) {
    this.level = level
    this.words = pcg32([0x517cc1b7, (0x27220a95 ^ level.seed) >>> 0], INCREMENT)
    this.waiting = [...level.endless!.mutators]
  }

  /** What takes hold now that so many pieces have locked, in the order of the level. */
  due(locks: number): Mutator[] {
    const first = this.waiting.findIndex(({ after }) => after > locks)
    const due = this.waiting.splice(0, first < 0 ? this.waiting.length : first)
    for (const change of due) if (change.type === 'WATER') this.announce(change)
    return due
  }

  private announce(water: Extract<Mutator, { type: 'WATER' }>): void {
    this.water = water
    this.locksLeft = water.everyLocks
    if (this.column !== null) return
    const [X, , Z] = this.level.bounds
    const drawn = below(this.words, X * Z)
    this.column = [Math.floor(drawn / Z), drawn % Z]
  }

  /** Once a lock: water comes down from the top of its column as far as the column is empty. */
  pour(world: World): void {
    if (this.water === null || this.column === null) return
    this.locksLeft--
    if (this.locksLeft > 0) return
    const [x, z] = this.column
    let left = this.water.units
    for (let y = this.level.bounds[1] - 1; y >= 0 && left > 0; y--, left--) {
      const cell = cellAt(this.level.bounds, [x, y, z])
      if (shown(world)[cell] !== EMPTY) break
      world.water.add(cell)
    }
    settleRain(world)
    this.column = null
    this.announce(this.water)
  }

  /** What a resolve pays for where floors settle [FL-193]. */
  pay({ shift, lost }: { readonly shift: number; readonly lost: number }, byTilt: boolean): void {
    if (lost > 0) return
    if (byTilt) this.slid += shift
    if (shift >= 8) this.collapses++
  }

  state(): Endless {
    const { mutators, settles } = this.level.endless!
    return {
      done: mutators.length - this.waiting.length,
      pourIn: this.locksLeft,
      pourAt: this.column === null ? -1 : this.column[0] * this.level.bounds[2] + this.column[1],
      words: this.words.slice(),
      ...(settles && { floors: this.floors, slid: this.slid, collapses: this.collapses }),
    }
  }
}
