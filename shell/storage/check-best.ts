/** Whether the bests of a file are what the games behind them came to. Those games are in the same file, and played over before. */
import type { Figures } from '../../ui/past.ts'
import { type Finished, type Tally, tallyKey } from './records.ts'
import type { Contents } from './store.ts'

/** Which tally is not so, counted from 1; null: none. A best from before games were kept behind them names none. */
export function bestFault({ tallies, finished }: Contents): number | null {
  const all = [...tallies.values()] as Tally[]
  const games = finished as ReadonlyMap<string, Finished>
  const wrong = all.findIndex(tally => {
    const { best, record, hinted, bests = {}, runs = [] } = tally
    if (Object.entries(bests).some(([fact, each]) => !isFigureBehind(games.get(each.record), tally, fact, each.best))) return true
    if (runs.some(({ id, figures }) => games.get(id)?.figures !== undefined && !isSame(games.get(id)?.figures, figures))) return true
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

/** Only what was won without hints is compared. */
function isFigureBehind(game: Finished | undefined, tally: Tally, fact: string, best: number): boolean {
  if (!game?.counts || tallyKey(game) !== tallyKey(tally) || game.winner !== 0) return false
  return game.figures?.[fact] === best && (game.help?.[0]?.hints ?? 0) === 0
}

function isSame(a: Figures = {}, b: Figures): boolean {
  return Object.keys({ ...a, ...b }).every(fact => a[fact] === b[fact])
}
