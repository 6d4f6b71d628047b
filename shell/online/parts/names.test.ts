import { afterEach, expect, test } from 'vitest'
import type { PersonCard } from '../../../protocol/online.ts'
import { language, wordsThere } from '../../../ui/language.ts'
import { staged } from '../../stages.ts'
import { onlineWords } from '../words/online.ts'
import { learnWords, shownName } from './names.ts'

const PEOPLE: readonly PersonCard[] = [
  { id: 'a', name: 'Guest 82922', kind: 'guest' },
  { id: 'b', name: 'Guest 12', kind: 'person' },
  { id: 'c', name: 'Ada', kind: 'person' },
  { id: null, name: '', kind: 'person' },
  { id: 'mind:chainfall:ember', name: 'ember', kind: 'mind' },
]

afterEach(() => {
  language.value = 'en'
})

test('guests, minds and whoever left are named in the language of the page', async () => {
  onlineWords()
  const { words } = await staged('chainfall').stage()
  await wordsThere()
  expect(PEOPLE.map(shownName)).toEqual(['Guest 82922', 'Guest 12', 'Ada', 'Former player', 'Ember'])
  language.value = 'de'
  onlineWords()
  await wordsThere()
  expect(PEOPLE.map(shownName)).toEqual(['Gast 82922', 'Guest 12', 'Ada', 'Gelöschtes Konto', 'Ember'])
  learnWords('chainfall', words)
  expect(shownName({ id: 'mind:chainfall:ember', name: 'ember', kind: 'mind' })).toBe('Glut')
})
