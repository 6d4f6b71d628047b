import { counterOf } from '../../../../../ui/count.ts'
import { type FloodAction, type Gravity, MATERIALS, PIECES } from '../../../nouns.ts'
import type { NameWords } from '../types.ts'

const counter = counterOf('de')
const tenths = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

export const { figure } = counter

export function counted(count: number, one: string, other: string): string {
  return counter.counted(count, { one: `# ${one}`, other: `# ${other}` })
}

/** The nouns that are counted most; the dative comes after “mit”, “von”, “in”. */
export const blocks = (count: number): string => counted(count, 'Block', 'Blöcke')
export const cells = (count: number): string => counted(count, 'Zelle', 'Zellen')
export const units = (count: number): string => counted(count, 'Einheit', 'Einheiten')
export const pieces = (count: number): string => counted(count, 'Stein', 'Steine')
export const tilts = (count: number): string => counted(count, 'Kippung', 'Kippungen')
/** A resolve is what follows a piece that locks, or a tilt: a turn of the game. */
export const turns = (count: number): string => counted(count, 'Zug', 'Züge')
export const turnsDative = (count: number): string => counted(count, 'Zug', 'Zügen')

/** `kein Block`, `1 Block`, `4 Blöcke`. */
export const someBlocks = (count: number): string => (count === 0 ? 'kein Block' : blocks(count))
export const someUnits = (count: number): string => (count === 0 ? 'keine Einheit' : units(count))

export function listed(parts: readonly (string | number)[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** All of them masculine, so that every sentence fits every piece. */
const NAMES: Readonly<Record<(typeof PIECES)[number], string>> = {
  O2: 'Quadratstein',
  I3: 'Dreierstab',
  I4: 'Viererstab',
  L3: 'Winkelstein',
  L4: 'L-Stein',
  J4: 'J-Stein',
  T3: 'T-Stein',
  S4: 'S-Stein',
  Z4: 'Z-Stein',
  U5: 'U-Stein',
  P5: 'P-Stein',
  C3D5: 'Eckstein',
}

const MADE_OF: Readonly<Record<(typeof MATERIALS)[number], string>> = { STANDARD: 'normal', HEAVY: 'schwer', REINFORCED: 'verstärkt' }

const GRAVITY: Readonly<Record<Gravity, string>> = { DOWN: 'Unten', NORTH: 'Norden', SOUTH: 'Süden', EAST: 'Osten', WEST: 'Westen' }
const LETTER: Readonly<Record<Gravity, string>> = { DOWN: 'U', NORTH: 'N', SOUTH: 'S', EAST: 'O', WEST: 'W' }

const AXIS = { yaw: 'flach drehen', pitch: 'nach Norden oder Süden drehen', roll: 'nach Osten oder Westen drehen' } as const

export const STEP = {
  ...{ 'x+': 'nach Osten', 'x-': 'nach Westen', 'y+': 'nach oben' },
  ...{ 'y-': 'nach unten', 'z+': 'nach Süden', 'z-': 'nach Norden' },
} as const

export const TILT = { forward: 'nach Norden', back: 'nach Süden', left: 'nach Westen', right: 'nach Osten' } as const

const ABILITY = { stabilise: 'Festigen', freeze: 'Frieren', drain: 'Abfluss' } as const

function action(action: FloodAction): string {
  switch (action.kind) {
    case 'tilt':
      return `${TILT[action.sense]} kippen`
    case 'hold':
      return 'den Stein ablegen'
    case 'ability':
      return `${ABILITY[action.ability]} bereit machen`
    case 'turn':
      return `${AXIS[action.axis]}, ${action.sense > 0 ? 'gegen den Uhrzeigersinn' : 'im Uhrzeigersinn'}`
    case 'move':
      return `${STEP[action.step]} schieben`
    case 'soft':
      return action.on ? 'sanft senken' : 'nicht mehr senken'
    case 'drop':
      return 'fallen lassen'
    case 'put':
      return `${action.at.join(', ')} füllen`
    case 'bring':
      return `${action.piece} holen`
    case 'settle':
      return 'setzen lassen'
  }
}

/** Nominative: `schwerer L-Stein`. */
export function named(piece: number, material: number, ending = 'er'): string {
  const name = NAMES[PIECES[piece] ?? 'O2']
  return material === 0 ? name : `${MADE_OF[MATERIALS[material] ?? 'STANDARD']}${ending} ${name}`
}

export const names: NameWords = {
  figure,
  seconds: ticks => `${tenths.format(Math.ceil(ticks / 6) / 10)} s`,
  piece: (piece, material) => named(piece, material),
  material: material => MADE_OF[MATERIALS[material] ?? 'STANDARD'],
  gravity: gravity => GRAVITY[gravity],
  towards: gravity => (gravity === 'DOWN' ? 'nach unten' : `nach ${GRAVITY[gravity]}`),
  letter: side => LETTER[side],
  thing: (thing, count) => {
    switch (thing) {
      case 'empty':
        return counted(count, 'leere Zelle', 'leere Zellen')
      case 'water':
        return `${figure(count)} Wasser`
      case 'block':
        return blocks(count)
      case 'porous':
        return counted(count, 'poröser Block', 'poröse Blöcke')
      case 'ice':
        return `${figure(count)} Eis`
      case 'drain':
        return counted(count, 'Abfluss', 'Abflüsse')
      case 'wall':
        return `${figure(count)} Mauer`
      case 'rock':
        return `${figure(count)} Fels`
    }
  },
  ability: ability => ABILITY[ability],
  phase: phase =>
    ({
      merge: 'Setzen',
      freeze: 'Frost',
      fall: 'Fallen',
      water: 'Wasser',
      drain: 'Abfluss',
      thaw: 'Tauen',
      settle: 'Stockwerk',
      sink: 'Sinken',
    })[phase],
  action,
}
