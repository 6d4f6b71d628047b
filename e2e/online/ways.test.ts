/** The ways to a game with somebody, and what is said where there is none. */
import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'
import { freshName, stranger } from './people.ts'

test('from the page of a game one tap makes a link for a friend', { tag: '@core' }, async ({ page }) => {
  await page.goto('/games/nim')
  const ways = page.getByRole('region', { name: 'Against somebody far away' })
  await expect(ways.getByRole('link', { name: 'Play online' })).toHaveAttribute('href', '/online/nim')
  await expect(ways.getByRole('button', { name: 'Play a friend by link' })).toBeInViewport()
  // Looking makes nobody anybody.
  expect(await page.context().cookies()).toEqual([])
  await expectAccessible(page)
  await ways.getByRole('button', { name: 'Play a friend by link' }).click()
  await expect(page).toHaveURL(/\/challenge\//)
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeVisible()
})

test('somebody who is nobody yet takes a name at once', { tag: '@core' }, async ({ page }) => {
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

test('a link that somebody used leads a third to watching, and one that was taken back says so', async ({ page, browser, baseURL }) => {
  test.slow()
  await page.goto('/online/nim')
  await page.getByRole('button', { name: 'Challenge a friend by link' }).click()
  const link = await page.getByLabel('The link', { exact: true }).inputValue()
  const friend = await stranger(browser, { baseURL })
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Sit down and play' }).click()
  await expect(page).toHaveURL(/\/match\//)

  const third = await stranger(browser, { baseURL })
  await third.goto(link)
  await expect(third.getByRole('heading', { name: 'Somebody has sat down already' })).toBeVisible()
  await expect(third.getByText('invites you')).toHaveCount(0)
  await expect(third.getByRole('link', { name: 'To the lobby' })).toHaveAttribute('href', '/online/nim')
  await expectAccessible(third)
  await third.getByRole('main').getByRole('link', { name: 'Watch' }).click()
  await expect(third).toHaveURL(page.url())
  // Whoever sits there is led to their seat.
  await friend.goto(link)
  await expect(friend).toHaveURL(page.url())

  // Their game is the first thing on the front page, and nothing to watch.
  await friend.goto('/')
  await expect(friend.getByRole('link', { name: /^Back to your game against Guest / })).toBeVisible()
  await expect(friend.getByText('No game under way')).toHaveCount(0)
  await expectAccessible(friend)

  await third.goto('/games/nim')
  await third.getByRole('button', { name: 'Play a friend by link' }).click()
  const other = await third.getByLabel('The link', { exact: true }).inputValue()
  await third.getByRole('button', { name: 'Take it back' }).click()
  await expect(third).toHaveURL(/\/online\/nim$/)
  const late = await stranger(browser, { baseURL })
  await late.goto(other)
  await expect(late.getByText('it was taken back, or the link is not complete')).toBeVisible()
})
