import { expect, test } from 'vitest'
import type { Eye } from '../../../kernel/game.ts'
import { chainfall } from '../game.ts'
import { drawn, played, V1 } from '../testing/drawn.ts'
import { Leaks } from '../testing/leaks.ts'

const EYES: readonly Eye[] = [0, 1, 'public']

test('[CF-16] the order of the bag is in no view but the referee’s, until the game is over', () => {
  const state = drawn('B3 .. ..', { queue: [4], bag: [1, 3, 2, 2], config: { bag: [1, 2, 1, 1], queueSize: 1 } })
  for (const eye of EYES) expect(chainfall.view(state, eye).order).toBeNull()
  expect(chainfall.view(state, 'referee').order).toEqual([1, 3, 2, 2])
  expect(chainfall.view({ ...state, score: [8, 0] }, 1).order).toEqual([1, 3, 2, 2])
})

test('[CF-63] what is left in the bag is public', () => {
  const state = drawn('B3 .. ..', { queue: [4], bag: [1, 3, 2, 2], config: { bag: [1, 2, 1, 2], queueSize: 1 } })
  expect(chainfall.view(state, 'public').left).toEqual([1, 2, 1, 0])
  expect(chainfall.view(played(state, 'b1'), 'public').left).toEqual([0, 2, 1, 0])
})

for (const { name, setup } of chainfall.presets)
  test(`[CF-64] ${name}: no view, event or refusal depends on the order out of sight`, () => {
    const leaks = new Leaks()
    for (let nth = 0; nth < 6; nth++) expect(leaks.play(setup, `leak-${name}-${nth}`)).toBeNull()
    expect(leaks.positions).toBeGreaterThan(100)
  })

test('a board in the terminal reads without colour', () => {
  const state = drawn('.. R1 .. ..\nB2 #2 .. R9\n.. .. B10 ..', {
    queue: [2, 4, 3],
    bag: [1, 1, 4],
    score: [6, 5],
    turns: 11,
    config: { ...V1 },
    used: [
      ['shockwave', 'firewall', 'scavenge'],
      ['reinforce', 'accelerate', 'fortify', 'sabotage'],
    ],
  })
  expect(chainfall.text(chainfall.view(state, 0))).toBe(`\
 3  .  <1>  .   .
 2 (2) ###  .  <9>
 1  .   .  (10) .
    a   b   c   d

Blue ( ) 6 : 5 Red < >, turn 12, a lead of 8 ends it
queue: (2) <4> (3)
bag: 1×2 4×1
Blue's cards: 1 of rein acc fort trans sab
Red's cards: none left
Blue to move`)
})
