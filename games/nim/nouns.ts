import type { Nouns, Seat } from '../../kernel/game.ts'

export interface Nim extends Nouns {
  /** Random heaps. The classic three, four and five are a level (levels/classic.json). */
  Setup: {
    heaps: number // how many
    most: number // sticks in a heap
    misere: boolean // whoever takes the last stick loses
  }
  Deal: {
    heaps: number[] // sticks, by heap
    first: Seat
    misere: boolean
  }
  State: {
    heaps: Uint8Array // sticks left, by heap
    turn: Seat // whose turn it is or, when nothing is left, whose it would be
    misere: boolean
  }
  Action: { heap: number; sticks: number }
  Event: { kind: 'took'; seat: Seat; heap: number; sticks: number; left: number }
  /** Nothing is hidden in nim; the view is still built, never handed over. */
  View: { heaps: number[]; turn: Seat; misere: boolean }
}

export type NimRefusal = 'over' | 'not-your-turn' | 'no-such-heap' | 'too-few' | 'too-many'
