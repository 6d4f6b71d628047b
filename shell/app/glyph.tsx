import { coverOf } from './covers.ts'

/** The sign of a game, beside its name. */
export function Glyph({ game }: { game: string }) {
  const { Glyph: Sign } = coverOf(game)
  return <Sign />
}
