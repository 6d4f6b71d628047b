/** The ways to a game with somebody, and what is said where there is none. */
import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'
import { freshName } from './people.ts'

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

test('somebody who is nobody yet takes a name at once', async ({ page }) => {
  await page.goto('/account')
  await expect(page.getByText('You need no account to play.')).toBeVisible()
  await expectAccessible(page)
  const name = freshName('Cleo')
  const claim = page.getByRole('form', { name: 'Take a name' })
  await claim.getByLabel('Name').fill(name)
  await claim.getByLabel('Password').fill('a long way round the lake')
  await claim.getByRole('button').click()
  await expect(page.getByText(`You are ${name}.`)).toBeVisible()
  await expect(page.getByRole('form', { name: 'Log in' })).toHaveCount(0)
})
