import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MATERIALS as PIECE_MATERIALS } from '../../nouns.ts'
import { GLOSSARY } from './glossary-entries.ts'
import { neighbour, spotAt } from './layout.ts'
import { MATERIAL_IDS, MATERIALS } from './materials.ts'
import { MAP_WORDS } from './words.ts'

const { en, de } = MAP_WORDS

test('a closed level names its reason in a sentence', () => {
  expect(en.closed([{ count: 1, of: [4, 6] }])).toBe('Win 4 or 6 first.')
  expect(en.closed([{ count: 2, of: [4, 5, 6] }])).toBe('Win two of 4, 5 and 6 first.')
  expect(
    en.closed([
      { count: 1, of: [11] },
      { count: 1, of: [12, 13] },
    ]),
  ).toBe('Win 11, and 12 or 13 first.')
  expect(en.closed([{ count: 2, of: [1, 2] }])).toBe('Win 1 and 2 first.')
  expect(de.closed([{ count: 2, of: [4, 5, 6] }])).toBe('Gewinne zuerst zwei von 4, 5 und 6.')
  expect(
    de.closed([
      { count: 1, of: [11] },
      { count: 1, of: [12, 13] },
    ]),
  ).toBe('Gewinne zuerst 11, dazu 12 oder 13.')
})

test('how often is said as a person would', () => {
  expect(en.history(0, 0)).toBe('Not played yet.')
  expect(en.history(1, 0)).toBe('Played once, won never.')
  expect(en.history(12, 3)).toBe('Played 12 times, won 3 times.')
  expect(de.history(1, 1)).toBe('Einmal gespielt, einmal gewonnen.')
  expect(de.history(3, 0)).toBe('3-mal gespielt, nie gewonnen.')
})

const BOOK = readFileSync('docs/rules/floodline.md', 'utf8')

/** A full stop, a mark or a colon that ends a sentence; figures and names have none. */
const sentences = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0

test('every word of the glossary stands once, in two sentences at most, and on a rule that is in the book', () => {
  for (const language of ['en', 'de'] as const) {
    const words = GLOSSARY.map(({ word }) => word[language])
    expect(new Set(words).size).toBe(words.length)
    for (const { word, said } of GLOSSARY) expect([1, 2], `${word[language]}: ${said[language]}`).toContain(sentences(said[language]))
  }
  for (const { id, rule } of GLOSSARY) expect(BOOK.match(new RegExp(`^ {4}${rule} `, 'm')), `${id}: ${rule}`).not.toBeNull()
  const ids = GLOSSARY.map(({ id }) => id)
  for (const id of ['tilt', 'resolve', 'shift', 'collapse', 'loose', 'anchored', 'overhang', 'cavity', 'plateau', 'bridge', 'gust', 'par'])
    expect(ids).toContain(id)
})

test('the legend has every thing a cell can hold and every material', () => {
  expect(MATERIALS.map(({ id }) => id)).toEqual(MATERIAL_IDS)
  for (const material of PIECE_MATERIALS) expect(MATERIAL_IDS).toContain(material.toLowerCase())
  for (const { id, does } of MATERIALS) for (const text of Object.values(does)) expect([1, 2], `${id}: ${text}`).toContain(sentences(text))
})

test('places are apart, the way goes on from one to the next, and an arrow leads to the one that lies there', () => {
  const all = Array.from({ length: 10 }, (_, i) => spotAt(i + 1))
  for (const [i, a] of all.entries()) for (const b of all.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(15)
  const [one, two, three, four] = all as [(typeof all)[0], (typeof all)[0], (typeof all)[0], (typeof all)[0]]
  const others = (from: (typeof all)[0]) => all.filter(each => each !== from)
  expect(neighbour(one, others(one), 'ArrowRight')).toBe(two)
  expect(neighbour(three, others(three), 'ArrowDown')).toBe(four)
  expect(neighbour(four, others(four), 'ArrowUp')).toBe(three)
  expect(neighbour(one, others(one), 'ArrowLeft')).toBeNull()
  expect(neighbour(one, others(one), 'ArrowUp')).toBeNull()
})
