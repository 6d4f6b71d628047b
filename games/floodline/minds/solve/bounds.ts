/**
 * How many pieces it takes at least, whatever is done: sums that no play can beat. Each is tested against levels that are known to be won.
 * What is not here has no sum: with tilts a piece may hang at any height, and ice carries one anywhere.
 */
import { AXES, type Objective, type SimpleObjective, TILTS } from '../../nouns.ts'
import { tiltsLeft } from '../../rules/actions.ts'
import { blocks, ICE, PLACED, WATER } from '../../rules/board/cells.ts'
import { builtHeight } from '../../rules/board/shapes.ts'
import { DOWN, TILTED } from '../../rules/board/space.ts'
import { limitOf as heightLimit } from '../../rules/endless.ts'
import { takeNext } from '../../rules/pieces/bag.ts'
import { OFFSETS, pieceOf, TURNED } from '../../rules/pieces/pieces.ts'
import { copyOf } from './copy.ts'
import type { State } from './types.ts'
import type { Work } from './work.ts'
import { isCounted, limitOf } from './worth.ts'

const NEVER = Number.POSITIVE_INFINITY

/** As many as a bag that never ends is asked for; no level is that long. */
const TOKENS = 400

export class Bounds {
  /** No more than this many pieces altogether, or what is wanted cannot be had. */
  readonly mostPieces: number
  readonly #work: Work
  readonly #wanted: readonly (readonly [Objective, (state: Readonly<State>) => number])[]
  readonly #tokens: readonly number[] // in the order in which they are drawn
  readonly #heights: readonly number[] // by token

