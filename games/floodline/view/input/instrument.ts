/** What the hands hold: whatever was used last. Prompts and hints name its keys, its buttons, or what a finger does. */
import { type Signal, signal } from '@preact/signals'
import { type Bound, keyShown } from './keys.ts'

export type Instrument = 'keys' | 'pad' | 'touch' | 'mouse'

export const instrument: Signal<Instrument> = signal(
  typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches ? 'touch' : 'keys',
)

/** How the buttons of a pad are called comes with what reads pads. */
let padCaption: (control: Bound) => string = () => ''

export function learnPadCaptions(caption: (control: Bound) => string): void {
  padCaption = caption
}

/** The key or button to show beside a control, on what the hands hold; nothing where it has none, and for a finger. Beside a mouse lie keys. */
export function captionInHand(control: Bound): string {
  if (instrument.value === 'touch') return ''
  return instrument.value === 'pad' ? padCaption(control) : keyShown(control)
}
