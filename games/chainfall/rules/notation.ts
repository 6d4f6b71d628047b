import type { Card, Chainfall, Play, Spot } from '../nouns.ts'
import { spotName } from './grid.ts'

/** The short word of a card, and how many cells it is played on. */
const WORDS: Readonly<Record<Card, { readonly word: string; readonly cells: number }>> = {
  reinforce: { word: 'rein', cells: 1 },
  accelerate: { word: 'acc', cells: 1 },
  fortify: { word: 'fort', cells: 1 },
  shockwave: { word: 'shock', cells: 0 },
  transplant: { word: 'trans', cells: 2 },
  sabotage: { word: 'sab', cells: 1 },
  firewall: { word: 'wall', cells: 1 },
  scavenge: { word: 'scav', cells: 0 },
}

const CARD_OF: ReadonlyMap<string, Card> = new Map(Object.entries(WORDS).map(([card, { word }]) => [word, card as Card]))

/** A turn in which nothing is placed. */
const PASS = 'pass'

/** Longer than any turn: eight cards and nine places. */
const LONGEST = 120

/** `c3`; two places `c3 d4`; with a card `fort b2, c3`; nothing to place `pass`. [CF-61] */
export function notate({ plays, places }: Chainfall['Action']): string {
  return [...plays.map(notatePlay), places.length === 0 ? PASS : places.map(spotName).join(' ')].join(', ')
}

export function notatePlay({ card, at }: Play): string {
  return [WORDS[card].word, ...at.map(spotName)].join(' ')
}

/** The word a card is played with. */
export function wordOf(card: Card): string {
  return WORDS[card].word
}

/** How many cells a card is played on. */
export function targetsOf(card: Card): number {
  return WORDS[card].cells
}

export function parse(text: string): Chainfall['Action'] | null {
  if (text.length > LONGEST) return null
  const parts = text.split(', ')
  const last = parts.pop() ?? ''
  const places = last === PASS ? [] : parseSpots(last.split(' '))
  const plays = parts.map(parsePlay)
  if (places === null || plays.includes(null)) return null
  return { plays: plays as Play[], places }
}

function parsePlay(text: string): Play | null {
  const [word, ...cells] = text.split(' ')
  const card = CARD_OF.get(word)
  const at = parseSpots(cells)
  return card === undefined || at === null || at.length !== WORDS[card].cells ? null : { card, at }
}

function parseSpots(names: readonly string[]): Spot[] | null {
  const spots = names.map(name => {
    const parts = /^([a-l])([1-9]|1[0-2])$/.exec(name)
    return parts && { row: Number(parts[2]) - 1, col: parts[1].charCodeAt(0) - 97 }
  })
  return spots.includes(null) ? null : (spots as Spot[])
}
