/** The colours of the picture, one place for the scene, the flat picture and the icons. */

/** By tint id of a piece, one tone a piece: tint 1 is the first. None so light that ice beside it would not be lighter. */
export const TONES = ['#E0D2BC', '#E5CFAB', '#E3C0A4', '#D6D2CC', '#E1D0C3', '#DDB29E', '#C3CBB2'] as const

export const CORAL = '#E4572E'
export const GOLD = '#E9B44C'
export const TEAL = '#2FC4BC'
export const INDIGO = '#7D9BF0'
export const HEAVY_TONE = '#3B3D49'
export const REINFORCED_TONE = '#D3CDC3'
export const ICE_TONE = '#A2B4BE' // glows, see ICE_GLOW
export const DRAIN_TONE = '#2E2C3E'
export const WALL_TONE = '#A8939A'
export const ROCK_TOP = '#CBC5C6' // at the top of what rock there is
export const ROCK_FOOT = '#AEA8B5'
export const MOSS_TONE = '#97A377'
export const FLOOR = ['#DAD4CD', '#CDC6C2'] as const
export const RIM = '#B7B2BB'
export const BRASS = '#C8974A'
export const ISLAND = '#8F8793'
export const PIECE_SHADOW = '#2C2A4A'
export const WATER_SHALLOW = '#59A9AC' // for the flat picture; the scene mixes in linear light
export const WATER_DEEP = '#17606F'

/** Told apart by lightness as well as by hue: neighbours in the list differ in both. */
export const COMPONENT_TONES = [
  '#F3D27A',
  '#6E8FD0',
  '#E79B7C',
  '#4E9C94',
  '#E6C7DC',
  '#7C6AA8',
  '#BFD98F',
  '#A45C52',
  '#CFE3EE',
  '#5F7F4F',
  '#F0B7A4',
  '#46597F',
] as const

/** Required level, lowest first; read together with its figures. */
export const HEAT = ['#FFF6E0', '#F6E3A4', '#B9DDAE', '#74C3B1', '#3FA2AE', '#2F68A9', '#2B3F86'] as const

/** So many of them are light enough for dark figures. */
export const DARK_HEATS = 4

/** Zenith, middle, horizon, cloud lit, cloud in shade, cloud deep down. */
export type SkyTones = readonly [string, string, string, string, string, string]

/** By chapter, the first at 0: morning, rain, evening. */
export const SKIES: readonly SkyTones[] = [
  ['#477FC0', '#8FB4DA', '#F2C592', '#F1D9C4', '#98A7C8', '#6D84B4'],
  ['#4E6072', '#75889A', '#A9B6BF', '#B4BFC7', '#74879A', '#52687C'],
  ['#37407C', '#7C67A6', '#F59A68', '#F3B391', '#80709F', '#51528C'],
]

/** The sun at the horizon: its colour, and how much there is of it by day and by night. */
export const SUNS: readonly { readonly hex: string; readonly day: number; readonly night: number }[] = [
  { hex: '#FFF3D0', day: 0.8, night: 0.35 },
  { hex: '#C9D2D8', day: 0, night: 0 },
  { hex: '#FFD089', day: 1, night: 0.5 },
]

/** The chapter in which it rains. */
export const RAINY = 2

/** The same skies when the page is dark: before sunrise, rain at nightfall, the last light. */
export const NIGHT_SKIES: readonly SkyTones[] = [
  ['#16294A', '#34517C', '#A79A86', '#8793A6', '#46597C', '#2A3F63'],
  ['#1B242E', '#2C3944', '#4C5A64', '#556370', '#344350', '#232F3B'],
  ['#1A1838', '#3F2A56', '#A4545A', '#8A5C70', '#4A3762', '#2A244C'],
]

export type Rgb = readonly [number, number, number]

/** 0 to 1, as the screen wants it. */
export function rgbOf(hex: string): Rgb {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [(bits >> 16) / 255, ((bits >> 8) & 255) / 255, (bits & 255) / 255]
}

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

/** 0 to 1, as light adds up. */
export function linearOf(hex: string): Rgb {
  const [r, g, b] = rgbOf(hex)
  return [toLinear(r), toLinear(g), toLinear(b)]
}

/** Roots of linear values: a shader gets them back by one multiplication, and eight bits are enough in the dark. */
export function rootOf(hex: string): Rgb {
  const [r, g, b] = linearOf(hex)
  return [Math.sqrt(r), Math.sqrt(g), Math.sqrt(b)]
}

export function mixed(a: Rgb, b: Rgb, part: number): Rgb {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
}

export function hexOf([r, g, b]: Rgb): string {
  const part = (c: number): string =>
    Math.round(Math.min(1, Math.max(0, c)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${part(r)}${part(g)}${part(b)}`
}

/** The tone of a piece; what the level brought along has tint 0 and the first tone. */
export function toneOf(tint: number): string {
  return TONES[(tint === 0 ? 0 : tint - 1) % TONES.length] as string
}
