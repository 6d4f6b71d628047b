/** A level played by a list of commands, one a tick, looked at after some of them. */
import type { VectorResult } from '../../../../tools/vector-adapter.ts'
import {
  type FloodAction,
  type FloodEvent,
  MATERIALS,
  type Material,
  PIECES,
  type PieceName,
  type Spot,
  type TiltSense,
} from '../../nouns.ts'
import { ask, refuse } from '../../rules/actions.ts'
import { AXES_OF, DOWN } from '../../rules/board/space.ts'
import { materialOfToken, pieceOf } from '../../rules/pieces/pieces.ts'
import { bring, start } from '../../rules/start.ts'
import { tick } from '../../rules/tick.ts'
import {
  type GivenBoard,
  type GivenLevel,
  type GivenPlace,
  levelOf,
  linesOfBoard,
  linesOfState,
  nameOfGravity,
  type State,
  unlike,
  type Vector,
} from './format.ts'
import { offsetsIn, put, shapeOf, toTheirPlace } from './pieces.ts'

interface GivenPiece extends GivenPlace {
  readonly pieceId: PieceName
  readonly material?: Material
  readonly freshSpawn?: boolean
}

interface Expected extends GivenBoard {
  readonly ticks?: number
  readonly status?: string
  readonly gravity?: string
  readonly piecesLocked?: number
  readonly rotationsExecuted?: number
  readonly rotationCooldownRemaining?: number
  readonly waterRemovedTotal?: number
  readonly hold?: string
  readonly activePiece?: GivenPiece
  readonly lock?: { readonly delayTicksRemaining: number; readonly resetsUsed: number }
  readonly charges?: { readonly stabilize: number; readonly freeze: number; readonly drainPlacement: number }
}

export interface TicksVector extends Vector {
  readonly size: Spot
  readonly gravity: 'DOWN'
  readonly initial: GivenBoard & { readonly activePiece: GivenPiece }
  readonly level: GivenLevel
  readonly op: { readonly type: 'ticks'; readonly commands: readonly string[] }
  readonly checkpoints: readonly { readonly afterTick: number; readonly expect: Expected; readonly recommendedExpect?: Expected }[]
}

export function ticks({ title, size, gravity, initial, level, op, checkpoints }: TicksVector): VectorResult[] {
  const state = start(levelOf({ size, gravity, level, board: initial }))
  if (state.lost === '') takePiece(state, initial.activePiece)
  let done = 0
  for (const { afterTick, expect, recommendedExpect = expect } of checkpoints) {
    for (; done < afterTick; done++) oneTick(state, op.commands[done] as string)
    const because = difference(state, recommendedExpect)
    if (because !== '') return [{ name: title, verdict: 'failed', because: `after tick ${afterTick}: ${because}` }]
  }
  return [{ name: title, verdict: 'passed' }]
}

function takePiece(state: State, { pieceId, material = 'STANDARD', offsets, origin }: GivenPiece): void {
  const shape = shapeOf(offsets, PIECES.indexOf(pieceId))
  if (!shape) throw new Error(`no pose of ${pieceId} has the offsets ${JSON.stringify(offsets)}`)
  put(state, shape, origin)
  state.material = MATERIALS.indexOf(material)
}

/** What the rules refuse is ignored, as it is there. */
function oneTick(state: State, command: string): void {
  const wishes = wishesOf(state, command)
  for (const wish of wishes) if (refuse(state, wish) === null) ask(state, wish)
  const upcoming = state.queue[0] as number
  const events: FloodEvent[] = []
  tick(state, event => events.push(event))
  // Whether there was room at our place says nothing about theirs.
  const roomless = state.lost === 'spawn-blocked'
  if (roomless) {
    state.lost = ''
    bring(state, upcoming)
  }
  if (roomless || events.some(({ kind }) => kind === 'spawned' || kind === 'held')) toTheirPlace(state)
}

/** Theirs is a command a tick, so soft drop ends with the next command. */
function wishesOf(state: State, command: string): FloodAction[] {
  const soft = command === 'SoftDrop'
  const wishes: FloodAction[] = soft === state.soft ? [] : [{ kind: 'soft', on: soft }]
  const wish = wishOf(state, command)
  return wish ? [...wishes, wish] : wishes
}

/** Tilts by what they do: their left turns DOWN into EAST [C-TILT-LEFT]. */
const TILT_BY_EFFECT: Readonly<Record<string, TiltSense>> = {
  RotateWorldForward: 'forward',
  RotateWorldBack: 'back',
  RotateWorldLeft: 'right',
  RotateWorldRight: 'left',
}

