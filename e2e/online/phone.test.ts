/** A game with somebody far away, in a hand: upright, and on its side. */
import { expect, type Locator, type Page } from '@playwright/test'
import { cellAt } from '../chainfall.ts'
import { test } from '../watch.ts'
import { PHONE, playOut, somebody, stranger } from './people.ts'

const ON_ITS_SIDE = { width: 844, height: 390 }

/** Two phones at a table, by a link: whoever is to move, and whoever is not. */
async function meet(page: Page, friend: Page, game = 'chainfall'): Promise<readonly [mover: Page, other: Page]> {
  await page.goto(`/online/${game}`)
  await page.getByRole('button', { name: 'Challenge a friend by link' }).tap()
  const link = await page.getByLabel('The link', { exact: true }).inputValue()
  await friend.goto(link)
  await friend.getByRole('button', { name: 'Sit down and play' }).tap()
  for (const each of [page, friend]) await expect(each.getByRole('heading', { name: /^(Your turn|Guest .* is thinking)$/ })).toBeVisible()
  return (await page.getByRole('heading', { name: 'Your turn' }).isVisible()) ? [page, friend] : [friend, page]
}

/** Which of them are not seen whole: outside the window, or under something else. */
function hidden(parts: Locator): Promise<readonly string[]> {
  return parts.evaluateAll(elements =>
    elements.flatMap(element => {
      const { left, top, width, height } = element.getBoundingClientRect()
      // Within rounded corners.
      const corners = [
        [left + 8, top + 8],
        [left + width / 2, top + height / 2],
        [left + width - 8, top + height - 8],
      ] as const
      const isSeen = corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
      return isSeen ? [] : [element.getAttribute('aria-label') ?? element.textContent]
    }),
  )
}

async function expectWhole(page: Page): Promise<void> {
  expect(await hidden(page.getByRole('gridcell'))).toEqual([])
  for (const card of await page.getByRole('button', { name: /^(Reinforce|Scavenge)/ }).all())
    await expect(card).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('table')).toBeInViewport()
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond).toBe(0)
}

test('a phone on its side shows the whole board, alone as well as with somebody far away', async ({ browser, baseURL }) => {
  test.slow()
  const options = { ...PHONE, viewport: ON_ITS_SIDE, baseURL }
  const alone = await stranger(browser, options)
  await alone.goto('/play/chainfall?preset=v1&bot=none&seed=abc')
  await cellAt(alone, 'd2').tap()
  await expect(alone.getByRole('button', { name: 'Play turn' })).toBeInViewport({ ratio: 1 })
  await expectWhole(alone)

  const [mover, other] = await meet(await stranger(browser, options), await stranger(browser, options))
  await expectWhole(mover)
  await cellAt(other, 'e5').tap()
  await expect(other.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  await expectWhole(other)
  await cellAt(mover, 'd4').tap()
  await mover.getByRole('button', { name: 'Play turn' }).tap()
  // Both have moved, and the clocks run.
  await expect(mover.locator('header time')).toHaveCount(2)
  for (const clock of await mover.locator('header time').all()) await expect(clock).toBeInViewport({ ratio: 1 })
  await expect(mover.getByRole('heading', { name: 'Your turn' })).toBeInViewport({ ratio: 1 })
  await expect(mover.getByRole('table').getByText('e5')).toBeInViewport({ ratio: 1 })
  await expectWhole(mover)
})

test('on a phone on its side every heap of nim is seen from the first move to the end, and everything there is to do', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const options = { ...PHONE, viewport: ON_ITS_SIDE, baseURL }
  const pages = await meet(await stranger(browser, options), await stranger(browser, options), 'nim')
  const expectSeen = async (page: Page, buttons: readonly string[]): Promise<void> => {
    const trays = page.getByRole('group', { name: /^heap / })
    expect(await trays.count()).toBeGreaterThan(1)
    await expect.poll(() => hidden(trays)).toEqual([])
    for (const name of buttons) await expect(page.getByRole('main').getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  await playOut(pages, async move => {
    for (const page of pages) await expectSeen(page, [move < 2 ? 'Call it off' : 'Resign'])
  })
  for (const page of pages) await expectSeen(page, ['Rematch', 'Watch'])
})

test('by touch, Cancel leaves nothing of a plan on the board, nor of what was begun in its place, and does not scroll', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const options = { ...PHONE, baseURL }
  const [, other] = await meet(await stranger(browser, options), await stranger(browser, options))
  await cellAt(other, 'e5').tap()
  await expect(other.getByRole('main').getByText('Planned: e5.')).toBeVisible()
  await other.getByRole('button', { name: /^Firewall/ }).tap()
  await cellAt(other, 'a1').tap()
  await expect(other.locator('.cf-wall')).toHaveCount(1)
  await other.getByRole('button', { name: 'Cancel' }).tap()
  await expect(other.locator('.cf-wall, .cf-tile[data-wished="true"]:not(.cf-queue *)')).toHaveCount(0)
  expect(await other.evaluate(() => scrollY)).toBe(0)
})

test('on a phone without a connection, what a move does is still read beside it while it is on its way', async ({ browser, baseURL }) => {
  test.slow()
  const options = { ...PHONE, viewport: { width: 390, height: 844 }, baseURL }
  const [mover] = await meet(await stranger(browser, options), await stranger(browser, options))
  await mover.context().setOffline(true)
  await cellAt(mover, 'c3').tap()
  const told = mover
    .getByText('Nothing goes off')
    .or(mover.getByText(/^\d waves?, /))
    .first()
  const { width = 0 } = (await told.boundingBox()) ?? {}
  await mover.getByRole('button', { name: 'Play turn' }).tap()
  await expect(mover.getByText('Your move is on its way')).toBeInViewport({ ratio: 1 })
  expect((await told.boundingBox())?.width).toBeGreaterThanOrEqual(width)
})

test('on a phone, which game of a ranked pair it is stands beside the clocks', async ({ browser, baseURL }) => {
  test.slow()
  const options = { ...PHONE, baseURL }
  const pages = [(await somebody(browser, 'Tove', options)).page, (await somebody(browser, 'Rin', options)).page]
  for (const page of pages) {
    await page.goto('/online/chainfall')
    await page.getByRole('button', { name: 'Find a pair' }).tap()
  }
  for (const page of pages)
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await expect(page.locator('header').getByText('game 1 of 2')).toBeInViewport({ ratio: 1 })
    }
})
