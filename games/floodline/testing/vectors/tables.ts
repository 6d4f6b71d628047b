/** Tables: directions, pieces, and single steps of the active piece. */
import type { VectorResult } from '../../../../tools/vector-adapter.ts'
import { AXES, type Axis, type FloodEvent, type Gravity, PIECES, type PieceName, type Spot, TILTS } from '../../nouns.ts'
import { ask, refuse, refuseTilt } from '../../rules/actions.ts'
import { fieldOf } from '../../rules/board/field.ts'
import { AXES_OF, spotOf, TILTED } from '../../rules/board/space.ts'
import { step, turn } from '../../rules/pieces/piece.ts'
import { KICKS, OFFSETS, POSES, TURNED, VOXELS } from '../../rules/pieces/pieces.ts'
import { start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import {
  codeOfGravity,
  type GivenCell,
  type GivenPlace,
  levelOf,
  nameOfGravity,
  rejected,
  type State,
  type Table,
  type Vector,
  verdict,
} from './format.ts'
import { offsetsIn, shapeOf, withPiece } from './pieces.ts'
import { wishOf } from './ticks.ts'

// ── Directions ───────────────────────────────────────────────────────────────────────────────────────

export type TieVector = Table<{
  readonly cell: Spot
  readonly gravity: Gravity
  readonly U: Spot
  readonly R: Spot
  readonly F: Spot
  readonly expected: Spot
}>

export function ties({ cases }: TieVector): VectorResult[] {
  return cases.map(({ cell, gravity, U, R, F, expected }) => {
    const { u, r, f } = AXES_OF[codeOfGravity(gravity)]!
    const along = (axis: Spot): number => axis[0] * cell[0] + axis[1] * cell[1] + axis[2] * cell[2]
    return verdict(`axes under ${gravity}`, { u, r, f, order: [u, r, f].map(along) }, { u: U, r: R, f: F, order: expected })
  })
}

export type OrderVector = Table<{ readonly gravity: Gravity; readonly a: Spot; readonly b: Spot; readonly expected: string }>

export function order({ cases }: OrderVector): VectorResult[] {
  return cases.map(({ gravity, a, b, expected }) => {
    const field = fieldOf([8, 8, 8], codeOfGravity(gravity))
    const [first, second] = [field.place(...a), field.place(...b)]
    const ours = first < second ? 'a<b' : first > second ? 'a>b' : 'a=b'
    return verdict(`${a.join()} and ${b.join()} under ${gravity}`, ours, expected)
  })
}

export type TiltTable = Table<{
  readonly gravity: Gravity
  readonly command: string
  readonly recommendedResult: Gravity | null
  readonly recommendedAccepted: boolean
}>

/** By name, since names are the point: what is recommended there is ruling 20. */
export function tiltTable({ cases }: TiltTable): VectorResult[] {
  return cases.map(({ gravity, command, recommendedResult, recommendedAccepted }) => {
    const sense = TILTS.findIndex(name => command.toLowerCase() === `rotateworld${name}`)
    const state = start(levelOf({ size: [8, 8, 8], gravity }))
    const accepted = refuseTilt(state, sense) === null
    const to = TILTED[sense]?.[state.gravity] ?? -1
    return verdict(
      `${command} under ${gravity}`,
      { to: to < 0 ? null : nameOfGravity(to), accepted },
      { to: recommendedResult, accepted: recommendedAccepted },
    )
  })
}

// ── Pieces ───────────────────────────────────────────────────────────────────────────────────────────

export function kicks({ title, expected }: Vector & { readonly expected: { readonly kicks: readonly Spot[] } }): VectorResult[] {
  return [verdict(title, KICKS, expected.kicks)]
}

export interface LibraryVector
  extends Table<{
    readonly pieceId: PieceName
    readonly offsets: readonly Spot[]
    readonly voxels: number
    readonly uniqueOrientations24: number
    readonly uniqueYawOnly: number
    readonly upstreamSpawnOffsets: readonly Spot[]
  }> {
  readonly rotationGroupSize: number
  readonly shapeEqualities: readonly (readonly [PieceName, PieceName])[]
}

export function library({ cases, rotationGroupSize, shapeEqualities }: LibraryVector): VectorResult[] {
  return [
    verdict(
      'the pieces',
      PIECES,
      cases.map(({ pieceId }) => pieceId),
    ),
    verdict('poses', POSES.length, rotationGroupSize),
    ...cases.map(({ pieceId, upstreamSpawnOffsets, ...theirs }) => {
      const piece = PIECES.indexOf(pieceId)
      const ours = {
        offsets: VOXELS[piece],
        voxels: VOXELS[piece]?.length,
        uniqueOrientations24: looks(piece, [...POSES.keys()]).size,
        uniqueYawOnly: looks(piece, YAWED).size,
        theirPose: true,
      }
      return verdict(pieceId, ours, { ...theirs, theirPose: shapeOf(upstreamSpawnOffsets, piece) !== null })
    }),
    verdict('which are the same shape', sameShapes(), shapeEqualities),
  ]
}

const YAWED = yawed()

function yawed(): number[] {
  const poses = [0]
  for (let pose = TURNED[0]![0]!; pose !== 0; pose = TURNED[pose]![0]!) poses.push(pose)
  return poses
}

/** How a piece looks in some poses, wherever its pivot is. */
function looks(piece: number, poses: readonly number[]): Set<string> {
  return new Set(poses.map(pose => lookOf(OFFSETS[piece]![pose]!)))
}

function lookOf(offsets: Int8Array): string {
  const least = [0, 1, 2].map(axis => Math.min(...offsets.filter((_, i) => i % 3 === axis)))
  const voxels: string[] = []
  for (let i = 0; i < offsets.length; i += 3) voxels.push([0, 1, 2].map(axis => offsets[i + axis]! - least[axis]!).join())
  return voxels.sort().join(' ')
}

function sameShapes(): [PieceName, PieceName][] {
  const every = [...POSES.keys()]
  return PIECES.flatMap((a, i) =>
    PIECES.flatMap((b, j): [PieceName, PieceName][] => (i < j && looks(i, every).has(lookOf(OFFSETS[j]![0]!)) ? [[a, b]] : [])),
  )
}

export type AxisVector = Table<{
  readonly allowedPieceRotationAxes: readonly string[] | null
  readonly allows: readonly string[]
}>

/** Without a list every axis is allowed: what is recommended there, and ruling 6. */
export function axes({ cases }: AxisVector): VectorResult[] {
  return cases.map(({ allowedPieceRotationAxes: given, allows }) => {
    const name = `axes ${JSON.stringify(given)}`
    if (given?.length === 0) return rejected(name, 'C-AXES: a list restricts, so an empty one allows nothing (ruling 6)')
    const list = given && { axes: given.map(axis => axis.toLowerCase() as Axis) }
    const state = start({ ...levelOf({ size: [8, 8, 8] }), ...list })
    const allowed = AXES.filter(axis => refuse(state, { kind: 'turn', axis, sense: 1 }) === null)
    return verdict(name, allowed, given ? allows.map(axis => axis.toLowerCase()) : AXES)
  })
}

// ── Steps of the piece ───────────────────────────────────────────────────────────────────────────────

interface Placed {
  readonly name?: string
  readonly cells: readonly GivenCell[]
  readonly piece: GivenPlace
}

function placed<T>(size: Spot, { cells, piece }: Placed, use: (state: State) => T): T {
  const state = start(levelOf({ size, board: { cells } }))
  return withPiece(state, piece, () => use(state))
}

function originOf({ x, y, z }: State): Spot {
  return [x, y, z]
}

export interface MoveVector extends Table<Placed & { readonly delta: Spot; readonly expected: object }> {
  readonly size: Spot
  readonly op: { readonly type: 'translatePiece'; readonly moves: Readonly<Record<string, Spot>> }
}

export function moves({ size, op, cases }: MoveVector): VectorResult[] {
  const middle: GivenPlace = { offsets: VOXELS[0]!, origin: [5, 10, 5] }
  return [
    ...cases.map(each =>
      placed(size, each, state => verdict(each.name ?? '', { moved: step(state, ...each.delta), origin: originOf(state) }, each.expected)),
    ),
    ...Object.entries(op.moves).map(([command, by]) =>
      placed(size, { cells: [], piece: middle }, state => {
        ask(state, wishOf(state, command)!)
        tick(state, () => {})
        return verdict(
          command,
          originOf(state),
          by.map((along, axis) => middle.origin[axis]! + along),
        )
      }),
    ),
  ]
}

export interface DropVector extends Table<Placed & { readonly expected: object }> {
  readonly size: Spot
}

/** Where it locked is told before the world settles. */
export function drops({ size, cases }: DropVector): VectorResult[] {
  return cases.map((each, nth) =>
    placed(size, each, state => {
      const told: FloodEvent[] = []
      ask(state, { kind: 'drop' })
      tick(state, event => told.push(event))
      const locked = told.find(event => event.kind === 'locked')
      const ours = {
        moved: told.some(event => event.kind === 'dropped' && event.by > 0),
        lockRequested: locked !== undefined,
        origin: spotOf(size, locked?.cells[0] ?? 0),
      }
      return verdict(`drop ${nth + 1}`, ours, each.expected)
    }),
  )
}

export interface TurnVector extends Table<Placed & { readonly size: Spot; readonly rotation: string; readonly expected: object }> {
  readonly matrices: Readonly<Record<string, readonly Spot[]>>
}

export function turns({ cases, matrices }: TurnVector): VectorResult[] {
  const state = start(levelOf({ size: [8, 8, 8] }))
  const senseOf = (command: string): number => {
    const wish = wishOf(state, command)
    return wish?.kind === 'turn' ? 2 * AXES.indexOf(wish.axis) + (wish.sense > 0 ? 0 : 1) : -1
  }
  return [
    ...Object.entries(matrices).map(([command, matrix]) => verdict(command, POSES[TURNED[0]![senseOf(command)]!], matrix)),
    ...cases.map(each =>
      placed(each.size, each, own => {
        const moved = turn(own, senseOf(each.rotation)) >= 0
        return verdict(each.name ?? '', { moved, origin: originOf(own), offsets: offsetsIn(own) }, each.expected)
      }),
    ),
  ]
}
