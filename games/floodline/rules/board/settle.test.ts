import { describe, expect, test } from 'vitest'
import { GRAVITIES } from '../../nouns.ts'
import { fuzzFault, gameDifference, solidsDifference, waterDifference } from '../../testing/differential.ts'
import { randomCity, randomEndless, randomSandbox, randomWaiting } from '../../testing/levels.ts'

/** `npx lockstep long floodline differential` does the same on twenty thousand boards. */
const BOARDS = 400

describe('the fast settle and the textbook agree on random boards', () => {
  test.each(GRAVITIES)('water under %s', gravity => {
    for (let board = 0; board < BOARDS; board++) expect(waterDifference(`water ${board}`, GRAVITIES.indexOf(gravity))).toBeNull()
  })

  test.each(GRAVITIES)('solids under %s', gravity => {
    for (let board = 0; board < BOARDS; board++) expect(solidsDifference(`solids ${board}`, GRAVITIES.indexOf(gravity))).toBeNull()
  })

  test('games of random wishes: water is conserved, and every end has a reason', () => {
    for (let game = 0; game < 80; game++) expect(fuzzFault(`fuzz ${game}`, 600)).toBeNull()
  })

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
