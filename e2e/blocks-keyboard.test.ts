import { expect } from '@playwright/test'
import { blocks } from '../games/blocks/game.ts'
import { sitAlone } from './blocks.ts'
import { inStep, twin } from './twin.ts'
import { test } from './watch.ts'

test('a whole game is played with keys alone, in step with the same game elsewhere', { tag: ['@every-engine', '@core'] }, async ({
  page,
}) => {
  test.slow()
  await sitAlone(page, '/play/blocks?preset=pure&seed=keys')
  const session = twin('keys', 1)
  while (!session.outcome) {
    const legal = [...blocks.legal(session.state, 0)]
    const slot = legal[0]?.slot ?? 0
    const ways = legal.filter(action => action.slot === slot)
    // A picked block appears where it first fits; from there the arrows take it to another place.
    const [from, to] = [ways[0], ways[Math.floor(ways.length / 2)]]
    if (!from || !to) throw new Error('nothing fits, and the game goes on')
    await page.keyboard.press(String(slot + 1))
    for (let row = from.row; row < to.row; row++) await page.keyboard.press('ArrowDown')
    for (let col = from.col; col !== to.col; col += col < to.col ? 1 : -1)
      await page.keyboard.press(col < to.col ? 'ArrowRight' : 'ArrowLeft')
    await page.keyboard.press('Enter')
    session.act(0, to)
    await inStep(page, session)
  }
  const end = page.getByRole('region', { name: 'The end' })
  await expect(end).toContainText(String(session.outcome.scores[0]))
  await expect(end.getByRole('heading').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(end).toHaveCount(0)
})
