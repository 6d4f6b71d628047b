/**
 * Told apart without colour, or with less of it [FL-B-13, FL-B-17]: how light each thing is, worked out as the shaders do it, on the
 * three faces a camera sees, from every corner. Contrast is reckoned as of text: 1 is none.
 */
import { describe, expect, it } from 'vitest'
import { FACE_EAST, FACE_NORTH, FACE_SOUTH, FACE_UP, FACE_WEST } from '../mesh/faces.ts'
import { FRAME, HEAVY_SIDE, HEAVY_TOP, ICE_FLAT, ICE_SIDE, LAYERS, PLAIN, PLASTER, ROCK_FLAT, ROOF, ROOF_VARIANTS } from '../mesh/looks.ts'
import { PATTERN_RANGE, paintPatterns } from '../mesh/patterns.ts'
import { CORAL, HEAVY_TONE, ICE_TONE, linearOf, REINFORCED_TONE, type Rgb, ROCK_TOP, TONES } from '../palette.ts'
import { HELD, ICE_GLOW, KEY, LIGHTS, lightIn, lightOn, STUDIO, toScreen, turned, WATERS } from './light-tones.ts'

const LEAST = 1.25

const SIZE = 64
const texels = paintPatterns(SIZE)

/** The light that comes back from a face, on the whole: its pattern over its tone. */
function albedoOf(layer: number, tone: string): Rgb {
  const key = `${layer} ${tone}`
  const known = albedos.get(key) ?? measured(layer, tone)
  albedos.set(key, known)
  return known
}

const albedos = new Map<string, Rgb>()

function measured(layer: number, tone: string): Rgb {
  const own = linearOf(tone)
  const sum: [number, number, number] = [0, 0, 0]
  const each = SIZE * SIZE * 4
  for (let at = layer * each; at < (layer + 1) * each; at += 4)
    for (let part = 0; part < 3; part++) {
      const paint = (((texels[at + part] ?? 0) / 255) * PATTERN_RANGE) ** 2
      const mask = (texels[at + 3] ?? 0) / 255
      sum[part] = (sum[part] ?? 0) + (paint * (1 - mask) + paint * (own[part] ?? 0) * mask) / (each / 4)
    }
  return sum
}

const lightness = ([r, g, b]: readonly number[]): number =>
  0.2126 * Math.min(1, r ?? 0) + 0.7152 * Math.min(1, g ?? 0) + 0.0722 * Math.min(1, b ?? 0)

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** By corner of the camera: top, camera-left, camera-right; how far it is round. */
const CORNERS = [
  [FACE_UP, FACE_WEST, FACE_SOUTH],
  [FACE_UP, FACE_SOUTH, FACE_EAST],
  [FACE_UP, FACE_EAST, FACE_NORTH],
  [FACE_UP, FACE_NORTH, FACE_WEST],
].map((faces, corner) => ({ faces, turn: (corner * Math.PI) / 2 }))

const CHAPTERS = LIGHTS.map((_, i) => i + 1)

/** Light as it adds up. */
type Look = (face: number, turn: number, chapter: number) => readonly number[]

const solid =
  (flat: number, side: number, tone: string, glow: Rgb = [0, 0, 0]): Look =>
  (face, turn, chapter) => {
    const light = lightOn(face, turn, lightIn(chapter))
    return albedoOf(face === FACE_UP ? flat : side, tone).map((part, i) => part * (light[i] ?? 0) + (glow[i] ?? 0))
  }

/** A house of one cell: so much of its top is parapet, and as much again lies in its shade. */
const house = (roof: number, tone: string): Look => {
  const [inside, wall] = [solid(ROOF + roof, PLASTER, tone), solid(PLAIN, PLASTER, tone)]
  return (face, turn, chapter) => {
    const rim = wall(face, turn, chapter)
    return face === FACE_UP ? inside(face, turn, chapter).map((part, i) => 0.4 * (rim[i] ?? 0) + 0.4 * part + 0.2 * 0.75 * part) : rim
  }
}

const held: Look = (face, turn) => {
  const light = lightOn(face, turn, STUDIO)
  const [x, y, z] = turned(KEY, turn)
  const facing = [x, -x, y, -y, z, -z][face] ?? 0
  const part = Math.min(1, Math.max(0, (facing - 0.1) / 0.4))
  const shade = HELD.shade + (1 - HELD.shade) * part * part * (3 - 2 * part)
  const lift = face === FACE_UP ? HELD.lift : [0, 0, 0]
  return albedoOf(PLAIN, CORAL).map((own, i) => own * (light[i] ?? 0) * shade + (lift[i] ?? 0))
}

