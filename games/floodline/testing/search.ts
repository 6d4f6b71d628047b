/**
 * Looks for ways to win a small level: every place each piece can be dropped into, every tilt, ability and hold in between. It plays
 * by the rules, tick by tick, so what it finds is a replay. It is for puzzles: a few pieces on a small board.
 */
import { silent } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { ABILITIES, type Ability, type FloodAction, type FloodLevel, type Floodline, TILTS, type TiltSense } from '../nouns.ts'
import { ask, notate, refuse } from '../rules/actions.ts'
import { AXES_OF } from '../rules/board/space.ts'
import { pieceCells } from '../rules/pieces/piece.ts'
import { TURNED } from '../rules/pieces/pieces.ts'
import { starsOf } from '../rules/stars.ts'
import { start } from '../rules/start.ts'
import { tick } from '../rules/tick.ts'

type State = Floodline['State']

/** One wish a tick; '' lets a tick pass. */
export type Keys = readonly string[]

export interface SearchOptions {
  /** Positions looked at, at most. */
  readonly most?: number
  /** Solutions after which it stops. */
  readonly enough?: number
  /** What the player may not do. */
  readonly without?: readonly ('tilt' | 'hold' | 'turn' | Ability)[]
  /** Any win will do, or all three stars. */
  readonly stars?: boolean
}

export interface Found {
  readonly wins: readonly Keys[]
  readonly looked: number
  /** Everything was looked at: there are no others. */
  readonly all: boolean
}

interface Node {
  readonly state: State
  readonly keys: Keys
}

/** Two ways to the same position are one. */
export function search(level: FloodLevel, { most = 20_000, enough = 1, without = [], stars = true }: SearchOptions = {}): Found {
  const seen = new Set<string>()
  const open: Node[] = [{ state: start(copy(level) as FloodLevel), keys: [] }]
  const wins: Keys[] = []
  let looked = 0
  while (open.length > 0 && looked < most && wins.length < enough) {
    const node = open.pop() as Node
    looked++
    for (const next of [...placements(node, without), ...changes(node, without)]) {
      const { state } = next
      if (state.won && (!stars || starsOf(state).every(Boolean))) wins.push(next.keys)
      if (state.won || state.lost !== '') continue
      const key = keyOf(state)
      if (seen.has(key)) continue
      seen.add(key)
      open.push(next)
    }
  }
  return { wins, looked, all: open.length === 0 }
}

function keyOf(state: State): string {
  const { cells, notes, gravity, piece, material, held, holdUsed, armed, charges, bagAt, metrics, goals } = state
  const { tilts, shift, drained } = metrics
  return JSON.stringify([
    [...cells],
    [...notes],
    gravity,
    piece,
    material,
    held,
    holdUsed,
    armed,
    charges,
    bagAt,
    tilts,
    shift,
    drained,
    goals,
  ])
}

/** Everything but placing: a tilt, an ability, an exchange. Each takes a tick. */
function changes(node: Node, without: SearchOptions['without'] = []): Node[] {
  const wishes: FloodAction[] = [
    ...(without.includes('tilt') ? [] : TILTS.map((sense: TiltSense) => ({ kind: 'tilt', sense }) as const)),
    ...(without.includes('hold') ? [] : [{ kind: 'hold' } as const]),
    ...ABILITIES.filter(ability => !without.includes(ability) && !armedWith(node.state, ability)).map(
      ability => ({ kind: 'ability', ability }) as const,
    ),
  ]
  return wishes.flatMap(wish => {
    const next = after(node, wish)
    return next ? [next] : []
  })
}

function armedWith({ armed }: State, ability: Ability): boolean {
  return ((armed >>> ABILITIES.indexOf(ability)) & 1) === 1
}

/** The piece turned, moved across gravity and dropped, in every way that ends in other cells. */
function placements(node: Node, without: SearchOptions['without'] = []): Node[] {
  const found = new Map<string, Node>()
  for (const turned of turnedEveryWay(node, without.includes('turn')))
    for (const across of movedEveryWay(turned)) {
      const landing = landingOf(across.state)
      if (found.has(landing)) continue
      const dropped = after(across, { kind: 'drop' })
      if (dropped) found.set(landing, dropped)
    }
  return [...found.values()]
}

function landingOf(state: State): string {
  const [dx, dy, dz] = AXES_OF[state.gravity]!.g
  return (
    pieceCells(state)
      .map(cell => cell)
      .sort((a, b) => a - b)
      .join() + [dx, dy, dz].join()
  )
}

const TURNS: readonly FloodAction[] = (['yaw', 'pitch', 'roll'] as const).flatMap(axis => [
  { kind: 'turn', axis, sense: 1 } as const,
  { kind: 'turn', axis, sense: -1 } as const,
])

function turnedEveryWay(node: Node, never: boolean): Node[] {
  const reached = new Map<number, Node>([[node.state.pose, node]])
  const queue = [node]
  while (queue.length > 0 && !never) {
    const from = queue.shift() as Node
    for (const [number, wish] of TURNS.entries()) {
      if (reached.has(TURNED[from.state.pose]![number]!)) continue
      const next = after(from, wish)
      if (!next || next.state.pose === from.state.pose) continue
      reached.set(next.state.pose, next)
      queue.push(next)
    }
  }
  return [...reached.values()]
}

function movedEveryWay(node: Node): Node[] {
  const axes = (['x', 'y', 'z'] as const).filter((_, axis) => AXES_OF[node.state.gravity]!.g[axis] === 0)
  return axes.reduce<Node[]>(
    (nodes, axis) => nodes.flatMap(from => [from, ...walked(from, `${axis}+`), ...walked(from, `${axis}-`)]),
    [node],
  )
}

function walked(from: Node, step: 'x+' | 'x-' | 'y+' | 'y-' | 'z+' | 'z-'): Node[] {
  const nodes: Node[] = []
  for (let at = from; ; ) {
    const next = after(at, { kind: 'move', step })
    if (!next || String(pieceCells(next.state)) === String(pieceCells(at.state))) return nodes
    nodes.push(next)
    at = next
  }
}

/** A tick in which this is asked for; null if it is refused, or if the piece locks or falls although nobody dropped it. */
function after({ state, keys }: Node, wish: FloodAction): Node | null {
  if (refuse(state, wish)) return null
  const next = copy(state) as State
  const { pieces } = next.metrics
  ask(next, wish)
  tick(next, silent)
  if (wish.kind !== 'drop' && next.metrics.pieces !== pieces) return null
  return { state: next, keys: [...keys, notate(wish)] }
}
