/**
 * A mouse on the world. Dragged over the board it moves the piece, cell by cell; dragged over the sky, or with another button, it looks
 * around. The wheel turns the piece, with Shift it tips it, and so does a click of the right button. A double click drops: one click
 * alone does nothing, so nothing is dropped by accident. This knows places and times, no page, so a test can be its mouse.
 */
import type { Turn } from '../bearings.ts'
import type { Control } from '../key-repeat.ts'
import { Gestures } from './gestures.ts'
import type { Place, Reach } from './reach.ts'

const LEFT = 0
const RIGHT = 2

/** A mouse is as thin as it is: where cells are small a step may be. */
const LEAST_STEP_PX = 14
const CLICK_PX = 6
const CLICK_MS = 400
/** Between the two clicks of a double click. */
const TWICE_MS = 400
const TWICE_PX = 12

/** A notch of a wheel is more than this, and so is a deliberate sweep on a pad of a laptop. */
const NOTCH_PX = 40
const LINE_PX = 40
/** What follows sooner is the same notch, or a sweep that runs out. */
const NEXT_TURN_MS = 110
const FORGOTTEN_MS = 250

export interface Wheel {
  readonly deltaX: number
  readonly deltaY: number
  readonly deltaMode: number
  readonly shiftKey: boolean
}

interface Drag {
  readonly button: number
  readonly from: Place
  readonly since: number
  readonly steers: boolean
  moved: boolean
}

export class MouseHand {
  readonly #push: Gestures
  readonly #allows: (turn: Turn) => boolean
  #drag: Drag | null = null
  #clicked: { readonly at: Place; readonly when: number } | null = null
  #rolled = 0 // pixels since the last turn
  #rolledAt = Number.NEGATIVE_INFINITY
  #turnedAt = Number.NEGATIVE_INFINITY

  /** `allows`: whether a piece may be turned so here. */
  constructor(reach: () => Reach | null, allows: (turn: Turn) => boolean) {
    this.#push = new Gestures(reach, allows, LEAST_STEP_PX)
    this.#allows = allows
  }

  /** `onBoard`: it points at the board and not at the sky beside it. */
  down(button: number, at: Place, now: number, onBoard: boolean): void {
    const steers = button === LEFT && onBoard
    this.#drag = { button, from: at, since: now, steers, moved: false }
    if (steers) this.#push.down(LEFT, at, now)
  }

  /** What it asks for, in order. */
  move(at: Place): Control[] {
    const drag = this.#drag
    if (!drag) return []
    if (Math.hypot(at.x - drag.from.x, at.y - drag.from.y) > CLICK_PX) drag.moved = true
    return drag.steers ? this.#push.move(LEFT, at) : []
  }

  /** How far it was dragged aside to look around; null when it does not. */
  looks(at: Place): Place | null {
    const drag = this.#drag
    return drag && !drag.steers && drag.moved ? { x: at.x - drag.from.x, y: at.y - drag.from.y } : null
  }

  up(at: Place, now: number): Control[] {
    const drag = this.#drag
    this.cancel()
    if (!drag || drag.moved || now - drag.since > CLICK_MS) return []
    if (drag.button === RIGHT) return [this.#tip(1)]
    if (!drag.steers) return []
    const first = this.#clicked
    const twice = first && now - first.when < TWICE_MS && Math.hypot(at.x - first.at.x, at.y - first.at.y) < TWICE_PX
    this.#clicked = twice ? null : { at, when: now }
    return twice ? ['drop'] : []
  }

  /** Nothing is dragged any more. */
  cancel(): void {
    this.#drag = null
    this.#push.up(LEFT, Number.POSITIVE_INFINITY, 0)
  }

  /** Another piece: what was pushed so far was not it. */
  anew(): void {
    this.#push.anew()
  }

  /** A notch is a turn; so is a sweep of two fingers on a laptop, however many small ones it sends. */
  wheel({ deltaX, deltaY, deltaMode, shiftKey }: Wheel, now: number): Control[] {
    const by = (deltaY || deltaX) * (deltaMode === 0 ? 1 : LINE_PX)
    if (now - this.#rolledAt > FORGOTTEN_MS || Math.sign(by) !== Math.sign(this.#rolled)) this.#rolled = 0
    this.#rolledAt = now
    this.#rolled += by
    if (Math.abs(this.#rolled) < NOTCH_PX || now - this.#turnedAt < NEXT_TURN_MS) return []
    const sense = Math.sign(this.#rolled)
    this.#rolled = 0
    this.#turnedAt = now
    if (shiftKey || !this.#allows('yaw+')) return [this.#tip(sense)]
    return [sense > 0 ? 'yaw-' : 'yaw+']
  }

  #tip(sense: number): Turn {
    if (this.#allows('tip-near')) return sense > 0 ? 'tip-near' : 'tip-away'
    return sense > 0 ? 'tip-left' : 'tip-right'
  }
}
