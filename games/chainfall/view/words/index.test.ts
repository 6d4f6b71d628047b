import { afterEach, expect, test } from 'vitest'
import { language, wordsThere } from '../../../../ui/language.ts'
import type { Company } from '../../../../ui/stage.ts'
import { chainfall } from '../../game.ts'
import { minds } from '../../minds/minds.ts'
import { CARDS, type Chainfall, type ChainfallRefusal, type Config } from '../../nouns.ts'
import { foresee } from '../../rules/preview.ts'
import { CASCADE, drawn, V1 } from '../../testing/drawn.ts'
import { words } from './index.ts'

const company: Company = { you: 0, names: ['You', 'Ember'] }

afterEach(() => {
  language.value = 'en'
})

async function inGerman<T>(say: () => T): Promise<T> {
  language.value = 'de'
  await wordsThere()
  return say()
}

test('a tile says whose it is, what it shows and when it goes off', () => {
  const view = chainfall.view(drawn('B2 R1 #2\n.. R3 ..', { turn: 0 }), 0)
  expect(words.cell(view, 3)).toBe('blue two at a2, explodes on red’s next turn')
  expect(words.cell(view, 4)).toBe('red one at b2, explodes at the end of this turn')
  expect(words.cell(view, 1)).toBe('red three at b1, explodes on blue’s next turn')
  expect(words.cell(view, 5)).toBe('wall at c2, for 2 more turns')
  expect(words.cell(view, 0)).toBe('a1, empty')
})

test('[CF-65] where only the owner’s turns count, it says the owner’s', async () => {
  const view = chainfall.view(drawn('B2 R1', { turn: 0, config: { ...CASCADE } }), 0)
  expect(words.cell(view, 0)).toBe('blue two at a1, explodes on blue’s next turn')
  expect(words.cell(view, 1)).toBe('red one at b1, explodes on red’s next turn')
  expect(await inGerman(() => words.cell(view, 1))).toBe('rote Eins auf b1, explodiert im nächsten Zug von Rot')
})

test('waves are told by the names of cells, own ones named as such', () => {
  const view = chainfall.view(drawn('.. R3 ..\nB1 R2 B2\n.. .. ..', { queue: [3], bag: [3] }), 0)
  const { waves } = foresee(view, { plays: [], places: [{ row: 0, col: 2 }] })
  expect(waves.map(wave => words.wave(view, wave, company))).toEqual([
    'a2 goes off, takes b2',
    'b2 takes b3 and your c2',
    'c2 takes your c1',
  ])
})

test('what comes after the turn is said with its price, chains and all', async () => {
  const view = chainfall.view(drawn('.. .. ..\n.. .. ..', { queue: [2, 3, 3], bag: [3] }), 0)
  const seen = foresee(view, { plays: [], places: [{ row: 0, col: 0 }] })
  expect(words.next(view, seen, company)).toBe('Then, left alone, a1 goes off in Ember’s turn: 1 point for Ember.')
  // a1 goes by itself, b1 with it at 1, and that takes c1.
  const chain = chainfall.view(drawn('.. .. .. ..\n.. B3 B5 ..', { queue: [2, 3, 3], bag: [3] }), 0)
  const then = (): string => words.next(chain, foresee(chain, { plays: [], places: [{ row: 0, col: 0 }] }), company)
  expect(then()).toBe('Then, left alone, a1 and b1 go off in Ember’s turn: 3 points for Ember.')
  expect(await inGerman(then)).toMatch(/^Greift niemand ein, gehen danach a1 und b1 .* hoch: 3 Punkte für Ember\.$/)
})

test('[CF-71] where a tile that went off by itself is no point, none is promised', () => {
  const config = { selfExplosionScores: false }
  const view = chainfall.view(drawn('.. .. ..\n.. .. ..', { queue: [2, 3, 3], bag: [3], config }), 0)
  const seen = foresee(view, { plays: [], places: [{ row: 0, col: 0 }] })
  expect(words.next(view, seen, company)).toBe('Then, left alone, a1 goes off in Ember’s turn.')
})

test('every refusal of the rules is a sentence in German', async () => {
  const codes: Record<ChainfallRefusal, true> = {
    over: true,
    'not-your-turn': true,
    'cards-off': true,
    'card-not-held': true,
    'card-used': true,
    'cards-spent': true,
    'one-card-a-turn': true,
    'wrong-target': true,
    'off-board': true,
    'no-tile': true,
    'not-yours': true,
    'not-theirs': true,
    'at-zero': true,
    'same-tile': true,
    taken: true,
    walled: true,
    'walls-you-in': true,
    'short-queue': true,
    'must-place': true,
    'must-pass': true,
    'too-many-places': true,
    twice: true,
  }
  for (const code of Object.keys(codes))
    expect(await inGerman(() => words.refused({ code, because: '', facts: { card: 'fortify' } }, company)), code).toMatch(/\.$/)
})

