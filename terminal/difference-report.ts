/** Two versions of something beside each other, case after case: what differs is printed, and how many cases there were. */
import { FINE, WRONG } from './command.ts'
import type { World } from './world.ts'

const MOST_PRINTED = 2000 // characters of one difference

export class DifferenceReport {
  readonly #world: World
  readonly #from: number
  #found = 0

  /** `from`: the number of the first case. */
  constructor(world: World, from: number) {
    this.#world = world
    this.#from = from
  }

  /** So many cases, by number. */
  compare(what: string, count: number, difference: (n: number) => string | null): void {
    const before = this.#found
    for (let n = this.#from; n < this.#from + count; n++) this.add(difference(n))
    this.#world.out(`${what}: ${count} compared, ${this.#found - before} differences`)
  }

  add(difference: string | null): void {
    if (difference === null) return
    this.#found++
    this.#world.out(difference.slice(0, MOST_PRINTED))
  }

  /** Prints the last line and gives the exit code. */
  end(): number {
    this.#world.out(this.#found === 0 ? 'no differences' : `${this.#found} differences`)
    return this.#found === 0 ? FINE : WRONG
  }
}
