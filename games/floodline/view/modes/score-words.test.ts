import { afterEach, expect, test } from 'vitest'
import { language } from '../../../../ui/language.ts'
import { type FloodEvent, SCORE_PARTS } from '../../nouns.ts'
import { heard as german } from '../words/de/events.ts'
import { heard as english } from '../words/en/events.ts'
import { isPoints } from './points.ts'
import { scoreWords } from './score-words.ts'

const before = language.peek()
afterEach(() => void (language.value = before))

test('[FL-194] every part of a score has a name in both languages, and is read with its number', () => {
  language.value = 'en'
  const en = scoreWords()
  expect([en.part('floors', 3, 750), en.part('lost', 1, -1)]).toEqual(['Floors: 3, 750 points', 'Blocks lost: 1, -1 point'])
  language.value = 'de'
  const de = scoreWords()
  expect(de.part('floors', 1, 1)).toBe('Stockwerke: 1, 1 Punkt')
  for (const words of [en, de]) for (const part of SCORE_PARTS) expect(words.parts[part]).toMatch(/^\p{Lu}/u)
})

test('[FL-157] what floors do is told in both languages', () => {
  const company = {} as never
  const told: FloodEvent[] = [
    { kind: 'settled', y: 2, cells: [1] },
    { kind: 'sank', cells: [1], drunk: [5, 6] },
    { kind: 'sank', cells: [1], drunk: [] },
    { kind: 'paid', part: 'floors', count: 2, points: 500 },
    { kind: 'paid', part: 'slides', count: 8, points: 40 },
    { kind: 'paid', part: 'collapses', count: 1, points: 50 },
  ]
  expect(told.map(event => english(event, company))).toEqual([
    'Layer 2 is full and settles into rock.',
    'It takes 2 units of water along.',
    '',
    '500 points for 2 floors.',
    '40 points for 8 blocks shifted without loss.',
    '50 points for a planned collapse.',
  ])
  expect(told.map(event => german(event, company))).toEqual([
    'Ebene 2 ist voll und setzt sich zu Fels.',
    'Sie nimmt 2 Einheiten Wasser mit.',
    '',
    '500 Punkte für 2 Stockwerke.',
    '40 Punkte für 8 Blöcke, heil verschoben.',
    '50 Punkte für einen geplanten Einsturz.',
  ])
})

test('a score is points where the game is endless, also where nobody says so', () => {
  expect([isPoints(2, 'endless'), isPoints(2, 'endless-until-2026-11-16'), isPoints(470, undefined)]).toEqual([true, true, true])
  expect([isPoints(2, undefined), isPoints(3, 'basin')]).toEqual([false, false])
})
