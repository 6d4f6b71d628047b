import { describe, expect, test } from 'vitest'
import { pageWords } from '../gamepage/words.ts'
import { settingsWords } from '../settings/words.ts'
import { houseWords } from './house.ts'

/** A name and nothing else is the same in both languages; a sentence is not. */
const SENTENCE = 24

/** Every sentence by the way to it. What takes numbers or names is called with some. */
function said(words: unknown, way = ''): readonly (readonly [way: string, sentence: string])[] {
  if (typeof words === 'string') return [[way, words]]
  if (typeof words === 'function') {
    const list = way.endsWith('faults') ? [['theme']] : [2, 3, 4, true]
    return said((words as (...given: unknown[]) => unknown)(...list), way)
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([name, part]) => said(part, `${way}.${name}`))
}

describe.each([
  ['the house', houseWords],
  ['the settings', settingsWords],
  ['the page of a game', pageWords],
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
