/** What the id of a level tells at once, while the level itself is fetched when it is needed. */
import { NUMBERS, PUZZLES } from './generated/numbers.ts'

const PRACTICE = '-practice'

/** A level has a twin to practise on, which is the same but for its id and that everything in it can be taken back. */
export function practiceId(id: string): string {
  return id + PRACTICE
}

/** The level itself, whether it is practised or played. */
export function levelId(id: string): string {
  return id.endsWith(PRACTICE) ? id.slice(0, -PRACTICE.length) : id
}

/** What a level that was dealt from a seed is called by: its id without the seed. */
export function kindId(id: string): string {
  return levelId(id).replace(/-\d+$/, '')
}

/** Where a level stands in the plan of thirty; null: it is none of the campaign. */
export function numberOf(id: string): number | null {
  return NUMBERS[levelId(id)] ?? null
}

/** Where a puzzle stands among the puzzles; null: it is none. */
export function puzzleNumberOf(id: string): number | null {
  return PUZZLES[levelId(id)] ?? null
}
