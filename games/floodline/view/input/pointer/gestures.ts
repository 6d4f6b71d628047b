/**
 * Fingers on the world. One pushes the piece, which goes where the finger goes on the screen; a tap turns it. Two tip it the way they are
 * swept, and turn it as they are twisted. This knows places and times, no page, so a test can be its fingers.
 */
import { seen, viewpointAt } from '../../hud/tilt/projection.ts'
import type { Turn, Way } from '../bearings.ts'
import type { Control } from '../key-repeat.ts'
import type { Place, Reach } from './reach.ts'

/** A finger is broader than a cell of a phone: this far at least for a step. */
export const LEAST_STEP_PX = 26
/** A finger steps once it is nearer to the next cell, and a little more: it does not tremble between two. */
const NEARER = 0.6
const TAP_PX = 9
const TAP_MS = 260
const SWEEP_PX = 46
/** A sweep may mean any way that is less than this off: two on each side, as a rule. In cosines. */
const SECTOR = Math.cos((75 * Math.PI) / 180)
const TWIST = Math.PI / 6

/** Where the top of a piece goes on the screen: the same from every corner [FL-139]. */
const TIPS: readonly (readonly [Turn, Place])[] = [
  ['tip-right', seen(viewpointAt(0), [1, 0, 0])],
  ['tip-left', seen(viewpointAt(0), [-1, 0, 0])],
  ['tip-away', seen(viewpointAt(0), [0, 0, -1])],
  ['tip-near', seen(viewpointAt(0), [0, 0, 1])],
]

/** The way that two fingers mean. What a level does not allow is not meant where something else may be. */
function tipOf(dx: number, dy: number, allows: (turn: Turn) => boolean): Turn {
  const near = TIPS.map(([turn, { x, y }]) => ({ turn, cos: (dx * x + dy * y) / (Math.hypot(dx, dy) * Math.hypot(x, y)) }))
    .filter(({ cos }) => cos > SECTOR)
    .toSorted((a, b) => b.cos - a.cos)
  return (near.find(({ turn }) => allows(turn)) ?? near[0])?.turn ?? 'tip-near'
}

interface Finger {
  readonly from: Place
  readonly since: number
  at: Place
}

export class Gestures {
  readonly #reach: () => Reach | null
  readonly #allows: (turn: Turn) => boolean
  readonly #leastStep: number
  readonly #fingers = new Map<number, Finger>()
  #steps = { right: 0, away: 0 } // that the finger has made of its way
  #used = false // it was more than a tap
  #two: { middle: Place; angle: number } | null = null

  /** `allows`: whether a piece may be turned so here. `leastStep`: pixels that a step takes at least. */
  constructor(reach: () => Reach | null, allows: (turn: Turn) => boolean = () => true, leastStep = LEAST_STEP_PX) {
    this.#reach = reach
    this.#leastStep = leastStep
    this.#allows = allows
  }

  down(id: number, at: Place, now: number): void {
    if (this.#fingers.size === 0) this.#used = false
    this.#fingers.set(id, { from: at, since: now, at })
    if (this.#fingers.size > 1) this.#used = true
    this.#begin()
  }

  /** What it asks for, in order. */
  move(id: number, at: Place): Control[] {
    const finger = this.#fingers.get(id)
    if (!finger) return []
    finger.at = at
    return this.#two ? this.#sweep(this.#two) : this.#fingers.size === 1 ? this.#push(finger) : []
  }

  /** `middle` is that of the screen: a tap at its right turns clockwise. */
  up(id: number, now: number, middle: number): Control[] {
    const finger = this.#fingers.get(id)
    this.#fingers.delete(id)
    this.#two = null
    if (!finger || this.#used || now - finger.since > TAP_MS) return []
    return [finger.at.x < middle ? 'yaw+' : 'yaw-']
  }

  /** Another piece: what was pushed so far was not it. */
  anew(): void {
    this.#begin()
  }

  #begin(): void {
    this.#steps = { right: 0, away: 0 }
    for (const [id, { at, since }] of this.#fingers) this.#fingers.set(id, { from: at, since, at })
    const [one, other] = [...this.#fingers.values()]
    this.#two = one && other ? { middle: between(one.at, other.at), angle: angleOf(one.at, other.at) } : null
  }

  /** The way of the finger as steps along both axes, drawn aslant as they are. */
  #push({ from, at }: Finger): Control[] {
    const [dx, dy] = [at.x - from.x, at.y - from.y]
    if (Math.hypot(dx, dy) > TAP_PX) this.#used = true
    const reach = this.#used ? this.#reach() : null
    if (!reach) return []
    const { right, away } = reach
    const scale = Math.max(1, this.#leastStep / Math.hypot(right.x, right.y))
    const area = (right.x * away.y - right.y * away.x) * scale
    if (area === 0) return []
    return [
      ...this.#stepped('right', (dx * away.y - dy * away.x) / area, 'right', 'left'),
      ...this.#stepped('away', (right.x * dy - right.y * dx) / area, 'away', 'near'),
    ]
  }

  #stepped(axis: 'right' | 'away', wanted: number, forth: Way, back: Way): Way[] {
    const steps: Way[] = []
    for (; wanted - this.#steps[axis] > NEARER; this.#steps[axis]++) steps.push(forth)
    for (; this.#steps[axis] - wanted > NEARER; this.#steps[axis]--) steps.push(back)
    return steps
  }

  #sweep(two: { middle: Place; angle: number }): Control[] {
    const [one, other] = [...this.#fingers.values()]
    if (!one || !other) return []
    const turned = wrapped(angleOf(one.at, other.at) - two.angle)
    const middle = between(one.at, other.at)
    const [dx, dy] = [middle.x - two.middle.x, middle.y - two.middle.y]
    if (Math.abs(turned) < TWIST && Math.hypot(dx, dy) < SWEEP_PX) return []
    this.#begin()
    if (Math.abs(turned) >= TWIST) return [turned > 0 ? 'yaw-' : 'yaw+'] // y goes down the screen
    return [tipOf(dx, dy, this.#allows)]
  }
}

function between(a: Place, b: Place): Place {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

function angleOf(a: Place, b: Place): number {
  return Math.atan2(b.y - a.y, b.x - a.x)
}

function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
