/** Where things of the board lie on the screen, for hands that point at them. */
import type { Floodline } from '../../../nouns.ts'
import { type Corner, stepFor, type Way } from '../bearings.ts'

export interface Place {
  readonly x: number
  readonly y: number
}

/** Says where a point of the board is drawn. */
export type Projected = (at: readonly [number, number, number]) => Place

/** Where a step goes on the screen, in pixels. */
export type Reach = Readonly<Record<'right' | 'away', Place>>

/** From where the piece is. */
export function reachOf(
  project: Projected,
  { x, y, z, gravity }: Pick<Floodline['State'], 'x' | 'y' | 'z' | 'gravity'>,
  corner: Corner,
): Reach {
  const from = project([x, y, z])
  const along = (way: Way): Place => {
    const step = stepFor(way, corner, gravity)
    const by = step.endsWith('+') ? 1 : -1
    const to = project([x + (step[0] === 'x' ? by : 0), y + (step[0] === 'y' ? by : 0), z + (step[0] === 'z' ? by : 0)])
    return { x: to.x - from.x, y: to.y - from.y }
  }
  return { right: along('right'), away: along('away') }
}

/** Whether a place on the screen is on the board or in the air over it; beside that is sky. */
export function isOnBoard(project: Projected, [width, height, depth]: readonly [number, number, number], at: Place): boolean {
  const corners = [0, width].flatMap(x => [0, height].flatMap(y => [0, depth].map(z => project([x, y, z]))))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return at.x >= Math.min(...xs) && at.x <= Math.max(...xs) && at.y >= Math.min(...ys) && at.y <= Math.max(...ys)
}
