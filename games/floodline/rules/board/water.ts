/**
 * Water settles by filling [FL-60…FL-69]: every unit falls straight down, then the units of a set of connected cells take its
 * lowest free cells, and what finds none waits for the set to grow over its rim.
 *
 * The sets of rule FL-63, for a rising level, form a tree: a set of one level is the union of sets of the level below, joined by
 * cells of its own level. So nothing is searched. Runs of open cells are joined, level by level upward, with union-find; each
 * joined set promises its waiting units as many free cells as it has; at the end the free cells, in canonical order, collect
 * what the nearest set around them promised. The textbook (testing/textbook/water.ts) does what the rule book says; both agree.
 */
import { bitCount } from '../../../../kernel/bits.ts'
import type { Field, Plane } from './field.ts'
import { APART, Rise } from './rise.ts'

/** Everything `fill` needs to remember, made once for a field. */
export class Fill {
  readonly field: Field
  readonly open: Plane // water may pass
  readonly free: Plane // water may stay
  readonly units: Plane // where units begin
  readonly displaced: Plane // set aside until the standing units have settled
  readonly #rise: Rise

  // By run. A run is a stretch of open cells in one word, numbered in canonical order.
  readonly #run: Int32Array // its bits
  readonly #word: Int32Array // and whose bits they are
  readonly #parent: Int32Array // the set it was joined to; itself while it is on top
  readonly #link: Int32Array // the same with shortcuts
  readonly #room: Int32Array // free cells of the set that nobody was promised
  readonly #wait: Int32Array // units of the set that were promised nothing
  readonly #promised: Int32Array // units that this set, and no smaller one, will place

  readonly #firstRun: Int32Array // by word
  readonly #falling: Uint8Array // by cell of a level: units on their way down
  readonly #live: Plane // by word of a level: where that is not 0
  readonly #landed: Uint8Array // by cell: units that came down here
  readonly #landing: Plane // where that is not 0

  constructor(field: Field) {
    this.field = field
    const { size, level } = field
    const most = field.frame.levels * field.frame.rows * (((field.frame.length + 1) >> 1) + field.words)
    this.open = new Int32Array(size)
    this.free = new Int32Array(size)
    this.units = new Int32Array(size)
    this.displaced = new Int32Array(size)
    this.#rise = new Rise(field, this.open, this.free)
    this.#run = new Int32Array(most)
    this.#word = new Int32Array(most)
    this.#parent = new Int32Array(most)
    this.#link = new Int32Array(most)
    this.#room = new Int32Array(most)
    this.#wait = new Int32Array(most)
    this.#promised = new Int32Array(most)
    this.#firstRun = new Int32Array(size)
    this.#falling = new Uint8Array(level * 32)
    this.#live = new Int32Array(level)
    this.#landed = new Uint8Array(size * 32)
    this.#landing = new Int32Array(size)
  }

  /** Places the units: takes their cells out of `free` and puts them into `water`. Says how many found no room. */
  fill(water: Plane): number {
    const highest = this.#highestUnit()
    if (highest < 0) return 0
    const units = this.#letFall(highest)
    const { field, open } = this
    const { level } = field
    let runs = 0
    let placed = 0
    let seen = 0
    let word = 0
    for (let e = 0; e < field.frame.levels; e++) {
      const first = runs
      for (const end = word + level; word < end; word++) {
        this.#firstRun[word] = runs
        let cells = open[word]
        if (cells === 0) continue
        const landing = this.#landing[word]
        const free = this.free[word]
        while (cells !== 0) {
          const low = cells & -cells
          const run = cells & ~((cells + low) | 0)
          cells ^= run
          this.#run[runs] = run
          this.#word[runs] = word
          this.#parent[runs] = runs
          this.#link[runs] = runs
          this.#room[runs] = (free & run) === 0 ? 0 : bitCount(free & run)
          this.#promised[runs] = 0
          let waiting = 0
          for (let bits = landing & run; bits !== 0; bits &= bits - 1) {
            const at = word * 32 + (31 - Math.clz32(bits & -bits))
            waiting += this.#landed[at]
            this.#landed[at] = 0
          }
          seen += waiting
          this.#wait[runs] = waiting
          runs++
        }
        this.#landing[word] = 0
        this.#join(word, runs, first)
      }
      placed += this.#promise(first, runs)
      if (placed === units && seen === units) break
    }
    this.#handOut(placed, runs, water)
    return units - placed
  }

