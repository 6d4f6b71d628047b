/**
 * Key repeat: from what is held to the actions of a tick [FL-137]. Moves repeat while they are held: at once, after the
 * delay, then at the rate. Everything else happens once a press. The rules see none of this, so everybody may tune it.
 */
import type { Ability, FloodAction } from '../../nouns.ts'
import { type Corner, stepFor, type Turn, tiltFor, turnFor, type Way } from './bearings.ts'

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
  way: Way
  ticks: number // since it was pressed
}

export class KeyRepeat {
  handling: Handling = HANDLING
  readonly #down = new Set<Control>()
  readonly #pressed: Control[] = [] // since the last tick, in order
  readonly #held: (Held | null)[] = [null, null] // by axis of the screen
  readonly #taps: Way[][] = [[], []] // by axis: pressed and let go between two ticks, each of them a step
  #softly = 0 // ticks that soft drop is held

  press(control: Control): void {
    if (this.#down.has(control)) return
    this.#down.add(control)
    this.#pressed.push(control)
    const axis = axisOf(control)
    if (axis >= 0) this.#held[axis] = { way: control as Way, ticks: 0 }
  }

  release(control: Control): void {
    this.#down.delete(control)
    const axis = axisOf(control)
    const held = this.#held[axis]
    if (axis < 0 || held?.way !== control) return
    if (held.ticks === 0) this.#taps[axis]?.push(held.way)
    // The opposite may still be held: a change of direction starts anew.
    const other = SCREEN_AXES[axis]?.find(way => way !== control && this.#down.has(way))
    this.#held[axis] = other ? { way: other, ticks: 0 } : null
  }

  /** Nothing is held any more: the window lost the keyboard, or a dialog took it. */
  letGo(): void {
    this.#down.clear()
    this.#pressed.length = 0
    this.#held.fill(null)
    for (const taps of this.#taps) taps.length = 0
  }

  isDown(control: Control): boolean {
    return this.#down.has(control)
  }

  /** Ticks that a move is held already, the longest; null when none is. */
  get held(): number | null {
    const ticks = this.#held.flatMap(held => held?.ticks ?? [])
    return ticks.length > 0 ? Math.max(...ticks) : null
  }

  /**
   * What to ask for in the coming tick. Of several tilts pressed since the last one the last counts [FL-138]; of several turns, or of
   * one thing several times, one a tick, in the order they were pressed.
   */
  actions(corner: Corner, gravity: number, soft: boolean): FloodAction[] {
    const asked: FloodAction[] = []
    const tilt = this.#pressed.findLast(control => control.startsWith('tilt-'))
    if (tilt) asked.push({ kind: 'tilt', sense: tiltFor(tilt.slice('tilt-'.length) as Way, corner) })
    const taken = new Set<Control | 'turn'>()
    const later = this.#pressed.filter(control => {
      const once = onceFor(control, corner)
      const one = once?.kind === 'turn' ? 'turn' : control
      if (!once || taken.has(one)) return once !== null
      taken.add(one)
      asked.push(once)
      return false
    })
    for (const axis of [0, 1]) asked.push(...this.#moves(axis, corner, gravity))
    const wantsSoft = this.#softens()
    if (wantsSoft !== soft) asked.push({ kind: 'soft', on: wantsSoft })
    this.#pressed.splice(0, this.#pressed.length, ...later)
    return asked
  }

  /** The rules sink a piece a cell a tick; a slower hand lets go in between. */
  #softens(): boolean {
    if (!this.#down.has('soft')) this.#softly = 0
    return this.#down.has('soft') && this.#softly++ % this.handling.soft === 0
  }

  /** A tap shorter than a tick is still a step, and a slow frame loses none of them. */
  #moves(axis: number, corner: Corner, gravity: number): FloodAction[] {
    const tapped = this.#taps[axis]?.shift()
    if (tapped) return [{ kind: 'move', step: stepFor(tapped, corner, gravity) }]
    const held = this.#held[axis]
    return held && repeats(held.ticks++, this.handling) ? [{ kind: 'move', step: stepFor(held.way, corner, gravity) }] : []
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

function onceFor(control: Control, corner: Corner): FloodAction | null {
  switch (control) {
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
    default:
      return null
  }
}