const PLAIN_WISHES: Readonly<Record<string, FloodAction>> = {
  Hold: { kind: 'hold' },
  HardDrop: { kind: 'drop' },
  Stabilize: { kind: 'ability', ability: 'stabilise' },
  FreezeAbility: { kind: 'ability', ability: 'freeze' },
  DrainPlacementAbility: { kind: 'ability', ability: 'drain' },
  RotatePieceYawCW: { kind: 'turn', axis: 'yaw', sense: 1 },
  RotatePieceYawCCW: { kind: 'turn', axis: 'yaw', sense: -1 },
  RotatePiecePitchCW: { kind: 'turn', axis: 'pitch', sense: 1 },
  RotatePiecePitchCCW: { kind: 'turn', axis: 'pitch', sense: -1 },
  RotatePieceRollCW: { kind: 'turn', axis: 'roll', sense: 1 },
  RotatePieceRollCCW: { kind: 'turn', axis: 'roll', sense: -1 },
}

export function wishOf(state: State, command: string): FloodAction | null {
  if (command === 'None' || command === 'SoftDrop') return null
  const sense = TILT_BY_EFFECT[command]
  const wish = sense ? ({ kind: 'tilt', sense } as const) : (PLAIN_WISHES[command] ?? moveOf(state, command))
  if (!wish) throw new Error(`the command ${command} is not known here`)
  return wish
}

/** Right is R of the gravity; forward is north under DOWN and up under any other (ruling 3). */
function moveOf({ gravity }: State, command: string): FloodAction | null {
  const right = AXES_OF[gravity]?.r[0] === 1 ? 'x' : 'z'
  const forward = gravity === DOWN ? (['z-', 'z+'] as const) : (['y+', 'y-'] as const)
  switch (command) {
    case 'MoveLeft':
      return { kind: 'move', step: `${right}-` }
    case 'MoveRight':
      return { kind: 'move', step: `${right}+` }
    case 'MoveForward':
      return { kind: 'move', step: forward[0] }
    case 'MoveBack':
      return { kind: 'move', step: forward[1] }
    default:
      return null
  }
}

// ── Looking ──────────────────────────────────────────────────────────────────────────────────────────

/** The first thing that is not as it should be, or nothing. What the vector leaves out is not looked at. */
function difference(state: State, expect: Expected): string {
  const board = unlike(linesOfState(state), linesOfBoard(expect))
  if (board.only.length + board.missing.length > 0) return `on the board too much: ${said(board.only)}; missing: ${said(board.missing)}`
  const { metrics } = state
  const numbers: [name: string, ours: unknown, theirs: unknown][] = [
    ['ticks', state.tick, expect.ticks],
    ['status', state.won ? 'Won' : state.lost === '' ? 'InProgress' : 'Lost', expect.status],
    ['gravity', nameOfGravity(state.gravity), expect.gravity],
    ['pieces', metrics.pieces, expect.piecesLocked],
    ['tilts', metrics.tilts, expect.rotationsExecuted],
    ['cooldown', state.cooldown, expect.rotationCooldownRemaining],
    ['drained', metrics.drained, expect.waterRemovedTotal],
    ['charges', state.charges, expect.charges && [expect.charges.stabilize, expect.charges.freeze, expect.charges.drainPlacement]],
    ['hold', state.held < 0 ? 'nothing' : nameOf(pieceOf(state.held), materialOfToken(state.held)), expect.hold ?? 'nothing'],
    ...(expect.status === 'InProgress' ? aboutPiece(state, expect) : []),
  ]
  for (const [name, ours, theirs] of numbers) {
    const [mine, other] = [JSON.stringify(ours), JSON.stringify(theirs)]
    if (theirs !== undefined && mine !== other) return `${name}: ours is ${mine}, it should be ${other}`
  }
  return ''
}

/** Asked only while the level goes on: ours has no piece afterwards, since the next one comes after the judging (ruling 38). */
function aboutPiece(state: State, { activePiece, lock }: Expected): [string, unknown, unknown][] {
  const about: [string, unknown, unknown][] = [
    ['ticks until it locks', state.lockIn, lock?.delayTicksRemaining],
    ['lock resets', state.lockResets, lock?.resetsUsed],
  ]
  if (!activePiece) return about
  const { pieceId, material = 'STANDARD', origin, offsets, freshSpawn = false } = activePiece
  about.push(['piece', nameOf(state.piece, state.material), nameOf(PIECES.indexOf(pieceId), MATERIALS.indexOf(material))])
  if (!freshSpawn) about.push(['place', [state.x, state.y, state.z], origin], ['offsets', offsetsIn(state), offsets])
  return about
}

function nameOf(piece: number, material: number): string {
  return material === 0 ? `${PIECES[piece]}` : `${PIECES[piece]}:${MATERIALS[material]}`
}

function said(lines: readonly string[]): string {
  return lines.length === 0 ? 'nothing' : lines.slice(0, 4).join('; ') + (lines.length > 4 ? ` and ${lines.length - 4} more` : '')
}
