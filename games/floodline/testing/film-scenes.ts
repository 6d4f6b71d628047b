/** Moments worth watching frame by frame: a level that is about to have one, and the key that brings it about. */
import type { FloodLevel, Spot, Terrain } from '../nouns.ts'
import { painted } from './full.ts'
import { city } from './scenes.ts'

export interface Moment {
  readonly level: FloodLevel
  readonly lines: readonly string[]
  readonly ticks: number
  readonly keys: readonly string[]
  /** Which frames are taken, counted from the key, a sixtieth of a second each. */
  readonly frames: readonly number[]
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
  ...{ id: `film-${id}`, title, bounds: [9, 14, 9], maxWorldHeight: 10, terrain: [] },
  ...changes,
})

export const MOMENTS: Readonly<Record<string, () => Moment>> = {
  drop: () => ({
    level: level('drop', 'A drop', { terrain: painted([...STREET]) }),
    ...{ lines: [], ticks: 20, keys: [' '], frames: [0, 1, 3, 5, 8, 12, 18, 30] },
  }),
  landing: () => ({
    level: level('landing', 'A landing', {
      terrain: painted([
        ...STREET.slice(0, 3),
        box('SOLID', [6, 3, 5], [7, 3, 7]),
        box('SOLID', [7, 6, 1], [8, 7, 2], { material: 'HEAVY' }),
        box('SOLID', [3, 8, 6], [4, 8, 6]),
      ]),
    }),
    ...{ lines: [], ticks: 20, keys: [' '], frames: [4, 10, 16, 20, 23, 26, 30, 38] },
  }),
  collapse: () => ({
    level: { ...city().level, voidFaces: ['EAST'] },
    ...{ lines: city().lines, ticks: city().ticks, keys: ['4'], frames: [2, 8, 18, 28, 36, 46, 56, 66] },
  }),
  flood: () => ({
    level: level('flood', 'A flood', {
      ...{ bounds: [9, 12, 9], maxWorldHeight: 8 },
      terrain: painted([
        box('BEDROCK', [0, 0, 0], [3, 3, 0]),
        box('BEDROCK', [0, 0, 8], [8, 1, 8]),
        box('BEDROCK', [0, 0, 1], [3, 1, 7]),
        box('BEDROCK', [0, 2, 7], [3, 3, 8]),
        box('BEDROCK', [0, 2, 1], [0, 3, 6]),
        box('BEDROCK', [3, 2, 1], [3, 3, 3]),
        box('BEDROCK', [3, 2, 5], [3, 3, 6]),
        box('ICE', [3, 2, 4], [3, 3, 4], { resolves: 1 }),
        box('WATER', [1, 2, 1], [2, 3, 6]),
        box('BEDROCK', [4, 0, 0], [8, 1, 0]),
        box('BEDROCK', [8, 0, 1], [8, 1, 7]),
        box('SOLID', [5, 0, 1], [5, 1, 2]),
        box('SOLID', [6, 0, 6], [7, 0, 7]),
      ]),
    }),
    ...{ lines: ['0 x+', '1 x+', '2 x+', '3 z+', '4 z+', '5 z+'], ticks: 30, keys: [' '], frames: [6, 22, 30, 38, 46, 54, 64, 80] },
  }),
  win: () => {
    const { level: town, lines, ticks } = city()
    const pieces = lines.filter(line => line.endsWith('drop')).length
    return {
      level: { ...town, objectives: [{ type: 'PLACE_PIECES', count: pieces + 1 }] },
      ...{ lines, ticks, keys: [' '], frames: [2, 12, 40, 70, 100, 140, 240, 520] },
    }
  },
}
