// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { language, wordsThere } from '../../ui/language.ts'
import { staged } from '../stages.ts'
import { watchWords } from '../words/watch.ts'
import { companyOf } from './theatre.tsx'
import type { Watchable } from './watchable.ts'

afterEach(() => {
  language.value = 'en'
})

async function namesOf(...notes: string[]): Promise<readonly string[]> {
  const stage = await staged('chainfall').stage()
  watchWords()
  await wordsThere()
  return companyOf({ stage, origin: { notes }, table: { game: { seats: 2 } } as Watchable['table'] }).names
}

test('a game from a server is told with the names of those who played it', async () => {
  expect(await namesOf('match abc on 2026-11-16', 'seat 0 Ada', 'seat 1 Guest 12345')).toEqual(['Ada', 'Guest 12345'])
  expect(await namesOf('seat 0 mind ember', 'seat 1 Ada B')).toEqual(['Ember', 'Ada B'])
  expect(await namesOf('opponent ember')).toEqual(['Blue', 'Ember'])
  expect(await namesOf('seat 0 -', 'seat 1 Ada')).toEqual(['Blue', 'Ada'])
  expect(await namesOf()).toEqual(['Blue', 'Red'])
})

test('in the language of the page', async () => {
  language.value = 'de'
  await namesOf()
  expect(await namesOf('seat 0 Guest 12345', 'seat 1 mind ember')).toEqual(['Gast 12345', 'Glut'])
})
