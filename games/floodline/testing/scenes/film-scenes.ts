/** Moments worth watching frame by frame: a level that is about to have one, and the key that brings it about. */
import type { FloodLevel, Spot, Terrain } from '../../nouns.ts'
import { painted } from './full.ts'
import { city } from './scenes.ts'

export interface Moment {
  readonly level: FloodLevel
  readonly lines: readonly string[]
  readonly ticks: number
  readonly keys: readonly string[]
  /** Which frames are taken, counted from the key, a sixtieth of a second each. */
  readonly frames: readonly number[]
  /** The part of the window that is taken. */
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const box = (type: Terrain['type'], from: Spot, to: Spot, more: Partial<Terrain> = {}): Terrain => ({ type, from, to, ...more })

const BASE: Pick<FloodLevel, 'format' | 'seed' | 'hold' | 'bag' | 'objectives'> = {
  ...{ format: 1, seed: 5, hold: false, bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'L4', 'I3', 'T3', 'L4', 'S4'] } },
  objectives: [{ type: 'PLACE_PIECES', count: 90 }],
}

/** A street of houses on a bare floor. */
const STREET: readonly Terrain[] = [
  box('SOLID', [1, 0, 1], [2, 2, 2]),
  box('SOLID', [1, 0, 5], [1, 1, 7]),
  box('SOLID', [4, 0, 0], [5, 1, 1]),
  box('SOLID', [7, 0, 2], [7, 3, 3]),
  box('SOLID', [6, 0, 6], [7, 1, 7]),
  box('SOLID', [3, 0, 4], [4, 0, 4]),
]

const level = (id: string, title: string, changes: Partial<FloodLevel>): FloodLevel => ({
  ...BASE,
  ...{ id: `film-${id}`, title, bounds: [9, 12, 9], maxWorldHeight: 8, terrain: [] },
  ...changes,
})

export const MOMENTS: Readonly<Record<string, () => Moment>> = {
  drop: () => ({
    level: level('drop', 'A drop', { terrain: painted([...STREET]) }),
    ...{ lines: ['0 x-', '1 x-', '2 z+'], ticks: 20, keys: [' '], frames: [0, 1, 2, 4, 6, 9, 14, 24] },
  }),
  landing: () => ({
    level: level('landing', 'A landing', {
      terrain: painted([
        ...STREET.slice(0, 3),
        box('SOLID', [6, 3, 5], [7, 3, 7]),
        box('SOLID', [7, 5, 1], [8, 6, 2], { material: 'HEAVY' }),
        box('SOLID', [3, 7, 6], [4, 7, 6]),
      ]),
    }),
    ...{ lines: [], ticks: 20, keys: [' '], frames: [4, 10, 15, 18, 21, 24, 27, 32] },
  }),
  collapse: () => ({
    level: level('collapse', 'A collapse', {
      ...{ voidFaces: ['EAST'], tilt: { tiltBudget: 8 } },
      terrain: painted([
        ...STREET.slice(0, 2),
        box('SOLID', [4, 0, 1], [5, 1, 1]),
        box('BEDROCK', [7, 0, 1], [7, 0, 2]),
        box('SOLID', [6, 0, 6], [7, 1, 7]),
        box('SOLID', [4, 0, 4], [4, 3, 4]),
        box('SOLID', [6, 0, 4], [6, 1, 5]),
        box('SOLID', [3, 0, 7], [3, 2, 7]),
      ]),
    }),
    ...{ lines: [], ticks: 20, keys: ['4'], frames: [4, 14, 24, 32, 40, 48, 56, 66], clip: { x: 376, y: 150, width: 640, height: 560 } },
  }),
  flood: () => ({
    level: level('flood', 'A flood', {
      ...{ bounds: [9, 10, 9], maxWorldHeight: 6 },
      terrain: painted([
        box('BEDROCK', [5, 0, 0], [8, 1, 4]),
        box('BEDROCK', [4, 0, 0], [4, 0, 4]),
        box('BEDROCK', [5, 2, 4], [8, 4, 4]),
        box('ICE', [5, 2, 0], [5, 4, 3], { resolves: 1 }),
        box('WATER', [6, 2, 0], [8, 4, 3]),
        box('BEDROCK', [0, 0, 8], [2, 0, 8]),
        box('SOLID', [1, 0, 4], [2, 1, 5]),
        box('SOLID', [5, 0, 6], [6, 2, 6]),
        box('SOLID', [1, 0, 1], [1, 1, 2]),
      ]),
    }),
    ...{ lines: ['0 x+', '1 x+', '2 x+', '3 z+', '4 z+', '5 z+'], ticks: 30, keys: [' '], frames: [6, 24, 32, 40, 48, 56, 66, 84] },
  }),
  win: () => {
    const { level: town, lines, ticks } = city()
    const pieces = lines.filter(line => line.endsWith('drop')).length
    return {
      level: { ...town, objectives: [{ type: 'PLACE_PIECES', count: pieces + 1 }] },
      ...{ lines, ticks, keys: [' '], frames: [2, 12, 32, 56, 80, 100, 130, 170], clip: { x: 230, y: 150, width: 640, height: 560 } },
    }
  },
}
