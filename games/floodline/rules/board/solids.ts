/**
 * Solids fall as bodies [FL-40…FL-49]: voxels that hang together by their faces move together, and stand still as soon as
 * the floor or anything immovable holds one of them. Water holds nothing up.
 */

import { bitCount } from '../../../../kernel/bits.ts'
import type { FloodEvent } from '../../nouns.ts'
import { EMPTY } from './cells.ts'
import type { Field, Plane } from './field.ts'

/** Scratch of one field. Attached to it for as long as it lives. */
interface Bench {
  readonly held: Plane
  readonly body: Plane
}

const benches = new WeakMap<Field, Bench>()

function benchOf(field: Field): Bench {
  let bench = benches.get(field)
  if (!bench) {
    bench = { held: new Int32Array(field.size), body: new Int32Array(field.size) }
    benches.set(field, bench)
  }
  return bench
}

/** What a settle came to: a voxel's path met the active piece at these cells of it (tilts only), or nothing of the kind. */
export interface Blocked {
  cells: number[]
}

/**
 * Lets everything unsupported fall, round by round, until nothing moves; writes the bytes of what moved.
 * `open` says that the face gravity points at is void. With `blocked`, voxels may not cross the active piece: the first
 * body that would is reported and the settle is given up half done (the caller works on a copy) [FL-34].
 */
export function settleSolids(
  field: Field,
  cells: Uint8Array,
  open: boolean,
  blocked: Blocked | null,
  tell: ((event: FloodEvent) => void) | null,
): void {
  const bench = benchOf(field)
  while (findHeld(field, bench.held, open)) {
    if (!dropLoose(field, bench, cells, open, blocked, tell)) return
  }
}

/** Marks what is held; true if anything is not. */
function findHeld(field: Field, held: Plane, open: boolean): boolean {
  const { loose, level, size } = field
  let rest = 0
  for (let word = 0; word < size; word++) held[word] = loose[word] === 0 ? 0 : loose[word] & touchingFixed(field, word)
  if (!open) for (let word = 0; word < level; word++) held[word] = loose[word]
  flood(field, held, loose, 0, field.frame.levels - 1)
  for (let word = 0; word < size; word++) rest |= loose[word] & ~held[word]
  return rest !== 0
}

/** The cells of a word that touch something immovable with a face. */
function touchingFixed(field: Field, word: number): number {
  const { fixed, words, level, size } = field
  const rows = field.frame.rows
  const row = (word / words) | 0
  const r = row % rows
  const here = fixed[word]
  let touching = (here << 1) | (here >>> 1)
  if (words > 1) touching |= acrossWords(fixed, word, words)
  if (word >= level) touching |= fixed[word - level]
  if (word + level < size) touching |= fixed[word + level]
  if (r > 0) touching |= fixed[word - words]
  if (r < rows - 1) touching |= fixed[word + words]
  return touching
}

/** Bits next door to a word in its own row: the last of the word before, the first of the word after. */
function acrossWords(plane: Plane, word: number, words: number): number {
  const w = word % words
  return (w > 0 ? plane[word - 1] >>> 31 : 0) | (w < words - 1 ? plane[word + 1] << 31 : 0)
}

/** Grows `seed` to everything in `mask` that hangs together with it, within some levels. Sweeps up and down until nothing is new. */
function flood(field: Field, seed: Plane, mask: Plane, lowest: number, highest: number): void {
  const { level } = field
  let down = false
  for (let first = true; ; first = false, down = !down) {
    let grown = false
    if (down) {
      for (let e = highest; e >= lowest; e--) if (sweepLevel(field, seed, mask, e * level, e < highest ? level : 0)) grown = true
    } else {
      for (let e = lowest; e <= highest; e++) if (sweepLevel(field, seed, mask, e * level, e > lowest ? -level : 0)) grown = true
    }
    if (!grown && !first) return
  }
}

/** One level: takes what the level at `from` words away passes on, then spreads in the plane both ways. */
function sweepLevel(field: Field, seed: Plane, mask: Plane, start: number, from: number): boolean {
  const { level, words } = field
  const end = start + level
  let grown = false
  for (let word = start; word < end; word++) {
    const room = mask[word]
    const had = seed[word]
    if (had === room) continue
    let reach = had
    if (from !== 0) reach |= seed[word + from]
    if (word - words >= start) reach |= seed[word - words]
    if (words > 1) reach |= acrossWords(seed, word, words)
    reach &= room
    if (reach === 0) continue
    reach = spread(reach, room)
    if (reach !== had) {
      seed[word] = reach
      grown = true
    }
  }
  for (let word = end - 1; word >= start; word--) {
    const room = mask[word]
    const had = seed[word]
    if (had === room) continue
    let reach = had
    if (word + words < end) reach |= seed[word + words]
    if (words > 1) reach |= acrossWords(seed, word, words)
    reach &= room
    if (reach === 0) continue
    reach = spread(reach, room)
    if (reach !== had) {
      seed[word] = reach
      grown = true
    }
  }
  return grown
}

/** All bits of `room` in one run with a bit of `seed`. */
function spread(seed: number, room: number): number {
  for (;;) {
    const more = seed | (((seed << 1) | (seed >>> 1)) & room)
    if (more === seed) return seed
    seed = more
  }
}

