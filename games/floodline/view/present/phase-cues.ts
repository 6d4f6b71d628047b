/** What goes with a phase at its own moment: dust and a jolt where a body lands, rings where water has come up. */
import type { Spot } from '../../nouns.ts'
import { WATER } from '../../rules/board/cells.ts'
import { massOf } from '../playback/phase-motion.ts'
import type { Point } from '../render/camera/lens.ts'
import type { PhaseMotion } from '../render/picture.ts'

export interface Cue {
  readonly part: number // of the phase
  readonly puff: 'dust' | 'ripple'
  readonly cells: readonly number[]
  /** Mass times the cells it fell; 0 for water. */
  readonly weight: number
}

/** Rings that are to be seen apart. */
const MOST_RINGS = 28

/** In the order in which they are due. */
export function cuesOf(motion: PhaseMotion, bounds: Spot, codes: Uint8Array): Cue[] {
  return [...landings(motion, bounds, codes), ...rings(motion)].sort((a, b) => a.part - b.part)
}

function landings({ bodies }: PhaseMotion, bounds: Spot, codes: Uint8Array): Cue[] {
  return bodies.map(({ cells, by, lands }) => {
    const far = Math.abs(by[0] + by[1] + by[2])
    const way: Point = [Math.sign(by[0]), Math.sign(by[1]), Math.sign(by[2])]
    const shift = (by[1] * bounds[0] + by[0]) * bounds[2] + by[2]
    const step = (way[1] * bounds[0] + way[0]) * bounds[2] + way[2]
    const body = new Set(cells)
    const under = cells.filter(cell => !body.has(cell + step)).map(cell => cell + shift)
    const wet = under.some(cell => codes[cell] === WATER)
    return { part: lands, puff: wet ? 'ripple' : 'dust', cells: under, weight: massOf(codes, cells) * far }
  })
}

/** A ring where a column has come up to the brim: never before there is water under it. */
function rings({ flow }: PhaseMotion): Cue[] {
  if (!flow) return []
  const seen = flow.rising.filter(({ depth }) => depth > 0)
  const every = Math.max(1, Math.ceil(seen.length / MOST_RINGS))
  return seen.flatMap(({ from, depth, top }, at): Cue[] => {
    if (at % every !== 0) return []
    const part = from + flow.takes * (1 - Math.sqrt(0.1 / depth)) // three tenths of a cell below the brim
    return [{ part, puff: 'ripple', cells: [top], weight: 0 }]
  })
}
