/**
 * A gamepad: which button does what, how a stick that leans becomes a way, and what is held. A button with the left trigger
 * is another button, so that sixteen are enough.
 */

import { type Felt, onPad, SECOND, takePads } from '../../../../ui/input/gamepad-focus.ts'
import { type Bindings, bindings } from '../../../../ui/input/keys.ts'
import { spoken } from '../../../../ui/language.ts'
import type { Way } from './bearings.ts'
import { learnPadCaptions, tookInHand } from './instrument.ts'
import type { Bound } from './keys.ts'
import { BUTTONS, buttonsFor, padCaption } from './pad-captions.ts'

const BOUND = Object.keys(BUTTONS) as Bound[]

/** What a button means, alone or with the trigger held; with it, what means nothing more is what it is alone. */
export function boundToButton(button: number, second: boolean, bound: Bindings = bindings.peek()): Bound | null {
  const means = (name: string): Bound | null => BOUND.find(control => buttonsFor(control, bound).includes(name)) ?? given(name, bound)
  return (second ? means(`${SECOND}+${button}`) : null) ?? means(String(button))
}

const OURS = onPad('floodline.')

/** Something that came without a button, and was given one. */
function given(name: string, bound: Bindings): Bound | null {
  const found = Object.entries(bound).find(([id, names]) => id.startsWith(OURS) && names.includes(name))
  return found ? (found[0].slice(OURS.length) as Bound) : null
}

/** A stick at rest is never quite at rest. */
const REST = 0.22
/** It leans from here on, and goes on leaning until it is nearly back: no trembling at the edge. */
const LEANS = 0.5
const STILL_LEANS = 0.35

/** By eighths of a turn from the right, anticlockwise: straight up is what the cross has there, and aslant what is drawn there. */
const BY_EIGHTH: readonly Way[] = ['right', 'right', 'away', 'away', 'left', 'left', 'near', 'near']

/** The way that a stick means; `before` is what it meant a moment ago. */
export function leanOf(x: number, y: number, before: Way | null): Way | null {
  const far = Math.hypot(x, y)
  if (far < (before === null ? LEANS : STILL_LEANS)) return null
  const turn = Math.atan2(-y, x) / (Math.PI / 4) // in eighths
  const at = (eighth: number): Way => BY_EIGHTH[((Math.round(eighth) % 8) + 8) % 8] as Way
  // A little past the border it is still what it was.
  if (before !== null && (at(turn - 0.2) === before || at(turn + 0.2) === before)) return before
  return at(turn)
}

/** How far a stick looks aside, -1 to 1: nothing near its rest, and from there on evenly. */
export function lookOf(x: number, y: number): readonly [number, number] {
  const far = Math.hypot(x, y)
  if (far < REST) return [0, 0]
  const part = Math.min(1, (far - REST) / (1 - REST)) / far
  return [x * part, y * part]
}

/** What it steers: the game, or a test. */
export interface Steered {
  press(bound: Bound): void
  release(bound: Bound): void
  look(x: number, y: number): void
  say?(sentence: string): void
}

const CROSS: Readonly<Record<Way, number>> = { away: 12, near: 13, left: 14, right: 15 }

/** With the trigger, the stick that looks around goes through the layers of a board that is looked into. */
const LAYERS: Readonly<Record<string, Bound>> = { 'layer away': 'layer-up', 'layer near': 'layer-down' }
const NO_BUTTON = -1

export class PadInput {
  readonly #steered: Steered
  /** By where it is pressed, so that it ends as what it began, whatever the trigger does meanwhile. */
  readonly #held = new Map<string, Bound>()
  #lean: Way | null = null
  #layer: Way | null = null
  #looks = false

  constructor(steered: Steered) {
    this.#steered = steered
  }

  /** How the pad is now. Returns the buttons there is no use for. */
  feel({ down, sticks: [x, y, lookX, lookY] }: Felt): readonly number[] {
    const second = down.includes(SECOND)
    this.#lean = leanOf(x, y, this.#lean)
    const now = new Map(down.map(button => [`button ${button}`, button]))
    if (this.#lean) now.set(`stick ${this.#lean}`, CROSS[this.#lean])
    this.#layer = second ? leanOf(0, lookY, this.#layer) : null
    if (this.#layer) now.set(`layer ${this.#layer}`, NO_BUTTON)
    for (const [place, bound] of this.#held) if (!now.has(place)) this.#release(place, bound)
    const unused: number[] = []
    for (const [place, button] of now) {
      if (this.#held.has(place)) continue
      const bound = button === NO_BUTTON ? LAYERS[place] : boundToButton(button, second)
      if (bound) this.#press(place, bound)
      else if (button !== SECOND && place.startsWith('button')) unused.push(button)
    }
    if (second) this.#look(0, 0)
    else this.#look(lookX, lookY)
    return unused
  }

  letGo(): void {
    for (const [place, bound] of this.#held) this.#release(place, bound)
    this.#lean = null
    this.#layer = null
    this.#look(0, 0)
  }

  #press(place: string, bound: Bound): void {
    const already = [...this.#held.values()].includes(bound)
    this.#held.set(place, bound)
    tookInHand('pad')
    if (!already) this.#steered.press(bound)
  }

  /** The cross and the stick may hold the same: it ends with the last. */
  #release(place: string, bound: Bound): void {
    this.#held.delete(place)
    if (![...this.#held.values()].includes(bound)) this.#steered.release(bound)
  }

  #look(x: number, y: number): void {
    const [aside, up] = lookOf(x, y)
    const looks = aside !== 0 || up !== 0
    if (looks || this.#looks) this.#steered.look(aside, up)
    this.#looks = looks
  }
}

/** The pads steer from now on, unless `others` says that they are wanted elsewhere. Returns how to give them back. */
export function steerBy(steered: Steered, others: () => boolean): () => void {
  const pad = new PadInput(steered)
  learnPadCaptions(padCaption)
  steered.say?.(spoken({ en: 'The pad steers now.', de: 'Jetzt steuert das Gamepad.' }))
  const giveBack = takePads(felt => {
    if (!others()) return pad.feel(felt)
    pad.letGo()
    return felt.down
  })
  return () => {
    pad.letGo()
    giveBack()
  }
}
