/**
 * Hands with one idea for every level: a pillar in a corner, stick to a wall, always the highest place, always the lowest. Of all the places
 * that keys can bring a piece to, sliding in below roofs included, each takes the one it likes best, and thinks of nothing else.
 */
import { silent } from '../../../../kernel/game.ts'
import { EVERYWHERE, putAt, Reach } from '../../minds/solve/reach.ts'
import { type FloodLevel, TILTS, type TiltSense } from '../../nouns.ts'
import { ask, refuse } from '../../rules/actions.ts'
import { spotOf, TILTED } from '../../rules/board/space.ts'
import { OFFSETS } from '../../rules/pieces/pieces.ts'
import { tick } from '../../rules/tick.ts'
import { begun, endOf, isOver, type State, tilt } from './game.ts'
import type { Tried } from './hands.ts'

/** Where a piece would lie: its highest y, and the sums of its coordinates over its voxels. */
interface Lie {
  readonly voxels: number
  readonly top: number
  readonly x: number
  readonly y: number
  readonly z: number
}

/** The larger the better. */
type Liking = (lie: Lie, level: FloodLevel) => number

const HIGHEST: Liking = ({ top, y }) => 1000 * top + y
const LOWEST: Liking = ({ top, y }) => -1000 * top - y

/** As near to a corner as can be, and of those the highest: bars stand up. */
const pillar =
  (east: boolean, south: boolean): Liking =>
  ({ voxels, top, x, z }, { bounds: [X, , Z] }) =>
    top - 1000 * ((east ? (X - 1) * voxels - x : x) + (south ? (Z - 1) * voxels - z : z))

function lieOf({ piece, level: { bounds } }: State, landing: number, size: number): Lie {
  const pivot = landing % size
  const offsets = OFFSETS[piece]?.[(landing - pivot) / size] ?? new Int8Array()
  const [px, py, pz] = spotOf(bounds, pivot)
  let [top, x, y, z] = [0, 0, 0, 0]
  for (let at = 0; at < offsets.length; at += 3) {
    x += px + (offsets[at] ?? 0)
    y += py + (offsets[at + 1] ?? 0)
    z += pz + (offsets[at + 2] ?? 0)
    top = Math.max(top, py + (offsets[at + 1] ?? 0))
  }
  return { voxels: offsets.length / 3, top, x, y, z }
}

/** The piece in hand set down where the hand likes it best. */
function place(state: State, reach: Reach, liking: Liking): void {
  reach.run(state, EVERYWHERE)
  const { level, cells } = state
  let best = -1
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < reach.count; at++) {
    const landing = reach.landings[at] ?? 0
    const lie = lieOf(state, landing, cells.length)
    // Nobody puts a piece on purpose where it loses the level, now or when down is down again.
    if (lie.top > level.maxWorldHeight) continue
    const likes = liking(lie, level)
    if (likes <= most) continue
    most = likes
    best = landing
  }
  if (best >= 0) putAt(state, best)
  state.asked = 0
  ask(state, { kind: 'drop' })
  tick(state, silent)
}

const CORNERS = [
  { name: 'north-west', liking: pillar(false, false) },
  { name: 'north-east', liking: pillar(true, false) },
  { name: 'south-west', liking: pillar(false, true) },
  { name: 'south-east', liking: pillar(true, true) },
]

export function pillars(level: FloodLevel): Tried {
  return games(CORNERS.map(({ name, liking }) => ({ name, play: () => always(level, liking) })))
}

export function highest(level: FloodLevel): Tried {
  return games([{ name: 'the highest place', play: () => always(level, HIGHEST) }])
}

export function lowest(level: FloodLevel): Tried {
  return games([{ name: 'the lowest place', play: () => always(level, LOWEST) }])
}

const MOST_STUCK = 4

/** Every lean a level allows, so many pieces set against it as high as they go, back, and the highest place from then on. */
export function wallStick(level: FloodLevel): Tried {
  const leans = TILTS.filter(sense => leads(level, sense))
  return games(
    leans.flatMap(sense =>
      Array.from({ length: MOST_STUCK }, (_, at) => ({
        name: `tilt ${sense}, ${at + 1} on the wall, back, the highest place`,
        play: () => stuck(level, sense, at + 1),
      })),
    ),
  )
}

function leads(level: FloodLevel, sense: TiltSense): boolean {
  return refuse(begun(level), { kind: 'tilt', sense }) === null
}

function always(level: FloodLevel, liking: Liking): State {
  const state = begun(level)
  const reach = new Reach(state)
  while (!isOver(state)) place(state, reach, liking)
  return state
}

function stuck(level: FloodLevel, sense: TiltSense, pieces: number): State {
  const state = begun(level)
  const reach = new Reach(state)
  const before = state.gravity
  tilt(state, `tilt ${sense}`)
  for (let done = 0; done < pieces && !isOver(state); done++) place(state, reach, HIGHEST)
  const back = TILTS.find((_, at) => TILTED[at]?.[state.gravity] === before)
  if (back && !isOver(state)) tilt(state, `tilt ${back}`)
  while (!isOver(state)) place(state, reach, HIGHEST)
  return state
}

function games(ways: readonly { readonly name: string; play(): State }[]): Tried {
  const won: string[] = []
  const ends: Record<string, number> = {}
  for (const { name, play } of ways) {
    const state = play()
    if (state.won) won.push(name)
    ends[endOf(state)] = (ends[endOf(state)] ?? 0) + 1
  }
  return { games: ways.length, won, ends }
}
