import { afterEach, expect, test } from 'vitest'
import { language, wordsThere } from '../../../../ui/language.ts'
import type { PlayedGame } from '../../../../ui/pages.ts'
import { chainfall } from '../../game.ts'
import type { Judged } from '../../minds/analysis.ts'
import type { Chainfall, Config } from '../../nouns.ts'
import { analyse } from '../../testing/analyse.ts'
import { V1 } from '../../testing/drawn.ts'
import { analysisWords } from '../words/analysis.ts'
import { markOf, pointsText, reasonsFor, seenIn, type Turn, turnsOf } from './turns.ts'

afterEach(() => {
  language.value = 'en'
})

/** A small game by hand, as the page gets it, and judged. */
function reviewed(order: number[], texts: string[], config: Partial<Config> = {}): { turns: readonly Turn[]; judged: readonly Judged[] } {
  const counts = [1, 2, 3, 4].map(fuse => order.filter(each => each === fuse).length)
  const bag = counts.slice(0, counts.findLastIndex(count => count > 0) + 1)
  const setup: Config = { ...V1, rows: 3, cols: 5, bag, queueSize: Math.min(4, order.length), cardsEnabled: false, ...config }
  const deal: Chainfall['Deal'] = { config: setup, order, first: 0 }
  const state = chainfall.start(deal)
  const views = [chainfall.view(state, 'public')]
  const lines = texts.map(text => {
    const { turn: seat } = state
    chainfall.apply(state, seat, chainfall.parse(text) as Chainfall['Action'], () => {})
    views.push(chainfall.view(state, 'public'))
    return { seat, text }
  })
  const played: PlayedGame = { deal, views, lines, company: { you: null, names: [] }, ending: null }
  const turns = turnsOf(played)
  return { turns, judged: analyse({ deal, actions: turns.map(({ action }) => action as Chainfall['Action']) }) }
}

const reasons = ({ turns, judged }: ReturnType<typeof reviewed>, at: number): readonly string[] =>
  reasonsFor(turns[at] as Turn, judged[at] as Judged, analysisWords(), 'Red')

test('parity given away is named, with the tile that gives it', () => {
  const game = reviewed([3, 1, 4], ['a1', 'e3', 'c2', 'pass', 'pass', 'pass'])
  expect(markOf(game.judged[2])).toBe('slip')
  expect(reasons(game, 2)).toEqual([
    'Parity given away to Red',
    'Left alone, the 4 on c2 goes off in Red’s turn, and the point is theirs.',
    expect.stringMatching(/^It leaves Red 1 to take; (a2|b1) leaves 0\.$/),
  ])
  expect(reasons(game, 0)).toEqual(['Nothing better was to be had.'])
  expect(markOf(game.judged[0])).toBeNull()
})

test('what was to be had at once is named, and told wave by wave', () => {
  const game = reviewed([1, 3, 1], ['a1', 'c2', 'e3', 'pass'])
  expect(reasons(game, 2)).toEqual([
    'A point was missed',
    expect.stringMatching(/^(b2|c1|c3|d2) takes a tile at once; this took none\.$/),
    expect.stringMatching(/^\w\d goes off, takes c2; c2 finds nothing\.$/),
  ])
})

test('a wasted card is named in both languages', async () => {
  const game = reviewed([3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3], ['shock, a1', 'e3'], {
    cardsEnabled: true,
  })
  expect(game.judged[0]?.code).toBe('wasted-card')
  const how = String(game.judged[0]?.facts['keeping'])
  expect(how).toMatch(/^[a-e][1-3]$/)
  expect(reasons(game, 0)).toEqual(['Shockwave was wasted', `It brought nothing that could not be had without it: ${how} keeps the card.`])
  language.value = 'de'
  await wordsThere()
  expect(reasons(game, 0)).toEqual(['Druckwelle war verschwendet', `Ohne die Karte war ebenso viel zu haben: ${how} behält sie.`])
})

test('it is said honestly how far the values are certain', () => {
  const said = analysisWords()
  const sights = (...all: Judged['sight'][]): Judged[] => all.map(sight => ({ sight }) as Judged)
  expect(seenIn(sights('exact', 'exact'))).toEqual({ exactFrom: 1, rest: null })
  expect(said.how(seenIn(sights('exact', 'exact')))).toMatch(/^Exact: every turn/)
  expect(said.how(seenIn(sights('to-the-end', 'to-the-end', 'exact')))).toMatch(/^Exact from turn 3 on.*before that calculated to the end/)
  expect(said.how(seenIn(sights(3, 3)))).toMatch(/^Too much was still to come.*3 turns ahead/)
})

test('parts of a point are read as tenths, in the signs of the language', () => {
  expect([48, -32, 0, 3].map(parts => pointsText(parts, analysisWords()))).toEqual(['+1.5', '−1', '0', '+0.1'])
  language.value = 'de'
  expect(pointsText(48, analysisWords())).toBe('+1,5')
})
