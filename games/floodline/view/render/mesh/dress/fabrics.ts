/** What looks are covered with: boards, plates, bricks, stripes. Most take the tone of what wears them. */
import { rootOf } from '../../palette.ts'
import { covered, grain, inBox, mottled, own, type Paint, type Pattern, rough, speckle, toned } from '../brush.ts'
import { DRESS, scatter } from '../looks.ts'

const CREAM = rootOf('#F1E8DA')
const GAP = rootOf('#2E3442')
const BEAM = rootOf('#6A5142')
const LIT = rootOf('#FFD588')
const PANE = rootOf('#5B6B86')
const SKY_PANE = rootOf('#BFD9E2')
const STEEL = rootOf('#9AA3B0')
const TYRE = rootOf('#33323C')
const MORTAR = rootOf('#D8CFC4')
const WEED = rootOf('#6F7F5C')

const near = (at: number, line: number, wide: number): boolean => Math.abs(at - line) < wide

/** Boards one over the other, four a cell: a gap, a lighter edge, nails at their ends. */
function boards(u: number, v: number, many: number, seed: number): number {
  const row = Math.floor(v * many)
  const over = v * many - row
  const shade = 0.93 + 0.13 * ((scatter(row + seed, 3) & 7) / 7)
  if (over < 0.1) return 0.62
  if (over > 0.88) return shade * 1.06
  const fibre = 0.04 * (speckle(u, (v * 6) % 1, row + seed) - 0.5)
  const nail = Math.hypot((Math.min(u, 1 - u) - 0.07) * 1, (over - 0.5) / many) < 0.022
  return nail ? 0.6 : (shade + fibre) * grain(u, v, row)
}

const planks: Pattern = (u, v) => toned(boards(u, v, 4, 1))
const uprights: Pattern = (u, v) => toned(boards(v, u, 4, 5))

/** Boards held by a slanting brace. */
const braced: Pattern = (u, v) => {
  const off = Math.abs(u - v)
  if (off < 0.09) return toned(off > 0.07 ? 0.66 : 1.12 * grain(u, v, 4))
  return toned(boards(u, v, 4, 1) * (off < 0.14 ? 0.8 : 0.97))
}

const deck: Pattern = (u, v) => {
  const row = Math.floor(v * 7)
  const joint = near((u + (row % 3) * 0.31) % 1, 0.5, 0.012)
  return toned(v * 7 - row < 0.12 || joint ? 0.7 : (0.96 + 0.08 * ((scatter(row, 9) & 3) / 3)) * grain(u, v, row))
}

const crate: Pattern = (u, v) => {
  const border = Math.min(u, v, 1 - u, 1 - v)
  if (border < 0.13) return toned(border > 0.11 ? 0.62 : near(u, v, 0.01) || near(u + v, 1, 0.01) ? 0.75 : 1.08 * grain(u, v, 2))
  const cross = Math.min(Math.abs(u - v), Math.abs(u + v - 1))
  if (cross < 0.07) return toned(cross > 0.052 ? 0.62 : 1.04)
  return toned(boards(u, v, 5, 3) * 0.84)
}

/** A hull: tarred below, painted above a white line, in strakes. */
const hull: Pattern = (u, v) => {
  const strake = (v * 5) % 1 < 0.1 ? 0.8 : 1
  if (v < 0.3) return own(TYRE, strake * 1.15)
  if (v < 0.38) return own(CREAM)
  if (v > 0.88) return own(CREAM, v > 0.97 ? 0.85 : 1)
  return toned(strake * grain(u, v, 8))
}

/** Girders: a frame and a cross, and what is between them is nothing. */
const lattice: Pattern = (u, v) => {
  const border = Math.min(u, v, 1 - u, 1 - v)
  const cross = Math.min(Math.abs(u - v), Math.abs(u + v - 1))
  if (border < 0.1) return toned(border > 0.085 ? 0.7 : 1.05)
  if (cross < 0.075) return toned(cross > 0.06 ? 0.66 : 0.98)
  return own(GAP, 0.9 + 0.5 * v)
}

/** Cloth: four stripes a cell, every other of them white. */
const stripes: Pattern = u => {
  const x = (u * 4) % 2
  const fold = 1 - 0.1 * Math.abs(((u * 4) % 1) - 0.5)
  return x < 1 ? own(CREAM, fold) : toned(fold)
}

