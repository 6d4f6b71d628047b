import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { AGAINST_RANDOM, cellAt, hurry, ours, over, playOut } from './chainfall.ts'
import { test } from './watch.ts'

test('[CF-09] a whole game by touch at 360 by 640: the first tap shows, the button plays', { tag: '@core' }, async ({ page }) => {
  await page.goto(AGAINST_RANDOM)
  await expect(ours(page).first()).toBeVisible()
  await hurry(page)
  await playOut(page, async cell => {
    await cell.tap()
    await page.getByRole('button', { name: 'Play turn' }).tap()
  })
  await expect(over(page)).toBeVisible()
})

test('board, cards and the button fit on one screen, and everything is large enough for a thumb', async ({ page }) => {
  await page.goto('/play/chainfall?preset=cascade&bot=none&seed=abc')
  await cellAt(page, 'd2').tap()
  const button = page.getByRole('button', { name: 'Play turn' })
  await expect(page.locator('.cf-sum-short').getByText(/to move$/)).toBeInViewport({ ratio: 1 })
  for (const seen of [page.getByRole('grid'), page.getByRole('button', { name: /^Scavenge/ }), button])
    await expect(seen).toBeInViewport({ ratio: 1 })
  for (const part of [...(await page.getByRole('gridcell').all()), button]) {
    const box = await part.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await expectAccessible(page)
})
