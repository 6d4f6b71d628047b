import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'
import { END, isTurn, PHONE, playOut, stranger, takeOne } from './people.ts'

test('a friend opens a link on a phone, sits down with one tap, and both play to the end', { tag: '@core' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await page.goto('/online/nim')
  // Looking makes nobody anybody.
  await expect(page.getByRole('heading', { name: 'Nim online' })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Challenge a friend by link' }).click()
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeVisible()
  await expect(page.getByRole('img', { name: /to be scanned/ })).toBeVisible()
  const link = await page.getByLabel('The link', { exact: true }).inputValue()
  expect(link).toMatch(/\/challenge\/[0-9a-z]+$/)
  await expectAccessible(page)

  const friend = await stranger(browser, { ...PHONE, baseURL })
  await friend.goto(link)
  await expect(friend.getByRole('heading', { name: /^Guest .* invites you$/ })).toBeVisible()
  await expectAccessible(friend)
  await friend.getByRole('button', { name: 'Sit down and play' }).tap()

  await expect(page).toHaveURL(/\/match\//)
  await expect(friend).toHaveURL(/\/match\//)
  await expect(page.getByRole('heading', { name: /^(Your turn|Guest .* is thinking)$/ })).toBeVisible()
  await expectAccessible(page)
  await expectAccessible(friend)
  await friend.getByRole('button', { name: 'More' }).tap()
  await friend.getByRole('menuitem', { name: 'Say something' }).tap()
  await friend.getByRole('button', { name: 'Hello' }).tap()
  await expect(friend.locator(':focus')).toBeAttached()
  await expect(page.locator('q', { hasText: 'Hello' })).toBeVisible()
  await playOut([page, friend])

  // The seal is open, the game is kept here, and the theatre shows it.
  await expect(page.getByText('the game is kept on this device')).toBeVisible()
  await expectAccessible(page)
  const before = page.url()
  await page.getByRole('button', { name: 'Rematch', exact: true }).click()
  await friend.getByRole('button', { name: 'Take the rematch' }).tap()
  await expect(page).not.toHaveURL(before, { timeout: 15_000 })
  await expect(friend).toHaveURL(page.url())
  await expect(page.getByRole('heading', { name: END })).toHaveCount(0)
})

test('what one says is heard, who goes is missed, and whoever resigns has lost @long', async ({ page, browser, baseURL }) => {
  test.slow()
  await page.goto('/online/nim')
  await page.getByRole('button', { name: 'Challenge a friend by link' }).click()
  const link = await page.getByLabel('The link', { exact: true }).inputValue()
  const friend = await stranger(browser, { baseURL })
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Sit down and play' }).click()
  await expect(friend.getByRole('heading', { name: /^(Your turn|Guest .* is thinking)$/ })).toBeVisible()

  await friend.getByRole('button', { name: 'Say something' }).click()
  await expectAccessible(friend)
  await friend.getByRole('button', { name: 'Good luck' }).press('Enter')
  // The keyboard is back where it was.
  await expect(friend.getByRole('button', { name: 'Say something' })).toBeFocused()
  await expect(page.locator('q', { hasText: 'Good luck' })).toBeVisible()

  const watcher = await stranger(browser, { baseURL })
  await watcher.goto(page.url())
  await expect(watcher.getByText('You are watching')).toBeVisible()
  await expect(watcher.getByRole('button', { name: 'Resign' })).toHaveCount(0)
  await expectAccessible(watcher)

  const address = friend.url()
  await friend.goto('about:blank')
  await expect(
    page
      .getByRole('main')
      .getByText(/is away\./)
      .first(),
  ).toBeVisible()
  await friend.goto(address)
  await expect(page.getByRole('main').getByText(/is away\./)).toHaveCount(0)

  // Until both have moved it can only be called off.
  for (let move = 0; move < 2; move++) await takeOne((await isTurn(page)) ? page : friend)
  await friend.getByRole('button', { name: 'Resign' }).click()
  await friend.getByRole('button', { name: 'Really resign the game?' }).click()
  await expect(friend.getByRole('heading', { name: 'You lost' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible()
  await expectAccessible(page)
})

test('an address at which there is no match, no invitation and nobody says so', { tag: '@core' }, async ({ page }) => {
  await page.goto('/match/nothere00')
  await expect(page.getByRole('heading', { name: 'There is no such match' })).toBeVisible()
  await expectAccessible(page)
})
