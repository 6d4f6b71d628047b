/** A day for each move, on a server whose clock the test pushes on; the page that stays open has a clock of its own, pushed on with it. */
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'
import { type ClockedServer, openClocked } from './clocked.ts'
import { stranger, takeOne } from './people.ts'

const HOUR_MS = 3_600_000
/** So that a clock that shows hours is not just at the edge of one. */
const BREATH_MS = 60_000

/** How much time whoever looks at the page has. */
function ourClock(page: Page): Locator {
  return page.getByRole('region', { name: 'You' }).getByRole('time')
}

/** A page that was not there before, at the address of the match. */
async function come(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { name: /^(Your turn|Guest .* is thinking|You won|You lost)$/ })).toBeVisible()
  return page
}

test.describe('a day for each move', () => {
  let server: ClockedServer
  test.beforeAll(async () => {
    server = await openClocked()
  })
  test.afterAll(() => server.close())

  test('moves come days apart, each on a page that is opened anew; two days of silence lose the game', async ({ browser }) => {
    test.slow()
    const options = { baseURL: server.address }
    const [ada, juno] = [await stranger(browser, options), await stranger(browser, options)]
    await ada.goto('/online/nim')
    await ada.getByRole('radio', { name: 'a day a move' }).check()
    await ada.getByRole('button', { name: 'Challenge a friend by link' }).click()
    await juno.goto(await ada.getByLabel('The link', { exact: true }).inputValue())
    await juno.getByRole('button', { name: 'Sit down and play' }).click()
    await expect(ada).toHaveURL(/\/match\//)
    const address = ada.url()
    await expect(ada.getByRole('heading', { name: /^(Your turn|Guest .* is thinking)$/ })).toBeVisible()
    const isAdas = await ada.getByRole('heading', { name: 'Your turn' }).isVisible()
    const [first, second] = isAdas ? [ada.context(), juno.context()] : [juno.context(), ada.context()]
    for (const page of [ada, juno]) await page.close()

    // The first day. No clock runs before both have moved, and the page says until when that has to be.
    server.pass(BREATH_MS)
    const dawn = await come(first, address)
    await expect(dawn.getByRole('main').getByText(/first move within 23\u00a0h/)).toBeVisible()
    await takeOne(dawn)
    await dawn.close()

    // The second.
    server.pass(20 * HOUR_MS + BREATH_MS)
    const next = await come(second, address)
    await expect(next).toHaveTitle(/^Your turn against /)
    await expect(next.getByRole('main').getByText(/first move within 3\u00a0h/)).toBeVisible()
    await takeOne(next)
    await next.close()

    // A day and a half after the first move: the lobby knows, and so does the match.
    server.pass(16 * HOUR_MS + BREATH_MS)
    const lobby = await first.newPage()
    await lobby.goto('/online/nim')
    await expect(lobby.getByText('Your turn').first()).toBeVisible()
    await lobby.close()
    const stays = await first.newPage()
    await stays.clock.install()
    await stays.goto(address)
    await expect(stays.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    await expect(ourClock(stays)).toHaveText('7 h')
    await expectAccessible(stays)
    await takeOne(stays)
    await expect(ourClock(stays)).toHaveText('24 h')

    // Two days in which nobody comes.
    server.pass(48 * HOUR_MS)
    await stays.clock.fastForward(48 * HOUR_MS)
    await expect(stays.getByRole('heading', { name: 'You won' })).toBeVisible({ timeout: 20_000 })
    const late = await come(second, address)
    await expect(late.getByRole('heading', { name: 'You lost' })).toBeVisible()
    await expect(
      late
        .getByRole('main')
        .getByText(/ran out of time/)
        .first(),
    ).toBeVisible()
    await expect(
      stays
        .getByRole('main')
        .getByText(/ran out of time/)
        .first(),
    ).toBeVisible()
    await expect(ourClock(late)).toHaveText('0:00')
    await expectAccessible(late)
  })
})
