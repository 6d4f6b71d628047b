/**
 * What was played here before, for a game that shows it: levels with what they came to, the best by each figure, and the last games one by one.
 * The shell keeps games, so it is the shell that tells; a page on which nobody does has no past.
 */
import { signal } from '@preact/signals'

/** By name, such as `pieces`: what a game counted besides its score. Which it counts is in its programme. */
export type Figures = Readonly<Record<string, number>>

export interface PastGame {
  /** Under which name it can be watched; null: the game itself was forgotten, its figures were not. */
  readonly kept: string | null
  readonly ended: number // in milliseconds
  readonly won: boolean
  readonly score: number
  readonly figures: Figures
}

export interface PastBest {
  readonly best: number
  readonly kept: string | null
}

export interface PastLevel {
  readonly level: string
  readonly played: number
  /** By any rules and with any help. */
  readonly won: number
  /** The best score without hints; null: none. */
  readonly best: PastBest | null
  /** By figure: the best of the games that were won without hints. */
  readonly bests: Readonly<Record<string, PastBest>>
  /** The latest last. */
  readonly games: readonly PastGame[]
}

type Teller = (game: string) => Promise<readonly PastLevel[]>

let teller: Teller | null = null

export function tellPast(tell: Teller): void {
  teller = tell
}

/** Every level of the game that was ever played here. */
export async function pastOf(game: string): Promise<readonly PastLevel[]> {
  return (await teller?.(game)) ?? []
}

/** Counts the games that were written down since the page was opened: whoever shows the past asks again when it grows. */
export const gamesWritten = signal(0)
