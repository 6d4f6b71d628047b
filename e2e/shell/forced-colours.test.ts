/** Where the colours are the reader's own (Windows' contrast themes), a state that is shown by a background alone is not shown at all. */
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../watch.ts'

test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }))

/** What of it can be told apart without reading. */
const look = (element: Locator): Promise<string> =>
  element.first().evaluate(it => {
    const { backgroundColor, color } = getComputedStyle(it)
    return `${color} on ${backgroundColor}`
  })

async function expectTold(page: Page, chosen: string, other: string): Promise<void> {
  await expect(page.locator(chosen).first()).toBeVisible()
  expect(await look(page.locator(chosen)), chosen).not.toBe(await look(page.locator(other)))
}

test('what is chosen of a few is told from what is not', async ({ page }) => {
  await page.goto('/online/chainfall')
  await expectTold(page, '.finder-pick :checked + span', '.finder-pick :not(:checked) + span')
  await expectTold(page, '.finder-games [aria-current="page"]', '.finder-games a:not([aria-current])')
  const links = page.viewportSize()?.width === 360 ? '.tabs' : '.nav'
  await expectTold(page, `${links} [aria-current]`, `${links} a:not([aria-current])`)
})

test('so is a switch that is on, and a section of the settings', async ({ page }) => {
  await page.goto('/settings#access')
  await expect(page.getByRole('switch').first()).toBeVisible()
  const first = page.getByRole('switch').first()
  const before = await look(first)
  await first.click()
  expect(await look(first)).not.toBe(before)
  expect(await first.evaluate(it => getComputedStyle(it, '::after').backgroundColor)).not.toBe(
    await first.evaluate(it => getComputedStyle(it).backgroundColor),
  )
  if ((page.viewportSize()?.width ?? 0) > 900) await expectTold(page, '.set-side a[aria-current]', '.set-side a:not([aria-current])')
})

test('and bars are there to be seen', async ({ page }) => {
  await page.goto('/online/chainfall')
  const bar = page.locator('.pair-meter i')
  await expect(bar.first()).toBeVisible()
  expect(await bar.first().evaluate(it => getComputedStyle(it).backgroundColor)).not.toBe(
    await page.locator('body').evaluate(it => getComputedStyle(it).backgroundColor),
  )
})
