/** On the front page the card of Floodline is never empty: a still stands there until the board has drawn its first frame. */
import { expect } from '@playwright/test'
import { withoutWorker } from '../held.ts'
import { test } from '../watch.ts'

for (const [colorScheme, still] of [
  ['light', /cover-light[^/]*\.webp/],
  ['dark', /cover-dark[^/]*\.webp/],
] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    test('a still is on the card before the board is', async ({ page }) => {
      // What draws it, with depth or flat, is held back until the still was looked at.
      let goOn = (): void => {}
      const held = new Promise<void>(resolve => {
        goOn = resolve
      })
      await withoutWorker(page)
      await page.route(/\/(scene|flat)-[^/]*\.js/, async route => {
        await held
        await route.continue()
      })
      const fetched = page.waitForResponse(still)
      await page.goto('/')
      expect((await fetched).status()).toBe(200)
      const card = page.locator('.card-board.fl-cover')
      const canvas = card.locator('.fl-canvas')
      await expect(canvas).toHaveCSS('opacity', '0')
      expect(await card.evaluate(board => getComputedStyle(board, '::before').backgroundImage)).toMatch(still)
      expect(await card.locator('.fl').evaluate(stage => getComputedStyle(stage).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
      goOn()
      await expect(canvas).toHaveCSS('opacity', '1', { timeout: 60_000 })
    })
  })
