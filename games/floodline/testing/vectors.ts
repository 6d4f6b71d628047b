/**
 * The language-neutral vectors of Floodline (their README.md says what they are): where they put pieces, and a choice of theirs that a
 * ruling made otherwise, is named by its id [C-…].
 */
import type { VectorAdapter, VectorResult } from '../../../tools/vector-adapter.ts'
import { type BagVector, bags, type PrngVector, prng, type WindVector, windSeeds } from './vectors/chance.ts'
import { rejected, type Vector, verdict } from './vectors/format.ts'
import { heldKeys, type KeysVector } from './vectors/hands.ts'
import {
  type DrainsVector,
  drains,
  type IceVector,
  ice,
  type ObjectivesVector,
  objectives,
  type SolidsVector,
  solids,
  type TiltVector,
  tiltsOfPiece,
  type WaterVector,
  water,
} from './vectors/settles.ts'
import {
  type AxisVector,
  axes,
  type DropVector,
  drops,
  kicks,
  type LibraryVector,
  library,
  type MoveVector,
  moves,
  type OrderVector,
  order,
  type TieVector,
  type TiltTable,
  type TurnVector,
  ties,
  tiltTable,
  turns,
} from './vectors/tables.ts'
import { type TicksVector, ticks } from './vectors/ticks.ts'

/** What no rule of ours answers. */
const REJECTED: Readonly<Record<string, string>> = {
  serializeReplay: 'C-REPLAY-FORMAT: replays have a form of their own (ruling 51)',
  replay: 'C-REPLAY-FORMAT: replays have a form of their own (ruling 51)',
  levelHash: 'C-LEVEL-HASH: levels have a form of their own (ruling 50)',
  stateHash: 'C-STATE-HASH: states have a form of their own (ruling 51)',
  validateFile: 'C-RULE-IDS: the checks of a level have names of their own (ruling 50)',
}

export const vectors: VectorAdapter = {
  folder: 'floodline',
  run(path, json) {
    if (path === 'index.json') return index(json as Index)
    const vector = json as Vector
    const because = REJECTED[vector.op.type]
    return because === undefined ? run(vector) : [rejected(vector.title, because)]
  },
}

interface Index {
  readonly total: number
  readonly vectors: readonly unknown[]
}

function index({ total, vectors: listed }: Index): VectorResult[] {
  return [verdict('the list is whole', listed.length, total)]
}

function run(vector: Vector): VectorResult[] {
  switch (vector.op.type) {
    case 'heldKeysToCommands':
      return heldKeys(vector as KeysVector)
    case 'ticks':
      return ticks(vector as TicksVector)
    case 'settleSolids':
      return solids(vector as SolidsVector)
    case 'settleWater':
      return water(vector as WaterVector)
    case 'applyDrains':
      return drains(vector as DrainsVector)
    case 'freezeThenCountdown':
      return ice(vector as IceVector)
    case 'evaluateObjectives':
      return objectives(vector as ObjectivesVector)
    case 'tiltPieceOnly':
      return tiltsOfPiece(vector as TiltVector)
    case 'tiltGravityTable':
      return tiltTable(vector as TiltTable)
    case 'tieCoord':
      return ties(vector as TieVector)
    case 'compareCells':
      return order(vector as OrderVector)
    case 'kickList':
      return kicks(vector as Parameters<typeof kicks>[0])
    case 'pieceLibrary':
      return library(vector as LibraryVector)
    case 'axisPermission':
      return axes(vector as AxisVector)
    case 'translatePiece':
      return moves(vector as MoveVector)
    case 'hardDropPiece':
      return drops(vector as DropVector)
    case 'rotatePiece':
      return turns(vector as TurnVector)
    case 'prng':
      return prng(vector as PrngVector)
    case 'windSeed':
      return windSeeds(vector as WindVector)
    case 'bagDraws':
      return bags(vector as BagVector)
    default:
      throw new Error(`the operation ${vector.op.type} is not known here`)
  }
}
