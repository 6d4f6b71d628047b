/** What the hands hold: whatever was used last. Prompts and hints name its keys, its buttons, or what a finger does. */
import { type Signal, signal } from '@preact/signals'
import { type Bound, keyShown } from './keys.ts'

export type Instrument = 'keys' | 'pad' | 'touch' | 'mouse'

export const instrument: Signal<Instrument> = signal(
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys',
)

let keysUsed = false

/** The piece was steered with it. */
export function tookInHand(what: Instrument): void {
  keysUsed ||= what === 'keys'
  instrument.value = what
}

/** A mouse pointed at the world. Whoever steers with keys has only looked around. */
export function pointedAtWorld(): void {
  if (!keysUsed && instrument.peek() !== 'mouse') instrument.value = 'mouse'
}

/** How the buttons of a pad are called comes with what reads pads. */
let padCaption: (control: Bound) => string = () => ''

/** The button of a pad; nothing until a pad was used. */
export function captionOnPad(control: Bound): string {
  return padCaption(control)
}

export function learnPadCaptions(caption: (control: Bound) => string): void {
  padCaption = caption
}

/** The key or button to show beside a control, on what the hands hold; nothing where it has none, and for a finger. Beside a mouse lie keys. */
export function captionInHand(control: Bound): string {
  if (instrument.value === 'touch') return ''
  return instrument.value === 'pad' ? padCaption(control) : keyShown(control)
}