const plates: Pattern = (u, v) => {
  const [x, y] = [u, (v * 2) % 1]
  const seam = Math.min(x, 1 - x, y / 2, (1 - y) / 2)
  if (seam < 0.02) return toned(0.66)
  const rivet = Math.hypot(((u * 6) % 1) - 0.5, (Math.min(y, 1 - y) - 0.16) * 3) / 6
  if (rivet < 0.035) return toned(rivet < 0.02 ? 1.24 : 0.82)
  return toned(mottled(u, v, 9, 0.14))
}

const redBrick: Pattern = (u, v) => {
  const course = Math.floor(v * 5)
  const x = u * 2.5 + (course & 1) * 0.5
  const [over, across] = [v * 5 - course, x - Math.floor(x)]
  if (over < 0.14 || Math.min(across, 1 - across) < 0.035) return own(MORTAR, 0.92)
  return toned((0.86 + 0.24 * ((scatter(course, Math.floor(x) % 5) & 15) / 15)) * grain(u, v, course))
}

/** Corrugated: eight waves a cell. */
const ribs: Pattern = (u, v) => {
  const wave = 0.5 + 0.5 * Math.cos(u * 16 * Math.PI)
  const rust = rough(u, v, 14) > 0.16 ? 0.9 : 1
  return toned((0.78 + 0.3 * wave) * rust * (v < 0.03 ? 0.7 : 1))
}

/** Great dressed stones, two courses a cell. */
function stones(u: number, v: number): number {
  const course = Math.floor(v * 2)
  const x = u * 1.5 + course * 0.45
  const [over, across] = [v * 2 - course, x - Math.floor(x)]
  const joint = Math.min(over / 2, (1 - over) / 2, across / 1.5, (1 - across) / 1.5)
  if (joint < 0.018) return 0.66
  const edge = joint < 0.045 ? 1.05 : 1
  return (0.92 + 0.12 * ((scatter(course, Math.floor(x) + 4) & 7) / 7)) * edge * mottled(u, v, 17, 0.14)
}

const ashlar: Pattern = (u, v) => toned(stones(u, v))

const slit: Pattern = (u, v) => {
  if (inBox(u, v, 0.44, 0.26, 0.56, 0.78)) return own(GAP)
  if (inBox(u, v, 0.39, 0.2, 0.61, 0.84)) return toned(1.08)
  return toned(stones(u, v))
}

const paving: Pattern = (u, v) => {
  const [x, y] = [(u * 2) % 1, (v * 2) % 1]
  const joint = Math.min(x, y, 1 - x, 1 - y)
  return toned(joint < 0.04 ? 0.74 : (0.95 + 0.08 * ((scatter(Math.floor(u * 2), Math.floor(v * 2)) & 3) / 3)) * mottled(u, v, 27, 0.12))
}

/** Leaves, and flowers among them. */
const leaves: Pattern = (u, v) => {
  const leaf = speckle(u, v, 3) * 0.7 + speckle(v, u, 13) * 0.5
  const [x, y] = [u * 9, v * 9]
  const blossom =
    (scatter(Math.floor(x), Math.floor(y) + 3) & 31) === 0 && Math.hypot(x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5) < 0.3
  if (blossom) return own(CREAM)
  return toned(0.72 + 0.42 * leaf)
}

const ballast: Pattern = (u, v) => toned(0.7 + 0.45 * speckle(u, v, 21) + 0.1 * rough(u, v, 3))

/** A fan in its ring. */
const fan: Pattern = (u, v) => {
  const [x, y] = [u - 0.5, v - 0.5]
  const far = Math.hypot(x, y)
  if (far > 0.46) return toned(grain(u, v, 6))
  if (far > 0.4) return own(STEEL, 1.15)
  if (far < 0.09) return own(CREAM, far < 0.05 ? 0.8 : 1)
  const turn = ((Math.atan2(y, x) / (2 * Math.PI) + 1 + far * 0.35) * 4) % 1
  return turn < 0.5 ? own(STEEL, 0.72 + 0.5 * turn) : own(GAP, 0.8)
}

/** A mill wheel before a wall: rim, spokes, paddles. */
const wheel: Pattern = (u, v) => {
  const [x, y] = [u - 0.5, v - 0.5]
  const far = Math.hypot(x, y)
  const turn = (Math.atan2(y, x) / (2 * Math.PI) + 1) % 1
  const spoke = Math.abs(((turn * 8) % 1) - 0.5) * far
  const wood = (shade: number): Paint => own(BEAM, shade)
  if (far < 0.08) return wood(1.3)
  if (far > 0.33 && far < 0.41) return wood(1.1)
  if (far > 0.23 && far < 0.26) return wood(0.95)
  if (far < 0.34 && spoke > 0.5 * far - 0.03) return wood(1)
  if (far >= 0.41 && far < 0.49 && Math.abs(((turn * 8) % 1) - 0.5) > 0.36) return wood(0.8)
  return toned(stones(u, v) * 0.92)
}

