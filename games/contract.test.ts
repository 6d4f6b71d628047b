import { expect, test } from 'vitest'
import { played } from '../kernel/testing/bots.ts'
import { contract } from '../kernel/testing/contract.ts'
import { games } from './index.ts'

for (const findGame of games) {
  test(`${findGame.id} keeps the contract`, async () => {
    const game = await findGame.game()
    expect(game.id).toBe(findGame.id)
    const { breaches, actions } = contract(game, { seed: 'contract', plays: 30 })
    expect(breaches).toEqual([])
    expect(actions).toBeGreaterThan(30)
  })

  test(`${findGame.id}: the bots play by its rules, and its levels can be laid`, async () => {
    const [game, minds, levels] = await Promise.all([findGame.game(), findGame.minds(), findGame.levels()])
    for (const level of levels) expect(game.refuseDeal(level.deal), level.id).toBeNull()
    for (const bot of minds.bots) {
      const { log, outcome } = played(game, bot, 60)
      expect(outcome !== null || log.length > 60, bot.id).toBe(true)
    }
  })
}
