import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'

test('[FL-C-08…11] under the hood: gravity, bodies in order, pools, and a hundred resolves in this very browser', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await page.goto('/play/floodline?level=meet-the-drain')
  await expect(page.getByText('Board level')).toBeVisible()
  await page.keyboard.press('.') // from here on time passes on demand
  await page.keyboard.press('i')
  await page.getByRole('button', { name: 'Under the hood' }).click()
  const hood = page.getByRole('region', { name: 'Under the hood' })
  await expect(hood).toContainText('DOWN g (0,−1,0) U (0,1,0) R (1,0,0) F (0,0,−1)')
  await expect(hood).toContainText(/\d+ units, surface \d+/)

  for (const name of ['Unsupported', 'Bodies', 'Basin edges', 'Required level']) {
    const view = page.getByRole('switch', { name })
    await view.click()
    await expect(view).toBeChecked()
  }
  await expect(page.getByText('How high water must rise to get there.')).toBeVisible()
  await expect(hood.getByLabel('Show them by colour')).toBeChecked()
  await expectAccessible(page)

  await hood.getByRole('button', { name: 'Run 100 resolves' }).click()
  await expect(hood).toContainText('100 of 100 as recorded', { timeout: 60_000 })
  await hood.getByRole('button', { name: 'Close' }).click()
  await expect(hood).toHaveCount(0)
})

test('[FL-C-09…11] a cell is asked about: pointed at, or found by keys', async ({ page }) => {
  test.slow()
  await page.goto('/play/floodline?level=meet-the-drain')
  await expect(page.getByRole('application')).toBeVisible()
  await page.locator('.fl-canvas').waitFor()
  await page.keyboard.press('.') // time stands still
  await page.keyboard.press('i')
  const cell = page.getByRole('region', { name: 'Cell' })
  await expect(cell).toContainText(/x, y, z\d+, \d+, \d+/)

  const x = cell.getByRole('slider', { name: 'x' })
  await x.focus()
  await page.keyboard.press('Home')
  await expect(cell).toContainText(/x, y, z0, \d+, \d+/)
  await page.keyboard.press('ArrowRight')
  await expect(cell).toContainText(/x, y, z1, \d+, \d+/)
  await page.keyboard.press('PageDown') // the layer below, the same column
  await expectAccessible(page)

  const byKeys = (await cell.textContent()) ?? ''
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.mouse.move(width / 2, height * 0.6)
  await expect(cell).not.toHaveText(byKeys)
  await expect(cell).toContainText(/Rock|Water|Open|Block|Drain/)
  await page.keyboard.press('i')
  await expect(cell).toHaveCount(0)
})