/** Over rock in half its light, mixed as the screen mixes it. */
const water =
  (depth: number): Look =>
  (face, turn, chapter) => {
    const { shallow, deep, alpha, fade } = face === FACE_UP ? WATERS.top : WATERS.cut
    const far = 1 - Math.exp(-fade * depth)
    const over = alpha[0] + (alpha[1] - alpha[0]) * far
    const light = lightOn(face, turn, lightIn(chapter))
    const mixed = albedoOf(ROCK_FLAT, ROCK_TOP).map((rock, i) => {
      const own = toScreen((shallow[i] ?? 0) + ((deep[i] ?? 0) - (shallow[i] ?? 0)) * far)
      return own * over + toScreen(rock * 0.5 * (light[i] ?? 0)) * (1 - over)
    })
    return mixed.map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  }

const THINGS: Readonly<Record<string, Readonly<Record<string, Look>>>> = {
  piece: { 'the piece': held },
  structure: {
    ...Object.fromEntries(
      TONES.flatMap(tone =>
        Array.from({ length: ROOF_VARIANTS }, (_, roof) => [`plaster ${tone}, roof ${roof}`, house(roof, tone)] as const),
      ),
    ),
    heavy: solid(HEAVY_TOP, HEAVY_SIDE, HEAVY_TONE),
    reinforced: solid(FRAME, FRAME, REINFORCED_TONE),
  },
  water: { 'shallow water': water(1), 'deep water': water(3) },
  ice: { ice: solid(ICE_FLAT, ICE_SIDE, ICE_TONE, ICE_GLOW) },
}

const kinds = Object.keys(THINGS)
const pairs = kinds.flatMap((one, i) => kinds.slice(i + 1).map(other => [one, other] as const))

/** What is seen of a colour by eyes without one kind of cones, as Machado, Oliveira and Fernandes have it (2009). */
const EYES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const seen = (rows: readonly (readonly number[])[], light: readonly number[]): number[] =>
  rows.map(row =>
    Math.max(
      0,
      row.reduce((sum, part, i) => sum + part * Math.min(1, light[i] ?? 0), 0),
    ),
  )

/** What is too much alike, in words. */
function alike(one: string, other: string, eye: (light: readonly number[]) => readonly number[]): string[] {
  const told: string[] = []
  for (const [a, first] of Object.entries(THINGS[one] ?? {}))
    for (const [b, second] of Object.entries(THINGS[other] ?? {}))
      for (const { faces, turn } of CORNERS)
        for (const face of faces)
          for (const chapter of CHAPTERS) {
            const [light, dark] = [lightness(eye(first(face, turn, chapter))), lightness(eye(second(face, turn, chapter)))]
            const apart = contrast(light, dark)
            if (apart < LEAST)
              told.push(`${a} ${light.toFixed(3)}, ${b} ${dark.toFixed(3)}, face ${face}, chapter ${chapter}: ${apart.toFixed(2)}`)
          }
  return told
}

describe.each(pairs)('%s and %s', (one, other) => {
  it('differ without colour, on every face, from every corner', () => {
    expect(alike(one, other, light => light)).toEqual([])
  })
})

describe.each(Object.entries(EYES))('to eyes with %s', (_, rows) => {
  it.each([
    ['structure', 'water'],
    ['structure', 'ice'],
    ['water', 'ice'],
  ])('%s and %s differ in lightness too', (one, other) => {
    expect(alike(one, other, light => seen(rows, light))).toEqual([])
  })
})

/** Light and dark of the texels of ice, as they are on the screen: 1 is white. */
function iceOn(face: number, turn: number, chapter: number): number[] {
  const light = lightOn(face, turn, lightIn(chapter))
  const own = linearOf(ICE_TONE)
  const each = SIZE * SIZE * 4
  const first = (face === FACE_UP ? ICE_FLAT : ICE_SIDE) * each
  return Array.from({ length: SIZE * SIZE }, (_, i) => {
    const parts = [0, 1, 2].map(part => {
      const paint = (((texels[first + i * 4 + part] ?? 0) / 255) * PATTERN_RANGE) ** 2
      return paint * (own[part] ?? 0) * (light[part] ?? 0) + (ICE_GLOW[part] ?? 0)
    })
    return toScreen(lightness(parts))
  }).sort((a, b) => a - b)
}

describe.each(CHAPTERS)('ice in the full light of chapter %i', chapter => {
  it.each(CORNERS)('lies between 80 and 95 % of white and has facets, corner %#', ({ turn }) => {
    const lit = iceOn(FACE_UP, turn, chapter)
    expect(lit[0]).toBeGreaterThan(0.8)
    expect(lit.at(-1)).toBeLessThan(0.955)
    expect((lit[Math.floor(lit.length * 0.9)] ?? 0) - (lit[Math.floor(lit.length * 0.1)] ?? 0)).toBeGreaterThan(0.03)
  })

  it.each(CORNERS)('is nowhere white on its sides either, corner %#', ({ faces, turn }) => {
    for (const face of faces.slice(1)) expect(iceOn(face, turn, chapter).at(-1)).toBeLessThan(0.9)
  })
})

it('has a pattern for every layer', () => {
  expect(texels).toHaveLength(LAYERS * SIZE * SIZE * 4)
})
