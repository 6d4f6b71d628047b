import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { floodline } from '../games/floodline/game.ts'
import { WATER } from '../games/floodline/rules/board/cells.ts'
import { isFault, playOver } from '../kernel/replay.ts'
import { expectAccessible } from './axe.ts'
import { test } from './watch.ts'

/** Everything that was done so far, as the menu hands it out. */
async function playedSoFar(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /replay/i }).click()])
  const over = playOver(readFileSync(await download.path(), 'utf8'), floodline)
  if (isFault(over)) throw new Error(over.because)
  return over.session
}

/** One key, and one tick for it to act in. */
async function step(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.keyboard.press('.')
}

test('practice is reached from the menu of a level, and goes back lock by lock', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?level=first-stack')
  await expect(page.getByText('Place 8 pieces').first()).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Practise this level' }).click()
  await expect(page.getByText('Practice, no record')).toBeVisible()
  await step(page, ' ')
  await step(page, ' ')
  await expect(page.locator('.fl-goal-have').first()).toHaveText('2 / 8')
  await page.keyboard.press('u')
  await expect(page.locator('.fl-goal-have').first()).toHaveText('1 / 8')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.locator('.fl-goal-have').first()).toHaveText('0 / 8')
  await expectAccessible(page)
  expect((await playedSoFar(page)).state.metrics.pieces).toBe(0)
})

test('a sandbox puts water, brings a piece and lets the world settle, and all of it is in the replay', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/play/floodline?level=sandbox')
  await page.getByRole('button', { name: 'Water' }).click()
  await expectAccessible(page)
  await page.getByLabel('y', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Put' }).click()
  await page.getByRole('button', { name: 'Let it settle' }).click()
  await page.getByRole('button', { name: 'Pieces' }).click()
  await page.getByRole('button', { name: 'U-piece' }).click()
  const session = await playedSoFar(page)
  expect(session.log.flatMap(({ text }) => (/^(put|settle|bring)/.test(text) ? [text] : []))).toEqual([
    'put water 0 5 0',
    'settle',
    'bring U5',
  ])
  expect(session.state.cells.filter(code => code === WATER)).toHaveLength(1)
})

test('an endless game counts points and says what is coming', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?preset=endless&seed=e2e')
  const card = page.getByRole('region', { name: 'Endless' })
  // The card comes after the world, and a machine without a graphics card takes its time over that.
  await expect(card).toContainText(/water every 5 locks.*in \d+ locks/, { timeout: 40_000 })
  await step(page, ' ')
  await expect(card).toContainText('10 points')
  await expectAccessible(page)
})

test('a puzzle says its idea until the first piece has locked', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?level=footbridge')
  const idea = page.getByText('Lay a beam from pier to pier')
  await expect(idea).toBeVisible()
  await step(page, ' ')
  await expect(idea).toHaveCount(0)
})
