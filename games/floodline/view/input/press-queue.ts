/**
 * What was pressed and has not happened yet, in the order it was pressed. A tick acts in an order of its own [FL-50], so what is
 * taken for one tick is only as much as that order and the order of the presses agree on; the rest waits for the ticks after it.
 */
import { type Corner, stepFor } from './bearings.ts'
import type { Control } from './key-repeat.ts'

export interface Press {
  readonly control: Control
  /** Where the camera stood. */
  readonly corner: Corner
  /** It was let go: told of soft drop only, which lasts. */
  readonly ends?: boolean
}

/** Nothing that comes after it belongs to the same tick. */
const TICK = 'tick'

/** A tick is asked for this first, and then for nothing else: where a move leads depends on it. */
const TILT = 0

const ORDER: readonly Control[] = ['hold', 'stabilise', 'freeze', 'drain']
const MOVES = ORDER.length + 2
const SOFT = MOVES + 3

/** By when in a tick the rules act on it; at most one of each rank goes into a tick [FL-53]. */
export function rankOf({ control, corner }: Press, gravity: number): number {
  switch (control) {
    case 'away':
    case 'near':
    case 'left':
    case 'right':
      return MOVES + ['x', 'y', 'z'].indexOf(stepFor(control, corner, gravity)[0] ?? '')
    case 'soft':
      return SOFT
    case 'drop':
      return SOFT + 1
    default:
      if (isTilt(control)) return TILT
      return ORDER.includes(control) ? 1 + ORDER.indexOf(control) : MOVES - 1 // a turn
  }
}

export class PressQueue {
  #waiting: (Press | typeof TICK)[] = []

  add(press: Press): void {
    this.#waiting.push(press)
  }

  endTick(): void {
    this.#waiting.push(TICK)
  }

  clear(): void {
    this.#waiting.length = 0
  }

  /** Removes and returns what goes into the coming tick. */
  take(rank: (press: Press) => number): Press[] {
    const head = (): Press | typeof TICK | undefined => this.#waiting[0]
    while (head() === TICK) this.#waiting.shift()
    const taken: Press[] = []
    let highest = -1
    for (let next = head(); next !== undefined && next !== TICK; next = head()) {
      const { control } = next
      const at = rank(next)
      const alone = at === TILT ? taken.length > 0 : highest === TILT
      if (at <= highest || alone || taken.some(other => other.control === control)) break
      // That soft drop begins or ends keeps nothing waiting but its own end or beginning: it lasts.
      if (control !== 'soft') highest = at
      taken.push(next)
      this.#waiting.shift()
    }
    return taken
  }

  /** Removes and returns what is meant for the piece in play: everything up to its drop. */
  cutPiece(): Press[] {
    const drop = this.#waiting.findIndex(each => each !== TICK && each.control === 'drop')
    const cut = this.#waiting.splice(0, drop < 0 ? this.#waiting.length : drop + 1)
    return cut.filter(each => each !== TICK)
  }

  /** Of the tilts for one piece, between two drops, only the last is left. */
  keepLastTilts(): void {
    let later = false
    this.#waiting = this.#waiting.reduceRight<(Press | typeof TICK)[]>((kept, each) => {
      const tilt = each !== TICK && isTilt(each.control)
      if (each !== TICK && each.control === 'drop') later = false
      if (!tilt || !later) kept.unshift(each)
      if (tilt) later = true
      return kept
    }, [])
  }
}

function isTilt(control: Control): boolean {
  return control.startsWith('tilt-')
}
