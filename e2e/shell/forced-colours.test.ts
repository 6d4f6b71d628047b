/** Where the colours are the reader's own (Windows' contrast themes), a state that is shown by a background alone is not shown at all. */
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../watch.ts'

test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }))

const backgroundOf = (element: Locator): Promise<string> => element.first().evaluate(it => getComputedStyle(it).backgroundColor)

/** The reader's own colour for what is chosen. */
const highlight = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
    const { backgroundColor } = getComputedStyle(probe)
    probe.remove()
    return backgroundColor
  })

async function expectTold(page: Page, chosen: string, other: string): Promise<void> {
  await expect(page.locator(chosen).first()).toBeVisible()
  expect(await backgroundOf(page.locator(chosen)), chosen).toBe(await highlight(page))
  expect(await backgroundOf(page.locator(other)), other).not.toBe(await highlight(page))
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
  expect(await backgroundOf(first)).not.toBe(await highlight(page))
  await first.click()
  await expect.poll(() => backgroundOf(first)).toBe(await highlight(page))
  expect(await first.evaluate(it => getComputedStyle(it, '::after').backgroundColor)).not.toBe(await backgroundOf(first))
  if ((page.viewportSize()?.width ?? 0) > 900) await expectTold(page, '.set-side a[aria-current]', '.set-side a:not([aria-current])')
})

test('and bars are there to be seen', async ({ page }) => {
  await page.goto('/online/chainfall')
  const bars = page.locator('.pair-meter i')
  await expect(bars.first()).toBeVisible()
  for (const bar of await bars.all()) expect(await backgroundOf(bar)).toBe(await highlight(page))
})
