/**
 * Which key is which control. Floodline listens for itself, because it needs to know how long a key is held; the settings change
 * the same list as for every game. The letters are those of the design, where a browser lets a page have them.
 */
import { type Bindings, bindings, type KeyAction, keyName, keysOf } from '../../../ui/keys.ts'
import type { Control } from './hands.ts'

/** What keys do beside steering the piece. */
export type Command =
  | 'corner-1'
  | 'corner-2'
  | 'corner-3'
  | 'corner-4'
  | 'layer-up'
  | 'layer-down'
  | 'x-ray'
  | 'depths'
  | 'why'
  | 'step'
  | 'read'
  | 'slower'
  | 'faster'

export type Bound = Control | Command

const KEYS: Readonly<Record<Bound, readonly string[]>> = {
  away: ['w', 'ArrowUp'],
  near: ['s', 'ArrowDown'],
  left: ['a', 'ArrowLeft'],
  right: ['d', 'ArrowRight'],
  'yaw-': ['q'],
  'yaw+': ['e'],
  'pitch+': ['r'],
  'pitch-': ['f'],
  'roll-': ['z'],
  'roll+': ['c'],
  soft: ['x'],
  drop: [' '],
  hold: ['Shift', 'g'],
  'tilt-away': ['1'],
  'tilt-near': ['2'],
  'tilt-left': ['3'],
  'tilt-right': ['4'],
  stabilise: ['v'],
  freeze: ['b'],
  drain: ['n'],
  'corner-1': ['7', 'F1'],
  'corner-2': ['8', 'F2'],
  'corner-3': ['9', 'F3'],
  'corner-4': ['0', 'F4'],
  'layer-up': ['PageUp'],
  'layer-down': ['PageDown'],
  'x-ray': ['i'],
  depths: ['k'],
  why: ['y'],
  step: ['.'],
  read: ['t'],
  slower: ['-'],
  faster: ['+'],
}

export const BOUND = Object.keys(KEYS) as Bound[]

export function keyActions(name: (bound: Bound) => string): KeyAction[] {
  return BOUND.map(bound => ({ id: `floodline.${bound}`, keys: KEYS[bound], name: () => name(bound) }))
}

/** What a pressed key means, or null. */
export function boundTo(key: string, bound: Bindings = bindings.peek()): Bound | null {
  const pressed = keyName(key)
  return BOUND.find(control => keysOf({ id: `floodline.${control}`, keys: KEYS[control] }, bound).includes(pressed)) ?? null
}

/** The key to show beside a control. */
export function keyOf(control: Bound): string {
  const [key = ''] = keysOf({ id: `floodline.${control}`, keys: KEYS[control] })
  return key
}

/** Steering is told apart from commands: it is held, and goes to the hands. */
export function isCommand(bound: Bound): bound is Command {
  return COMMANDS.has(bound)
}

const COMMANDS: ReadonlySet<string> = new Set<Command>([
  'corner-1',
  'corner-2',
  'corner-3',
  'corner-4',
  'layer-up',
  'layer-down',
  'x-ray',
  'depths',
  'why',
  'step',
  'read',
  'slower',
  'faster',
])
