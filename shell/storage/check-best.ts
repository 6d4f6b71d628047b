/** Whether the bests of a file are what the games behind them came to. Those games are in the same file, and played over before. */
import { type Finished, type Tally, tallyKey } from './records.ts'
import type { Contents } from './store.ts'

/** Which tally is not so, counted from 1; null: none. A best from before games were kept behind them names none. */
export function bestFault({ tallies, finished }: Contents): number | null {
  const all = [...tallies.values()] as Tally[]
  const games = finished as ReadonlyMap<string, Finished>
  const wrong = all.findIndex(tally => {
    const { best, record, hinted } = tally
    if (record !== undefined && !isBehind(games.get(record), tally, best, false)) return true
    return hinted !== undefined && !isBehind(games.get(hinted.record), tally, hinted.best, true)
  })
  return wrong < 0 ? null : wrong + 1
}

function isBehind(game: Finished | undefined, tally: Tally, best: number | null, hinted: boolean): boolean {
  if (!game?.counts || tallyKey(game) !== tallyKey(tally) || game.scores[0] !== best) return false
  // Games have been kept behind bests only since help is counted.
  return game.help !== undefined && (game.help[0]?.hints ?? 0) > 0 === hinted
}