/** Half-timbered: plaster between beams, a lit window. */
const timbered: Pattern = (u, v) => {
  const frame = Math.min(u, v, 1 - u, 1 - v) < 0.07
  const slant = near(v - u * 2, -0.1, 0.08) && u > 0.04 && u < 0.32
  const mirrored = near(v - (1 - u) * 2, -0.1, 0.08) && u > 0.68 && u < 0.96
  if (frame || slant || mirrored || near(v, 0.56, 0.045)) return own(BEAM, 1 + 0.2 * (speckle(u, v, 2) - 0.5))
  if (inBox(u, v, 0.4, 0.64, 0.6, 0.88)) return own(LIT)
  return toned(grain(u, v, 12))
}

const rope: Pattern = (u, v) => toned(0.72 + 0.4 * Math.abs(((u * 2 + v * 5) % 1) - 0.5) * 2)

/** A driver's cab: a window, a door, a light. */
const cab: Pattern = (u, v) => {
  if (inBox(u, v, 0.14, 0.5, 0.86, 0.84)) return own(SKY_PANE, 0.75 + 0.35 * v - (near(u, 0.5, 0.02) ? 0.4 : 0))
  if (inBox(u, v, 0.1, 0.46, 0.9, 0.88)) return toned(0.72)
  if (Math.hypot(u - 0.16, v - 0.24) < 0.06 || Math.hypot(u - 0.84, v - 0.24) < 0.06) return own(LIT)
  if (inBox(u, v, 0.3, 0.14, 0.7, 0.3)) return own(GAP, (v * 24) % 1 < 0.5 ? 1.3 : 0.9)
  return toned(v < 0.08 ? 0.6 : grain(u, v, 5))
}

/** An arch, barred. */
const portcullis: Pattern = (u, v) => {
  const inside = Math.abs(u - 0.5) < 0.34 && (v < 0.5 || Math.hypot(u - 0.5, v - 0.5) < 0.34)
  const edge = Math.abs(u - 0.5) < 0.41 && (v < 0.5 || Math.hypot(u - 0.5, v - 0.5) < 0.41)
  if (!inside) return toned(edge ? 1.1 - 0.2 * Number((v * 9) % 1 < 0.12) : stones(u, v))
  const bar = Math.min(Math.abs(((u * 6) % 1) - 0.5), Math.abs(((v * 6) % 1) - 0.5)) < 0.13
  return bar ? own(BEAM, 1.15) : own(GAP, 0.75)
}

/** Panes in an iron frame: the tone is the iron's, and what is no tone is seen through. */
const glazed: Pattern = (u, v) => {
  const rib = Math.min(u, v, 1 - u, 1 - v, Math.abs(u - 0.5) * 1.6)
  if (rib < 0.055) return toned(rib > 0.04 ? 0.8 : 1)
  return own(SKY_PANE, near(u - v * 0.6, 0.12, 0.06) || near(u - v * 0.6, 0.27, 0.025) ? 1.2 : 1)
}

/** Whitewash with a small window, as towers on a coast have. */
const porthole: Pattern = (u, v) => {
  if (inBox(u, v, 0.42, 0.34, 0.58, 0.66)) return own(PANE)
  if (inBox(u, v, 0.38, 0.3, 0.62, 0.7)) return toned(0.84)
  return toned(grain(u, v, 16))
}

/** Stone that the sea reaches: weed along its foot. */
const wet: Pattern = (u, v) => {
  const weed = 0.16 + 0.12 * rough(u, 0.3, 5) + 0.07 * speckle(u, v, 9)
  return v < weed ? covered(WEED, 0.86 + 0.3 * speckle(u, v, 4), 0.2) : toned(stones(u, v))
}

const marble: Pattern = (u, v) => toned(mottled(u, v, 41, 0.22))

const FABRICS = {
  planks,
  uprights,
  braced,
  deck,
  crate,
  hull,
  lattice,
  stripes,
  plates,
  redBrick,
  ribs,
  ashlar,
  slit,
  paving,
  leaves,
  ballast,
  fan,
  wheel,
  timbered,
  rope,
  cab,
  portcullis,
  glazed,
  porthole,
  wet,
  marble,
} satisfies Record<string, Pattern>

export type Fabric = keyof typeof FABRICS

export const fabrics: readonly Pattern[] = Object.values(FABRICS)

const NAMES = Object.keys(FABRICS)

/** Its layer. */
export function layerFor(fabric: Fabric): number {
  return DRESS + NAMES.indexOf(fabric)
}
