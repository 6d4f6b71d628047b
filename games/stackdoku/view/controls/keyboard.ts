/** Keys to what can be done. Where the keyboard is decides what a digit means: find a tile, take a token in hand, place it. */

import type { Table } from '../../../../kernel/game.ts'
import { announce } from '../../../../ui/announce.tsx'
import { isPlainKey, isTakenElsewhere } from '../../../../ui/input/key-owner.ts'
import type { Stackdoku } from '../../nouns.ts'
import { isWay, stepOn, stepOver, type Way } from '../model/geometry.ts'
import type { ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { type Controls, switchMarks } from './controls.ts'
import { type Focus, focused, focusOn } from './focus.ts'

export class Keyboard {
  readonly #controls: Controls
  readonly #state: ViewState
  readonly #table: Table<Stackdoku>

  constructor(controls: Controls, state: ViewState, table: Table<Stackdoku>) {
    this.#controls = controls
    this.#state = state
    this.#table = table
  }

  press(event: KeyboardEvent): void {
    if (!isPlainKey(event) || isTakenElsewhere(event)) return
    if (event.key === 'Escape') return this.#controls.letGo()
    if (this.#table.outcome && event.key !== 'f' && !isWay(event.key)) return
    if (this.#use(event)) event.preventDefault()
  }

  #use(event: KeyboardEvent): boolean {
    const number = digitOf(event)
    if (number !== null) {
      this.#digit(number, event.shiftKey)
      return true
    }
    const focus = focused()
    return this.#letter(event.key) || (focus.region === 'grid' && this.#cellKey(event.key, focus.at)) || this.#go(event.key, focus)
  }

  #letter(key: string): boolean {
    if (key === 'm') this.#controls.switchPencil()
    else if (key === 'a') switchMarks(this.#state)
    else if (key === 'f') this.#controls.announceFree()
    else return false
    return true
  }

  #cellKey(key: string, cell: number): boolean {
    if (key === 'Enter' || key === ' ') this.#controls.tapCell(cell)
    else if (key === 'Delete' || key === 'Backspace') this.#controls.rubOut(cell)
    else return false
    return true
  }

  #digit(number: number, marks: boolean): void {
    const { region, at } = focused()
    if (region === 'stack') this.#find(number, at)
    else if (region !== 'grid') this.#controls.tapDigit(number)
    else if (marks || this.#state.pencilMode.peek()) this.#controls.mark(at, number)
    else this.#controls.place(number, at)
  }

  /** The next free tile that shows this number, after the one the keyboard is on. */
  #find(number: number, from: number): void {
    const { free, values } = this.#table.view
    const found = free.filter(tile => values[tile] === number && this.#controls.isShown(tile))
    const next = found.find(tile => tile > from) ?? found[0]
    if (next === undefined) announce(words.noTile(number))
    else focusOn(`t${next}`)
  }

  #go(key: string, focus: Focus): boolean {
    const place = this.#placeFrom(key, focus)
    if (place === null) return false
    focusOn(place)
    return true
  }

  /** Where a key leads from here; null: nowhere. */
  #placeFrom(key: string, { region, at }: Focus): string | null {
    const { view } = this.#table
    if (region === 'grid') {
      const cell = stepOver(at, key)
      return cell === null ? null : `c${cell}`
    }
    if (!isWay(key)) return null
    if (region === 'tray') return `s${Math.max(0, Math.min(view.tray.length - 1, at + along(key)))}`
    if (region === 'digits') return `d${((at - 1 + along(key) + 9) % 9) + 1}`
    if (region === 'stack') return `t${stepOn(view, view.free, at, key)}`
    return `t${view.free[0] ?? 0}`
  }
}

/** In a row of places: one on, or one back. */
function along(way: Way): 1 | -1 {
  return way === 'ArrowRight' || way === 'ArrowDown' ? 1 : -1
}

/** With Shift the sign on the key is another one, so the key itself counts. */
function digitOf({ code, key, shiftKey }: KeyboardEvent): number | null {
  const found = shiftKey ? /^Digit([1-9])$/.exec(code) : /^([1-9])$/.exec(key)
  return found ? Number(found[1]) : null
}
