/** Two versions of something beside each other, case after case: what differs is printed, and how many cases there were. */

const MOST_PRINTED = 2000 // characters of one difference

export class AtLength {
  #found = 0
  readonly #from: number

  constructor(from: number) {
    this.#from = from
  }

  /** The cases of this run, by number. */
  over(what: string, count: number, difference: (n: number) => string | null): void {
    const before = this.#found
    for (let n = this.#from; n < this.#from + count; n++) this.note(difference(n))
    console.log(`${what}: ${count} compared, ${this.#found - before} differences`)
  }

  note(difference: string | null): void {
    if (difference === null) return
    this.#found++
    console.log(difference.slice(0, MOST_PRINTED))
  }

  /** The last line. */
  end(): void {
    console.log(this.#found === 0 ? 'no differences' : `${this.#found} differences`)
    process.exitCode = this.#found === 0 ? 0 : 1
  }
}
