/** Houses: windows in their sides, a door, and what their roofs are covered with. */
import { rootOf } from '../palette.ts'
import { covered, grain, inBox, own, type Paint, type Pattern, rough, speckle, toned } from './brush.ts'
import { DOOR, scatter } from './looks.ts'

const DARK_WINDOW = rootOf('#575273')
const LIT_WINDOW = rootOf('#FFD588')
const DOOR_WOOD = rootOf('#8A5E52')
const TERRACOTTA = rootOf('#E6B297')
const GRAVEL = rootOf('#CBC4CA')
const MEADOW = rootOf('#BCC89E')

/** Windows, in parts of a cell. */
const NARROW = 0.24
const WIDE = 0.48
const SILL = 0.3
const LINTEL = 0.74

/** By variant: windows from the left, how wide, lit or dark. */
export const WINDOWS: readonly (readonly (readonly [at: number, wide: number, lit: boolean])[])[] = [
  [],
  [
    [0.16, NARROW, false],
    [0.6, NARROW, false],
  ],
  [
    [0.16, NARROW, true],
    [0.6, NARROW, true],
  ],
  [
    [0.16, NARROW, true],
    [0.6, NARROW, false],
  ],
  [[0.35, 0.3, false]],
  [[0.35, 0.3, true]],
  [[0.26, WIDE, false]],
  [[0.2, NARROW, false]],
  [[0.26, WIDE, true]],
  [[0.58, NARROW, true]],
  [[0.66, 0.2, true]],
]

/** A pane in its reveal, crossed by a bar, with a sill that catches the light and shades what is below it. */
function pane(u: number, v: number, at: number, wide: number, lit: boolean): Paint | null {
  const x = u - at
  if (inBox(x, v, -0.035, SILL - 0.045, wide + 0.035, SILL)) return toned(1.1)
  if (inBox(x, v, -0.02, SILL - 0.085, wide + 0.02, SILL - 0.04)) return toned(0.84)
  if (!inBox(x, v, -0.02, SILL - 0.01, wide + 0.02, LINTEL + 0.02)) return null
  if (!inBox(x, v, 0, SILL, wide, LINTEL)) return toned(0.86)
  const bars = wide === WIDE ? Math.abs((x / wide) * 3 - Math.round((x / wide) * 3)) * (wide / 3) : Math.abs(x - wide / 2)
  const bar = Math.min(bars, Math.abs(v - (SILL + 0.6 * (LINTEL - SILL))))
  const shade =
    (lit ? 1.04 - 0.16 * ((v - SILL) / (LINTEL - SILL)) : 0.86 + 0.3 * ((x + v - SILL) / (wide + LINTEL - SILL))) -
    Number(v > LINTEL - 0.04) * 0.12
  return own(lit ? LIT_WINDOW : DARK_WINDOW, bar < 0.014 ? shade * (lit ? 0.72 : 1.3) : shade)
}

function door(u: number, v: number): Paint | null {
  if (inBox(u, v, 0.2, 0, 0.56, 0.62) && !inBox(u, v, 0.235, -1, 0.525, 0.585)) return toned(0.8)
  if (!inBox(u, v, 0.2, 0, 0.56, 0.62)) return null
  if (Math.hypot(u - 0.48, v - 0.28) < 0.022) return own(LIT_WINDOW)
  return own(DOOR_WOOD, Math.abs(u - 0.38) < 0.012 || inBox(u, v, 0.27, 0.36, 0.49, 0.53) ? 0.82 : 1)
}

export function plaster(variant: number): Pattern {
  return (u, v) => {
    for (const [at, wide, lit] of WINDOWS[variant] ?? []) {
      const seen = pane(u, v, at, wide, lit)
      if (seen) return seen
    }
    const opened = variant === DOOR ? door(u, v) : null
    return opened ?? toned(grain(u, v, variant) * (v < 0.05 ? 0.93 : 1))
  }
}

/** Rows of tiles, each row half a tile aside. */
const tiles: Pattern = (u, v) => {
  const row = Math.floor(v * 6)
  const x = u * 5 + (row & 1) * 0.5
  const [over, across] = [v * 6 - row, x - Math.floor(x)]
  const round = 0.3 * Math.abs(across - 0.5)
  const shade = over < 0.14 + round ? 0.86 : across < 0.07 ? 0.92 : 0.97 + 0.07 * ((scatter(row, Math.floor(x) % 5) & 7) / 7)
  return covered(TERRACOTTA, shade, 0.25)
}

/** Grit between two courses of stone. */
const gravel: Pattern = (u, v) => covered(GRAVEL, 0.93 + 0.14 * (speckle(u, v, 5) - 0.5) + 0.5 * (grain(u, v, 7) - 1), 0.3)

const terrace: Pattern = (u, v) => {
  const [x, y] = [(u * 3) % 1, (v * 3) % 1]
  const joint = Math.min(x, y, 1 - x, 1 - y) < 0.045
  return toned((joint ? 0.82 : 0.885 + 0.05 * ((scatter(Math.floor(u * 3), Math.floor(v * 3)) & 7) / 7)) * grain(u, v, 9))
}

/** Beds of green with a path between them. */
const garden: Pattern = (u, v) => {
  const leaves = speckle(u, v, 3) * 0.6 + rough(u, v, 11) * 0.6
  return covered(MEADOW, 0.92 + 0.2 * (leaves - 0.3), 0.1)
}

export const ROOFS: readonly Pattern[] = [tiles, gravel, terrace, garden]
