/** Games that were played on a server and are over, on this device: theatre and analysis open them like any other. */
import { helpIn } from '../../../kernel/help.ts'
import { type Finished, library } from '../../storage/index.ts'
import { ONLINE_MODE } from '../../storage/records.ts'
import { movesIn } from '../../table/match.ts'
import { presetId } from '../../table/open/opening.ts'
import type { Opened, RemoteMatch } from './remote-match.ts'

/** Once, however often the match is looked at again. Null: there is nothing to keep. */
export async function keepFinished(match: RemoteMatch, { text, session }: Opened): Promise<Finished | null> {
  const { outcome } = session
  const { seat } = match.table
  if (!outcome || seat === null) return null
  const id = `${ONLINE_MODE}-${match.id}`
  const before = await library.kept(id)
  if (before) return before
  const finished: Finished = {
    ...{ v: 1, id, game: match.game.id, mode: ONLINE_MODE, seed: match.id, text, seat },
    wanted: { preset: presetId({ name: match.contest.peek().terms.preset }) },
    moves: movesIn(match.lines),
    ended: library.now(),
    ...{ winner: outcome.winner, scores: [...outcome.scores], code: outcome.code, counts: false, rules: match.game.rules },
    help: helpIn(match.lines).slice(0, outcome.scores.length),
  }
  await library.put('finished', finished)
  return finished
}
