/** What is pressed is large enough for a finger. */
import { expect, type Page } from '@playwright/test'
import { freshName, PASSWORD } from '../online/people.ts'
import { test } from '../watch.ts'

const LEAST = 40

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

/** What of it is smaller, with its size. */
async function tooSmall(page: Page, selector: string): Promise<string[]> {
  await expect(page.locator(selector).filter({ visible: true }).first()).toBeVisible()
  return page.locator(selector).evaluateAll(
    (all, least) =>
      all.flatMap(each => {
        const { width, height } = each.getBoundingClientRect()
        const isShown = each.checkVisibility() && width > 0
        return isShown && Math.min(width, height) < least ? [`${each.textContent}: ${width}×${height}`] : []
      }),
    LEAST,
  )
}

test('in the lobby, in the header and on the account page', async ({ page }) => {
  await page.goto('/online/chainfall')
  for (const selector of ['.segments label', '.segments > a', '.header :is(a, button)', '.tabs a', '.lobby-notify label'])
    expect(await tooSmall(page, selector), selector).toEqual([])
  await page.goto('/play/nim?level=classic&bot=perfect')
  expect(await tooSmall(page, '.crumb')).toEqual([])

  await page.request.post('/api/guest', { data: {} })
  await page.request.post('/api/claim', { data: { name: freshName('Ada'), password: PASSWORD } })
  await page.goto('/account')
  expect(await tooSmall(page, '.segments label')).toEqual([])
})
