/**
 * Which key is which control. Floodline listens for itself, because it needs to know how long a key is held; the settings change
 * the same list as for every game. The letters are those of the design, where a browser lets a page have them. What they are
 * called, and other layouts, are in key-book.tsx, which only the settings fetch.
 */
import { type Bindings, bindings, type KeyAction, keyName, keysOf } from '../../../../ui/input/keys.ts'
import { type Language, language } from '../../../../ui/language.ts'
import type { Key } from '../../levels/lesson/prompts.ts'
import type { Axis, Step, TiltSense } from '../../nouns.ts'
import { type Corner, stepFor, turnOf, WAYS, wayOfTilt } from './bearings.ts'
import type { Control } from './key-repeat.ts'

/** What keys do beside steering the piece. */
export type Command =
  | 'corner-1'
  | 'corner-2'
  | 'corner-3'
  | 'corner-4'
  | 'corner-next'
  | 'zoom'
  | 'layer-up'
  | 'layer-down'
  | 'x-ray'
  | 'depths'
  | 'why'
  | 'compare'
  | 'help'
  | 'step'
  | 'undo'
  | 'read'
  | 'slower'
  | 'faster'
  | 'handling'
  | 'listen'
  | 'wait'
  | 'cut'
  | 'to-landing'
  | 'say-goals'
  | 'say-heights'
  | 'say-coming'
  | 'say-tilts'
  | 'say-again'
  | 'say-keys'

export type Bound = Control | Command

const KEYS: Readonly<Record<Bound, readonly string[]>> = {
  away: ['w', 'ArrowUp'],
  near: ['s', 'ArrowDown'],
  left: ['a', 'ArrowLeft'],
  right: ['d', 'ArrowRight'],
  'yaw+': ['q'],
  'yaw-': ['e'],
  'tip-away': ['r'],
  'tip-near': ['f'],
  'tip-left': ['z'],
  'tip-right': ['c'],
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
  'corner-next': ['Home'],
  zoom: ['End'],
  'layer-up': ['PageUp'],
  'layer-down': ['PageDown'],
  'x-ray': ['i'],
  depths: ['k'],
  why: ['y'],
  compare: ["'", 'Insert'],
  help: ['h'],
  step: ['.'],
  undo: ['u'],
  read: ['t'],
  slower: ['-'],
  faster: ['+'],
  handling: ['m'],
  listen: ['l'],
  wait: ['Enter'],
  cut: ['5'],
  'to-landing': ['6'],
  'say-goals': ['o'],
  'say-heights': ['j'],
  'say-coming': [','],
  'say-tilts': [';'],
  'say-again': ['Backspace'],
  'say-keys': ['/'],
}

export const BOUND = Object.keys(KEYS) as Bound[]

export const keyActions: readonly KeyAction[] = BOUND.map(bound => ({ id: `floodline.${bound}`, keys: KEYS[bound], raw: true }))

/** What a pressed key means, or null. */
export function boundTo(key: string, bound: Bindings = bindings.peek()): Bound | null {
  const pressed = keyName(key)
  return BOUND.find(control => keysFor(control, bound).includes(pressed)) ?? null
}

/** A digit is a digit whatever it is called with Shift, or on a keyboard that has letters with accents in its place. */
export function boundBy({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, bound: Bindings = bindings.peek()): Bound | null {
  return boundTo(key, bound) ?? (code.startsWith('Digit') ? boundTo(code.slice('Digit'.length), bound) : null)
}

function keysFor(control: Bound, bound?: Bindings): readonly string[] {
  return keysOf({ id: `floodline.${control}`, keys: KEYS[control] }, bound)
}

/** The key to show beside a control; nothing where it has none. */
export function keyShown(control: Bound, said: Language = language.value): string {
  const [key = ''] = keysFor(control)
  return CALLED[said][key] ?? (key.length === 1 ? key.toUpperCase() : key)
}

/** The keys of several, as a list without commas. */
export function keysShown(said: Language, ...controls: readonly Bound[]): string {
  return controls.map(control => keyShown(control, said)).join(' ')
}

const ARROWS = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }

const CALLED: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ' ': 'Space', Control: 'Ctrl', PageUp: 'PgUp', PageDown: 'PgDn', ...ARROWS },
  de: {
    ' ': 'Leertaste',
    Shift: 'Umschalt',
    Control: 'Strg',
    Enter: 'Eingabe',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild↑',
    PageDown: 'Bild↓',
    ...ARROWS,
  },
}

/** The controls that do what a lesson speaks of, seen from a corner. Lessons speak of the world, controls of the screen. */
export function controlsFor(key: Key, corner: Corner, gravity: number): readonly Bound[] {
  if (key === 'move') return WAYS
  if (key === 'corner') return ['corner-next']
  if (key.startsWith('tilt ')) return [`tilt-${wayOfTilt(key.slice('tilt '.length) as TiltSense, corner)}`]
  if (/^(yaw|pitch|roll)/.test(key)) return [turnOf(key.slice(0, -1) as Axis, key.endsWith('+') ? 1 : -1, corner)]
  if (/^[xyz][+-]$/.test(key)) return WAYS.filter(way => stepFor(way, corner, gravity) === (key as Step))
  return [key as Control]
}

/** Steering is not a command: it can be held, and goes to the key repeat. */
export function isCommand(bound: Bound): bound is Command {
  return COMMANDS.has(bound)
}

const COMMANDS: ReadonlySet<string> = new Set<Command>([
  'corner-1',
  'corner-2',
  'corner-3',
  'corner-4',
  'corner-next',
  'zoom',
  'layer-up',
  'layer-down',
  'x-ray',
  'depths',
  'why',
  'compare',
  'help',
  'step',
  'undo',
  'read',
  'slower',
  'faster',
  'handling',
  'listen',
  'wait',
  'cut',
  'to-landing',
  'say-goals',
  'say-heights',
  'say-coming',
  'say-tilts',
  'say-again',
  'say-keys',
])