  /** The same for a few displaced units, most of the time without a look at the whole board. */
  fillFew(water: Plane): number {
    const overflow = this.#rise.rise(this.units, water)
    return overflow === APART ? this.fill(water) : overflow
  }

  #highestUnit(): number {
    let word = this.field.size - 1
    while (word >= 0 && this.units[word] === 0) word--
    return word < 0 ? -1 : (word / this.field.level) | 0
  }

  /** Units go straight down through open cells as far as they can; water does not stop them [FL-62]. */
  #letFall(highest: number): number {
    const { open, units } = this
    const { level } = this.field
    const live = this.#live
    const falling = this.#falling
    let count = 0
    for (let e = highest; e >= 0; e--) {
      const start = e * level
      for (let at = 0; at < level; at++) {
        const word = start + at
        let here = units[word]
        let moving = live[at]
        if ((here | moving) === 0) continue
        moving |= here
        while (here !== 0) {
          falling[at * 32 + (31 - Math.clz32(here & -here))]++
          count++
          here &= here - 1
        }
        let down = e === 0 ? moving : moving & ~open[word - level]
        live[at] = moving & ~down
        this.#landing[word] = down
        while (down !== 0) {
          const bit = 31 - Math.clz32(down & -down)
          this.#landed[word * 32 + bit] = falling[at * 32 + bit]
          falling[at * 32 + bit] = 0
          down &= down - 1
        }
      }
    }
    return count
  }

  /** Joins the runs of a word with the runs they touch: in the row before, in the word before, in the level below. */
  #join(word: number, runs: number, first: number): void {
    const { open } = this
    const { words, level } = this.field
    const inLevel = word % level
    for (let run = this.#firstRun[word]; run < runs; run++) {
      const bits = this.#run[run]
      if (inLevel >= words) this.#joinAcross(run, bits & open[word - words], word - words, first)
      if (word >= level) this.#joinAcross(run, bits & open[word - level], word - level, first)
      if (words > 1 && bits & 1 && word % words > 0 && open[word - 1] < 0) this.#unite(run, this.#runAt(word - 1, 31), first)
    }
  }

  /** `shared` are the cells of the run whose neighbours in the word `other` are open too. */
  #joinAcross(run: number, shared: number, other: number, first: number): void {
    while (shared !== 0) {
      const bit = 31 - Math.clz32(shared & -shared)
      const neighbour = this.#runAt(other, bit)
      this.#unite(run, neighbour, first)
      shared &= ~this.#run[neighbour]
    }
  }

  /** The run that holds a bit of a word: runs are numbered upward, so it is a matter of counting where runs begin. */
  #runAt(word: number, bit: number): number {
    const open = this.open[word]
    const starts = open & ~(open << 1)
    const upTo = starts & (bit === 31 ? -1 : (1 << (bit + 1)) - 1)
    return this.#firstRun[word] + bitCount(upTo) - 1
  }

  #top(run: number): number {
    const link = this.#link
    let at = run
    while (link[at] !== at) {
      link[at] = link[link[at]]
      at = link[at]
    }
    return at
  }

  /** Two sets become one, topped by a run of the level in hand (from `first` on). */
  #unite(run: number, neighbour: number, first: number): void {
    const a = this.#top(run)
    const b = this.#top(neighbour)
    if (a === b) return
    const top = b >= first ? b : a
    const under = top === b ? a : b
    this.#parent[under] = top
    this.#link[under] = top
    this.#room[top] += this.#room[under]
    this.#wait[top] += this.#wait[under]
  }

  /** The level is complete: every set promises its waiting units what room it has [FL-63]. */
  #promise(first: number, runs: number): number {
    let placed = 0
    for (let run = first; run < runs; run++) {
      if (this.#parent[run] !== run) continue
      const wait = this.#wait[run]
      if (wait === 0) continue
      const room = this.#room[run]
      const taken = wait < room ? wait : room
      this.#promised[run] = taken
      this.#room[run] = room - taken
      this.#wait[run] = wait - taken
      placed += taken
    }
    return placed
  }

  /** Free cells in canonical order take from the smallest set around them that still has something to give. */
  #handOut(placed: number, runs: number, water: Plane): void {
    const { free } = this
    // From here on the links skip sets that have nothing left.
    for (let run = 0; run < runs; run++) this.#link[run] = this.#parent[run]
    for (let run = 0; run < runs && placed > 0; run++) {
      const word = this.#word[run]
      let cells = this.#run[run] & free[word]
      while (cells !== 0) {
        const giver = this.#giver(run)
        if (giver < 0) break
        const wanted = bitCount(cells)
        const given = this.#promised[giver] < wanted ? this.#promised[giver] : wanted
        const taken = given === wanted ? cells : lowest(cells, given)
        this.#promised[giver] -= given
        placed -= given
        water[word] |= taken
        free[word] &= ~taken
        cells &= ~taken
      }
    }
  }

  #giver(run: number): number {
    const link = this.#link
    const promised = this.#promised
    let at = run
    while (promised[at] === 0) {
      const up = link[at]
      if (up === at) return -1
      if (promised[up] === 0) link[at] = link[up]
      at = up
    }
    return at
  }
}

