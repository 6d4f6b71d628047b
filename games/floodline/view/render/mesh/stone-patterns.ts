/** What grew: beds of rock with moss on their ledges, and ice. */
import { MOSS_TONE, rootOf } from '../palette.ts'
import { covered, grain, mottled, type Pattern, rough, speckle, tinted, toned } from './brush.ts'

const MOSS = rootOf(MOSS_TONE)

/** Facets that meet in two points, each face of them at its own slant to the light; bright edges between, none of them white. */
export function facets(shades: readonly number[]): Pattern {
  return (u, v) => {
    let nearest = 9
    let second = 9
    let facet = 0
    for (const [i, [x, y]] of CRYSTALS.entries()) {
      const far = Math.abs(u - x) * 1.2 + Math.abs(v - y) + 0.45 * Math.abs(u - x - v + y)
      if (far < nearest) {
        second = nearest
        nearest = far
        facet = i
      } else if (far < second) second = far
    }
    const edge = second - nearest
    if (edge < 0.03) return toned(1.07)
    return toned((shades[facet] as number) * (edge < 0.06 ? 0.985 : 1) * (1 + 0.5 * (grain(u, v, facet) - 1)))
  }
}

/** Where the facets of ice have their middles. */
const CRYSTALS = [
  [0.22, 0.26],
  [0.74, 0.18],
  [0.5, 0.58],
  [0.12, 0.8],
  [0.86, 0.82],
] as const

const BEDS = [0, 0.17, 0.29, 0.5, 0.61, 0.78, 0.91, 1] // of rock, over two cells
const BED_SHADES = [1, 0.93, 1.03, 0.9, 1.01, 0.95, 1.04] as const
const BED_WARMTH = [0.4, -0.6, 0.9, -0.2, 0.2, 1, -0.8] as const

/** Beds of stone, four cells wide and two high before they come again: a ledge over each, joints in the thick ones. */
export const strata: Pattern = (u, v) => {
  const at = (v + 0.03 * rough(u, v, 3) + 1) % 1
  const bed = BEDS.findLastIndex(foot => at >= foot)
  const [foot = 0, roof = 1] = [BEDS[bed], BEDS[bed + 1]]
  const x = u * 4 + bed * 0.37
  const joint = roof - foot > 0.15 && Math.abs(x - Math.round(x) + 0.2 * rough(u, v, 5)) < 0.02
  const over = at - foot
  const line = over < 0.012 ? 0.78 : over > roof - foot - 0.022 ? 1.07 : joint ? 0.84 : 1
  return tinted(mottled(u, v, 23, 0.22) * line * (BED_SHADES[bed] ?? 1), BED_WARMTH[bed] ?? 0)
}

/** Trodden stone, cracked, with moss in its hollows. */
export const ledge: Pattern = (u, v) => {
  const hollow = rough(u, v, 31)
  if (hollow + 0.25 * (speckle(u, v, 2) - 0.5) < -0.13) return covered(MOSS, 1 + 0.3 * (speckle(u, v, 7) - 0.5), 0.35)
  const crack = Math.abs(rough(u, v, 12)) < 0.008 ? 0.86 : 1
  return tinted(mottled(u, v, 31, 0.26) * crack, hollow * 2)
}
