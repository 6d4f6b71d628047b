/**
 * Key repeat: from what is held to the actions of a tick [FL-137]. Moves repeat while they are held: at once, after the
 * delay, then at the rate. Everything else happens once a press. What is pressed happens in the order it was pressed [FL-138],
 * however many presses a slow frame brings at once. The rules see none of this, so everybody may tune it.
 */
import type { Ability, FloodAction } from '../../nouns.ts'
import { type Corner, stepFor, type Turn, tiltFor, turnFor, type Way } from './bearings.ts'
import { type Press, PressQueue, rankOf } from './press-queue.ts'

export type Control = Way | `tilt-${Way}` | Turn | Ability | 'soft' | 'drop' | 'hold'

/** In ticks. */
export interface Handling {
  readonly delay: number // before a held move repeats
  readonly rate: number // between its repeats; 0: all the way at once
  readonly soft: number // for a cell of soft drop
}

export const HANDLING: Handling = { delay: 10, rate: 2, soft: 1 }

/** Two moves are about one axis of the screen: the one pressed last counts. */
const SCREEN_AXES: readonly (readonly [Way, Way])[] = [
  ['away', 'near'],
  ['left', 'right'],
]

/** At most this many steps in a tick when the rate is 0: no board is wider. */
const ALL_THE_WAY = 64

interface Held {
  readonly way: Way
  first: Press | null // its own step, as long as that waits
  ticks: number // since that
}

export class KeyRepeat {
  handling: Handling = HANDLING
  readonly #down = new Set<Control>()
  readonly #queue = new PressQueue()
  readonly #held: (Held | null)[] = [null, null] // by axis of the screen
  #soft = false // it is held, as far as the queue has come
  #softly = 0 // ticks that it is

  /** `corner`: where the camera stands now; by the time it happens it may stand elsewhere. */
  press(control: Control, corner: Corner = 0): void {
    if (this.#down.has(control)) return
    this.#down.add(control)
    this.#begin(control, corner)
  }

  release(control: Control, corner: Corner = 0): void {
    if (!this.#down.delete(control)) return
    if (control === 'soft') this.#queue.add({ control, corner, ends: true })
    const axis = axisOf(control)
    if (axis < 0 || this.#held[axis]?.way !== control) return
    this.#held[axis] = null
    // The opposite may still be held: a change of direction starts anew.
    const other = SCREEN_AXES[axis]?.find(way => way !== control && this.#down.has(way))
    if (other) this.#begin(other, corner)
  }

  #begin(control: Control, corner: Corner): void {
    const press: Press = { control, corner }
    this.#queue.add(press)
    const axis = axisOf(control)
    if (axis >= 0) this.#held[axis] = { way: control as Way, first: press, ticks: 0 }
  }

  /** Nothing is held any more: the window lost the keyboard, or a dialog took it. */
  letGo(): void {
    this.#down.clear()
    this.#queue.clear()
    this.#held.fill(null)
    this.#soft = false
  }

  /** What was pressed so far is for the coming tick or an earlier one, and what is pressed from now on for a later one. */
  endTick(): void {
    this.#queue.endTick()
  }

  /** The piece locked by itself: what was pressed for it, and came too late, is for nobody. What is still held is held. */
  pieceGone(): void {
    for (const press of this.#queue.cutPiece()) {
      if (press.control === 'soft') this.#soft = press.ends !== true
      for (const held of this.#held) if (held?.first === press) Object.assign(held, { first: null, ticks: 1 })
    }
  }

  /** A resolve was shown: of the tilts that waited for it the last counts. */
  resolveShown(): void {
    this.#queue.keepLastTilts()
  }

  isDown(control: Control): boolean {
    return this.#down.has(control)
  }

  /** Ticks that a move is held already, the longest; null when none is. */
  get held(): number | null {
    const ticks = this.#held.flatMap(held => held?.ticks ?? [])
    return ticks.length > 0 ? Math.max(...ticks) : null
  }

  /** What to ask for in the coming tick: of what was pressed, in order, as much as a tick does in that order; and what repeats. */
  actions(corner: Corner, gravity: number, soft: boolean): FloodAction[] {
    const pressed = this.#queue.take(press => rankOf(press, gravity))
    const asked = pressed.flatMap(press => this.#asked(press, gravity, soft))
    const drop = asked.at(-1)?.kind === 'drop' ? asked.splice(-1) : []
    const tilts = asked.some(({ kind }) => kind === 'tilt')
    for (const held of this.#held) {
      const step = held && this.#repeated(held, pressed) && !tilts ? stepFor(held.way, corner, gravity) : null
      if (step && !asked.some(each => each.kind === 'move' && each.step[0] === step[0])) asked.push({ kind: 'move', step })
    }
    if (!pressed.some(({ control }) => control === 'soft')) asked.push(...this.#softened(soft))
    return [...asked, ...drop]
  }

  #asked(press: Press, gravity: number, soft: boolean): FloodAction[] {
    const action = actionFor(press, gravity)
    if (action) return [action]
    this.#soft = press.ends !== true
    return this.#softened(soft)
  }

  /** The rules sink a piece a cell a tick; a slower hand lets go in between. */
  #softened(soft: boolean): FloodAction[] {
    if (!this.#soft) this.#softly = 0
    const on = this.#soft && this.#softly++ % this.handling.soft === 0
    return on === soft ? [] : [{ kind: 'soft', on }]
  }

  /** Its first step is a press like any other; from then on its ticks count. */
  #repeated(held: Held, pressed: readonly Press[]): boolean {
    if (held.first && !pressed.includes(held.first)) return false
    if (!held.first) return repeats(held.ticks++, this.handling)
    held.first = null
    held.ticks = 1
    return false
  }
}

/** Whether a move held for so many ticks steps now: at 0, 10, 12, 14 … */
export function repeats(ticks: number, { delay, rate }: Pick<Handling, 'delay' | 'rate'>): boolean {
  if (ticks === 0) return true
  if (ticks < delay) return false
  return rate === 0 ? ticks - delay < ALL_THE_WAY : (ticks - delay) % rate === 0
}

function axisOf(control: Control): number {
  return SCREEN_AXES.findIndex(ways => ways.some(way => way === control))
}

/** Null for soft drop, which is not asked for once but as long as it is held. */
function actionFor({ control, corner }: Press, gravity: number): FloodAction | null {
  switch (control) {
    case 'soft':
      return null
    case 'hold':
    case 'drop':
      return { kind: control }
    case 'stabilise':
    case 'freeze':
    case 'drain':
      return { kind: 'ability', ability: control }
    case 'yaw+':
    case 'yaw-':
    case 'tip-away':
    case 'tip-near':
    case 'tip-left':
    case 'tip-right':
      return turnFor(control, corner)
    case 'away':
    case 'near':
    case 'left':
    case 'right':
      return { kind: 'move', step: stepFor(control, corner, gravity) }
    default:
      return { kind: 'tilt', sense: tiltFor(control.slice('tilt-'.length) as Way, corner) }
  }
}
