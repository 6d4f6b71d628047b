/** How a game came out, for the people at the terminal. */
import type { Outcome } from '../../kernel/game.ts'
import type { Match } from './match.ts'

export function inWords(outcome: Outcome, match: Match): string {
  return `Over: ${outcome.because}. ${verdict(outcome, match)}`
}

function verdict({ winner, scores }: Outcome, match: Match): string {
  const score = scores.join(':')
  if (match.game.seats === 1) return winner === 0 ? `You won, score ${score}.` : `Score ${score}.`
  if (winner === null) return `Score ${score}.`
  if (winner === 'draw') return `A draw, ${score}.`
  if (match.shared) return `Seat ${winner} won, ${score}.`
  return match.bots[winner] ? `You lost, ${score}.` : `You won, ${score}.`
}
