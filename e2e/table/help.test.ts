import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { playToTheEnd, sitAlone, sitAwhile } from '../blocks.ts'
import { answered, CLASSIC, ended, sit } from '../table.ts'
import { test } from '../watch.ts'

/** A small grid is soon full. */
const SMALL = { rows: 5, cols: 5, dealer: 'pure', zen: false, comboBonus: 0 } as const
const small = (seed: string): string => `/play/blocks?${new URLSearchParams({ setup: JSON.stringify(SMALL), seed })}`

async function hint(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Hint|Thinking …)$/ })
  await button.click()
  await expect(page.getByRole('heading', { name: /^Hint: / })).toBeVisible()
  await expect(button).toHaveAttribute('aria-busy', 'false')
}

test('hints are told at the end, shared, and make no record without them; a record can be watched', async ({ page, context }) => {
  test.setTimeout(90_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const end = page.getByRole('region', { name: 'The end' })

  await sitAwhile(page, small('garden'))
  await playToTheEnd(page)
  await expect(end.getByText('New best')).toBeVisible()
  await expect(end.getByText(/^With \d/)).toHaveCount(0)
  const best = await end.locator('.end-score strong').innerText()

  await sitAwhile(page, small('kitchen'))
  await hint(page)
  await hint(page) // about the same position: the same hint
  await page.getByRole('button', { name: 'Do it' }).click()
  await hint(page)
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await playToTheEnd(page)
  await expect(end.getByText('With 2 hints.')).toBeVisible()
  await expect(end.getByText('New best')).toHaveCount(0)
  await expect(end.getByRole('link', { name: `Best without hints ${best}: watch it` })).toBeVisible()
  await expect(end.getByText(/placements? followed a hint/)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  await end.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied. Paste it wherever you like.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/ · with 2 hints\n/)

  await page.goto('/watch')
  await page.getByRole('link', { name: /points?, with 2 hints/ }).click()
  await expect(page.getByText(/^\d+ points?, with 2 hints$/)).toBeVisible()
  await page.goto('/games/blocks')
  const record = page.getByRole('row', { name: /^Your own: / })
  await expect(record.getByRole('cell')).toHaveCount(4)
  await record.getByRole('link', { name: new RegExp(`^Watch the best game of Your own: .*: ${best}$`) }).click()
  await expect(page).toHaveURL(/\/watch\/[\w-]+$/)
  await expect(page.getByText('Re-played and verified')).toBeVisible()
})

test('between two, hints and moves taken back are told when it is over', async ({ page }) => {
  await sit(page, CLASSIC)
  for (let turn = 0; turn < 12 && !(await ended(page).isVisible()); turn++) {
    await page.keyboard.press('h')
    await page
      .getByRole('button', { name: /^Take \d from / })
      .last()
      .click()
    await answered(page)
    if (turn === 0) await page.getByRole('button', { name: /^Undo/ }).click()
  }
  await expect(page.getByText(/^With \d+ hints, 1 move taken back\.$/)).toBeVisible()
  await expect(page.getByText('Re-played and verified')).toBeVisible()
  await page.goto('/games/nim')
  await expect(page.getByText(/^Won, with \d+ hints, 1 move taken back/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'With help' })).toBeVisible()
})

test('days of the archive build no streak, and a day’s record goes by its name', async ({ page }) => {
  test.setTimeout(120_000)
  await page.clock.setFixedTime('2026-11-15T12:00:00Z')
  const end = page.getByRole('region', { name: 'The end' })
  for (const date of ['2026-11-13', '2026-11-14']) {
    await sitAlone(page, `/daily/blocks/${date}`)
    await page.waitForLoadState('networkidle')
    await playToTheEnd(page)
    await expect(end.getByText('Finished after its day, so it does not count for a streak.')).toBeVisible()
  }
  await page.goto('/games/blocks')
  await expect(page.getByText('No streak yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^November 14, 2026: \d+ points, played later$/ })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Daily', exact: true })).toBeVisible()
  await expect(page.getByText('Daily of November 14, 2026', { exact: true })).toBeVisible()
  await expect(page.getByText('A setup of your own')).toHaveCount(0)

  await sitAlone(page, '/daily/blocks')
  await page.waitForLoadState('networkidle')
  await playToTheEnd(page)
  await expect(end.getByText(/does not count/)).toHaveCount(0)
  await page.goto('/games/blocks')
  await expect(page.getByText('1 day in a row.')).toBeVisible()
  await expectAccessible(page)
})
