/** What there is to know of a cell and of a column, for somebody who asks with a finger instead of an eye. Facts; the words say them. */
import { type Floodline, GRAVITIES, type Look, type Spot } from '../../nouns.ts'
import { blocks, EMPTY, isVoxel, WATER } from '../../rules/board/cells.ts'
import { type Pool, type Pools, poolsOf } from '../../rules/board/pools.ts'
import { AXES_OF, contains, indexOf, neighboursOf, spotOf } from '../../rules/board/space.ts'
import { landingCells, pieceCells } from '../../rules/pieces/piece.ts'
import { type CellRead, lookAt, readCell, type Thing, thingOf } from '../hud/inside/reading.ts'

type State = Floodline['State']

/** What holds a body: something that never moves beside it, or the face of the world that gravity points at. */
export type Holder = Exclude<Thing, 'empty' | 'water' | 'porous'> | 'edge'

/** Blocks that move together [FL-40]. */
export interface Body {
  readonly cells: readonly number[]
  readonly held: readonly Holder[] // nothing: it falls in the next resolve
}

export interface CellFacts {
  readonly read: CellRead
  readonly body: Body | null
  readonly bears: number // blocks that stand on it, one on the other
  readonly pool: { readonly number: number; readonly pool: Pool } | null
  readonly onWater: boolean // water lies where it would have to be held
}

export interface ColumnFacts {
  readonly spot: Spot // of its foot
  readonly top: Thing | 'edge' // what stops a piece here
  readonly look: Look | null // of the top
  readonly level: number // of the top, counted from the face gravity points at; -1 for that face itself
  readonly water: number // units above the top
  readonly surface: number // level of the highest of them; -1 for none
  readonly hollow: number // cells under the top that hold nothing solid
  readonly lands: number // the lowest level the piece would have here; -1 where it does not land
  readonly piece: boolean // it is above
}

/** Walks over the board once and answers often: make a new one when the board or the piece has changed. */
export class Atlas {
  readonly state: Readonly<State>
  readonly #waters: Pools
  readonly #bodies = new Map<number, Body>()
  readonly #landing: readonly number[]
  readonly #piece: readonly number[]

  readonly #looks: Uint8Array | undefined

  constructor(state: Readonly<State>, looks?: Uint8Array) {
    this.state = state
    this.#looks = looks
    this.#waters = poolsOf(state)
    this.#landing = landingCells(state)
    this.#piece = pieceCells(state)
  }

  cell(cell: number): CellFacts {
    const { cells } = this.state
    const number = this.#waters.poolOf[cell] ?? -1
    const pool = cells[cell] === WATER ? this.#waters.pools[number] : undefined
    const next = this.#next(cell, 'g')
    return {
      read: readCell(this.state, cell, this.#looks),
      body: this.#isMovable(cell) ? this.#bodyAt(cell) : null,
      bears: blocks(cells[cell] ?? EMPTY) ? this.#stackedOn(cell) : 0,
      pool: pool ? { number, pool } : null,
      onWater: isVoxel(cells[cell] ?? EMPTY) && next >= 0 && cells[next] === WATER,
    }
  }

  /** From its foot, the cell at the face that gravity points at, up to the sky. */
  column(foot: number): ColumnFacts {
    const { cells, level } = this.state
    const climbed: number[] = []
    for (let cell = foot; cell >= 0; cell = this.#next(cell, 'u')) climbed.push(cell)
    const codes = climbed.map(cell => cells[cell] ?? EMPTY)
    const top = codes.findLastIndex(blocks)
    const over = codes.slice(top + 1)
    return {
      spot: spotOf(level.bounds, foot),
      top: top < 0 ? 'edge' : thingOf(codes[top] ?? EMPTY),
      look: top < 0 ? null : lookAt(this.#looks, climbed[top] ?? 0),
      level: top,
      water: over.filter(code => code === WATER).length,
      surface: over.includes(WATER) ? top + 1 + over.lastIndexOf(WATER) : -1,
      hollow: codes.slice(0, Math.max(0, top)).filter(code => !blocks(code)).length,
      lands: climbed.findIndex(cell => this.#landing.includes(cell)),
      piece: climbed.some(cell => this.#piece.includes(cell)),
    }
  }

  /** The cell that follows along gravity (`g`) or against it (`u`); -1 outside. */
  #next(cell: number, along: 'g' | 'u'): number {
    const { bounds } = this.state.level
    const [x, y, z] = spotOf(bounds, cell)
    const [dx, dy, dz] = AXES_OF[this.state.gravity]?.[along] ?? [0, 0, 0]
    return contains(bounds, x + dx, y + dy, z + dz) ? indexOf(bounds, x + dx, y + dy, z + dz) : -1
  }

  #isMovable(cell: number): boolean {
    return isVoxel(this.state.cells[cell] ?? EMPTY) && this.state.notes[cell] === 0
  }

  #stackedOn(cell: number): number {
    let count = 0
    for (let next = this.#next(cell, 'u'); next >= 0 && isVoxel(this.state.cells[next] ?? EMPTY); next = this.#next(next, 'u')) count++
    return count
  }

  #bodyAt(first: number): Body {
    const known = this.#bodies.get(first)
    if (known) return known
    const cells = [first]
    const seen = new Set(cells)
    const held = new Set<Holder>()
    for (const cell of cells) {
      if (this.#next(cell, 'g') < 0 && !this.#isVoid) held.add('edge')
      for (const beside of neighboursOf(this.state.level.bounds, cell)) {
        if (!this.#isMovable(beside)) {
          const holder = holderOf(this.state.cells[beside] ?? EMPTY)
          if (holder) held.add(holder)
        } else if (!seen.has(beside)) {
          seen.add(beside)
          cells.push(beside)
        }
      }
    }
    const body = { cells, held: [...held] }
    for (const cell of cells) this.#bodies.set(cell, body)
    return body
  }

  get #isVoid(): boolean {
    const { level, gravity } = this.state
    return level.voidFaces?.some(face => face === GRAVITIES[gravity]) ?? false
  }
}

/** Of what is no part of a body: whether it holds one that touches it. A block that is anchored does. */
function holderOf(code: number): Holder | null {
  const thing = thingOf(code)
  if (thing === 'porous') return 'block'
  return thing === 'empty' || thing === 'water' ? null : thing
}
