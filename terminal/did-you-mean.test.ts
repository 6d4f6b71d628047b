import { expect, test } from 'vitest'
import { instead, nearest } from './did-you-mean.ts'

const WORDS = ['verify', 'vectors', 'play', 'playthrough', 'perft']

test.each([
  ['veirfy', 'verify'], // two letters swapped
  ['plya', 'play'],
  ['pley', 'play'],
  ['pay', 'play'],
  ['PLAY', 'play'],
  ['perft', 'perft'],
  ['pl3thr0ugh', 'playthrough'], // a third of a long word
  ['vec', 'vectors'], // the only one that begins so
])('"%s" is near "%s"', (word, meant) => {
  expect(nearest(word, WORDS)).toBe(meant)
})

test.each(['', 'x', 've', '2', 'dance', 'playful'])('"%s" is near nothing', word => {
  expect(nearest(word, WORDS)).toBeNull()
})

test('the end of a refusal names what there is', () => {
  expect(instead('nmi', ['nim'], 'games')).toBe('did you mean "nim"? (the games are nim)')
  expect(instead('chess', ['nim', 'go'], 'games')).toBe('the games are nim, go')
  expect(instead('chess', [], 'bots')).toBe('there are no bots')
})
