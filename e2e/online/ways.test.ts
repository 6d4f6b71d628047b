/** The ways to a game with somebody, and what is said where there is none. */
import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'

test('from the page of a game one tap makes a link for a friend', async ({ page }) => {
  await page.goto('/games/nim')
  const ways = page.getByRole('region', { name: 'Against somebody far away' })
  await expect(ways.getByRole('link', { name: 'Play online' })).toHaveAttribute('href', '/online/nim')
  // Looking makes nobody anybody.
  expect(await page.context().cookies()).toEqual([])
  await expectAccessible(page)
  await ways.getByRole('button', { name: 'Play a friend by link' }).click()
  await expect(page).toHaveURL(/\/challenge\//)
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeVisible()
})
