/** What a drop would cause, looked at while the piece stands still: the rules are asked when it would land elsewhere, and never in a frame. */
import { ABILITIES, type Floodline } from '../../../nouns.ts'
import { builtHeight } from '../../../rules/board/shapes.ts'
import { type Futures, sureLoss } from '../../../rules/futures.ts'
import { landingCells } from '../../../rules/pieces/piece.ts'
import { starsOf } from '../../../rules/stars.ts'
import { starsLost } from '../stars.ts'
import { type DropFate, floodedIn, frozenIn } from './fate.ts'

type State = Floodline['State']

const FREEZE = 1 << ABILITIES.indexOf('freeze')

/** Null when there is no piece. */
export function dropFateOf(state: Readonly<State>, futures: Futures): DropFate | null {
  const after = futures.after(state)
  if (!after) return null
  const { metrics } = after
  const loses = after.lost === '' ? sureLoss(after) : after.lost
  return {
    landing: landingCells(state),
    ...{
      shift: metrics.shift - state.metrics.shift,
      lost: metrics.lost - state.metrics.lost,
      flooded: floodedIn(state.cells, after.cells),
    },
    ...{ spilled: metrics.overflowed - state.metrics.overflowed, drained: metrics.drained - state.metrics.drained },
    frozen: (state.armed & FREEZE) > 0 ? frozenIn(state.cells, after.cells) : null,
    height: builtHeight(state.level.bounds, after.cells, after.notes),
    ...{ loses, wins: after.won ? starsOf(after).filter(Boolean).length : null },
    stars: loses ? [] : starsLost(state, after),
  }
}

/** Whether there is anything to say of it. */
export function isQuiet({ shift, lost, flooded, spilled, drained, frozen, stars, loses, wins }: DropFate): boolean {
  return shift + lost + flooded + spilled + drained + stars.length === 0 && frozen === null && loses === null && wins === null
}

/** Frames a piece has to keep its place before it is looked at. */
const STANDS_FRAMES = 6

/** Keeps what it found for as long as the piece would land in the same place of the same world, and says nothing of a piece on its way. */
export class DropWatch {
  readonly #futures: Futures
  #at: Place | null = null // where the piece was seen last
  #landing = '' // and where it would have landed
  #known = '' // of which landing the fate is
  #fate: DropFate | null = null
  #frames = 0 // since it was seen to move

  constructor(futures: Futures) {
    this.#futures = futures
  }

  /** Once a frame: whether what is shown must be read again. A piece that falls straight down lands where it would have landed. */
  frame(state: Readonly<State>, board: number): boolean {
    if (!this.#at || !isThere(this.#at, state, board)) {
      this.#at = placeOf(state, board)
      const before = this.#landing
      this.#landing = landingOf(state, board)
      if (this.#landing !== before) this.#frames = 0
      if (this.#landing !== before && this.#fate) return true
    }
    return this.#landing !== this.#known && ++this.#frames >= STANDS_FRAMES
  }

  /** `board` counts the changes of the world. Null when there is no piece, or it is on its way. */
  read(state: Readonly<State>, board: number): DropFate | null {
    const landing = landingOf(state, board)
    if (landing === this.#known) return this.#fate
    this.#fate = null
    this.#known = ''
    if (landing !== this.#landing || this.#frames < STANDS_FRAMES) return null
    this.#known = landing
    this.#fate = dropFateOf(state, this.#futures)
    return this.#fate
  }
}

type Place = Pick<State, 'piece' | 'material' | 'pose' | 'x' | 'y' | 'z' | 'armed'> & { readonly board: number }

function placeOf({ piece, material, pose, x, y, z, armed }: Readonly<State>, board: number): Place {
  return { piece, material, pose, x, y, z, armed, board }
}

function isThere(at: Place, { piece, material, pose, x, y, z, armed }: Readonly<State>, board: number): boolean {
  const here = at.x === x && at.y === y && at.z === z && at.pose === pose
  return here && at.piece === piece && at.material === material && at.armed === armed && at.board === board
}

/** Whatever the fate depends on that can change while the world does not. */
function landingOf(state: Readonly<State>, board: number): string {
  return state.piece < 0 ? '' : [board, state.piece, state.material, state.pose, state.armed, landingCells(state)[0]].join()
}
