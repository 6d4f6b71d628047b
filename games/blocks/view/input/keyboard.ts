import { isForControl, isPlainKey, isTakenElsewhere } from '../../../../ui/input/key-owner.ts'
import type { Roving } from '../../../../ui/input/roving.ts'
import { words } from '../words/index.ts'
import { cellName, cellNamed, step } from './geometry.ts'
import type { HeldBlock, Surroundings } from './held-block.ts'

/** Where the keyboard is on the grid. */
export type Cursor = Pick<Roving, 'at' | 'go'>

const PICKS = ['1', '2', '3']

/** Keys to verbs: 1, 2 and 3 pick, arrows move what is carried, and with nothing in hand they read the grid. */
export class Keyboard {
  readonly #block: HeldBlock
  readonly #page: Pick<Surroundings, 'props' | 'announce'>
  readonly #cursor: () => Cursor

  constructor(block: HeldBlock, page: Pick<Surroundings, 'props' | 'announce'>, cursor: () => Cursor) {
    this.#block = block
    this.#page = page
    this.#cursor = cursor
  }

  /** Listens to the whole page; `grid` is where the cells are, `root` the board with everything on it. */
  hear(event: KeyboardEvent, grid: Element | null, root: Element | null): void {
    const { table } = this.#page.props()
    if (table.seat === null || table.outcome || this.#block.now?.by === 'drag') return
    if (!isPlainKey(event) || isTakenElsewhere(event) || isForControl(event, root)) return
    const onGrid = event.target instanceof Node && grid !== null && grid.contains(event.target)
    if (this.press(event.key, onGrid)) event.preventDefault()
  }

  /** Whether the key meant something here. */
  press(key: string, onGrid: boolean): boolean {
    const slot = PICKS.indexOf(key)
    if (slot >= 0) this.#block.toggle(slot)
    else if (!this.#block.now?.place) return onGrid && this.#read(key)
    else if (key === 'Escape') this.#block.putBack()
    else if (isConfirming(key)) this.#block.drop()
    else return this.#block.stepBy(key)
    return true
  }

  #read(key: string): boolean {
    if (isConfirming(key)) {
      this.#page.announce(words.pickFirst)
      return true
    }
    const { view } = this.#page.props().table
    const { at, go } = this.#cursor()
    const here = cellNamed(at) ?? { row: 0, col: 0 }
    const next = step(view, { rows: 1, cols: 1 }, here, key)
    if (!next) return false
    go(cellName(next))
    if (next.row !== here.row) this.#page.announce(words.row(view, next.row))
    return true
  }
}

function isConfirming(key: string): boolean {
  return key === 'Enter' || key === ' '
}
