/** The one thing that both engines have to agree on: a ranked pair, each player in a browser of another make. */
import { type Browser, expect, firefox, type Locator, type Page } from '@playwright/test'
import { empties, hurry } from '../chainfall.ts'
import { FIREFOX_LAUNCH } from '../firefox.ts'
import { test } from '../watch.ts'
import { END, profileOf, ratingsOf, somebody } from './people.ts'

const POOL = 'chainfall/v1/pair/live'
const OURS = /^(Your turn|If you )/

async function seek(page: Page): Promise<void> {
  await page.goto('/online/chainfall')
  await page.getByRole('radio', { name: 'Ranked pair' }).check()
  await page.getByRole('button', { name: 'Find a pair' }).click()
}

/** Sets a tile down on some empty cell, spread over the board; passes where there is nothing to set down. `heading`: what the panel says. */
async function place(page: Page, nth: number, heading: string): Promise<void> {
  if (heading.startsWith('If you pass')) return page.getByRole('button', { name: 'Play turn' }).click()
  const free = empties(page)
  await free.nth((nth * 7) % (await free.count())).click()
}

async function seatedAt(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible()
  await hurry(page)
}

/** Until both see the end: turns go to and fro. `between` is called before each turn. */
async function playOut(pages: readonly [Page, Page], between: (turn: number) => Promise<void> = async () => {}): Promise<void> {
  const [one, two] = pages
  const onward = (page: Page): Locator => page.getByRole('heading', { name: new RegExp(`${OURS.source}|${END.source}`) })
  await expect.poll(async () => (await onward(one).count()) + (await onward(two).count())).toBe(1)
  const order = (await onward(one).isVisible()) ? [one, two] : [two, one]
  for (let turn = 0; turn < 60; turn++) {
    await between(turn)
    const mover = order[turn % 2] ?? one
    await expect(onward(mover)).toBeVisible({ timeout: 20_000 })
    const heading = await onward(mover).innerText()
    if (END.test(heading)) break
    await place(mover, turn, heading)
    // Or it would be taken for the next one.
    await expect(mover.getByRole('heading', { name: OURS })).toHaveCount(0)
  }
  for (const page of pages) await expect(page.getByRole('heading', { name: END })).toBeVisible()
}

test.describe('two browsers', () => {
  let fox: Browser
  test.beforeAll(async () => {
    fox = await firefox.launch(FIREFOX_LAUNCH)
  })
  test.afterAll(() => fox.close())

  test('Chromium and Firefox play a ranked pair through a reload and a lost connection; both ratings move once', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000)
    const viewport = { width: 1280, height: 800 }
    const ada = await somebody(browser, 'Ada', { baseURL, viewport })
    const fay = await somebody(fox, 'Fay', { baseURL, viewport })
    const pages = [ada.page, fay.page] as const
    await seek(ada.page)
    await expect(ada.page.getByText('Looking for somebody')).toBeVisible()
    await seek(fay.page)
    for (const page of pages) await expect(page).toHaveURL(/\/match\//, { timeout: 30_000 })
    const first = ada.page.url()
    expect(fay.page.url()).toBe(first)
    for (const page of pages) await seatedAt(page)

    await playOut(pages, async turn => {
      if (turn === 5) {
        await fay.page.reload()
        await seatedAt(fay.page)
      }
      if (turn === 9) {
        await fay.page.context().setOffline(true)
        await expect(
          fay.page
            .getByRole('main')
            .getByText(/connection .*lost/i)
            .first(),
        ).toBeVisible()
        const away = ada.page.getByRole('main').getByText(`${fay.name} is away.`)
        await expect(away.first()).toBeVisible()
        await fay.page.context().setOffline(false)
        await expect(away).toHaveCount(0)
        // Whoever comes back to a game does not look for another one.
        const { seeks } = (await (await ada.page.request.get('/api/lobby')).json()) as { seeks: readonly { by: { name: string } }[] }
        expect(seeks.map(({ by }) => by.name)).not.toContain(fay.name)
      }
    })
    // Nothing is open before both games are over.
    expect((await ada.page.request.get(`/api/matches/${first.split('/').at(-1)}/replay`)).status()).toBe(409)
    for (const { page } of [ada, fay]) expect(await ratingsOf(page.context())).toEqual([])

    await ada.page.getByRole('button', { name: 'To game 2' }).click()
    for (const page of pages) await expect(page).not.toHaveURL(first, { timeout: 15_000 })
    await playOut(pages)

    for (const page of pages) {
      await expect(page.getByRole('heading', { name: /^(You win the pair|You lose the pair|The pair is drawn)\./ })).toBeVisible()
      await expect(page.getByText(/^Rating 1200\s→\s/)).toBeVisible()
    }
    const results = await Promise.all([ada, fay].map(({ page }) => profileOf(page.context())))
    for (const { ratings, history } of results) {
      expect(ratings.map(({ pool, games }) => [pool, games])).toEqual([[POOL, 1]])
      expect(history.map(({ pool }) => pool)).toEqual([POOL])
    }
    await fay.page.goto(`/people/${results[0]?.person.id}`)
    await expect(fay.page.getByRole('heading', { name: ada.name })).toBeVisible()
    await expect(fay.page.getByRole('main').getByText(fay.name)).toBeVisible()
    expect(results.flatMap(({ ratings }) => ratings).reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(2400, 5)
  })
})
