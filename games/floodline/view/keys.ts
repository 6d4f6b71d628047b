/**
 * Which key is which control. Floodline listens for itself, because it needs to know how long a key is held; the settings change
 * the same list as for every game. The letters are those of the design, where a browser lets a page have them.
 */
import { type Bindings, bindings, type KeyAction, keyName, keysOf } from '../../../ui/keys.ts'
import { type Language, spoken } from '../../../ui/language.ts'
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
  | 'undo'
  | 'read'
  | 'slower'
  | 'faster'
  | 'handling'

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
  undo: ['u', 'Backspace'],
  read: ['t'],
  slower: ['-'],
  faster: ['+'],
  handling: ['m'],
}

export const BOUND = Object.keys(KEYS) as Bound[]

const NAMES = {
  en: {
    ...{ away: 'Move away', near: 'Move near', left: 'Move left', right: 'Move right' },
    ...{ 'yaw-': 'Turn about y, left', 'yaw+': 'Turn about y, right', 'pitch+': 'Turn about x, forward', 'pitch-': 'Turn about x, back' },
    ...{ 'roll-': 'Turn about z, left', 'roll+': 'Turn about z, right', soft: 'Soft drop', drop: 'Drop', hold: 'Hold' },
    ...{ 'tilt-away': 'Tilt away', 'tilt-near': 'Tilt near', 'tilt-left': 'Tilt left', 'tilt-right': 'Tilt right' },
    ...{ stabilise: 'Stabilise', freeze: 'Freeze', drain: 'Place a drain' },
    ...{ 'corner-1': 'Look from the south-west', 'corner-2': 'From the south-east', 'corner-3': 'From the north-east' },
    ...{ 'corner-4': 'From the north-west', 'layer-up': 'A layer up', 'layer-down': 'A layer down', 'x-ray': 'X-ray' },
    ...{
      depths: 'Depth of water',
      why: 'Why did that happen?',
      step: 'One tick',
      undo: 'Take back (practice)',
      read: 'Read where it lands',
    },
    ...{ slower: 'Slower', faster: 'Faster', handling: 'How moves repeat' },
  },
  de: {
    ...{ away: 'Nach hinten', near: 'Nach vorn', left: 'Nach links', right: 'Nach rechts' },
    ...{ 'yaw-': 'Um y drehen, links', 'yaw+': 'Um y drehen, rechts', 'pitch+': 'Um x drehen, vor', 'pitch-': 'Um x drehen, zurück' },
    ...{ 'roll-': 'Um z drehen, links', 'roll+': 'Um z drehen, rechts', soft: 'Sanft fallen', drop: 'Fallen lassen', hold: 'Halten' },
    ...{ 'tilt-away': 'Nach hinten kippen', 'tilt-near': 'Nach vorn kippen', 'tilt-left': 'Nach links kippen' },
    ...{ 'tilt-right': 'Nach rechts kippen', stabilise: 'Stabilisieren', freeze: 'Einfrieren', drain: 'Abfluss setzen' },
    ...{ 'corner-1': 'Von Südwesten sehen', 'corner-2': 'Von Südosten', 'corner-3': 'Von Nordosten', 'corner-4': 'Von Nordwesten' },
    ...{ 'layer-up': 'Eine Schicht höher', 'layer-down': 'Eine Schicht tiefer', 'x-ray': 'Röntgenblick', depths: 'Wassertiefe' },
    ...{
      why: 'Warum ist das passiert?',
      step: 'Ein Takt',
      undo: 'Zurücknehmen (Übung)',
      read: 'Vorlesen, wo es landet',
      slower: 'Langsamer',
      faster: 'Schneller',
    },
    handling: 'Wie Züge sich wiederholen',
  },
} satisfies Record<Language, Record<Bound, string>>

export const keyActions: readonly KeyAction[] = BOUND.map(bound => ({
  id: `floodline.${bound}`,
  keys: KEYS[bound],
  name: () => spoken(NAMES)[bound],
}))

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
  'undo',
  'read',
  'slower',
  'faster',
  'handling',
])
