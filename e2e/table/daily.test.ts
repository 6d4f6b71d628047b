import { expect } from '@playwright/test'
import { hand, place, playToTheEnd, sitAlone } from '../blocks.ts'
import { test } from '../watch.ts'

const DAY = '/daily/blocks/2026-01-02'

test('[BP-67] a day has one deal for everybody, and it is kept through a reload', async ({ page, browser, baseURL }) => {
  await sitAlone(page, DAY)
  const dealt = await hand(page)
  const others = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await others.newPage()
  await sitAlone(other, DAY)
  expect(await hand(other)).toEqual(dealt)
  await sitAlone(other, '/daily/blocks/2026-01-03')
  expect(await hand(other)).not.toEqual(dealt)
  await others.close()

  await place(page, '1')
  const left = await hand(page)
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await hand(page)).toEqual(left)
  expect(page.url()).toContain(DAY)
})

test('[BP-67] today is the day without a date, and the deal of that date', async ({ page }) => {
  await sitAlone(page, '/daily/blocks')
  const dealt = await hand(page)
  await sitAlone(page, `/daily/blocks/${new Date().toISOString().slice(0, 10)}`)
  expect(await hand(page)).toEqual(dealt)
})

test('a finished day is shared without telling what comes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await sitAlone(page, DAY)
  await playToTheEnd(page)
  await page.getByRole('region', { name: 'The end' }).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied. Paste it wherever you like.')).toBeVisible()
  const [text = '', link = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(text).toMatch(/^Lockstep Block Puzzle 2026-01-02 · .*\d points/)
  expect(link).toMatch(/\/daily\/blocks\/2026-01-02$/)

  await page.getByRole('button', { name: 'Same deal' }).click()
  await expect(page.getByRole('region', { name: 'The end' })).toHaveCount(0)
  await playToTheEnd(page)
  await expect(page.getByText(/^Your first try that day: /)).toBeVisible()
  await page.getByRole('link', { name: 'The day before' }).click()
  await expect(page).toHaveURL(/\/daily\/blocks\/2026-01-01$/)
  await expect(page.getByRole('grid')).toBeVisible()
})

for (const [address, sentence] of [
  ['/daily/blocks/2999-01-01', /^The deal of January 1, 2999 does not exist yet/],
  ['/daily/blocks/2026-02-30', /^“2026-02-30” is not a day/],
  ['/daily/blocks/tomorrow', /^“tomorrow” is not a day/],
] as const)
  test(`${address} is a sentence, and leads to today’s deal`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByText(sentence)).toBeVisible()
    await page.getByRole('link', { name: 'Today’s deal' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
  })

test('a game without a daily says so', async ({ page }) => {
  await page.goto('/daily/nim')
  await expect(page.getByText('This game has no daily deal.')).toBeVisible()
  await page.getByRole('link', { name: 'A fresh game of Nim' }).click()
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
})
