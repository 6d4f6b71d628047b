/** Whoever follows a link with the keyboard goes on in the page it leads to, also where that page has to be fetched first. */
import { expect, type Page } from '@playwright/test'
import { test } from '../watch.ts'

const follow = async (page: Page, name: string | RegExp): Promise<void> => {
  const link = page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()
  await link.focus()
  await page.keyboard.press('Enter')
}

/** Of the page itself, and not of the one that waits for it. */
async function expectInPage(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address)
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('heading').first()).toBeAttached()
  await expect(page.locator('main')).toBeFocused()
}

test('a page that is opened for the first time has the keyboard', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Longer on its way than a glance lasts.
  await page.route(/\.js$/, async route => {
    await new Promise(done => setTimeout(done, 150))
    await route.continue()
  })
  for (const [name, address] of [
    ['Online', /\/online/],
    ['Watch', /\/watch/],
    ['Learn', /\/learn/],
    ['Settings', /\/settings/],
    ['Play', /\/$/],
  ] as const) {
    await follow(page, name)
    await expectInPage(page, address)
  }
  await follow(page, 'Play Nim')
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
})

test('the first stop leads past the header', async ({ page }) => {
  await page.goto('/learn')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'To the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(/\/learn$/)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
