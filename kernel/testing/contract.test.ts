import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { brokenCopies, sealedNim, tickingNim } from './broken.ts'
import { CLAUSES, contract } from './contract.ts'
import { dropper } from './dropper.ts'

/** Broken games may never end, and need not. */
const options = { seed: 'broken', plays: 12, mostActions: 60 }

for (const { name, make, caughtBy } of brokenCopies) {
  test(`the contract catches ${name}`, () => {
    expect(contract(make(), options).breaches.map(breach => breach.clause)).toContain(caughtBy)
  })
}

for (const game of [nim, sealedNim, tickingNim, dropper]) {
  test(`a sound game keeps every clause: ${game.id}, ${game.hz} Hz`, () => {
    expect(contract(game, { seed: 'sound', plays: 12 }).breaches).toEqual([])
  })
}

test('a breach says which seed shows it again', () => {
  const broken = brokenCopies.find(copy => copy.caughtBy === CLAUSES.turn)
  const [breach] = contract((broken as (typeof brokenCopies)[number]).make(), options).breaches
  expect(breach?.seed).toMatch(/^broken-\d+$/)
})
