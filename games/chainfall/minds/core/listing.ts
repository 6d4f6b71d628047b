/** Lists turns for both cores. What can never help (a card on a tile at 1 that would go down) is left out: no mind plays it. */
import { CARDS } from '../../nouns.ts'
import { cardCount } from '../../rules/cards.ts'
import type { Core } from './core.ts'
import { ACCELERATE, FIREWALL, FORTIFY, moveOf, NO_CARD, NOWHERE, REINFORCE, SABOTAGE, SCAVENGE, SHOCKWAVE, TRANSPLANT } from './move.ts'

/** Every way to place `due` tiles on the free cells; none to place is a pass. */
export function listPlacements(into: Float64Array, free: Uint8Array, count: number, due: number): number {
  const placed = Math.min(due, count)
  if (placed === 0) {
    into[0] = moveOf(NOWHERE, NOWHERE, NO_CARD, 0, 0)
    return 1
  }
  if (placed === 1) {
    for (let at = 0; at < count; at++) into[at] = moveOf(free[at], NOWHERE, NO_CARD, 0, 0)
    return count
  }
  let moves = 0
  for (let a = 0; a < count; a++) for (let b = 0; b < count; b++) if (a !== b) into[moves++] = moveOf(free[a], free[b], NO_CARD, 0, 0)
  return moves
}

/** Every card in hand on everything it can be played on, without a placement. */
export function listPlays(core: Core, into: Float64Array): number {
  const { config, turn } = core
  const used = core.used(turn)
  if (!config.cardsEnabled || config.maxCardsPerTurn === 0 || cardCount(used) >= config.maxCardsPerGame) return 0
  const holds = (card: number): boolean => (used & (1 << (card - 1))) === 0 && config.cardPool.includes(CARDS[card - 1])
  let count = 0
  const add = (card: number, target: number, other = 0): void => {
    into[count++] = moveOf(NOWHERE, NOWHERE, card, target, other)
  }
  if (holds(SHOCKWAVE)) add(SHOCKWAVE, 0)
  if (holds(SCAVENGE) && core.queued >= 2) add(SCAVENGE, 0)
  let empty = 0
  for (let cell = 0; cell < core.cells; cell++) if (core.ownerAt(cell) < 0 && core.wallAt(cell) === 0) empty++
  for (let cell = 0; cell < core.cells; cell++) {
    const owner = core.ownerAt(cell)
    const fuse = core.fuseAt(cell)
    if (owner === turn) {
      if (holds(REINFORCE)) add(REINFORCE, cell)
      if (holds(FORTIFY)) add(FORTIFY, cell)
      if (holds(ACCELERATE) && fuse > 1) add(ACCELERATE, cell)
      if (holds(TRANSPLANT))
        for (let other = cell + 1; other < core.cells; other++)
          if (core.ownerAt(other) === turn && core.fuseAt(other) !== fuse) add(TRANSPLANT, cell, other)
    } else if (owner >= 0) {
      if (holds(SABOTAGE) && fuse > 1) add(SABOTAGE, cell)
    } else if (core.wallAt(cell) === 0 && holds(FIREWALL) && (empty > 1 || core.next === 0)) add(FIREWALL, cell)
  }
  return count
}
