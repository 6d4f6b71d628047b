import { counterOf } from '../../../../../ui/count.ts'
import { type FloodAction, type Gravity, MATERIALS, PIECES } from '../../../nouns.ts'
import type { NameWords } from '../types.ts'

const counter = counterOf('en')
const tenths = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const { figure } = counter

export function counted(count: number, one: string, other = `${one}s`): string {
  return counter.counted(count, { one: `# ${one}`, other: `# ${other}` })
}

/** `no blocks`, `1 block`, `4 blocks`. */
export function some(count: number, one: string, other = `${one}s`): string {
  return count === 0 ? `no ${other}` : counted(count, one, other)
}

export function listed(parts: readonly (string | number)[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const NAMES: Readonly<Record<(typeof PIECES)[number], string>> = {
  O2: 'square piece',
  I3: 'short bar',
  I4: 'long bar',
  L3: 'corner piece',
  L4: 'L-piece',
  J4: 'J-piece',
  T3: 'T-piece',
  S4: 'S-piece',
  Z4: 'Z-piece',
  U5: 'U-piece',
  P5: 'P-piece',
  C3D5: 'turret piece',
}

const MADE_OF: Readonly<Record<(typeof MATERIALS)[number], string>> = { STANDARD: 'standard', HEAVY: 'heavy', REINFORCED: 'reinforced' }

const GRAVITY: Readonly<Record<Gravity, string>> = { DOWN: 'Down', NORTH: 'North', SOUTH: 'South', EAST: 'East', WEST: 'West' }

const AXIS = { yaw: 'turn it level', pitch: 'tip it north or south', roll: 'tip it east or west' } as const

const STEP = { 'x+': 'east', 'x-': 'west', 'y+': 'up', 'y-': 'down', 'z+': 'south', 'z-': 'north' } as const

function action(action: FloodAction): string {
  switch (action.kind) {
    case 'tilt':
      return `tilt ${{ forward: 'north', back: 'south', left: 'west', right: 'east' }[action.sense]}`
    case 'hold':
      return 'hold the piece'
    case 'ability':
      return `arm ${action.ability}`
    case 'turn':
      return `${AXIS[action.axis]}, ${action.sense > 0 ? 'counter-clockwise' : 'clockwise'}`
    case 'move':
      return `move ${STEP[action.step]}`
    case 'soft':
      return action.on ? 'soft drop' : 'let go of soft drop'
    case 'drop':
      return 'drop'
    case 'put':
      return `put ${action.thing.toLowerCase()} at ${action.at.join(', ')}`
    case 'bring':
      return `bring ${action.piece}`
    case 'settle':
      return 'settle'
  }
}

export const names: NameWords = {
  figure,
  seconds: ticks => `${tenths.format(Math.ceil(ticks / 6) / 10)} s`,
  piece: (piece, material) => {
    const name = NAMES[PIECES[piece] ?? 'O2']
    return material === 0 ? name : `${MADE_OF[MATERIALS[material] ?? 'STANDARD']} ${name}`
  },
  material: material => MADE_OF[MATERIALS[material] ?? 'STANDARD'],
  gravity: gravity => GRAVITY[gravity],
  towards: gravity => GRAVITY[gravity].toLowerCase(),
  letter: side => GRAVITY[side].charAt(0),
  thing: (thing, count) => {
    switch (thing) {
      case 'empty':
        return counted(count, 'empty cell')
      case 'water':
        return `${figure(count)} water`
      case 'block':
        return counted(count, 'block')
      case 'porous':
        return counted(count, 'porous block')
      case 'ice':
        return `${figure(count)} ice`
      case 'drain':
        return counted(count, 'drain')
      case 'wall':
        return `${figure(count)} wall`
      case 'rock':
        return `${figure(count)} rock`
    }
  },
  ability: ability => ({ stabilise: 'Stabilise', freeze: 'Freeze', drain: 'Drain' })[ability],
  phase: phase =>
    capital(
      { merge: 'merge', freeze: 'freeze', fall: 'fall', water: 'water', drain: 'drain', thaw: 'thaw', settle: 'floor', sink: 'sink' }[
        phase
      ],
    ),
  action,
}
