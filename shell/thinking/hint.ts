/** Asking for a hint: what the guide says, and where hints are counted, that one was given. And what it says unasked. */
import type { Advice, Refusal } from '../../kernel/game.ts'
import { announce } from '../../ui/announce.tsx'
import type { StageModule } from '../../ui/stage.ts'
import type { Match } from '../table/match.ts'
import { aroundWords } from '../words/around.ts'
import { STEPS } from './answer.ts'
import { adviseInWorker, judgeInWorker } from './client.ts'
import { type Ask, type Judge, placeInLog } from './think.ts'

/** Null: something happened meanwhile, and nobody wants it any more. A hint that cannot be given is not counted. */
export async function hinted(match: Match, stage: StageModule, ask: Ask = adviseInWorker): Promise<Advice | Refusal | null> {
  const { hints: words } = aroundWords()
  const { table, game, seed } = match
  const { view, seat, toMove, hintsLeft, ply } = table
  if (hintsLeft === 0) return { code: 'no-hints', because: words.spent(game.hints?.(match.deal) ?? 0), facts: {} }
  const none: Refusal = { code: 'no-hint', because: words.none, facts: {} }
  if (seat === null || toMove !== seat) return none
  const legal = game.imagine ? null : table.legal
  if (legal?.length === 0) return none
  let advice: Advice | null
  try {
    advice = await ask({ game: game.id, view: match.helperView, seat, legal, seed: `${seed} ${placeInLog(ply)}`, steps: STEPS })
  } catch {
    return { code: 'hint-broken', because: words.broken, facts: {} }
  }
  if (table.ply !== ply) return null
  if (!advice) return none
  const refusal = game.hints ? table.hint() : null
  if (refusal) return refusal
  const { title, lines } = stage.words.advised(view, advice)
  announce(`${words.hinted}: ${title}. ${lines.join(' ')}`)
  return advice
}

/** What the guide says of the position as it stands; null: nothing. No hint is counted. */
export function judged({ game, helperView }: Match, ask: Judge = judgeInWorker): Promise<unknown> {
  return ask({ game: game.id, view: helperView })
}
