/** Looks for who paints without a shader: a tone, and a few lines that tell one from another without colour. */
import { LOOKS, type Look } from '../../../nouns.ts'

/** A line across a face, from one place of it to another, each in parts of the face. */
type Line = readonly [u0: number, v0: number, u1: number, v1: number]

export interface FlatLook {
  readonly tone: string
  readonly ink: string
  readonly wide: number
  readonly lines: readonly Line[]
}

const level = (...at: number[]): Line[] => at.map(v => [0, v, 1, v])
const upright = (...at: number[]): Line[] => at.map(u => [u, 0, u, 1])
const CROSS: readonly Line[] = [
  [0.08, 0.08, 0.92, 0.92],
  [0.08, 0.92, 0.92, 0.08],
]
const FRAME: readonly Line[] = [
  [0.08, 0.08, 0.92, 0.08],
  [0.92, 0.08, 0.92, 0.92],
  [0.92, 0.92, 0.08, 0.92],
  [0.08, 0.92, 0.08, 0.08],
]
const BRICKS: readonly Line[] = [
  ...level(0.33, 0.66),
  [0.5, 0, 0.5, 0.33],
  [0.25, 0.33, 0.25, 0.66],
  [0.75, 0.33, 0.75, 0.66],
  [0.5, 0.66, 0.5, 1],
]
const STONES: readonly Line[] = [...level(0.5), [0.35, 0, 0.35, 0.5], [0.7, 0.5, 0.7, 1]]

const DARK = 'rgba(50,38,40,0.55)'
const WHITE = '#F2EADC'

const drawn = (tone: string, lines: readonly Line[], ink = DARK, wide = 1.2): FlatLook => ({ tone, ink, wide, lines })

const FLAT: Readonly<Record<Look, FlatLook>> = {
  timber: drawn('#B58A5E', [...level(0.25, 0.5, 0.75), [0.1, 0, 0.9, 1]]),
  plank: drawn('#D6B688', level(0.25, 0.5, 0.75)),
  barge: drawn('#2F647C', level(0.36, 0.9), WHITE, 2.5),
  boat: drawn('#3F7F86', level(0.6), WHITE, 2.5),
  mast: drawn('#6A4F3C', level(0.42, 0.58), '#C3C6CE', 2.5),
  crane: drawn('#E3B53E', [...CROSS, ...FRAME], DARK, 2),
  lorry: drawn('#4C7F9C', [...level(0.5), ...upright(0.5)], WHITE, 1.5),
  crate: drawn('#C79A62', [...CROSS, ...FRAME]),
  tent: drawn('#A23B41', upright(0.15, 0.5, 0.85), WHITE, 4),
  glass: drawn('#BFD9E2', [...FRAME, ...upright(0.5)], '#47685E', 2),
  iron: drawn('#6B8377', [...FRAME, ...level(0.5)]),
  brick: drawn('#BC7565', BRICKS, '#D8CFC4', 1.2),
  tin: drawn('#A9BCC4', upright(0.15, 0.3, 0.45, 0.6, 0.75, 0.9)),
  lighthouse: drawn('#F3EDE3', level(0.25, 0.5), '#B03A40', 6),
  tower: drawn('#C6BAB0', [...STONES, [0.5, 0.3, 0.5, 0.75]], DARK, 2),
  signal: drawn('#F0EBE2', level(0.7), '#A8343B', 6),
  gate: drawn('#CBBBA6', [...upright(0.3, 0.5, 0.7), ...level(0.5)], DARK, 1.6),
  silo: drawn('#CBD2D6', [...upright(0.2, 0.4, 0.6, 0.8), ...level(0.5)]),
  mill: drawn('#F0E4D0', [...FRAME, [0, 0, 0.4, 0.6], [1, 0, 0.6, 0.6]], '#6A5142', 2.5),
  bollard: drawn('#3B3943', level(0.45), WHITE, 3),
  quay: drawn('#B9AFA8', STONES),
  wall: drawn('#E3DCD1', STONES),
  rail: drawn('#A39A97', upright(0.25, 0.75), '#5C5A66', 2.5),
  scaffold: drawn('#D6B688', [...FRAME, [0.08, 0.08, 0.92, 0.92]], '#8A6647', 2),
  fan: drawn('#7C8EA3', CROSS, WHITE, 3),
  hedge: drawn(
    '#7C9A58',
    [
      [0.2, 0.25, 0.3, 0.4],
      [0.6, 0.2, 0.7, 0.35],
      [0.4, 0.55, 0.5, 0.7],
      [0.75, 0.65, 0.85, 0.8],
    ],
    'rgba(40,60,30,0.6)',
    2,
  ),
  lantern: drawn('#FFD588', FRAME, '#3B3943', 2.5),
  ladder: drawn('#D6B688', [...upright(0.2, 0.8), ...level(0.2, 0.45, 0.7)], '#8A6647', 2),
  market: drawn('#3F7F72', upright(0.2, 0.5, 0.8), WHITE, 4),
  statue: drawn(
    '#6E9488',
    [
      [0.5, 0.1, 0.5, 0.8],
      [0.3, 0.55, 0.75, 0.65],
    ],
    WHITE,
    2,
  ),
  rope: drawn('#CDB083', [
    [0, 0.2, 1, 0.45],
    [0, 0.55, 1, 0.8],
  ]),
}

/** By its number, from 1; null for none. */
export function flatLook(look: number): FlatLook | null {
  const name = LOOKS[look - 1]
  return name ? FLAT[name] : null
}
