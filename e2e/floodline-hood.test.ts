import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { test } from './watch.ts'

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
