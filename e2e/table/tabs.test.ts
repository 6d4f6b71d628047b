import { expect, type Page } from '@playwright/test'
import { KITCHEN, place, rows, sitAlone, sitAwhile } from '../blocks.ts'
import { test } from '../watch.ts'

const TITLE = 'This game is open in another tab'
const notice = (page: Page) => page.getByRole('heading', { name: TITLE })
const taking = (page: Page) => page.getByRole('button', { name: 'Play here instead' })
const filled = async (page: Page): Promise<number> => (await rows(page)).join(' ').split('filled').length - 1

test('one game in two tabs: one plays, the other says so and can take over, and nothing played in either is lost', async ({
  page,
  context,
}) => {
  await sitAwhile(page)
  await place(page, '1')
  const first = await rows(page)

  // The second tab says so instead of playing.
  const other = await context.newPage()
  await other.goto(KITCHEN)
  await expect(notice(other)).toBeVisible()
  await expect(taking(other)).toBeFocused()
  expect(await other.getByRole('grid').count()).toBe(0)
  expect(await rows(page)).toEqual(first)

  // It takes over what the first has played, by keyboard, and plays two more.
  await other.keyboard.press('Enter')
  await expect(other.getByRole('grid')).toBeVisible()
  expect(await rows(other)).toEqual(first)
  await expect(notice(page)).toBeVisible()
  expect(await page.getByRole('grid').count()).toBe(0)
  await place(other, '2')
  await place(other, '3')
  const third = await rows(other)

  // The first goes on from there; the second, loaded anew, has not lost a thing.
  await taking(page).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await rows(page)).toEqual(third)
  await place(page, '1')
  const fourth = await rows(page)
  expect(fourth).not.toEqual(third)
  await other.reload()
  await expect(notice(other)).toBeVisible()
  await taking(other).click()
  await expect(other.getByRole('grid')).toBeVisible()
  expect(await rows(other)).toEqual(fourth)
})

test('a tab that is closed leaves its game to the one that waits for it', async ({ page, context }) => {
  await sitAwhile(page)
  await place(page, '1')
  const board = await rows(page)
  const other = await context.newPage()
  await other.goto(KITCHEN)
  await expect(notice(other)).toBeVisible()
  await page.close()
  await other.bringToFront()
  await taking(other).click()
  await expect(other.getByRole('grid')).toBeVisible()
  expect(await rows(other)).toEqual(board)
})

test('leaving for another page gives the game free, and another game is nobody’s business', async ({ page, context }) => {
  await sitAwhile(page)
  await place(page, '1')
  const board = await rows(page)
  const other = await context.newPage()
  await sitAlone(other, '/play/blocks?preset=fair&seed=garden')
  await page.goto('/settings')
  await other.goto(KITCHEN)
  await expect(other.getByRole('grid')).toBeVisible()
  expect(await rows(other)).toEqual(board)
})

test('without locks tabs ask each other', async ({ page, context }) => {
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }))
  await sitAwhile(page)
  await place(page, '1')
  const board = await rows(page)
  const other = await context.newPage()
  await other.goto(KITCHEN)
  await expect(notice(other)).toBeVisible()
  await taking(other).click()
  await expect(other.getByRole('grid')).toBeVisible()
  expect(await rows(other)).toEqual(board)
  await expect(notice(page)).toBeVisible()
})

/** Neither locks nor a way to talk: what two tabs made of one game is kept as two games. */
test('tabs that know nothing of each other lose nothing either', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined })
  })
  await sitAwhile(page)
  await place(page, '1')
  const other = await context.newPage()
  await sitAlone(other)
  await place(other, '2')
  await place(other, '3')
  await other.waitForTimeout(400)
  const theirs = await rows(other)
  await page.bringToFront()
  await place(page, '3')
  await page.waitForTimeout(400)
  const ours = await rows(page)
  await page.goto(KITCHEN)
  await expect.poll(() => rows(page)).toEqual(ours)
  await page.goto('/games/blocks')
  await page.getByRole('link', { name: 'Continue: Taken over' }).click()
  await expect.poll(() => rows(page)).toEqual(theirs)
  expect(await filled(page)).toBeGreaterThan(0)
})
