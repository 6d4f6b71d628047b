/** Which button of a pad does what, and what it is called. The settings list it, lessons name it. */
import { onPad } from '../../../../ui/input/gamepad-focus.ts'
import { type Bindings, bindings, keysOf } from '../../../../ui/input/keys.ts'
import type { Bound } from './keys.ts'

/** By the numbers of the standard layout: a drop below, turns around it, the cross for moves, with the trigger for tilts. */
export const BUTTONS: Readonly<Partial<Record<Bound, readonly string[]>>> = {
  away: ['12'],
  near: ['13'],
  left: ['14'],
  right: ['15'],
  drop: ['0'],
  'yaw-': ['1'],
  'yaw+': ['2'],
  'tip-away': ['3'],
  'tip-near': ['6+3'],
  'tip-right': ['5'],
  'tip-left': ['6+5'],
  hold: ['4'],
  soft: ['7'],
  'tilt-away': ['6+12'],
  'tilt-near': ['6+13'],
  'tilt-left': ['6+14'],
  'tilt-right': ['6+15'],
  stabilise: ['6+0'],
  freeze: ['6+1'],
  drain: ['6+2'],
  'corner-next': ['11'],
  'x-ray': ['10'],
  zoom: ['6+7'],
  depths: ['6+4'],
  why: ['8'],
  wait: ['6+11'],
  compare: ['6+10'],
  undo: ['6+8'],
}

/** As they are printed on most pads. */
const PRINTED = ['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'L3', 'R3', '↑', '↓', '←', '→']

/** The buttons of a control, as they are set. */
export function buttonsFor(control: Bound, bound: Bindings = bindings.value): readonly string[] {
  return keysOf({ id: onPad(`floodline.${control}`), keys: BUTTONS[control] ?? [] }, bound)
}

/** The button to show beside a control, as it stands on a pad: `A`, or `LT + →`. Nothing where it has none. */
export function padCaption(control: Bound, bound: Bindings = bindings.value): string {
  const [button = ''] = buttonsFor(control, bound)
  if (button === '') return ''
  return button
    .split('+')
    .map(number => PRINTED[Number(number)] ?? number)
    .join(' + ')
}
