import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { heaps, stick } from '../table.ts'
import { test } from '../watch.ts'
import { END, freshName, PASSWORD, stranger } from './people.ts'

test('against a mind on the server: somebody who was nobody is a guest, plays, and can look back', { tag: '@core' }, async ({ page }) => {
  test.slow()
  await page.goto('/online/nim')
  await page.getByLabel('Which mind').selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Play a mind' }).click()
  await expect(page).toHaveURL(/\/match\//)
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveTitle(/^Your turn against /)
  // Until both have moved it can only be called off.
  const left = await heaps(page)
  await stick(page, { heap: left.indexOf(Math.max(...left)), sticks: 1 }).click()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Really resign the game?' }).click()
  await expect(page.getByRole('heading', { name: END })).toBeVisible()
  await expect(page.getByText('the game is kept on this device')).toBeVisible()
  await page.getByRole('button', { name: 'Watch' }).click()
  await expect(page).toHaveURL(/\/watch\/online-/)
  await expectAccessible(page)
})

test('a guest takes a name, changes it, makes a token, takes everything along and goes @long', async ({ browser, baseURL }) => {
  test.slow()
  // Somebody else's page: a name that is refused is an error in the console, as browsers see it.
  const page = await stranger(browser, { baseURL })
  await page.goto('/account')
  await expect(page.getByText('You need no account to play.')).toBeVisible()
  await expectAccessible(page)
  // The first game makes a guest.
  await page.goto('/online/nim')
  await page.getByRole('button', { name: 'Challenge a friend by link' }).click()
  await expect(page.getByRole('heading', { name: 'Your invitation' })).toBeVisible()
  await page.getByRole('link', { name: /^Account: Guest / }).click()
  const claim = page.getByRole('form', { name: 'Take a name' })
  await claim.getByLabel('Name').fill('ad')
  await claim.getByLabel('Password').fill(PASSWORD)
  await claim.getByRole('button').click()
  await expect(claim.getByRole('status')).toHaveText('A name has at least 3 characters.')
  const first = freshName('Ada')
  await claim.getByLabel('Name').fill(first)
  await claim.getByRole('button').click()
  await expect(page.getByText(`You are ${first}.`)).toBeVisible()

  const second = freshName('Beth')
  const rename = page.getByRole('form', { name: 'Change the name' })
  await rename.getByLabel('Name').fill(second)
  await rename.getByRole('button').click()
  await expect(page.getByText(`You are ${second}.`)).toBeVisible()
  await expect(page.getByText('this device')).toBeVisible()

  const make = page.getByRole('form', { name: 'Make a token' })
  await make.getByLabel('What it is for').fill('my first program')
  await make.getByRole('button').click()
  await expect(page.getByText('It is not shown again.')).toBeVisible()
  await expect(page.getByText('my first program')).toBeVisible()
  await expectAccessible(page)
  const remove = page.getByRole('button', { name: 'Remove my first program' })
  await remove.click()
  await remove.click()
  await expect(remove).toHaveCount(0)
  await expect(page.getByText('Removed: my first program.')).toBeFocused()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save everything about you as a file' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(second)

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByText('You need no account to play.')).toBeVisible()
  const login = page.getByRole('form', { name: 'Log in' })
  await login.getByLabel('Name').fill(second)
  await login.getByLabel('Password').fill(PASSWORD)
  await login.getByRole('button').click()
  await expect(page.getByText(`You are ${second}.`)).toBeVisible()

  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByRole('region', { name: 'Your data' }).getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Really delete it, for good?' }).click()
  await expect(page.getByText('You need no account to play.')).toBeVisible()
})
