/** A board that is walked: the same keys in every game, unless somebody has set others. What they are called, the settings say. */
import type { KeyAction } from './keys.ts'

const MOVES = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  first: ['Home'],
  last: ['End'],
  confirm: ['Enter', ' '],
} as const

export type Move = keyof typeof MOVES

export function moveKeys(game: string, moves: readonly Move[] = Object.keys(MOVES) as Move[]): readonly KeyAction[] {
  return moves.map(move => ({ id: `${game}.${move}`, keys: MOVES[move] }))
}
