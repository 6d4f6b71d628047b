import { expect, test } from 'vitest'
import type { Blocks } from '../nouns.ts'
import { apply } from '../rules/turn.ts'
import { drawn } from '../testing/drawn.ts'
import { CUES, cuesOf } from './sounds.ts'

/** The cues of placing the first block of this hand at this place. */
function heardAfter(picture: string, hand: readonly string[], row: number, col: number): string[] {
  const events: Blocks['Event'][] = []
  apply(drawn(picture, hand), 0, { slot: 0, row, col }, event => events.push(event))
  return cuesOf(events).map(({ cue, caption }) => `${cue.name} ${caption}`)
}

test('[BP-47] [BP-71] there are seven cues, each with a name and a sound of its own', () => {
  const names = Object.values(CUES).map(({ name }) => name)
  expect(names).toEqual(['BLOCK_PICKUP', 'BLOCK_PLACE', 'LINE_CLEAR', 'MULTI_CLEAR', 'FULL_CLEAR', 'GAME_OVER', 'INVALID'])
  expect(new Set(Object.values(CUES).map(({ voices }) => JSON.stringify(voices))).size).toBe(7)
})

test('[BP-47] a block that clears nothing is only placed', () => {
  expect(heardAfter('.....\n.....\n.....\n....#', ['line2-0', 'square-0', '-'], 0, 0)).toEqual(['BLOCK_PLACE block placed'])
})

test('[BP-47] one line, then several', () => {
  expect(heardAfter('###..\n.....\n.....\n....#', ['line2-0', 'square-0', '-'], 0, 3)).toEqual([
    'BLOCK_PLACE block placed',
    'LINE_CLEAR line clears',
  ])
  expect(heardAfter('###..\n###..\n.....\n....#', ['square-0', 'square-0', '-'], 0, 3)).toEqual([
    'BLOCK_PLACE block placed',
    'MULTI_CLEAR lines clear, two',
  ])
})

test('[BP-47] an emptied grid sounds instead of its lines', () => {
  expect(heardAfter('###..\n.....\n.....\n.....', ['line2-0', 'square-0', '-'], 0, 3)).toEqual([
    'BLOCK_PLACE block placed',
    'FULL_CLEAR the grid is empty',
  ])
})

test('[BP-47] the end is heard after the block that brought it', () => {
  expect(heardAfter('..#.\n.#.#\n#.#.\n.#.#', ['line2-0', 'large-0', '-'], 0, 0)).toEqual([
    'BLOCK_PLACE block placed',
    'GAME_OVER game over',
  ])
})
