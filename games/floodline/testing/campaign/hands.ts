/** Hands that do not think: nothing at all, drops, the same keys for every piece, a tilt first. A level that one of them wins is no level. */
import type { FloodLevel } from '../../nouns.ts'
import { begun, endOf, isOver, pass, press, type State, tilt } from './game.ts'

export interface Tried {
  readonly games: number
  /** The ways that won, each as it can be typed. */
  readonly won: readonly string[]
  /** How often they ended how. */
  readonly ends: Readonly<Record<string, number>>
}

interface Way {
  readonly name: string
  play(level: FloodLevel): State
}

export function tried(level: FloodLevel, ways: readonly Way[]): Tried {
  const won: string[] = []
  const ends: Record<string, number> = {}
  for (const { name, play } of ways) {
    const state = play(level)
    if (state.won) won.push(name)
    ends[endOf(state)] = (ends[endOf(state)] ?? 0) + 1
  }
  return { games: ways.length, won, ends }
}

/** Piece after piece the same keys, one a tick, until the end. */
function again(state: State, keys: readonly string[]): State {
  while (!isOver(state)) for (const key of keys) press(state, key)
  return state
}

const STEPS = ['x+', 'x-', 'z+', 'z-'] as const
const TURNS = ['yaw+', 'yaw-', 'pitch+', 'pitch-', 'roll+', 'roll-'] as const
const CORNERS = ['x+', 'x-'].flatMap(x => ['z+', 'z-'].map(z => [x, z]))

const twice = (keys: readonly string[]): string[] => [...keys, ...keys]
/** To the edge: no board is wider than twelve. */
const far = (...keys: readonly string[]): string[] => keys.flatMap(key => new Array<string>(12).fill(key))

/** Nobody touches anything. */
export const IDLE: readonly Way[] = [
  { name: 'nothing, and time waits', play: level => idle({ ...level, waits: true }) },
  { name: 'nothing, and time passes', play: level => idle({ ...level, waits: false }) },
]

function idle(level: FloodLevel): State {
  const state = begun(level)
  while (!isOver(state)) pass(state, 60)
  return state
}

export const DROPS: readonly Way[] = [{ name: 'drop', play: level => again(begun(level), ['drop']) }]

/** Thirty-one: every step, both steps, everything twice, to every edge and into every corner, upright along the y axis, every turn, and two of both. */
const PATTERNS: readonly (readonly string[])[] = [
  ...STEPS.map(step => [step]),
  ...CORNERS,
  ...STEPS.map(step => twice([step])),
  ...STEPS.map(step => far(step)),
  ...CORNERS.map(corner => far(...corner)),
  ...['y+', 'y-'].map(step => far(step)),
  ...TURNS.map(turn => [turn]),
  ...['x+', 'z+'].map(step => ['yaw+', ...far(step)]),
  ['yaw+', 'yaw+'],
]

const spelled = (keys: readonly string[]): string => keys.join(' ').replace(/(\S+)(?: \1){11}/g, '12 × $1')

/** Each pattern with a drop at its end; and each key held without one, as time passes. */
export const PUSHES: readonly Way[] = [
  ...PATTERNS.map(keys => ({ name: `${spelled(keys)} drop`, play: (level: FloodLevel) => again(begun(level), [...keys, 'drop']) })),
  ...[...STEPS, ...TURNS].map(key => ({
    name: `${key} held while time passes`,
    play: (level: FloodLevel) => again(begun({ ...level, waits: false }), [key]),
  })),
]

const SENSES = ['forward', 'back', 'left', 'right'] as const
const STEERED: readonly (readonly string[])[] = [[], ...STEPS.map(step => [step]), ['yaw+']]

/** Tilt first, drop some, tilt back (or any other way), go on dropping: 480 ways. */
export const TILTS_FIRST: readonly Way[] = SENSES.flatMap(there =>
  [0, 1, 2, 3, 4].flatMap(drops =>
    SENSES.flatMap(back =>
      STEERED.map(keys => ({
        name: `tilt ${there}, ${drops} × ${[...keys, 'drop'].join(' ')}, tilt ${back}, ${[...keys, 'drop'].join(' ')} …`,
        play: (level: FloodLevel) => tiltedFirst(level, there, drops, back, keys),
      })),
    ),
  ),
)

function tiltedFirst(level: FloodLevel, there: string, drops: number, back: string, keys: readonly string[]): State {
  const state = begun(level)
  tilt(state, `tilt ${there}`)
  for (let done = 0; done < drops && !isOver(state); done++) for (const key of [...keys, 'drop']) press(state, key)
  tilt(state, `tilt ${back}`)
  return again(state, [...keys, 'drop'])
}
