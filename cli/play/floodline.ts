import { briefly, stepFor } from '../../games/floodline/minds/describe-events.ts'
import { paint, wrapped } from '../terminal.ts'
import type { Manner } from './manner.ts'

type Events = Parameters<typeof briefly>[0]

/** All that is needed of a position here. */
interface Position {
  readonly level: Parameters<typeof briefly>[1]
  readonly gravity: number
}

const SIDES: Readonly<Record<string, Parameters<typeof stepFor>[0]>> = {
  a: 'left',
  d: 'right',
  w: 'up',
  s: 'down',
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
}

/**
 * A terminal tells when a key goes down and never when it comes up, so soft drop is one cell a press: on for one tick, off in
 * the next. A held key repeats, and that is fast enough.
 */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  q: ['yaw-'],
  e: ['yaw+'],
  r: ['pitch+'],
  f: ['pitch-'],
  z: ['roll-'],
  c: ['roll+'],
  x: ['soft+', 'soft-'],
  space: ['drop'],
  g: ['hold'],
  1: ['tilt forward'],
  2: ['tilt back'],
  3: ['tilt left'],
  4: ['tilt right'],
  v: ['stabilise'],
  b: ['freeze'],
  n: ['drain'],
}

export const manner: Manner = {
  brief: (events, state) => briefly(events as Events, (state as Position).level),
  news: (events, state) => briefly((events as Events).filter(byOthers), (state as Position).level),
  picture,
  painted: (line, world) => (LAYER_LINE.test(line) ? line.replace(/@+|\++|[1-9]+|\*+/g, glyphs => inColour(glyphs, world)) : line),
  pressed(key, state) {
    const side = Object.hasOwn(SIDES, key) ? SIDES[key] : undefined
    if (side) return [stepFor(side, (state as Position).gravity)]
    return (Object.hasOwn(KEYS, key) ? KEYS[key] : undefined) ?? null
  },
  keys: [
    ['w a s d', 'move (or arrows)'],
    ['q e', 'yaw'],
    ['r f', 'pitch'],
    ['z c', 'roll'],
    ['x', 'down a cell'],
    ['space', 'drop'],
    ['g', 'hold'],
    ['1 2 3 4', 'tilt forward back left right'],
    ['v b n', 'stabilise freeze drain'],
  ],
}

function byOthers({ kind }: Events[number]): boolean {
  return kind !== 'moved' && kind !== 'turned' && kind !== 'dropped'
}

// ── The picture ──────────────────────────────────────────────────────────────────────────────────────

const LAYER_LINE = /^[-@+oOX:*v#H.1-9 ]+$/

function inColour(glyphs: string, world: Parameters<Manner['painted']>[1]): string {
  if (glyphs.startsWith('@')) return paint(world, 'yellow', glyphs)
  return paint(world, glyphs.startsWith('+') ? 'dim' : 'cyan', glyphs)
}

/**
 * The text of the game begins at the highest layer that holds anything, so its layers wander while a piece falls. Here they are laid
 * out again, each in a place of its own; where the window is too low for all of them, those with nothing in them are left out.
 */
function picture(text: string, state: object, columns: number, lines: number): string[] {
  const { bounds } = (state as Position).level
  const { head, layers, legend } = taken(text, bounds)
  const every = Array.from({ length: bounds[1] }, (_, i) => bounds[1] - 1 - i)
  const foot = wrapped(legend, columns)
  const spread = (ys: readonly number[]): string[] => [...head, ...inBands(ys, layers, bounds, columns), ...foot]
  const steady = spread(every)
  return steady.length <= lines ? steady : spread(every.filter(y => layers.get(y)?.some(row => /[^.]/.test(row))))
}

interface Taken {
  readonly head: readonly string[]
  readonly layers: ReadonlyMap<number, readonly string[]> // by y: its rows
  readonly legend: string
}

/** The text taken apart: bands of layers, each under a line such as `y 3      y 2`. */
function taken(text: string, [X, , Z]: Position['level']['bounds']): Taken {
  const lines = text.split('\n')
  const first = lines.findIndex(line => /^y \d/.test(line))
  const layers = new Map<number, readonly string[]>()
  for (let at = first; at >= 0 && /^y \d/.test(lines[at] ?? ''); at += Z + 2) {
    const rows = lines.slice(at + 1, at + 1 + Z)
    for (const [place, [, y]] of [...(lines[at] ?? '').matchAll(/y (\d+)/g)].entries())
      layers.set(
        Number(y),
        rows.map(row => row.slice(place * (X + 2), place * (X + 2) + X)),
      )
  }
  return { head: lines.slice(0, Math.max(0, first)), layers, legend: lines.at(-1) ?? '' }
}

function inBands(ys: readonly number[], layers: Taken['layers'], [X, , Z]: Position['level']['bounds'], columns: number): string[] {
  const across = Math.max(1, Math.floor((columns + 2) / (X + 2)))
  const lines: string[] = []
  for (let from = 0; from < ys.length; from += across) {
    const band = ys.slice(from, from + across)
    lines.push(band.map(y => `y ${y}`.padEnd(X)).join('  '))
    for (let z = 0; z < Z; z++) lines.push(band.map(y => layers.get(y)?.[z] ?? '.'.repeat(X)).join('  '))
    lines.push('')
  }
  return lines
}
