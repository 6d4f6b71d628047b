import type { PlayerProps } from '../../../../ui/stage.ts'
import type { Blocks } from '../../nouns.ts'
import { preview } from '../../rules/preview.ts'
import { checkPlacement } from '../placement.ts'
import { shapeAt } from '../shape.ts'
import { type Held, type Place, shapeInHand, type ViewState } from '../view-state.ts'
import { words } from '../words/index.ts'
import { around, countPlaces, firstPlace, step } from './geometry.ts'

/** What the block in hand asks of the page. */
export interface Surroundings {
  /** The latest properties: who listens to keys and pointers outlives a drawing. */
  props(): PlayerProps<Blocks>
  announce(sentence: string): void
  /** A block was taken into the hand. */
  lifted(): void
  /** Brings the keyboard to the grid. */
  focusGrid(): void
}

/**
 * Everything that can be done with a block, whatever hands do it: dragging, tapping and keys all end in these verbs. There is no screen in
 * here. What is held is known in one place, `ViewState.held`.
 */
export class HeldBlock {
  readonly #state: ViewState
  readonly #page: Surroundings

  constructor(state: ViewState, page: Surroundings) {
    this.#state = state
    this.#page = page
  }

  get now(): Held | null {
    return this.#state.held.peek()
  }

  isCarried(slot: number): boolean {
    return this.now?.slot === slot && this.now.by === 'carry'
  }

  /** A pointer pressed on a block. */
  lift(slot: number): void {
    this.#hold({ slot, by: 'drag', place: null })
  }

  /** The held block is over another place. */
  over(place: Place | null): void {
    const { now } = this
    if (!now) return
    if (!isSame(now.place, place)) this.#state.held.value = { ...now, place }
    this.#moveOn()
  }

  /** A key or a tap picked a block: it appears where it first fits. */
  carry(slot: number): void {
    const { table, refuse } = this.#page.props()
    if (table.outcome || table.seat === null) return
    const shape = shapeInHand(table, slot)
    if (shape < 0) return refuse({ code: 'slot-empty', because: `block ${slot + 1} is placed already`, facts: { slot } })
    this.#hold({ slot, by: 'carry', place: firstPlace(table.view, shape) })
    this.#page.announce(words.picked(slot, shape, table.view.tints[slot] ?? 0, countPlaces(table.legal, slot)))
    this.#say()
    this.#page.focusGrid()
  }

  /** Picks a block, or puts it back if it is the one in hand. */
  toggle(slot: number): void {
    if (this.now?.slot === slot) this.putBack()
    else this.carry(slot)
  }

  /** An arrow moves a carried block. False: the key is none of ours. */
  stepBy(key: string): boolean {
    const { now } = this
    const place = now?.place && step(this.#view, shapeAt(this.#view.hand[now.slot] ?? 0), now.place, key)
    if (!place) return false
    this.over(place)
    this.#say()
    return true
  }

  /** A pointer that presses nothing leads a carried block. */
  follow(cell: Place): void {
    const place = this.now?.by === 'carry' ? this.#around(cell) : null
    if (place && !isSame(this.now?.place ?? null, place)) this.over(place)
  }

  /** A tap on the grid brings a carried block there; another one puts it down. */
  tap(cell: Place): void {
    if (this.now?.by !== 'carry') return
    const place = this.#around(cell)
    if (isSame(this.now.place, place)) return this.drop()
    this.over(place)
    this.#say()
  }

  /** Lets go of a carried block. */
  drop(): void {
    const { now } = this
    if (!now?.place) return
    const { table, act } = this.#page.props()
    const action = { slot: now.slot, ...now.place }
    // It stays in hand if it does not fit or cannot be said yet: whoever moves by steps should not have to begin again.
    if (table.pending === null && preview(table.view, action)) this.#state.held.value = null
    this.#state.slide = { x: 0, y: 0 }
    act(action)
  }

  /** Lets go of a dragged block. `slide` is how far it is from the place it snapped to; beside the grid it goes back. */
  release(slide: (place: Place) => ViewState['slide']): void {
    const { now } = this
    if (!now?.place) return this.putBack()
    this.#state.held.value = null
    this.#state.slide = slide(now.place)
    this.#page.props().act({ slot: now.slot, ...now.place })
  }

  putBack(): void {
    const { now } = this
    if (!now) return
    this.#state.held.value = null
    this.#moveOn()
    if (now.by === 'carry') this.#page.announce(words.putBack(now.slot))
  }

  get #view(): Blocks['View'] {
    return this.#page.props().table.view
  }

  #hold(held: Held): void {
    this.#state.held.value = held
    this.#page.lifted()
    this.#moveOn()
  }

  /** What was refused before is not the matter any more; the table forgets it with the choice. */
  #moveOn(): void {
    const { refusal, choose } = this.#page.props()
    if (refusal) choose(null)
  }

  /** Says where the block is and what would come of dropping it. */
  #say(): void {
    const { now } = this
    if (!now?.place) return
    const { row, col } = now.place
    this.#page.announce(words.at(this.#view, row, col, checkPlacement(this.#view, { slot: now.slot, row, col })))
  }

  #around(cell: Place): Place {
    return around(this.#view, shapeAt(this.#view.hand[this.now?.slot ?? 0] ?? 0), cell)
  }
}

function isSame(a: Place | null, b: Place | null): boolean {
  return a?.row === b?.row && a?.col === b?.col
}
