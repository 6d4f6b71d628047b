import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { answered, CLASSIC, heaps, sit, stick } from '../table.ts'
import { test } from '../watch.ts'

async function openData(page: Page): Promise<void> {
  await page.goto('/settings#data')
  await expect(page.getByRole('button', { name: 'Save a file' })).toBeVisible()
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Open a file' }).click()
  await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

async function exported(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a file' }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

/** A move on the board, by whatever hand the test has. */
async function move(page: Page): Promise<void> {
  await stick(page, { heap: 2, sticks: 5 }).focus()
  await page.keyboard.press('Enter')
  await answered(page)
  await expect.poll(() => heaps(page)).not.toEqual([3, 4, 5])
}

test('export, reset and import bring everything back: the game under way and the settings', { tag: '@core' }, async ({ page }) => {
  await sit(page, CLASSIC)
  await move(page)
  const stood = await heaps(page)
  await page.goto('/settings#look')
  await page.getByText('Dark', { exact: true }).click()
  await openData(page)
  await expect(page.getByText('1 game under way, 0 finished games, 0 dailies')).toBeVisible()
  const file = await exported(page)

  await page.getByRole('button', { name: 'Erase everything' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase everything?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('1 game under way')).toBeVisible()
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('0 games under way, 0 finished games, 0 dailies')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await choose(page, 'lockstep.json', file)
  await expect(page.getByText('1 game under way, 0 finished games, 0 dailies, and settings.')).toBeVisible()
  await expect(page.getByText('0 games under way, 0 finished games, 0 dailies')).toBeVisible() // nothing has changed yet
  await page.getByRole('button', { name: 'Replace what is here' }).click()
  await expect(page.getByRole('main').getByText('Everything in the file is here now.')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.goto('/')
  await page.getByRole('link', { name: 'Continue Nim' }).locator('visible=true').click()
  await answered(page)
  expect(await heaps(page)).toEqual(stood)
})

for (const [what, text, sentence] of [
  ['a foreign file', '{"hello":"world"}', 'This file is not a Lockstep export. Nothing was changed.'],
  ['no JSON at all', 'not even close', 'This file is not a Lockstep export. Nothing was changed.'],
  [
    'a file from the future',
    '{"kind":"lockstep-storage","version":9}',
    'This file has version 9, which this build cannot read. Nothing was changed.',
  ],
] as const)
  test(`${what} gives a sentence and changes nothing`, async ({ page }) => {
    await openData(page)
    await choose(page, 'odd.json', text)
    await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Replace what is here' })).toHaveCount(0)
  })

test('a damaged file is found out before anything is changed', async ({ page }) => {
  await openData(page)
  const file = await exported(page)
  const damaged = file.replace('"playing": []', '"playing": [{"v":1,"game":"nim"}]')
  expect(damaged).not.toBe(file)
  await choose(page, 'damaged.json', damaged)
  await page.getByRole('button', { name: 'Replace what is here' }).click()
  await expect(page.getByRole('main').getByText(/^This file is damaged, and nothing was changed\./)).toBeVisible()
  await expect(page.getByText('0 games under way')).toBeVisible()
})
