/** What comes after the level that is played, looked up while it is played: at its end nobody waits for it. */
import { signal } from '@preact/signals'
import type { NextLevel, Programme } from '../../../games/index.ts'
import { library } from '../../storage/index.ts'
import { wonLevels } from '../../storage/won.ts'

interface Ahead {
  readonly game: string
  /** Levels that were won before. */
  readonly won: ReadonlySet<string>
  readonly rule: NextLevel
}

/** Null: it is not known yet, or levels do not open one after another. */
export const ahead = signal<Ahead | null>(null)

export async function lookAhead(game: string, { way }: Programme): Promise<void> {
  if (!way) return
  const [rule, tallies] = await Promise.all([way.rule(), library.all('tallies')])
  ahead.value = { game, rule, won: wonLevels(tallies.filter(tally => tally.game === game)) }
}
