import { expect, test } from 'vitest'
import { faultsOf } from './format/validate.ts'
import { levels, programme } from './levels.ts'
import { levelId, numberOf } from './numbers.ts'

test.each(levels.map(level => [level.id, level] as const))('there is nothing wrong with the level %s', (_, { id, name, deal }) => {
  expect(faultsOf(deal)).toEqual([])
  expect([id, name]).toEqual([deal.id, deal.title])
})

test('every level of the campaign and every puzzle has a twin to practise on, which differs in its id and the way back alone', () => {
  const listed = programme.chapters.filter(({ id }) => id !== 'free').flatMap(chapter => chapter.levels)
  for (const { id, deal } of levels.filter(level => listed.includes(level.id))) {
    const twin = levels.find(level => level.id === programme.practice[id])
    expect(twin?.deal).toEqual({ ...deal, id: `${id}-practice`, undos: true })
    expect([levelId(twin?.id ?? ''), numberOf(twin?.id ?? '')]).toEqual([id, numberOf(id)])
  }
})

test('no two levels have the same id', () => {
  expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length)
})

test('every level is listed once, or is a way to practise one that is', () => {
  const listed = [...programme.chapters.flatMap(chapter => chapter.levels), ...Object.values(programme.practice)]
  expect(listed.toSorted()).toEqual(levels.map(({ id }) => id).toSorted())
})
