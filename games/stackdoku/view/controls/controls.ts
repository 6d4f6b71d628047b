import type { Refusal } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import type { PlayerProps } from '../../../../ui/stage.ts'
import { allows } from '../../levels/tutorial.ts'
import type { Stackdoku } from '../../nouns.ts'
import { taking } from '../../rules/notation.ts'
import { refuseConflict, refuseTile } from '../../rules/refusal.ts'
import { advisedTiles } from '../model/advice.ts'
import { isMarked, rubbedOut, toggled } from '../model/pencil.ts'
import { pendingTiles } from '../model/pending.ts'
import { numbers } from '../model/refusal-marks.ts'
import type { ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { dragToken } from './drag-token.ts'

/** What controls need of a table. */
type Needed = Pick<PlayerProps<Stackdoku>, 'table' | 'advice' | 'refusal' | 'choose' | 'act' | 'refuse'>

/**
 * What a player can do at this table: dragging, tapping and keys all end here. Nothing here waits for the table: what came of an action is
 * in the news, and whatever is in hand then is put right there (effects.ts).
 */
export class Controls {
  readonly #latest: { readonly current: Needed }
  readonly #state: ViewState

  /** Controls outlive a drawing, so they ask for the properties of the latest. */
  constructor(latest: { readonly current: Needed }, state: ViewState) {
    this.#latest = latest
    this.#state = state
  }

  get #view(): Stackdoku['View'] {
    return this.#latest.current.table.view
  }

  get #isOver(): boolean {
    return this.#latest.current.table.outcome !== null
  }

  act(action: Stackdoku['Action']): void {
    const beat = this.#state.lesson?.beat.peek()
    if (beat && !allows(beat, this.#view, action)) this.#refuse({ code: 'lesson', because: words.notYet(beat), facts: { beat } })
    else this.#latest.current.act(action)
  }

  #refuse(refusal: Refusal): void {
    this.#latest.current.refuse(refusal)
  }

  /** What was turned down is forgotten when somebody goes on. Considering nothing is how a stage says so. */
  #goOn(): void {
    if (this.#latest.current.refusal) this.#latest.current.choose(null)
  }

  // ── The stack ────────────────────────────────────────────────────────────────────────────────────

  /** Whether the number of a tile is to be seen. [SD-17] */
  isShown(tile: number): boolean {
    const { table, advice } = this.#latest.current
    if (!table.view.hidden || table.outcome || this.#state.selectedTile.value === tile) return true
    if (this.#state.mismatched.value.includes(tile)) return true
    return advisedTiles(advice).includes(tile) || pendingTiles(table).includes(tile)
  }

  tapTile(tile: number): void {
    if (this.#isOver) return
    const refusal = refuseTile(this.#view, tile)
    if (refusal) return this.#refuse(this.#withNumbers(refusal))
    const { selectedTile, held } = this.#state
    this.#goOn()
    held.value = null
    const waiting = selectedTile.peek()
    if (waiting === null) this.#selectTile(tile)
    else if (waiting === tile) this.#deselectTile()
    else this.#pair(waiting, tile)
  }

  #selectTile(tile: number): void {
    const { selectedTile, highlighted, lesson } = this.#state
    const number = this.#view.values[tile] ?? 0
    selectedTile.value = tile
    highlighted.value = number
    lesson?.see(this.#view, { selected: true, hinted: false, undone: false })
    announce(words.selected(number))
  }

  #deselectTile(): void {
    this.#state.selectedTile.value = null
    this.#state.highlighted.value = null
    announce(words.deselected)
  }

  #pair(waiting: number, tile: number): void {
    const { values, hidden } = this.#view
    this.#state.highlighted.value = values[tile] ?? 0
    // Two that do not match: with open eyes the second is the one to go on with, with hidden numbers both turn back. While something
    // else is on its way, the table refuses the pair, and the first keeps waiting.
    if (this.#latest.current.table.pending === null)
      this.#state.selectedTile.value = values[waiting] === values[tile] || hidden ? null : tile
    this.act(taking(waiting, tile))
  }

  /** The refusal with the numbers of the tiles it names, as far as they can be seen: people know a tile by its number. */
  #withNumbers(refusal: Refusal): Refusal {
    const { values } = this.#view
    const seen = (name: string): number[] =>
      numbers(refusal.facts, name)
        .filter(tile => this.isShown(tile))
        .map(tile => values[tile] ?? 0)
    const [number = null] = seen('tile')
    const others = Object.fromEntries(['by', 'left', 'right'].map(name => [`${name}Numbers`, seen(name)]))
    return { ...refusal, facts: { ...refusal.facts, number, ...others } }
  }

  announceFree(): void {
    announce(words.freeTiles(this.#view, tile => this.isShown(tile)))
  }

  // ── The tray ─────────────────────────────────────────────────────────────────────────────────────

  tapToken(number: number): void {
    if (this.#isOver) return
    const { pencilMode, held, selectedCell } = this.#state
    // A hand with a pencil in it takes nothing.
    if (pencilMode.peek()) return this.#highlight(number)
    if (held.peek() === number) return this.#hold(null)
    const cell = selectedCell.peek()
    // A cell that was chosen first gets it at once.
    if (cell !== null && this.#view.cells[cell] === 0 && held.peek() === null) return this.place(number, cell)
    this.#hold(number)
  }

  /** What a pointer does with a token: it is dragged to a cell, or tapped. */
  pressToken(slot: number, press: PointerEvent): void {
    const value = this.#view.tray[slot]
    if (this.#isOver || value === undefined) return
    dragToken(press, { value, slot }, this.#state, {
      begin: () => this.#goOn(),
      dropOn: cell => {
        this.#state.held.value = null
        this.place(value, cell)
      },
      tap: () => this.tapToken(value),
    })
  }

  #hold(number: number | null): void {
    this.#goOn()
    this.#state.selectedTile.value = null
    this.#state.held.value = number
    this.#state.highlighted.value = number
    announce(number === null ? words.letGo : words.held(number))
  }

  /** Where a number stands, shown or not shown any more. */
  #highlight(number: number): void {
    const { held, highlighted } = this.#state
    this.#goOn()
    held.value = null
    highlighted.value = highlighted.peek() === number ? null : number
  }

  // ── The grid ─────────────────────────────────────────────────────────────────────────────────────

  place(number: number, cell: number): void {
    this.#goOn()
    this.act({ kind: 'place', value: number, cell })
  }

  tapCell(cell: number): void {
    if (this.#isOver) return this.#look(cell)
    const { held, pencilMode, selectedCell } = this.#state
    const number = held.peek()
    if (number !== null && !pencilMode.peek()) return this.place(number, cell)
    this.#goOn()
    this.#look(selectedCell.peek() === cell ? null : cell)
  }

  #look(cell: number | null): void {
    const { selectedCell, selectedTile, highlighted, held } = this.#state
    selectedCell.value = cell
    const value = cell === null ? 0 : (this.#view.cells[cell] ?? 0)
    if (value !== 0) highlighted.value = value
    else if (held.peek() === null && selectedTile.peek() === null) highlighted.value = null
  }

  /** A digit somebody chose below the grid. */
  tapDigit(number: number): void {
    const cell = this.#state.selectedCell.peek()
    if (this.#state.pencilMode.peek() && cell !== null) this.mark(cell, number)
    else if (!this.#isOver && this.#view.tray.includes(number)) this.tapToken(number)
    else this.#highlight(number)
  }

  // ── The pencil ───────────────────────────────────────────────────────────────────────────────────

  mark(cell: number, number: number): void {
    if (this.#view.cells[cell] !== 0) return
    // A mark that cannot stand there would never be seen.
    const refusal = refuseConflict(this.#view, number, cell)
    if (refusal) return this.#refuse(refusal)
    this.#goOn()
    const pencil = toggled(this.#state.pencil.peek(), cell, number)
    this.#state.pencil.value = pencil
    announce(words.marked(number, isMarked(pencil, cell, number)))
  }

  rubOut(cell: number): void {
    this.#state.pencil.value = rubbedOut(this.#state.pencil.peek(), cell)
  }

  switchPencil(): void {
    const { pencilMode, held } = this.#state
    const on = !pencilMode.peek()
    pencilMode.value = on
    if (on) held.value = null
    announce(on ? words.penOn : words.penOff)
  }

  letGo(): void {
    const { selectedTile, held, highlighted, selectedCell } = this.#state
    for (const each of [selectedTile, held, highlighted, selectedCell]) each.value = null
  }
}

/** Lets marks follow the grid, or leaves them to the player. */
export function switchMarks({ pencil }: Pick<ViewState, 'pencil'>): void {
  const auto = !pencil.peek().auto
  pencil.value = { ...pencil.peek(), auto }
  announce(auto ? words.autoOn : words.autoOff)
}
