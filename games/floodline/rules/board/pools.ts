/**
 * What a player may ask about water that lies still: which units are one pool, how high it stands, how much it still takes,
 * where it runs over [FL-69, FL-155]. The active piece plays no part in it.
 *
 * The connected sets of open cells up to a level, for a rising level, form a tree: the one that water fills by (water.ts), here
 * kept whole, up to the highest level, and cell by cell instead of run by run. Everything asked for is a walk in it.
 */
import type { Spot } from '../../nouns.ts'
import { blocks, isOpen, WATER } from './cells.ts'
import { type Field, fieldOf } from './field.ts'

/** A state is one; so is a board that a preview shows. */
export interface Waters {
  readonly level: { readonly bounds: Spot }
  readonly cells: Uint8Array
  readonly gravity: number
}

/** Levels are elevations counted from 0, at the face that gravity points at. */
export interface Pool {
  readonly lowest: number // its first cell in canonical order, POROUS if that is how it begins
  readonly surface: number // the highest level with water
  readonly filled: number // units in the surface layer
  readonly layer: number // free cells of the surface layer, with water or without
  readonly spill: number // the level at which it runs over; -1 if it can only fill the chamber it is in
  readonly room: number // units until it runs over, or until the chamber is full
}

export interface Pools {
  readonly pools: readonly Pool[] // in canonical order of their lowest cells
  readonly poolOf: Int32Array // by cell: a number in `pools`, -1 where there is no water
  readonly req: Int16Array // by cell: the level at which some water comes here; -1 if none ever can
}

export function poolsOf(waters: Waters): Pools {
  const tree = treeOf(waters)
  const tops = tree.pools()
  const poolOf = new Int32Array(waters.cells.length).fill(-1)
  const req = new Int16Array(waters.cells.length).fill(-1)
  tree.number(tops, poolOf)
  tree.levels(req)
  return { pools: tops.map(top => poolAt(tree, top)), poolOf, req }
}

/** The first set above the pool that reaches a dry cell lower than itself takes the water there [FL-69]. */
function poolAt(tree: Tree, top: number): Pool {
  const { dry, topDry, topWet, parent } = tree
  const pool = {
    lowest: tree.cellOf[tree.first[top]],
    surface: tree.levelOf(top),
    filled: topWet[top],
    layer: topWet[top] + topDry[top],
  }
  let full = top
  for (let above = parent[full]; above >= 0; above = parent[full]) {
    if (dry[above] - topDry[above] - dry[full] > 0) return { ...pool, spill: tree.levelOf(above), room: dry[full] }
    full = above
  }
  return { ...pool, spill: -1, room: dry[full] }
}

const SHUT = 0
const SIEVE = 1 // open, but nothing stays
const DRY = 2
const WET = 3

/**
 * The tree, as scratch of a field. Cells have places: their number in canonical order, counted in a board with a margin, so
 * that the neighbour before a cell, in its row, its level and its column, is always a fixed distance back.
 *
 * A set is known by one place of its highest level, and its parent, being of a higher level, has a greater number.
 */
class Tree {
  readonly cellOf: Int32Array // by place; -1 in the margin
  readonly #row: number // places
  readonly #layer: number // places
  readonly #kind: Uint8Array // by place
  readonly #link: Int32Array // by place: union-find over what is joined so far
  readonly #set: Int32Array // by place: the set of its own level; -1 if shut
  readonly #sets: Int32Array // those that are, ascending: children before parents
  #count = 0

  // By set
  readonly parent: Int32Array // -1 for a whole chamber
  readonly first: Int32Array // place
  readonly wet: Int32Array // cells with water
  readonly dry: Int32Array // free cells without
  readonly topWet: Int32Array // the same on its own level
  readonly topDry: Int32Array
  readonly #mark: Int32Array // what the walk in hand wants to remember