  constructor(work: Work) {
    this.#work = work
    this.#tokens = tokensOf(work.first)
    this.#heights = this.#tokens.map(token => tallest(work, pieceOf(token)))
    const { objectives, stars } = work.level
    const lists = [
      work.asked.wanted.includes('2') ? (stars?.two ?? []) : [],
      work.asked.wanted.includes('3') ? (stars?.three ?? []) : [],
    ].flat()
    const also = lists.flatMap(condition => (condition.type === 'ALSO' ? [condition.objective] : []))
    this.#wanted = [
      ...objectives.map((objective, at) => [objective, (state: Readonly<State>) => state.goals[at].stage] as const),
      ...also.map(objective => [objective, () => 0] as const),
    ]
    let most = work.asked.most?.pieces ?? NEVER
    for (const condition of lists)
      if (isCounted(condition) && condition.type === 'MAX_PIECES_USED') most = Math.min(most, limitOf(condition))
    this.mostPieces = most
  }

  /** Pieces that have to be locked yet, at least: one, if it is not won. Infinite: it cannot be won. */
  left(state: Readonly<State>): number {
    let least = 1
    for (const [objective, stage] of this.#wanted) {
      if (objective.type !== 'SEQUENCE') least = Math.max(least, this.#leftFor(state, objective))
      else for (const part of objective.objectives.slice(stage(state))) least = Math.max(least, this.#leftFor(state, part))
    }
    return least > this.#coming(state).length ? NEVER : least
  }

  /** Whether what is wanted is out of reach by a sum alone. */
  isHopeless(state: Readonly<State>): boolean {
    return state.metrics.pieces + this.left(state) > this.mostPieces
  }

  #leftFor(state: Readonly<State>, objective: SimpleObjective): number {
    const { metrics } = state
    switch (objective.type) {
      case 'PLACE_PIECES':
        return objective.count - metrics.pieces
      case 'SURVIVE_ROTATIONS':
        return metrics.tilts >= objective.count || (this.#mayTilt(state) && metrics.tilts + tiltsLeft(state) >= objective.count) ? 0 : NEVER
      case 'DRAIN_WATER':
        return this.#leftToDrain(state, objective.units - metrics.drained)
      case 'REACH_HEIGHT':
        return this.#leftToReach(state, objective.height)
      default:
        return 0
    }
  }

  #mayTilt(state: Readonly<State>): boolean {
    if (!this.#work.may('tilt') || tiltsLeft(state) <= 0) return false
    if ((this.#work.asked.most?.tilts ?? NEVER) <= state.metrics.tilts) return false
    const { allowed } = state.level.tilt ?? {}
    return allowed === undefined || allowed.length > 1 || TILTS.some((_, sense) => TILTED[sense][state.gravity] >= 0 && allowed.length > 0)
  }

  #leftToDrain(state: Readonly<State>, units: number): number {
    if (units <= 0) return 0
    if (!state.level.endless && unitsIn(state.cells) < units) return NEVER
    let rate = this.#work.may('drain') ? state.charges[2] * (state.level.abilities?.drain?.rate ?? 0) : 0
    if ((state.armed & 4) !== 0) rate += state.level.abilities?.drain?.rate ?? 0
    const drains = state.level.terrain.filter(({ type }) => type === 'DRAIN')
    for (const cell of state.drainCells) {
      const note = state.notes[cell]
      rate += (note === PLACED ? state.level.abilities?.drain?.rate : drains[note - 1]?.rate) ?? 0
    }
    return rate === 0 ? NEVER : Math.ceil(units / rate)
  }

  /** Without tilts a piece lies on something, and is as tall as it can be stood up. */
  #leftToReach(state: Readonly<State>, height: number): number {
    const { level, cells, notes, gravity } = state
    if (builtHeight(level.bounds, cells, notes) >= height || gravity !== DOWN || this.#mayTilt(state)) return 0
    if ((state.charges[1] > 0 && this.#work.may('freeze')) || (state.armed & 2) !== 0) return 0
    const base = highestGround(cells, level.bounds[0] * level.bounds[2], heightLimit(state))
    const coming = this.#coming(state)
    const tall: number[] = []
    const spare = level.hold && this.#work.may('hold') ? 1 : 0
    if (spare === 1) insert(tall, coming[0] ?? 0)
    for (let pieces = 1; pieces <= coming.length; pieces++) {
      insert(tall, coming[pieces - 1 + spare] ?? 0)
      let top = base
      for (let at = 0; at < pieces; at++) top += tall[at]
      if (top >= height) return pieces
    }
    return NEVER
  }

  /** How tall the pieces are that can come, hold first. Every token that was drawn is locked, in hand, on hold or in the queue. */
  #coming({ piece, material, held, metrics }: Readonly<State>): number[] {
    const gone = metrics.pieces + (piece >= 0 ? 1 : 0) + (held >= 0 ? 1 : 0)
    const coming = this.#heights.slice(gone)
    if (piece >= 0) coming.unshift(this.#heights[this.#tokens.indexOf(piece * 3 + material)])
    if (held >= 0) coming.unshift(this.#heights[this.#tokens.indexOf(held)])
    return coming
  }
}

function insert(tall: number[], height: number): void {
  let at = tall.length
  while (at > 0 && tall[at - 1] < height) at--
  tall.splice(at, 0, height)
}

function unitsIn(cells: Uint8Array): number {
  let units = 0
  for (const cell of cells) if (cell === WATER || cell === ICE) units++
  return units
}

/** The highest thing that something can lie on and still be under the limit; the floor is -1. */
function highestGround(cells: Uint8Array, layer: number, limit: number): number {
  for (let cell = Math.min(cells.length, limit * layer) - 1; cell >= 0; cell--) if (blocks(cells[cell])) return Math.floor(cell / layer)
  return -1
}

/** Everything the bag gives, from the beginning. */
function tokensOf(first: Readonly<State>): number[] {
  const state = copyOf(first)
  const before = first.metrics.pieces
  const tokens: number[] = new Array(before).fill(0)
  if (first.held >= 0) tokens.push(first.held)
  if (first.piece >= 0) tokens.push(first.piece * 3 + first.material)
  state.held = -1
  while (tokens.length < before + TOKENS) {
    const token = takeNext(state)
    if (token < 0) break
    tokens.push(token)
  }
  return tokens
}

/** The tallest it can be stood up by the turns that are allowed. */
function tallest(work: Work, piece: number): number {
  const { axes = AXES } = work.level
  const turns = [0, 1, 2, 3, 4, 5].filter(turn => work.may('turn') && axes.includes(AXES[turn >> 1]))
  const poses = [0]
  for (const pose of poses) for (const turn of turns) if (!poses.includes(TURNED[pose][turn])) poses.push(TURNED[pose][turn])
  return Math.max(...poses.map(pose => heightOf(OFFSETS[piece][pose])))
}

function heightOf(offsets: Int8Array): number {
  let least = 0
  let most = 0
  for (let at = 1; at < offsets.length; at += 3) {
    least = Math.min(least, offsets[at])
    most = Math.max(most, offsets[at])
  }
  return most - least + 1
}
