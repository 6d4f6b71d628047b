import { describe, expect, test } from 'vitest'
import { gameDifference } from '../../testing/differential.ts'
import { randomCity, randomEndless, randomSandbox, randomWaiting } from '../../testing/levels.ts'

/** `npx lockstep long floodline differential` plays five thousand. */
describe('the fast settle and the textbook agree in random games', () => {
  test('whole games', () => {
    for (let game = 0; game < 12; game++) expect(gameDifference(`game ${game}`, 400)).toBeNull()
  })

  test('[FL-160] whole endless games', () => {
    for (let game = 0; game < 8; game++) expect(gameDifference(`endless ${game}`, 400, randomEndless)).toBeNull()
  })

  test('[FL-180] whole games that wait', () => {
    for (let game = 0; game < 9; game++) expect(gameDifference(`waiting ${game}`, 300, randomWaiting)).toBeNull()
  })

  test('[FL-190] [FL-191] [FL-192] [FL-193] whole endless games in which floors settle', () => {
    for (let game = 0; game < 8; game++) expect(gameDifference(`city ${game}`, 400, randomCity)).toBeNull()
  })

  test('[FL-170] whole games in sandboxes, with every tool', () => {
    for (let game = 0; game < 6; game++) expect(gameDifference(`sandbox ${game}`, 300, randomSandbox)).toBeNull()
  })
})
