/** The light of the scene as numbers, for who paints without a shader: icons and the flat picture. */
import type { Spot } from '../../../nouns.ts'
import type { Point } from '../camera/lens.ts'
import { NORMALS } from '../mesh/faces.ts'
import { hexOf, ICE_TONE, linearOf, type Rgb } from '../palette.ts'

export const KEY: Point = [-11.5, 17, 5.2]
export const FILL: Point = [6, 5, 9]

interface Lamp {
  readonly hex: string
  readonly strength: number
}

/** What a chapter is lit by. */
export interface ChapterLight {
  readonly key: Lamp
  readonly fill: Lamp
  readonly ambient: { readonly sky: string; readonly ground: string; readonly strength: number }
  readonly rim: Rgb // what edges catch of a low sun
  readonly windows: number // how many are lit beyond those that always are, 0 to 1
}

/** What the piece in hand is always lit by: it is the same coral thing in every chapter. */
export const STUDIO: ChapterLight = {
  key: { hex: '#FFE3C2', strength: 3.35 },
  fill: { hex: '#FFB38A', strength: 0.38 },
  ambient: { sky: '#CDD3F2', ground: '#D9A593', strength: 1.55 },
  rim: [0.62, 0.3, 0.1],
  windows: 0,
}

/**
 * By chapter, the first at 0: a clear morning, grey light through rain, a low sun in the evening. They differ in hue; strengths are such
 * that the lightness of each face is that of the studio, so that things stay as far apart as they are there.
 */
export const LIGHTS: readonly [ChapterLight, ChapterLight, ChapterLight] = [
  {
    key: { hex: '#FFE9C8', strength: 3.34 },
    fill: { hex: '#FFC79A', strength: 0.4 },
    ambient: { sky: '#CAD6F4', ground: '#D9B29C', strength: 1.36 },
    rim: [0.62, 0.4, 0.16],
    windows: 0,
  },
  {
    key: { hex: '#ECEAE6', strength: 3.3 },
    fill: { hex: '#D8D0CC', strength: 0.34 },
    ambient: { sky: '#CBD5E2', ground: '#B7B0B0', strength: 1.53 },
    rim: [0.06, 0.08, 0.1],
    windows: 0.3,
  },
  {
    key: { hex: '#FFD5A8', strength: 3.66 },
    fill: { hex: '#FF9C74', strength: 0.44 },
    ambient: { sky: '#C6C6EE', ground: '#D3988E', strength: 1.68 },
    rim: [0.85, 0.36, 0.12],
    windows: 0.86,
  },
]

export const lightIn = (chapter: number): ChapterLight => LIGHTS[chapter - 1] ?? LIGHTS[0]

/** Ice shines by itself, on every side: it is the brightest thing there is, in colour and without, and yet nowhere white. */
export const ICE_GLOW: Rgb = [0.31, 0.34, 0.36]

/** The one coral thing has a lighter top and deeper sides than plain light would give it: shade away from the key, lift of the top. */
export const HELD = { shade: 0.46, lift: [0.02, 0.09, 0.06] } as const

/** Light of water and how far it hides what is under it, at the surface and far down; of its top, and where it is cut open. */
export const WATERS = {
  top: { shallow: [0.05, 0.26, 0.29], deep: [0.015, 0.154, 0.206], alpha: [0.62, 0.88], fade: 0.7 },
  cut: { shallow: [0.038, 0.2, 0.235], deep: [0.01, 0.123, 0.174], alpha: [0.9, 0.97], fade: 0.5 },
} as const

/** Turned about the upright by so much, as the corners of the camera are, and of length one. */
export function turned([x, y, z]: Point, turn: number): Point {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  const far = Math.hypot(x, y, z)
  return [(x * c + z * s) / far, y / far, (z * c - x * s) / far]
}

/** Faces beside each other differ even where the light would not tell them apart: top, camera-left, camera-right. */
export function faceTints(turn: number): number[] {
  const swapped = Math.sin(turn) ** 2
  const eastWest = 1 - 0.1 * swapped
  const northSouth = 0.9 + 0.1 * swapped
  return [eastWest, eastWest, 1.06, 0.9, northSouth, northSouth]
}

export const toScreen = (c: number): number => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)

/** Light on a face that nothing shades, as it adds up; `turn` is how far round the camera is. */
export function lightOn(face: number, turn: number, light: ChapterLight = STUDIO): Rgb {
  const [nx, ny, nz] = NORMALS[face] as Spot
  const facing = ([x, y, z]: Point): number => Math.max(0, nx * x + ny * y + nz * z)
  const key = facing(turned(KEY, turn)) * light.key.strength
  const fill = facing(turned(FILL, turn)) * light.fill.strength
  const sky = 0.5 + 0.5 * ny
  const [keyTone, fillTone, skyTone, groundTone] = [light.key.hex, light.fill.hex, light.ambient.sky, light.ambient.ground].map(
    linearOf,
  ) as [Rgb, Rgb, Rgb, Rgb]
  const tint = (faceTints(turn)[face] as number) / Math.PI
  return [0, 1, 2].map(i => {
    const ambient = (groundTone[i] as number) * (1 - sky) + (skyTone[i] as number) * sky
    return tint * ((keyTone[i] as number) * key + (fillTone[i] as number) * fill + ambient * light.ambient.strength)
  }) as unknown as Rgb
}

/** How a face of a tone looks in full light. */
export function litFace(tone: string, face: number, turn: number, by: ChapterLight = STUDIO): string {
  const light = lightOn(face, turn, by)
  const glow = tone === ICE_TONE ? ICE_GLOW : [0, 0, 0]
  return hexOf(linearOf(tone).map((c, i) => toScreen(c * (light[i] as number) + (glow[i] as number))) as unknown as Rgb)
}