/** The lowest so many bits. */
function lowest(bits: number, count: number): number {
  let rest = bits
  for (let i = 0; i < count; i++) rest &= rest - 1
  return bits & ~rest
}

const fills = new WeakMap<Field, Fill>()

export function fillOf(field: Field): Fill {
  let fill = fills.get(field)
  if (!fill) {
    fill = new Fill(field)
    fills.set(field, fill)
  }
  return fill
}

/**
 * A settle: first the units that stand free, then the displaced ones, which leave through the bodies that entered [FL-64…FL-66].
 * `standing` false skips the first fill: legal while no cell has opened since the last settle, because closing cells
 * never unsettles water. Returns the overflow.
 */
export function settleWater(field: Field, standing: boolean): number {
  const fill = fillOf(field)
  const displaced = lift(field, fill, standing)
  let overflow = 0
  if (standing) overflow += fill.fill(field.water)
  if (displaced) {
    openBodies(field, fill)
    overflow += fill.fillFew(field.water)
  }
  return overflow
}

/** Takes the water out: standing units are ready to be poured again (or put back as they were), displaced ones are set aside. */
function lift(field: Field, fill: Fill, standing: boolean): boolean {
  const { loose, fixed, porous, piece, water, inside, words, size } = field
  const { open, free, units, displaced } = fill
  let any = 0
  for (let word = 0, w = 0; word < size; word++) {
    const solid = loose[word] | fixed[word]
    const body = solid | piece[word]
    const stands = water[word] & ~body
    open[word] = ~(solid & ~porous[word]) & ~piece[word] & inside[w]
    free[word] = ~body & inside[w]
    displaced[word] = water[word] & body
    any |= displaced[word]
    if (standing) {
      units[word] = stands
      water[word] = 0
    } else {
      free[word] &= ~stands
      water[word] = stands
    }
    if (++w === words) w = 0
  }
  return any !== 0
}

/** What holds a body now and held none when the resolve began is a way out, and so is wherever a displaced unit is [FL-66]. */
function openBodies(field: Field, { open, units, displaced }: Fill): void {
  const { loose, fixed, piece, before, size } = field
  for (let word = 0; word < size; word++) {
    units[word] = displaced[word]
    open[word] |= ((loose[word] | fixed[word] | piece[word]) & ~before[word]) | displaced[word]
  }
}
