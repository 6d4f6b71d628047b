import type { Outcome } from '../../../kernel/game.ts'
import type { Company, StageWords } from '../../../ui/stage.ts'
import { aroundWords } from '../../words/around.ts'

/** How it ended and why, from where you sit, for ears. */
export function endingHeard(outcome: Outcome, company: Company, words: StageWords): string {
  const said = aroundWords()
  return `${said.endTitle(outcome, company)}. ${words.ended(outcome, company) ?? said.ended(outcome, company)}`
}
