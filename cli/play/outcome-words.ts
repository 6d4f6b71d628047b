/** How a game came out, for the people at the terminal. */
import type { Outcome } from '../../kernel/game.ts'
import { type Help, helpIn } from '../../kernel/help.ts'
import { counted } from '../../terminal/text.ts'
import type { Match, SealedDeal } from './match.ts'

export function inWords(outcome: Outcome, match: Match): string {
  return `Over: ${outcome.because}. ${verdict(outcome, match)}${helped(match)}`
}

/** What the people at the terminal were helped with; nothing where nobody was. */
function helped({ game, shared, seat, said }: Match): string {
  const help = helpIn(said)
  const whose = game.seats === 2 && shared ? ([0, 1] as const) : ([seat] as const)
  return whose
    .map(each => ({ name: whose.length > 1 ? `Seat ${each}: ` : '', told: helpWords(help[each]) }))
    .filter(({ told }) => told !== '')
    .map(({ name, told }) => ` ${name}${name ? told : told.charAt(0).toUpperCase() + told.slice(1)}.`)
    .join('')
}

function helpWords({ hints, undos }: Help): string {
  return [...(hints > 0 ? [`with ${counted(hints, 'hint')}`] : []), ...(undos > 0 ? [`${counted(undos, 'move')} taken back`] : [])].join(
    ', ',
  )
}

function verdict({ winner, scores }: Outcome, match: Match): string {
  const score = scores.join(':')
  if (match.game.seats === 1) return winner === 0 ? `You won, score ${score}.` : `Score ${score}.`
  if (winner === null) return `Score ${score}.`
  if (winner === 'draw') return `A draw, ${score}.`
  if (match.shared) return `Seat ${winner} won, ${score}.`
  return match.bots[winner] ? `You lost, ${score}.` : `You won, ${score}.`
}

/** What opens the seal that was shown at the start. */
export function openedInWords({ seal, salt, deal }: SealedDeal): string {
  return [`Seal: ${seal}`, `Salt: ${salt}`, `Deal: ${deal}`, 'To check the seal, save the game and type: npx lockstep seal FILE'].join('\n')
}
