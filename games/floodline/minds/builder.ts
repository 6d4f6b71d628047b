/**
 * A mind that builds low and wide: every piece goes where it lies lowest and leaves the least air under it. It never tilts. Good enough
 * to show what the game looks like, and to keep a board alive for as long as anybody watches.
 */
import type { Bot } from '../../../kernel/game.ts'
import type { FloodAction, Floodline } from '../nouns.ts'
import { WATER } from '../rules/board/cells.ts'
import { AXES_OF, DOWN, indexOf } from '../rules/board/space.ts'
import { fits } from '../rules/pieces/piece.ts'
import { OFFSETS, TURNED } from '../rules/pieces/pieces.ts'

type State = Floodline['State']

const YAW = 0 // of the turns of a pose: about y, the positive way

interface Place {
  readonly turns: number // quarter turns about y
  readonly pose: number
  readonly x: number
  readonly z: number
  readonly cost: number
}

export const builder: Bot<Floodline> = {
  id: 'builder',
  about: 'Lays every piece where it lies lowest.',
  pick(view, legal) {
    const wanted = view.gravity === DOWN && view.piece >= 0 ? nextStep(view) : { kind: 'drop' as const }
    return legal.find(asked => same(asked, wanted)) ?? legal.find(({ kind }) => kind === 'drop') ?? (legal[0] as FloodAction)
  },
}

function same(one: FloodAction, other: FloodAction): boolean {
  if (one.kind === 'move' && other.kind === 'move') return one.step === other.step
  if (one.kind === 'turn' && other.kind === 'turn') return one.axis === other.axis && one.sense === other.sense
  return one.kind === other.kind && one.kind === 'drop'
}

/** One wish on the way to the best place: first the turn, then across, then down. */
function nextStep(state: State): FloodAction {
  const best = bestPlace(state)
  if (!best) return { kind: 'drop' }
  if (best.turns > 0) return { kind: 'turn', axis: 'yaw', sense: 1 }
  if (best.x !== state.x) return { kind: 'move', step: best.x > state.x ? 'x+' : 'x-' }
  if (best.z !== state.z) return { kind: 'move', step: best.z > state.z ? 'z+' : 'z-' }
  return { kind: 'drop' }
}

function bestPlace(state: State): Place | null {
  const [X, , Z] = state.level.bounds
  let best: Place | null = null
  let { pose } = state
  for (let turns = 0; turns < (mayYaw(state) ? 4 : 1); turns++) {
    for (let x = 0; x < X; x++)
      for (let z = 0; z < Z; z++) {
        const cost = costOf(state, pose, x, z)
        if (cost >= 0 && (!best || cost < best.cost)) best = { turns, pose, x, z, cost }
      }
    pose = TURNED[pose][YAW]
  }
  return best
}

function mayYaw({ level }: State): boolean {
  return level.axes?.includes('yaw') ?? true
}

/** How high it would lie, how much air it would cover, how far it is; -1 where it cannot come down from here. */
function costOf(state: State, pose: number, x: number, z: number): number {
  if (!fits(state, pose, x, state.y, z)) return -1
  let y = state.y
  while (fits(state, pose, x, y - 1, z)) y--
  const offsets = OFFSETS[state.piece][pose]
  let height = 0
  let air = 0
  for (let i = 0; i < offsets.length; i += 3) {
    const top = y + offsets[i + 1]
    height += top
    if (isAir(state, x + offsets[i], top - 1, z + offsets[i + 2])) air++
  }
  const far = Math.abs(x - state.x) + Math.abs(z - state.z)
  return height * 40 + air * 30 + far
}

function isAir({ level: { bounds }, cells, gravity }: State, x: number, y: number, z: number): boolean {
  return AXES_OF[gravity].g[1] < 0 && y >= 0 && cells[indexOf(bounds, x, y, z)] <= WATER
}
