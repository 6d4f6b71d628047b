import { describe, expect, test } from 'vitest'
import { GRAVITIES } from '../../nouns.ts'
import { fuzzFault, solidsDifference, waterDifference } from '../../testing/differential.ts'

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
})
