/**
 * From directions on the screen to directions in the world. The camera stands at one of four corners and looks across the board,
 * so the axes of the world run diagonally over the screen; the rules never hear of it, they get steps along world axes.
 */
import type { FloodAction, Step, TiltSense } from '../../nouns.ts'
import { DOWN, EAST, WEST } from '../../rules/board/space.ts'

/** Where the camera stands: SW, SE, NE, NW, in the order of the keys that choose it. */
export type Corner = 0 | 1 | 2 | 3

/** As a player means them: up the screen, down, left, right. On the diagonal: away is up and left, right is up and right. */
export const WAYS = ['away', 'near', 'left', 'right'] as const
export type Way = (typeof WAYS)[number]

type Level = 'x+' | 'x-' | 'z+' | 'z-'

/** By corner: where each way goes over level ground. */
const OVER_GROUND: Readonly<Record<Corner, Readonly<Record<Way, Level>>>> = {
  0: { away: 'z-', right: 'x+', near: 'z+', left: 'x-' },
  1: { away: 'x-', right: 'z-', near: 'x+', left: 'z+' },
  2: { away: 'z+', right: 'x-', near: 'z-', left: 'x+' },
  3: { away: 'x+', right: 'z+', near: 'x-', left: 'z-' },
}

const OPPOSITE: Readonly<Record<Level, Level>> = { 'x+': 'x-', 'x-': 'x+', 'z+': 'z-', 'z-': 'z+' }

/** The step that a way means now. With gravity sideways, away and near are up and down, left and right run along the wall [FL-20]. */
export function stepFor(way: Way, corner: Corner, gravity: number): Step {
  if (gravity === DOWN) return OVER_GROUND[corner][way]
  if (way === 'away') return 'y+'
  if (way === 'near') return 'y-'
  const right = rightAlong(gravity === EAST || gravity === WEST ? 'z' : 'x', corner)
  return way === 'right' ? right : OPPOSITE[right]
}

/** Of the two ways along an axis, the one that goes to the right on the screen: seen so, `right` and `near` both do. */
function rightAlong(axis: 'x' | 'z', corner: Corner): Level {
  const { right, near } = OVER_GROUND[corner]
  return right.startsWith(axis) ? right : near
}

const SENSES: Readonly<Record<Level, TiltSense>> = { 'z-': 'forward', 'z+': 'back', 'x-': 'left', 'x+': 'right' }

/** The tilt that lets the world sink that way on the screen. */
export function tiltFor(way: Way, corner: Corner): TiltSense {
  return SENSES[OVER_GROUND[corner][way]]
}

/** The other way about: where on the screen a tilt goes. */
export function wayOfTilt(sense: TiltSense, corner: Corner): Way {
  const found = WAYS.find(way => tiltFor(way, corner) === sense)
  if (!found) throw new Error(`no way leads ${sense}`)
  return found
}

/** A piece is turned about the upright, or tipped so that its top goes a way. */
export const TURNS = ['yaw+', 'yaw-', 'tip-away', 'tip-near', 'tip-left', 'tip-right'] as const
export type Turn = (typeof TURNS)[number]

type TurnAsked = Extract<FloodAction, { kind: 'turn' }>

/** About which axis, and in which sense, the top of a piece goes a level way [FL-13]. */
const TIPS: Readonly<Record<Level, Pick<TurnAsked, 'axis' | 'sense'>>> = {
  'z+': { axis: 'pitch', sense: 1 },
  'z-': { axis: 'pitch', sense: -1 },
  'x-': { axis: 'roll', sense: 1 },
  'x+': { axis: 'roll', sense: -1 },
}

/** Tipping follows the eye as moves do [FL-139]: away from the south-west it is about x, away from the south-east about z. */
export function turnFor(turn: Turn, corner: Corner): TurnAsked {
  if (turn === 'yaw+' || turn === 'yaw-') return { kind: 'turn', axis: 'yaw', sense: turn === 'yaw+' ? 1 : -1 }
  return { kind: 'turn', ...TIPS[OVER_GROUND[corner][turn.slice('tip-'.length) as Way]] }
}

/** The other way about: which turn of the player does it. */
export function turnOf(axis: TurnAsked['axis'], sense: number, corner: Corner): Turn {
  const found = TURNS.find(turn => {
    const asked = turnFor(turn, corner)
    return asked.axis === axis && asked.sense === sense
  })
  if (!found) throw new Error(`nothing turns ${axis} by ${sense}`)
  return found
}
