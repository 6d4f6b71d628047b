import { expect, test } from 'vitest'
import { Voice } from './voice.ts'

test('what happened in one breath is said in one breath, the landing last and only the latest', () => {
  const voice = new Voice()
  voice.place('Here.')
  voice.news('It locked.')
  voice.place('There.')
  voice.news('Water moved.')
  expect(voice.due(0)).toBe('It locked. Water moved. There.')
  expect(voice.due(5000)).toBe('')
})

test('between two breaths nothing is said, and nothing is forgotten but old places', () => {
  const voice = new Voice()
  voice.news('First.')
  expect(voice.due(1000)).toBe('First.')
  for (const place of ['x 1.', 'x 2.', 'x 3.']) {
    voice.place(place)
    expect(voice.due(1100)).toBe('')
  }
  expect(voice.due(1350)).toBe('x 3.')
})

test('a flood is cut at its source, and what was said last can be said again', () => {
  const voice = new Voice()
  for (let news = 1; news <= 9; news++) voice.news(`${news}.`)
  voice.news('')
  expect(voice.due(0)).toBe('6. 7. 8. 9.')
  expect(voice.last).toBe('6. 7. 8. 9.')
})
