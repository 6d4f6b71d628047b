import type { Nouns, Table } from '../kernel/game.ts'
import type { Story } from '../kernel/story.ts'

/** The story of a table that has one: a game that keeps nothing from any eye. */
export function storyOf<N extends Nouns>(table: Table<N>): Story<N> | null {
  return (table as Partial<{ readonly story: Story<N> | null }>).story ?? null
}
