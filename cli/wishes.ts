/** Actions written beside each other, as people do in games with ticks: `x+ tilt left drop`. */
import type { Game } from '../kernel/game.ts'

export type Wish = { readonly kind: 'action'; readonly text: string } | { readonly kind: 'ticks'; readonly ticks: number } // a number between actions lets that much time pass

/** An action may be of several words, but not of many. */
const MOST_WORDS = 3

/** What the words say, or the first of them that says nothing. */
export function wishesIn(game: Game, line: string): { readonly wishes: readonly Wish[] } | { readonly stray: string } {
  const words = line.split(/\s+/).filter(word => word !== '')
  const wishes: Wish[] = []
  for (let at = 0; at < words.length; ) {
    const found = actionAt(game, words, at)
    if (found) {
      wishes.push({ kind: 'action', text: found.text })
      at += found.words
      continue
    }
    const word = words[at] ?? ''
    if (!/^\d{1,9}$/.test(word)) return { stray: word }
    wishes.push({ kind: 'ticks', ticks: Number(word) })
    at++
  }
  return { wishes }
}

function actionAt(game: Game, words: readonly string[], at: number): { readonly text: string; readonly words: number } | null {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count--) {
    const said = words.slice(at, at + count).join(' ')
    const action = game.parse(said) ?? game.parse(said.toLowerCase())
    if (action !== null) return { text: game.notate(action), words: count }
  }
  return null
}
