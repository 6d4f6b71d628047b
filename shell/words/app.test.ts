import { describe, expect, test } from 'vitest'
import { pageCatalogue } from '../gamepage/words.ts'
import { settingsCatalogue } from '../settings/words.ts'
import * as houseDe from './app.de.ts'
import * as houseEn from './app.en.ts'
import * as aroundDe from './around.de.ts'
import * as aroundEn from './around.en.ts'
import * as frontDe from './front.de.ts'
import * as frontEn from './front.en.ts'
import * as tableDe from './table.de.ts'
import * as tableEn from './table.en.ts'
import * as watchDe from './watch.de.ts'
import * as watchEn from './watch.en.ts'

/** A name and nothing else is the same in both languages; a sentence is not. */
const SENTENCE = 24

/** What takes more than numbers and names. */
const RESIGNED = { winner: 0, code: 'resign', facts: { seat: 0 }, because: 'seat 0 resigned', scores: [0] }
const GIVEN: Readonly<Record<string, readonly unknown[]>> = {
  faults: [['theme']],
  broken: [{ why: 'large' }],
  endTitle: [RESIGNED, { you: 0, names: ['You', 'Perfect'] }],
  ended: [RESIGNED, { you: 0, names: ['You', 'Perfect'] }],
  refusal: [{ code: 'over', facts: {}, because: '' }],
  address: [{ code: 'odd-seed', facts: {}, because: '' }],
  verified: ['0123456789abcdef'],
  help: [{ hints: 2, undos: 3 }],
  notSo: ['because'],
}

/** Every sentence by the way to it. What takes numbers or names is called with some. */
function said(words: unknown, way = ''): readonly (readonly [way: string, sentence: string])[] {
  if (typeof words === 'string') return [[way, words]]
  if (typeof words === 'function') {
    const list = GIVEN[way.slice(way.lastIndexOf('.') + 1)] ?? [2, 3, 4, true]
    return said((words as (...given: unknown[]) => unknown)(...list), way)
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, part]) => said(part, `${way}.${name}`))
}

describe.each([
  ['the house', { ...houseEn, ...houseDe }],
  ['the front door', { ...frontEn, ...frontDe }],
  ['the table', { ...tableEn, ...tableDe }],
  ['around the table', { ...aroundEn, ...aroundDe }],
  ['the theatre', { ...watchEn, ...watchDe }],
  ['the settings', settingsCatalogue],
  ['the page of a game', pageCatalogue],
] as const)('%s', (_name, catalogue) => {
  const en = said(catalogue.en)
  const de = new Map(said(catalogue.de))

  test('says the same things in both languages', () => {
    expect([...de.keys()]).toEqual(en.map(([way]) => way))
  })

  test('leaves no sentence in English', () => {
    const left = en.filter(([way, sentence]) => sentence.length >= SENTENCE && de.get(way) === sentence)
    expect(left).toEqual([])
  })

  test('says nothing empty', () => {
    expect(en.filter(([way, sentence]) => sentence === '' && way !== '.rulesOnly')).toEqual([])
    expect([...de].filter(([, sentence]) => sentence === '')).toEqual([])
  })
})
