/** Asking for a hint: what the guide says. That one was given is written down first, in every game. And what the guide says unasked. */
import type { Advice, Refusal, Table } from '../../kernel/game.ts'
import { isHinted } from '../../kernel/help.ts'
import { announce } from '../../ui/announce.tsx'
import type { StageModule } from '../../ui/stage.ts'
import type { Match } from '../table/match.ts'
import { aroundWords } from '../words/around.ts'
import { STEPS } from './answer.ts'
import { adviseInWorker, judgeInWorker } from './client.ts'
import { type Ask, type Judge, placeInLog } from './think.ts'

/**
 * Null: something happened meanwhile, and nobody wants it any more. A hint that cannot be given is not counted, and one that was given is
 * not counted again while nothing happens.
 */
export async function hinted(match: Match, stage: StageModule, ask: Ask = adviseInWorker): Promise<Advice | Refusal | null> {
  const { hints: words } = aroundWords()
  const { table, game, seed, lines } = match
  const { view, seat, toMove, hintsLeft, ply } = table
  const none: Refusal = { code: 'no-hint', because: words.none, facts: {} }
  const again = seat !== null && isHinted(lines, seat)
  if (hintsLeft === 0 && !again) return { code: 'no-hints', because: words.spent(game.hints?.(match.deal) ?? 0), facts: {} }
  if (seat === null || toMove !== seat) return none
  const legal = game.imagine ? null : table.legal
  if (legal?.length === 0) return none
  let advice: Advice | null
  try {
    // The same chance for the same position: asked again, it says the same.
    const place = placeInLog(lines.findLastIndex(({ text }) => text !== '!hint') + 1)
    advice = await ask({ game: game.id, view: match.helperView, seat, legal, seed: `${seed} ${place}`, steps: STEPS })
  } catch {
    return { code: 'hint-broken', because: words.broken, facts: {} }
  }
  if (table.ply !== ply) return null
  if (!advice) return none
  const refusal = again ? null : await written(table)
  if (refusal) return refusal
  const { title, lines: reasons } = stage.words.advised(view, advice)
  announce(`${words.hinted}: ${title}. ${reasons.join(' ')}`)
  return advice
}

/** Says that a hint is given, and waits until it is in the log: the table may be far away. */
async function written(table: Table): Promise<Refusal | null> {
  const refusal = table.hint()
  if (refusal || table.pending === null) return refusal
  return new Promise(resolve => {
    const deaf = table.listen((_events, late) => {
      if (!late && table.pending === '!hint') return
      deaf()
      resolve(late ?? null)
    })
  })
}

/** What the guide says of the position as it stands; null: nothing. No hint is counted. */
export function judged({ game, helperView }: Match, ask: Judge = judgeInWorker): Promise<unknown> {
  return ask({ game: game.id, view: helperView })
}