/** One round: every body that is not held, lowest first, falls as far as it can. False when nothing moved or the piece was met. */
function dropLoose(
  field: Field,
  bench: Bench,
  cells: Uint8Array,
  open: boolean,
  blocked: Blocked | null,
  tell: ((event: FloodEvent) => void) | null,
): boolean {
  const { level, loose } = field
  const { held, body } = bench
  const highest = field.frame.levels - 1
  // What is left to fall: found in canonical order, so the bodies come in the order of the rule book without sorting [FL-43].
  for (let word = 0; word < field.size; word++) held[word] = loose[word] & ~held[word]
  let moved = false
  for (let word = 0; word < field.size; word++) {
    while (held[word] !== 0) {
      const lowest = (word / level) | 0
      body.fill(0)
      body[word] = held[word] & -held[word]
      flood(field, body, held, lowest, highest)
      for (let at = word; at < field.size; at++) held[at] &= ~body[at]
      const distance = roomBelow(field, body, lowest, open)
      if (distance === 0) continue
      if (blocked && meets(field, body, lowest, distance, blocked)) return false
      fall(field, body, lowest, distance, cells, tell)
      moved = true
    }
  }
  return moved
}

/** How far a body can fall among everything as it lies now. Over a void face that may be right out. */
function roomBelow(field: Field, body: Plane, lowest: number, open: boolean): number {
  const { loose, fixed, level, size } = field
  const start = lowest * level
  const most = open ? field.frame.levels : lowest
  for (let distance = 1; distance <= most; distance++) {
    const shift = distance * level
    for (let word = start > shift ? start : shift; word < size; word++) {
      const mine = body[word]
      if (mine === 0) continue
      const below = word - shift
      if ((mine & (loose[below] | fixed[below]) & ~body[below]) !== 0) return distance - 1
    }
  }
  return most
}

/** Does a falling body cross the active piece? Every cell it passes counts, not only where it ends [FL-34]. */
function meets(field: Field, body: Plane, lowest: number, distance: number, blocked: Blocked): boolean {
  const { piece, level, size } = field
  for (let step = 1; step <= distance; step++) {
    const shift = step * level
    for (let word = Math.max(lowest * level, shift); word < size; word++) {
      let met = body[word] & piece[word - shift]
      while (met !== 0) {
        blocked.cells.push(field.cell(word - shift, 31 - Math.clz32(met & -met)))
        met &= met - 1
      }
    }
    if (blocked.cells.length > 0) return true
  }
  return false
}

function fall(
  field: Field,
  body: Plane,
  lowest: number,
  distance: number,
  cells: Uint8Array,
  tell: ((event: FloodEvent) => void) | null,
): void {
  const { level, size } = field
  const shift = distance * level
  const story = tell ? { from: [] as number[], lost: [] as number[] } : null
  for (let word = lowest * level; word < size; word++) {
    const mine = body[word]
    if (mine === 0) continue
    if (story) remember(field, word, mine, word < shift ? story.lost : null, story.from)
    carryBytes(field, word, mine, word < shift ? -1 : distance, cells)
    carryBits(field, word, mine, word - shift)
  }
  if (tell && story) tell({ kind: 'fell', from: story.from, by: distance, lost: story.lost })
}

function remember(field: Field, word: number, bits: number, lost: number[] | null, from: number[]): void {
  while (bits !== 0) {
    const cell = field.cell(word, 31 - Math.clz32(bits & -bits))
    from.push(cell)
    lost?.push(cell)
    bits &= bits - 1
  }
}

/** From the lowest word up, so that a voxel's new cell has been left by whatever of the body stood there. */
function carryBytes(field: Field, word: number, bits: number, distance: number, cells: Uint8Array): void {
  const drop = distance * field.frame.up
  while (bits !== 0) {
    const cell = field.cell(word, 31 - Math.clz32(bits & -bits))
    if (distance >= 0) cells[cell - drop] = cells[cell]
    cells[cell] = EMPTY
    bits &= bits - 1
  }
}

function carryBits(field: Field, word: number, mine: number, to: number): void {
  const { loose, porous, moved, dirty } = field
  const sieve = porous[word] & mine
  loose[word] &= ~mine
  porous[word] &= ~mine
  moved[word] &= ~mine
  dirty[word] |= mine
  if (to < 0) {
    field.lost += bitCount(mine)
    return
  }
  loose[to] |= mine
  porous[to] |= sieve
  moved[to] |= mine
  dirty[to] |= mine
}

/** Voxels that are not in the cell in which they began the resolve [FL-46]. */
export function shifted(field: Field): number {
  let count = 0
  for (let word = 0; word < field.size; word++) if (field.moved[word] !== 0) count += bitCount(field.moved[word])
  return count
}

/** The voxels that nothing holds, as they lie. */
export function unheld(field: Field, open: boolean): number[] {
  const { held } = benchOf(field)
  const cells: number[] = []
  if (!findHeld(field, held, open)) return cells
  for (let word = 0; word < field.size; word++) remember(field, word, field.loose[word] & ~held[word], null, cells)
  return cells
}
