/** A mind at the other side of the table. It sees what its seat may see, and thinks beside the page. */
import { type Match, OPPONENT } from '../table/match.ts'
import { placeInLog, type Think } from './think.ts'

/** How much an opponent and a guide may think. Far more than a small game needs; short enough that nobody waits. */
export const STEPS = 20_000

/** Whether it is for the mind to move. */
export function isAwaiting({ opponent, table }: Match): boolean {
  return opponent !== null && table.toMove === OPPONENT
}

/** Lets the mind move. It goes through its table like anybody else; a thought about a position that is gone is dropped. */
export async function answer(match: Match, think: Think): Promise<void> {
  const { opponent, game, seed } = match
  if (!opponent) throw new Error('nobody sits opposite')
  const { bot, table } = opponent
  const { ply } = table
  // Its chance depends on the place in the game, so that a game that was left and resumed is answered like one that was not.
  const action = await think({
    ...{ game: game.id, bot: bot.id, view: table.view, seat: OPPONENT, steps: STEPS },
    legal: game.imagine ? null : table.legal,
    seed: `${seed} ${placeInLog(ply)}`,
  })
  if (table.ply !== ply || !isAwaiting(match)) return
  const refusal = table.act(action)
  if (refusal) throw new Error(`${bot.id} tried something refused: ${refusal.because}`)
}
