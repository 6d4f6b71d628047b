/** What ended a level that is lost: by which rule, by how much, and where on the board that is to be seen. */
import type { Floodline, LossCode, Objective } from '../../../nouns.ts'
import { blocks, isBuilt, WATER } from '../../../rules/board/cells.ts'
import { builtHeight, waterHeight } from '../../../rules/board/shapes.ts'
import { limitOf } from '../../../rules/endless.ts'
import { warningsOf } from '../../../rules/futures.ts'
import { appear, pieceCells } from '../../../rules/pieces/piece.ts'
import { materialOfToken, pieceOf } from '../../../rules/pieces/pieces.ts'
import { lostIn, type Remembered, spilledIn } from './remembered.ts'
import { massLimit } from './warnings.ts'
import type { Why, WhyStep } from './why.ts'

type State = Floodline['State']

export interface Ending {
  readonly because: LossCode
  readonly have: number
  readonly limit: number
  readonly cells: readonly number[] // to point at
  readonly missing: readonly { readonly objective: Objective; readonly have: number; readonly want: number }[] // goals
}

/** `last`: the state before the tick that lost. */
export function endingOf(state: Readonly<State>, last: Readonly<State> | null): Ending | null {
  const { lost, level, metrics, cells, notes } = state
  if (lost === '') return null
  const [X, , Z] = level.bounds
  const from = (y: number, is: (cell: number) => boolean): number[] => {
    const found: number[] = []
    for (let cell = Math.max(0, y) * X * Z; cell < cells.length; cell++) if (is(cell)) found.push(cell)
    return found
  }
  const plain = { because: lost, have: 0, limit: 0, cells: [], missing: [] }
  const limitFor = (type: string): number => {
    const found = level.constraints?.find(constraint => constraint.type === type)
    return found && 'count' in found
      ? found.count
      : found && 'units' in found
        ? found.units
        : found && 'worldLevel' in found
          ? found.worldLevel
          : 0
  }
  switch (lost) {
    case 'overflow': {
      const limit = limitOf(state)
      const high = from(limit + 1, cell => isBuilt(cells[cell] ?? 0, notes[cell] ?? 0))
      return { ...plain, have: builtHeight(level.bounds, cells, notes), limit, cells: high }
    }
    case 'spawn-blocked':
      return { ...plain, cells: last ? inTheWay(state, last) : [] }
    case 'weight-exceeded':
      return { ...plain, have: metrics.mass, limit: massLimit(level) ?? 0 }
    case 'water-forbidden': {
      const limit = limitFor('WATER_FORBIDDEN')
      return { ...plain, have: waterHeight(level.bounds, cells), limit, cells: from(limit, cell => cells[cell] === WATER) }
    }
    case 'resting-on-water': {
      const resting = warningsOf(state).find(({ kind }) => kind === 'resting-on-water')?.cells ?? []
      return { ...plain, have: resting.length, cells: resting }
    }
    case 'too-many-lost':
      return { ...plain, have: metrics.lost, limit: limitFor('MAX_LOST_VOXELS') }
    case 'water-overflowed':
      return { ...plain, have: metrics.overflowed, limit: limitFor('MAX_WATER_OVERFLOW') }
    case 'bag-empty':
      return { ...plain, have: metrics.pieces, missing: missingIn(state) }
    case 'tilt-budget-exceeded':
      return { ...plain, have: metrics.tilts }
  }
}

function missingIn({ level, goals }: Readonly<State>): Ending['missing'] {
  return level.objectives.flatMap((objective, goal) => {
    const { have = 0, want = 0, met = false } = goals[goal] ?? {}
    return met ? [] : [{ objective, have, want }]
  })
}

/** What stood where the piece was to appear that nobody has seen. */
function inTheWay(state: Readonly<State>, { queue, held }: Readonly<State>): number[] {
  const token = queue[0] ?? held
  if (token < 0) return []
  const next: State = { ...state, piece: pieceOf(token), material: materialOfToken(token) }
  if (appear(next)) return []
  return pieceCells(next).filter(cell => blocks(state.cells[cell] ?? 0))
}

/** The resolve that decided it: the one in which a count went over its limit, or the last. */
export function decisiveOf({ because, limit }: Ending, remembered: readonly Remembered[], last: Remembered | null): Remembered | null {
  if (because === 'too-many-lost') return remembered.find(({ before, events }) => before.metrics.lost + lostIn(events) > limit) ?? last
  if (because === 'water-overflowed')
    return remembered.find(({ before, events }) => before.metrics.overflowed + spilledIn(events) > limit) ?? last
  return last
}

/** Of what happened in the decisive resolve, the kind of thing that a loss is about. Other falls are no reason, and are left out. */
const ABOUT: Readonly<Partial<Record<LossCode, WhyStep['kind']>>> = {
  'too-many-lost': 'fell',
  'water-overflowed': 'flooded',
  'water-forbidden': 'flooded',
  'resting-on-water': 'fell',
}

/** The end first, then how it came to it, as far as that is something that moved. */
export function whyEnded(ended: Ending, why: Why | null): Why {
  const about = ABOUT[ended.because]
  const chain = about && why?.steps.some(({ kind }) => kind === about) ? why.steps : []
  const step: WhyStep = {
    ...{ kind: 'ended', code: 'lost-support', count: ended.have, height: -1, far: 0, lost: 0, bodies: 0, spilled: false, ice: 0 },
    ...{ from: 'DOWN', to: 'DOWN', cells: ended.cells, ends: [], ended },
  }
  const nothing = { resolve: 'lock', fell: 0, lost: 0, flooded: 0, more: 0, checked: [] } as const
  return { ...(chain.length > 0 && why ? why : nothing), ended, steps: [step, ...chain] }
}
