/** Somebody's finger on the board: which sheet they read, and where on it they are. */
import { type Signal, signal } from '@preact/signals'
import { type Floodline, GRAVITIES } from '../../nouns.ts'
import { EMPTY } from '../../rules/board/cells.ts'
import { spotOf } from '../../rules/board/space.ts'
import { landingCells } from '../../rules/pieces/piece.ts'
import { type Thing, thingOf } from '../hud/inside/reading.ts'
import { said } from '../words/audio-mode.ts'
import { Atlas } from './atlas.ts'
import { axisOf, CUTS, type Cut, placeOn, type Sheet, sheetOf } from './sheets.ts'

type State = Floodline['State']

/** The board as it is read just now. */
export interface Reading {
  readonly sheet: Sheet
  readonly atlas: Atlas
}

export class Explorer {
  readonly reading: Signal<Reading>
  /** The cursor on the sheet: where arrows have taken it. */
  readonly at: Signal<readonly [row: number, column: number]> = signal([0, 0])
  /** The keyboard should go to the cursor: it was taken somewhere from elsewhere. */
  readonly summoned: Signal<number> = signal(0)

  readonly #state: () => Readonly<State>
  readonly #looks: Uint8Array | undefined
  #cut: Cut = 'map'
  #slice = 0

  /** `looks`: by cell, kept up to date by whoever gives it. */
  constructor(state: () => Readonly<State>, looks?: Uint8Array) {
    this.#state = state
    this.#looks = looks
    this.reading = signal(this.#read())
    this.#visitLanding()
  }

  /** The board or the piece is not where it was. */
  lookAgain(): void {
    this.reading.value = this.#read()
    this.visit(...this.at.peek()) // the sheet may have become smaller
  }

  #read(): Reading {
    const state = this.#state()
    return { sheet: sheetOf(state, this.#cut, this.#slice), atlas: new Atlas(state, this.#looks) }
  }

  // ── Sheets; each says what is then to be read ──────────────────────────────────────────────────────

  nextCut(): string {
    return this.cut(CUTS[(CUTS.indexOf(this.#cut) + 1) % CUTS.length] ?? 'map')
  }

  /** Slices begin where the piece would land: that is what one wants to look at. */
  cut(cut: Cut): string {
    this.#cut = cut
    this.#turnToLanding()
    return this.#sheetSaid()
  }

  /** Gravity has turned: layers are layers of the new one. */
  tilted(): string {
    return this.#cut === 'map' ? '' : this.cut(axisOf(this.#state().gravity))
  }

  slice(by: number): string {
    const { sheet } = this.reading.peek()
    if (this.#cut === 'map') return this.cut(sheet.axis)
    this.#slice = clamp(this.#slice + by, sheet.of)
    this.lookAgain()
    return this.#sheetSaid()
  }

  /** The cursor goes to where the piece would land, on whichever slice that is. */
  toLanding(): string {
    const { at } = this.reading.peek().sheet
    this.#turnToLanding()
    this.summoned.value++
    return this.reading.peek().sheet.at === at ? '' : this.#sheetSaid()
  }

  #turnToLanding(): void {
    const [cell] = landingCells(this.#state())
    if (this.#cut !== 'map' && cell !== undefined) {
      const [x, y, z] = spotOf(this.#state().level.bounds, cell)
      this.#slice = { x, y, z }[this.#cut]
    }
    this.lookAgain()
    this.#visitLanding()
  }

  #sheetSaid(): string {
    const { sheet } = this.reading.peek()
    if (sheet.cut === 'map') return `${said.cut('map')}: ${said.cutHint('map')}.`
    const counts = new Map<Thing, number>()
    for (const cell of sheet.rows.flat()) {
      const thing = thingOf(this.#state().cells[cell] ?? EMPTY)
      if (thing !== 'empty') counts.set(thing, (counts.get(thing) ?? 0) + 1)
    }
    return said.sheetRead(sheet, [...counts])
  }

  // ── The cursor ─────────────────────────────────────────────────────────────────────────────────────

  visit(row: number, column: number): void {
    const { rows } = this.reading.peek().sheet
    const here = clamp(row, rows.length)
    const there = clamp(column, rows[0]?.length ?? 1)
    const [oldRow, oldColumn] = this.at.peek()
    if (here !== oldRow || there !== oldColumn) this.at.value = [here, there]
  }

  #visitLanding(): void {
    const { sheet } = this.reading.peek()
    const { bounds } = this.#state().level
    for (const cell of landingCells(this.#state())) {
      const place = placeOn(sheet, bounds, spotOf(bounds, cell))
      if (place) return this.visit(...place)
    }
  }

  /** The cell under the cursor; null on a map, which shows columns. */
  get pointed(): number | null {
    const { sheet } = this.reading.peek()
    const [row, column] = this.at.peek()
    return sheet.cut === 'map' ? null : (sheet.rows[row]?.[column] ?? null)
  }

  cellSaid(cell: number): string {
    const { sheet, atlas } = this.reading.value
    if (sheet.cut !== 'map') return said.cell(atlas.cell(cell))
    return said.column(atlas.column(cell), GRAVITIES[atlas.state.gravity] ?? 'DOWN', sheet.axis)
  }
}

function clamp(at: number, size: number): number {
  return Math.max(0, Math.min(size - 1, at))
}
