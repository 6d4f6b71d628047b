import type { Page } from '@playwright/test'
import type { Pictures } from '../../../../terminal/arcade.ts'

export const pictures: Pictures = {
  scenes: {
    async blocks(page) {
      await sitDown(page)
      await placeSome(page, 2)
      await page.keyboard.press('1')
      await page.locator('.bp-mark[data-kind="ghost"]').first().waitFor()
    },
    async 'blocks-drag'(page) {
      await sitDown(page)
      await placeSome(page, 2)
      await heldOver(page, 1, { row: 5, col: 5 })
    },
    'blocks-over': playedOut,
    async 'blocks-luck'(page) {
      await playedOut(page)
      await page.getByRole('heading', { name: 'Luck and skill' }).waitFor({ timeout: 120_000 })
      await page.locator('.bp-plot, .bp-luck').first().scrollIntoViewIfNeeded()
    },
    // Pages of the arcade that show one game; this one is theirs.
    async daily(page) {
      await page.goto('/daily/blocks/2026-11-15')
      await page.getByRole('grid').waitFor()
    },
    async 'game-page'(page) {
      await page.goto('/games/blocks')
      await page.locator('.book summary').waitFor()
    },
    async watch(page) {
      await playedOut(page)
      await page.getByRole('button', { name: 'Watch' }).click()
      await page.getByText('Re-played and verified').waitFor()
      for (let line = 0; line < 9; line++) await page.getByRole('button', { name: 'One on' }).click()
    },
  },
}

async function sitDown(page: Page): Promise<void> {
  await page.goto('/play/blocks?preset=fair&seed=picture')
  await page.getByRole('grid').waitFor()
}

/** Places whatever there is wherever it first fits, a few times. */
async function placeSome(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const key of ['1', 'Enter', 'Escape', '2', 'Enter', 'Escape', '3', 'Enter', 'Escape']) await page.keyboard.press(key)
}

async function playedOut(page: Page): Promise<void> {
  await page.goto('/play/blocks?preset=pure&seed=picture')
  await page.getByRole('grid').waitFor()
  await placeSome(page, 12)
  await page.getByRole('region', { name: 'The end' }).waitFor()
}

/** A block in hand, near a place that takes it. */
async function heldOver(page: Page, slot: number, { row, col }: { row: number; col: number }): Promise<void> {
  const middle = async (selector: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is not to be seen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const from = await middle(`.bp-slot[data-slot="${slot}"] .bp-block`)
  const to = await middle(`.bp-cell[data-place="${row}:${col}"]`)
  if (page.viewportSize()?.width === 360) {
    const screen = await page.context().newCDPSession(page)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const at of [
      { x: to.x, y: to.y + 40 },
      { x: to.x, y: to.y + 70 },
    ])
      await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
  } else {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
  }
  await page.waitForTimeout(300)
}
