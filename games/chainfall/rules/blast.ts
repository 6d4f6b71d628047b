import type { Seat } from '../../../kernel/game.ts'
import type { Burnt, Chainfall, Config } from '../nouns.ts'
import { around } from './grid.ts'

type State = Chainfall['State']

/** What the cards of a turn do to its explosions. */
export interface Effects {
  shockwave: boolean
  fortified: number[] // ids of tiles, because a tile may still be moved
}

export function noEffects(): Effects {
  return { shockwave: false, fortified: [] }
}

/**
 * Explodes every tile that has reached zero, wave after wave, on behalf of `seat`, and counts its points. [CF-25] [CF-30]
 *
 * A wave is simultaneous: who burns is settled before anything leaves the board, so the order in which cells are visited cannot
 * change the result. [CF-27] It ends because every wave but the last removes a tile.
 */
export function blast(state: State, seat: Seat, effects: Effects, emit: (event: Chainfall['Event']) => void): number {
  let total = 0
  let exploding = cellsAtZero(state)
  for (let wave = 1; exploding.length > 0; wave++) {
    const cells = blastOf(state, exploding, effects)
    const reached = cells.filter(cell => state.owner[cell] >= 0)
    const spared = reached.filter(cell => effects.fortified.includes(state.id[cell]) && !exploding.includes(cell)) // [CF-27]
    const burnt = reached
      .filter(cell => !spared.includes(cell))
      .map(cell => ({ cell, id: state.id[cell], owner: state.owner[cell] as Seat, fuse: state.fuse[cell] }))
    const lit = burnt.filter(({ fuse }) => fuse >= 1 && fuse <= state.config.chainTriggerMax).map(({ cell }) => cell) // [CF-29]
    let points = 0
    for (const tile of burnt) {
      if (isPoint(state.config, seat, tile)) points++
      clearCell(state, tile.cell)
    }
    total += points
    emit({ kind: 'wave', wave, exploding, blast: cells, burnt, lit, spared, points })
    exploding = lit
  }
  return total
}

/** Whether a tile that burns in the turn of `seat` counts. [CF-28] [CF-71] */
export function isPoint({ selfExplosionScores }: Config, seat: Seat, { owner, fuse }: Pick<Burnt, 'owner' | 'fuse'>): boolean {
  return owner !== seat && (fuse > 0 || selfExplosionScores)
}

function cellsAtZero({ owner, fuse }: State): number[] {
  const cells: number[] = []
  for (let cell = 0; cell < owner.length; cell++) if (owner[cell] >= 0 && fuse[cell] === 0) cells.push(cell)
  return cells
}

/** The exploding cells and those beside them, in cell order. [CF-26] */
function blastOf({ config }: State, exploding: readonly number[], { shockwave }: Effects): number[] {
  const cells = new Set(exploding)
  for (const cell of exploding) for (const beside of around(config, cell, config.diagonalExplosions || shockwave)) cells.add(beside)
  return [...cells].sort((a, b) => a - b)
}

function clearCell(state: State, cell: number): void {
  state.owner[cell] = -1
  state.fuse[cell] = 0
  state.id[cell] = 0
}