test('every card is explained in both languages', async () => {
  for (const card of CARDS) {
    const all = (): string[] => [words.cardDoes(card), words.cardLong(card)]
    language.value = 'en'
    const en = all()
    const de = await inGerman(all)
    for (const [at, text] of en.entries()) expect(text, card).not.toBe(de[at])
  }
})

test('endings say who and why', async () => {
  const ended = (score: [number, number], more: Partial<Chainfall['State']> = {}): string | null => {
    const outcome = chainfall.outcome({ ...drawn('.. ..', { queue: [], score }), ...more })
    return outcome && words.ended(outcome, company)
  }
  expect(ended([9, 1])).toBe('You lead 9 to 1, and a lead of 8 ends the game.')
  expect(ended([10, 1])).toBe('You lead 10 to 1, and a lead of 8 ends the game.')
  expect(await inGerman(() => ended([1, 11]))).toBe('Ember führt 11 zu 1, und 8 Punkte Vorsprung beenden die Partie.')
  language.value = 'en'
  expect(ended([3, 5])).toBe('Ember wins 5 to 3.')
  expect(ended([4, 4], { lastPlacer: 1 })).toBe('4 to 4, and Ember placed the last tile, which loses a tie.')
})

test('[CF-48] [CF-73] rules and hands speak of as many cards as there are', async () => {
  const kind = (config: Partial<Config>): string => words.random({ ...V1, ...config })
  expect(kind({})).toMatch(' eight cards and ')
  expect(kind({ cardPool: ['sabotage', 'scavenge', 'fortify'] })).toMatch(' three cards and ')
  expect(kind({ cardPool: ['sabotage'] })).toMatch(' one card and ')
  for (const none of [{ cardsEnabled: false }, { cardPool: [] }, { maxCardsPerTurn: 0 }, { maxCardsPerGame: 0 }])
    expect(kind(none), JSON.stringify(none)).toMatch(' no cards and ')
  const few: Config = { ...V1, cardPool: ['sabotage', 'fortify'] }
  expect(words.cardsLeft(1, few)).toBe('1 of 2 still playable this game, one a turn')
  expect(words.cardsLeft(4, V1)).toBe('4 of 4 still playable this game, one a turn')
  expect(await inGerman(() => [kind({}), kind({ cardPool: ['sabotage'] }), kind({ maxCardsPerTurn: 0 })])).toEqual([
    expect.stringMatching(' 8 Karten und '),
    expect.stringMatching(' eine Karte und '),
    expect.stringMatching(' keine Karten und '),
  ])
  expect(await inGerman(() => words.cardsLeft(1, few))).toBe('noch 1 von 2 in dieser Partie, eine je Zug')
})

test('a score is yours, or somebody’s', async () => {
  const all = (): string[] => [words.scoreOf(0, company), words.scoreOf(1, company), words.scoreOf(1, null)]
  expect(all()).toEqual(['Your score: ', 'Score of Ember: ', 'Score of Red: '])
  expect(await inGerman(all)).toEqual(['Deine Punkte: ', 'Punkte von Ember: ', 'Punkte von Rot: '])
})

test('what is heard names the cells', () => {
  const state = drawn('B1 R2 ..\n.. .. ..', { queue: [3], bag: [3] })
  const said: string[] = []
  const events: Chainfall['Event'][] = []
  chainfall.apply(state, 0, { plays: [], places: [{ row: 0, col: 2 }] }, event => events.push(event))
  for (const event of events) said.push(words.heard(event, company, chainfall.view(state, 0)))
  expect(said.filter(Boolean)).toEqual([
    'You placed a three on c1.',
    'Wave 1: a2 goes off, takes b2, +1.',
    'Wave 2: b2 finds nothing.',
    'You scored 1: 1 to 0.',
  ])
})

test('every mind has a name and a sentence of its own in German', async () => {
  const told: (string | null)[] = []
  for (const { id, about } of minds.bots) {
    expect(await inGerman(() => words.named('bot', id)), id).toMatch(/^[A-Z]/)
    const german = await inGerman(() => words.named('about', id))
    expect(german, id).toMatch(/\.$/)
    expect(german, id).not.toBe(about)
    told.push(german)
  }
  expect(new Set(told).size).toBe(minds.bots.length)
})
