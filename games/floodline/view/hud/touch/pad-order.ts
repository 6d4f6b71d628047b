/** Where on a pad the four moves lie: each button on the side its step goes to on the screen. */
import { GRAVITIES, type Gravity, type Step } from '../../../nouns.ts'
import { DOWN } from '../../../rules/board/space.ts'
import { type Corner, stepFor, type Way } from '../../input/bearings.ts'
import { eighthOf } from '../tilt/projection.ts'

/** Aslant over level ground, where both axes are drawn so; upright where pieces are steered up and down a wall. */
export type PadPlace = 'up-left' | 'up-right' | 'down-left' | 'down-right' | 'up' | 'down' | 'left' | 'right'

export interface PadMove {
  readonly way: Way
  readonly step: Step
  /** The arrow on it, in eighths of a turn from the right. */
  readonly eighth: number
  readonly place: PadPlace
}

const ASLANT: Readonly<Record<number, PadPlace>> = { 1: 'up-right', 3: 'up-left', 5: 'down-left', 7: 'down-right' }
const UPRIGHT: readonly PadPlace[] = ['right', 'right', 'up', 'left', 'left', 'left', 'down', 'right']

/** Row by row. */
const ORDER: readonly PadPlace[] = ['up-left', 'up', 'up-right', 'left', 'right', 'down-left', 'down', 'down-right']

export function padMoves(corner: Corner, gravity: Gravity): readonly PadMove[] {
  const number = GRAVITIES.indexOf(gravity)
  const moves = (['away', 'right', 'left', 'near'] as const).map(way => {
    const step = stepFor(way, corner, number)
    const eighth = eighthOf(corner, step)
    return { way, step, eighth, place: (number === DOWN ? ASLANT[eighth] : UPRIGHT[eighth]) ?? 'up' }
  })
  return moves.toSorted((a, b) => ORDER.indexOf(a.place) - ORDER.indexOf(b.place))
}
