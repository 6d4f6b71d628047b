/** What a prompt shows of the keys it speaks of: the key of a keyboard, the button of a pad, the button under a thumb, or what a mouse does. */
import { spoken } from '../../../../ui/language.ts'
import type { Key } from '../../levels/lesson/prompts.ts'
import type { Step, TiltSense } from '../../nouns.ts'
import { type Corner, stepFor, tiltFor, WAYS, type Way } from '../input/bearings.ts'
import { captionOnPad } from '../input/instrument.ts'
import { controlName } from '../input/key-names.ts'
import { type Bound, controlsFor, keyShown } from '../input/keys.ts'
import { words } from '../words/index.ts'
import { eighthOf } from './tilt/projection.ts'

export type Hand = 'keys' | 'touch' | 'pad' | 'mouse'

export interface ShownKey {
  readonly shown: string
  /** What it does, for whoever is read an arrow. */
  readonly name: string
}

export interface Seen {
  readonly corner: Corner
  readonly gravity: number
}

/** One for each of the controls; what has no key is left out. */
export function shownKeys(keys: readonly Key[], hand: Hand, seen: Seen): readonly ShownKey[] {
  return keys
    .flatMap(key => controlsFor(key, seen.corner, seen.gravity))
    .map(control => ({ shown: shownFor(control, hand, seen), name: controlName(control) }))
    .filter(({ shown }) => shown !== '')
}

function shownFor(control: Bound, hand: Hand, seen: Seen): string {
  if (hand === 'touch') return thumbFor(control, seen)
  if (hand === 'mouse') return mouseFor(control, seen)
  return (hand === 'pad' ? captionOnPad(control) : '') || keyShown(control)
}

/** By eighths of a turn from the right, anticlockwise, as the buttons have them. */
const ARROWS = '→↗↑↖←↙↓↘'

const TILTED: Readonly<Record<TiltSense, Step>> = { forward: 'z-', back: 'z+', left: 'x-', right: 'x+' }

function thumbFor(control: Bound, { corner, gravity }: Seen): string {
  const way = WAYS.find(each => each === control)
  if (way) return arrow(corner, stepFor(way, corner, gravity))
  if (control.startsWith('tilt-')) return `${words.tilt} ${arrow(corner, TILTED[tiltFor(control.slice('tilt-'.length) as Way, corner)])}`
  if (control.startsWith('tip-')) return words.flip
  switch (control) {
    case 'yaw+':
    case 'yaw-':
      return words.turn
    case 'soft':
      return words.soft
    case 'drop':
      return words.drop
    case 'hold':
      return words.hold
    case 'corner-next':
      return spoken({ en: 'Tap the compass', de: 'Tippe auf den Kompass' })
    default:
      return controlName(control)
  }
}

/** It drags the piece, and presses the buttons that thumbs have for the rest. */
function mouseFor(control: Bound, seen: Seen): string {
  if (control === 'corner-next') return spoken({ en: 'Click ↻ by the compass', de: 'Klick auf ↻ am Kompass' })
  const shown = thumbFor(control, seen)
  return WAYS.some(way => way === control) ? `${spoken({ en: 'Drag', de: 'Ziehen' })} ${shown}` : shown
}

function arrow(corner: Corner, step: Step): string {
  return ARROWS[eighthOf(corner, step)] ?? ''
}
