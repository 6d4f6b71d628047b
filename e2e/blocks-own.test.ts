import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { KITCHEN, pick, sitAlone } from './blocks.ts'
import { test } from './watch.ts'

test('[BP-01] [BP-56] other grids, the dealer and the bonus are filled in on the game’s page, and what cannot be is refused where it stands', async ({
  page,
}) => {
  await page.goto('/games/blocks')
  await page.getByText('Your own rules').click()
  const rows = page.getByRole('spinbutton', { name: 'Rows', exact: true })
  const play = page.getByRole('link', { name: 'Play Your own rules' })
  await expect(play).toBeVisible()
  for (const wrong of ['40', '3', '', '7.5']) {
    await rows.fill(wrong)
    await rows.blur()
    await expect(page.getByRole('alert').getByText('A grid has 4 to 16 rows. Type a whole number.')).toBeVisible()
    // Nothing is mended behind anybody's back, and nothing is played that was not asked for.
    await expect(rows).toHaveValue(wrong)
    await expect(rows).toHaveAttribute('aria-invalid', 'true')
    await expect(play).toHaveCount(0)
  }
  await expectAccessible(page)
  await rows.fill('5')
  await page.getByRole('spinbutton', { name: 'Columns' }).fill('12')
  await page.getByRole('spinbutton', { name: 'Combo bonus, points' }).fill('7')
  await page.getByRole('combobox', { name: 'Dealing' }).selectOption('pure')
  await page.getByRole('checkbox', { name: /^Zen/ }).check()
  await expect(page.locator('.own-fault', { hasText: /./ })).toHaveCount(0)
  await play.click()
  await expect(page.getByRole('grid', { name: 'Grid, 5 rows by 12 columns' })).toBeVisible()
  expect(JSON.parse(new URL(page.url()).searchParams.get('setup') ?? '{}')).toMatchObject({
    rows: 5,
    cols: 12,
    comboBonus: 7,
    dealer: 'pure',
    zen: true,
  })
})

test('[BP-56] the same form opens from New game at a table', { tag: '@core' }, async ({ page }) => {
  await sitAlone(page, KITCHEN)
  await pick(page, 'New game')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Your own rules').click()
  await dialog.getByRole('spinbutton', { name: 'Columns' }).fill('17')
  await dialog.getByRole('spinbutton', { name: 'Columns' }).blur()
  await expect(dialog.getByRole('alert').getByText('A grid has 4 to 16 columns.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Start with these rules' })).toHaveCount(0)
  await dialog.getByRole('spinbutton', { name: 'Columns' }).fill('6')
  await dialog.getByRole('spinbutton', { name: 'Columns' }).blur()
  await dialog.getByRole('button', { name: 'Start with these rules' }).click()
  await expect(page.getByRole('grid', { name: 'Grid, 8 rows by 6 columns' })).toBeVisible()
})