  constructor({ frame }: Field) {
    const { levels, rows, length, first, up, right, forward } = frame
    this.#row = length + 1
    this.#layer = (rows + 1) * this.#row
    const numbers = (): Int32Array => new Int32Array((levels + 1) * this.#layer)
    this.cellOf = numbers().fill(-1)
    for (let e = 0; e < levels; e++)
      for (let r = 0; r < rows; r++)
        for (let f = 0; f < length; f++)
          this.cellOf[(e + 1) * this.#layer + (r + 1) * this.#row + f + 1] = first + e * up + r * right + f * forward
    this.#kind = new Uint8Array(this.cellOf.length)
    this.#link = numbers()
    this.#set = numbers().fill(-1)
    this.#sets = numbers()
    this.parent = numbers()
    this.first = numbers()
    this.wet = numbers()
    this.dry = numbers()
    this.topWet = numbers()
    this.topDry = numbers()
    this.#mark = numbers()
  }

  levelOf(place: number): number {
    return ((place / this.#layer) | 0) - 1
  }

  grow(cells: Uint8Array): void {
    this.#count = 0
    for (let start = this.#layer; start < this.cellOf.length; start += this.#layer) {
      this.#join(cells, start)
      this.#close(start)
    }
    this.#sum()
  }

  /** Open cells of one level are joined with each other and with the sets below. */
  #join(cells: Uint8Array, start: number): void {
    const { cellOf, parent, first, wet, dry, topWet, topDry } = this
    const kinds = this.#kind
    const link = this.#link
    const row = this.#row
    const layer = this.#layer
    for (let place = start; place < start + layer; place++) {
      const cell = cellOf[place]
      if (cell < 0) continue
      const kind = kindOf(cells[cell])
      kinds[place] = kind
      if (kind === SHUT) continue
      link[place] = place
      parent[place] = -1
      first[place] = place
      wet[place] = dry[place] = topWet[place] = topDry[place] = 0
      let top = place
      if (kinds[place - 1] !== SHUT) top = this.#unite(top, place - 1, start)
      if (kinds[place - row] !== SHUT) top = this.#unite(top, place - row, start)
      if (kinds[place - layer] !== SHUT) this.#unite(top, place - layer, start)
    }
  }

  /** A set and that of a neighbour become one, known by a place of the level in hand (from `start` on). Says by which. */
  #unite(set: number, neighbour: number, start: number): number {
    const other = topOf(this.#link, neighbour)
    if (other === set) return set
    const top = other >= start ? other : set
    const under = top === other ? set : other
    this.#link[under] = top
    this.parent[under] = top // a place of the parent; by which of its places the parent is known turns out later
    return top
  }

  /** The level is complete, so its places know their sets. */
  #close(start: number): void {
    const { first, topWet, topDry } = this
    const kinds = this.#kind
    const link = this.#link
    const sets = this.#set
    for (let place = start; place < start + this.#layer; place++) {
      const kind = kinds[place]
      const set = kind === SHUT ? -1 : topOf(link, place)
      sets[place] = set
      if (set < 0) continue
      if (kind === WET) topWet[set]++
      else if (kind === DRY) topDry[set]++
      if (place < first[set]) first[set] = place
      if (set === place) this.#sets[this.#count++] = set
    }
  }

  /** A set holds what it has on its own level and what its children hold. */
  #sum(): void {
    const { parent, first, wet, dry, topWet, topDry } = this
    for (let i = 0; i < this.#count; i++) {
      const set = this.#sets[i]
      wet[set] += topWet[set]
      dry[set] += topDry[set]
      if (parent[set] < 0) continue
      const above = this.#set[parent[set]]
      parent[set] = above
      wet[above] += wet[set]
      dry[above] += dry[set]
      if (first[set] < first[above]) first[above] = first[set]
    }
  }

  /** The sets that are pools, in order of their first places. Every set is marked with the pool it is part of, -1 for none. */
  pools(): number[] {
    const mark = this.#mark
    const tops: number[] = []
    for (let i = this.#count - 1; i >= 0; i--) {
      const set = this.#sets[i]
      mark[set] = this.parent[set] < 0 ? -1 : mark[this.parent[set]]
      if (mark[set] >= 0 || this.topWet[set] === 0) continue
      mark[set] = set
      tops.push(set)
    }
    return tops.sort((a, b) => this.first[a] - this.first[b])
  }

  /** By cell: the number of its pool. Goes by the marks of `pools`. */
  number(tops: readonly number[], poolOf: Int32Array): void {
    const numbers = this.#link // joined is joined by now
    for (let pool = 0; pool < tops.length; pool++) numbers[tops[pool]] = pool
    const { cellOf } = this
    const kinds = this.#kind
    const sets = this.#set
    const mark = this.#mark
    for (let place = this.#layer; place < cellOf.length; place++)
      if (kinds[place] === WET) poolOf[cellOf[place]] = numbers[mark[sets[place]]]
  }

  /** By cell: the level of the smallest set around it that has water. */
  levels(req: Int16Array): void {
    const mark = this.#mark
    for (let i = this.#count - 1; i >= 0; i--) {
      const set = this.#sets[i]
      if (this.wet[set] > 0) mark[set] = this.levelOf(set)
      else mark[set] = this.parent[set] < 0 ? -1 : mark[this.parent[set]]
    }
    this.#spread(req)
  }

  /** What a set was marked with goes to the cells of its own level. */
  #spread(req: Int16Array): void {
    const { cellOf } = this
    const sets = this.#set
    const mark = this.#mark
    for (let place = this.#layer; place < cellOf.length; place++) if (sets[place] >= 0) req[cellOf[place]] = mark[sets[place]]
  }
}

function topOf(link: Int32Array, place: number): number {
  let at = place
  while (link[at] !== at) {
    link[at] = link[link[at]]
    at = link[at]
  }
  return at
}

function kindOf(code: number): number {
  if (code === WATER) return WET
  if (!blocks(code)) return DRY
  return isOpen(code) ? SIEVE : SHUT
}

const trees = new WeakMap<Field, Tree>()

/** The tree of a board. It is the same tree, grown anew, for every board of that size and gravity. */
function treeOf({ level, cells, gravity }: Waters): Tree {
  const field = fieldOf(level.bounds, gravity)
  let tree = trees.get(field)
  if (!tree) {
    tree = new Tree(field)
    trees.set(field, tree)
  }
  tree.grow(cells)
  return tree
}
