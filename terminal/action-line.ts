/** A line of actions written beside each other, as people do in games with ticks: `x+ tilt left 30 drop`. */
import type { Game } from '../kernel/game.ts'

/** A number between actions lets so many ticks pass. */
export type Step = { readonly kind: 'action'; readonly text: string } | { readonly kind: 'ticks'; readonly ticks: number }

/** An action may be of several words, but not of many. */
const MOST_WORDS = 5

/** What the words say, or the first of them that says nothing. */
export function readActionLine(game: Game, line: string): { readonly steps: readonly Step[] } | { readonly stray: string } {
  const words = line.split(/\s+/).filter(word => word !== '')
  const steps: Step[] = []
  for (let at = 0; at < words.length; ) {
    const found = actionAt(game, words, at)
    if (found) {
      steps.push({ kind: 'action', text: found.text })
      at += found.words
      continue
    }
    const word = words[at] ?? ''
    if (!/^\d{1,9}$/.test(word)) return { stray: word }
    steps.push({ kind: 'ticks', ticks: Number(word) })
    at++
  }
  return { steps }
}

function actionAt(game: Game, words: readonly string[], at: number): { readonly text: string; readonly words: number } | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const said = words.slice(at, at + count).join(' ')
    const action = game.parse(said) ?? game.parse(said.toLowerCase())
    if (action !== null) return { text: game.notate(action), words: count }
  }
  return null
}
