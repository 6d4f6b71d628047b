import { expect } from '@playwright/test'
import { test } from '../watch.ts'

/** One of each frame: rails, a world that fills the window, two seats, a board as wide as the page. */
const TABLES = [
  '/play/blocks?seed=a',
  '/play/floodline?level=first-stack',
  '/play/chainfall?preset=v1&bot=none&seed=a',
  '/play/stackdoku?seed=a',
]

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 650 },
  { width: 360, height: 640 },
] as const

test('the menu of every table opens within the window', async ({ page }) => {
  test.slow()
  for (const address of TABLES) {
    await page.goto(address)
    for (const screen of SCREENS) {
      await page.setViewportSize(screen)
      await page.getByRole('button', { name: 'More' }).click()
      const entries = page.getByRole('menuitem')
      for (const entry of [entries.first(), entries.last()])
        await expect(entry, `${address} at ${screen.width}`).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(entries).toHaveCount(0)
    }
  }
})
