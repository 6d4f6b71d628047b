/**
 * Can it still be won? Exactly: a number placed wrong never comes right, and a stack that cannot be cleared never will be. Everything
 * else can be won, since every token has a cell of its own. [SD-39]
 */
import { silent } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import type { Stackdoku } from '../nouns.ts'
import { Bands } from '../rules/bands.ts'
import { parse } from '../rules/notation.ts'
import { apply, start } from '../rules/turn.ts'
import { Clearing } from './clearing.ts'
import { Places } from './places.ts'

type View = Stackdoku['View']

/** What a helper knows: the numbers of all tiles, as dealt and as they are now, and the solution. */
export type Known = NonNullable<View['known']>

/** Where nothing is hidden, anybody can work it out. Null: some numbers are hidden, and nobody told us. */
export function knownIn(view: View): Known | null {
  if (view.known) return view.known
  if (view.values.includes(0) || view.trail.includes('shuffle')) return null
  const solution = solutionOf(view)
  return solution && { dealt: view.values, standing: view.values, solution }
}

/** What the givens come to; null: nothing. */
export function solutionOf({ givens }: View): number[] | null {
  const bands = new Bands()
  return bands.count(givens, 1) === 0 ? null : Array.from(bands.solution)
}

export interface Verdict {
  readonly winnable: boolean
  readonly wrong: readonly number[] // cells with a number that does not belong there
  readonly clearable: boolean
}

/** How a game came to be doomed. [SD-55] */
export interface Doom {
  readonly at: number // which action of the trail
  readonly action: string
  readonly undos: number // so many lead back to before it
  readonly wrong: Verdict['wrong']
  readonly clearable: boolean
}

export class Judge {
  readonly clearing: Clearing
  readonly #view: View
  readonly #known: Known

  constructor(view: View, known: Known) {
    this.#view = view
    this.#known = known
    this.clearing = new Clearing(new Places(view))
  }

  now(): Verdict {
    return this.#verdict(this.#view.cells, this.#view.gone, this.#known.standing)
  }

  #verdict(cells: ArrayLike<number>, gone: ArrayLike<number>, values: ArrayLike<number>): Verdict {
    const wrong: number[] = []
    this.#known.solution.forEach((digit, cell) => {
      if (cells[cell] !== 0 && cells[cell] !== digit) wrong.push(cell)
    })
    const clearable = this.clearing.canClear(gone, values)
    return { winnable: wrong.length === 0 && clearable, wrong, clearable }
  }

  /** Of a game that is doomed: which action of the trail did it, and the position before it. [SD-55] */
  doomed({ wrong, clearable }: Verdict): { readonly doom: Doom; readonly before: Stackdoku['State'] } {
    const { trail } = this.#view
    const states = this.#along()
    for (let at = trail.length - 1; at >= 0; at--) {
      const { cells, gone, standing } = states[at]
      if (this.#verdict(cells, gone, standing).winnable)
        return { doom: { at, action: trail[at], undos: trail.length - at, wrong, clearable }, before: states[at] }
    }
    throw new Error('a level that cannot be won was dealt')
  }

  /** The positions of this attempt, from the first. */
  #along(): Stackdoku['State'][] {
    const state = this.#begin()
    const states = [copy(state)]
    for (const text of this.#view.trail) {
      const action = parse(text)
      if (!action) throw new Error(`"${text}" stands in a trail and is no action`)
      apply(state, 0, action, silent)
      states.push(copy(state))
    }
    return states
  }

  #begin(): Stackdoku['State'] {
    const { xs, ys, zs, givens, difficulty, level, room, undos, hints, lives, hidden, fixed, mistakes, assist, layout, attempt } =
      this.#view
    const deal: Stackdoku['Deal'] = {
      ...{ difficulty, level, room, undos, hints, lives, hidden, fixed, mistakes, assist, layout, line: '' },
      xs: Uint8Array.from(xs),
      ys: Uint8Array.from(ys),
      zs: Uint8Array.from(zs),
      values: Uint8Array.from(this.#known.dealt),
      givens: Uint8Array.from(givens),
      solution: Uint8Array.from(this.#known.solution),
    }
    return { ...start(deal), attempt }
  }
}
