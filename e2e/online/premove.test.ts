/** What is chosen while the other one thinks: planned, seen by one, and played by the server. */
import { type Browser, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { cellAt } from '../chainfall.ts'
import { heaps, stick } from '../table.ts'
import { test } from '../watch.ts'
import { PHONE, stranger } from './people.ts'

const OURS = /^(Your turn|If you )/
const PLANNED = 'Plays as soon as it is your turn.'

/** Two at a table, by a link: whoever is to move, and whoever is not. */
async function meet(page: Page, browser: Browser, game: string, options: object): Promise<readonly [mover: Page, other: Page]> {
  await page.goto(`/online/${game}`)
  await page.getByRole('button', { name: 'Challenge a friend by link' }).click()
  const link = await page.getByLabel('The link', { exact: true }).inputValue()
  const friend = await stranger(browser, options)
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Sit down and play' }).click()
  for (const each of [page, friend]) await expect(each.getByRole('heading', { name: /^(Your turn|Guest .* is thinking)$/ })).toBeVisible()
  const isPages = await page.getByRole('heading', { name: 'Your turn' }).isVisible()
  return isPages ? [page, friend] : [friend, page]
}

const planned = (page: Page) => page.getByRole('main').getByText(PLANNED)

test('a move planned in nim outlives a reload, is seen by nobody else, and is played as soon as it is its turn', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [mover, other] = await meet(page, browser, 'nim', { ...PHONE, baseURL })
  const before = await heaps(other)
  const last = before.length - 1
  const all = before[last] ?? 0
  await stick(other, { heap: last, sticks: all }).click()
  await expect(planned(other)).toBeVisible()
  await expect(other.getByRole('heading', { name: /is thinking$/ })).toBeVisible()
  await expect(other.getByRole('log').getByText(`Planned: c${all}. ${PLANNED}`)).toHaveCount(1)
  await expectAccessible(other)
  await expect(planned(mover)).toHaveCount(0)

  // Another choice takes its place, Escape takes it back, and the button too.
  await stick(other, { heap: last, sticks: 1 }).click()
  await expect(other.getByText('Planned: c1.').first()).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(planned(other)).toHaveCount(0)
  await stick(other, { heap: last, sticks: 1 }).click()
  await other.getByRole('button', { name: 'Cancel' }).click()
  await expect(planned(other)).toHaveCount(0)

  await stick(other, { heap: last, sticks: all }).click()
  await expect(planned(other)).toBeVisible()
  await other.reload()
  await expect(planned(other)).toBeVisible()
  await expect(other.getByText(`Planned: c${all}.`).first()).toBeVisible()
  await mover.locator('.board button').first().focus()
  await mover.keyboard.type('a1')
  await mover.keyboard.press('Enter')
  await expect.poll(() => heaps(other)).toEqual([(before[0] ?? 0) - 1, ...before.slice(1, last), 0])
  await expect(planned(other)).toHaveCount(0)
  await expect(mover.getByRole('heading', { name: 'Your turn' })).toBeVisible()
})

test('in Chainfall a cell is planned by mouse and by keys, and so is a turn with a card', async ({ page, browser, baseURL }) => {
  test.slow()
  const [mover, other] = await meet(page, browser, 'chainfall', { baseURL })
  await cellAt(other, 'c3').click()
  await expect(other.getByRole('main').getByText('Planned: c3.')).toBeVisible()
  await expectAccessible(other)
  await expect(planned(mover)).toHaveCount(0)
  await cellAt(mover, 'd4').click()
  // The same code as in any other game: it is played at once, in the moment the turn comes.
  await expect(mover.getByRole('table').getByText('c3')).toBeVisible()
  await expect(mover.getByRole('heading', { name: OURS })).toBeVisible()

  await expect(other.getByRole('heading', { name: /is thinking$/ })).toBeVisible()
  await cellAt(other, 'e5').focus()
  await other.keyboard.press('Enter')
  await expect(other.getByRole('main').getByText('Planned: e5.')).toBeVisible()
  await other.getByRole('button', { name: /^Firewall/ }).click()
  await cellAt(other, 'a1').click()
  await expect(other.getByRole('main').getByText('Planned: e5.')).toBeVisible()
  await cellAt(other, 'a2').click()
  await expect(other.getByRole('main').getByText('Planned: wall a1, a2.')).toBeVisible()
  await other.keyboard.press('Escape')
  await expect(planned(other)).toHaveCount(0)
})

test('what the rules do not allow any more is dropped, and the page says why', async ({ page, browser, baseURL }) => {
  test.slow()
  const [mover, other] = await meet(page, browser, 'nim', { baseURL })
  const before = await heaps(other)
  const heap = before.indexOf(Math.max(...before))
  const most = { heap, sticks: before[heap] ?? 0 }
  await stick(other, most).click()
  await expect(planned(other)).toBeVisible()
  await stick(mover, { heap, sticks: 1 }).click()
  const why = new RegExp(`^${'abc'[heap]}${most.sticks} was planned and could not be played\\. .+\\.$`)
  await expect(other.getByRole('main').getByText(why)).toBeVisible()
  await expect(other.getByRole('log').getByText(why)).toHaveCount(1)
  await expect(other.getByRole('heading', { name: 'Your turn' })).toBeVisible()
})
