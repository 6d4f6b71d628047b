import type { Outcome } from '../../../kernel/game.ts'
import { helpIn } from '../../../kernel/help.ts'
import type { Company, StageWords } from '../../../ui/stage.ts'
import { aroundWords } from '../../words/around.ts'
import { type Match, PERSON } from '../match.ts'

/** How it ended and why, from where you sit, and what helped, for ears. */
export function endingHeard(match: Match, outcome: Outcome, company: Company, words: StageWords): string {
  const said = aroundWords()
  const help = helpSaid(match, company)
  return `${said.endTitle(outcome, company)}. ${words.ended(outcome, company) ?? said.ended(outcome, company)}${help && ` ${asSentence(help)}`}`
}

/** Hints taken and moves taken back; of both sides where two people play. Empty where there were none. */
export function helpSaid({ lines }: { readonly lines: Parameters<typeof helpIn>[0] }, { you, names }: Company): string {
  const words = aroundWords()
  const help = helpIn(lines)
  if (you !== null || names.length === 1) return words.help(help[you ?? PERSON])
  return names
    .flatMap((name, seat) => {
      const said = words.help(help[seat === 0 ? 0 : 1])
      return said === '' ? [] : [words.helpOf(name, said)]
    })
    .join('; ')
}

export function asSentence(help: string): string {
  return `${help.charAt(0).toUpperCase()}${help.slice(1)}.`
}
