/** What a level says when it is won, and whoever asks in the middle of one. */
import { expect } from '@playwright/test'
import { certificates } from '../../games/floodline/levels/generated/certificates.ts'
import { test } from '../watch.ts'
import { playByKeys, recordedGames, sitDownAt } from './player.ts'

test('a win says what each star asked for, what was done beside par, how it compares, and shows other wins', async ({ page }) => {
  test.setTimeout(120_000)
  const game = recordedGames('gold.replay').find(({ folder }) => folder === '02-first-tilt')
  const known = certificates['first-tilt']
  if (!game || !known) throw new Error('there is no such level')
  await sitDownAt(page, game.level.id)
  await playByKeys(page, game.presses)

  const end = page.getByRole('region', { name: 'The end' })
  const stars = end.locator('.fl-earned').getByRole('listitem')
  await expect(stars).toHaveText(['Met: Win the level', 'Met: At most 3 pieces', 'Met: No blocks shifted'])
  const figures = end.locator('.fl-figures')
  await expect(figures).toContainText(`Pieces${known.solutions[0]?.pieces}par ${known.solutions[0]?.pieces}`)
  await expect(figures).toContainText(`Tilts${known.solutions[0]?.tilts}par`)

  const chart = end.locator('.fl-chart')
  await expect(chart.getByRole('button', { name: /1 win of yours\. Watch it$/ })).toBeEnabled()
  const bars = chart.getByRole('button', { name: /solution/ })
  const counts = (await bars.allTextContents()).map(Number)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(known.solutions.length)

  await bars.first().click()
  await expect(page).toHaveURL(/\/watch/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Floodline')
  await expect(page.locator('.fl canvas').first()).toBeVisible()
})

test('in a level somebody asks whether it can still be won, and is told', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto('/play/floodline?level=four-winds')
  await page.locator('.fl-prompt').waitFor()
  await page.keyboard.press('h')
  const help = page.getByRole('region', { name: 'Help' })
  await expect(help.getByRole('button', { name: /^Can this still be won\?/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.fl-prompt')).toHaveText(/^Yes, even with all three stars\./, { timeout: 30_000 })
  await expect(help).toBeHidden()
})
