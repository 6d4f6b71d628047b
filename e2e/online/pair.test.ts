import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'
import { playOut, ratingsOf, somebody } from './people.ts'

async function seek(page: Page): Promise<void> {
  await page.goto('/online/nim')
  await page.getByRole('radio', { name: 'Ranked pair' }).check()
  await page.getByRole('button', { name: 'Find a pair' }).click()
}

const POOL = 'nim/Three heaps/pair/live'

test('two find each other, play a mirrored pair through a reload and a lost connection, and the rating moves once @long', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000)
  const ada = await somebody(browser, 'Ada', { baseURL })
  const juno = await somebody(browser, 'Juno', { baseURL })
  await seek(ada.page)
  await expect(ada.page.getByText('Looking for somebody')).toBeVisible()
  await seek(juno.page)
  for (const { page } of [ada, juno]) await expect(page).toHaveURL(/\/match\//, { timeout: 30_000 })
  const first = ada.page.url()
  expect(juno.page.url()).toBe(first)

  await playOut([ada.page, juno.page], async move => {
    if (move === 1) await ada.page.reload()
    if (move === 2) {
      await juno.page.context().setOffline(true)
      await expect(
        juno.page
          .getByRole('main')
          .getByText(/connection .*lost/i)
          .first(),
      ).toBeVisible()
      await expect(ada.page.getByRole('main').getByText(`${juno.name} is away.`).first()).toBeVisible()
      await juno.page.context().setOffline(false)
      await expect(ada.page.getByRole('main').getByText(`${juno.name} is away.`)).toHaveCount(0)
      // Whoever comes back to a game does not look for another one.
      const { seeks } = (await (await ada.page.request.get('/api/lobby')).json()) as { seeks: readonly { by: { name: string } }[] }
      expect(seeks.map(({ by }) => by.name)).not.toContain(juno.name)
    }
  })
  // Nothing is open before both games are over.
  expect((await ada.page.request.get(`/api/matches/${first.split('/').at(-1)}/replay`)).status()).toBe(409)
  expect(await ratingsOf(ada.page.context())).toEqual([])

  // Of itself, after a moment; or by the button.
  await ada.page.getByRole('button', { name: 'To game 2' }).click()
  for (const { page } of [ada, juno]) await expect(page).not.toHaveURL(first, { timeout: 15_000 })
  await expect(juno.page.getByRole('main').getByText('game 2 of 2')).toBeVisible()
  await playOut([ada.page, juno.page])

  const after = await Promise.all(
    [ada, juno].map(async ({ page }) => (await ratingsOf(page.context())).filter(({ pool }) => pool === POOL)),
  )
  expect(after.map(ratings => ratings.map(({ games }) => games))).toEqual([[1], [1]])
  expect(after.flat().reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(2400, 5)
  for (const { page } of [ada, juno]) {
    await expect(page.getByRole('heading', { name: /^(You win the pair|You lose the pair|The pair is drawn)\./ })).toBeVisible()
    await expect(page.getByText(/^Rating 1200\s→\s/)).toBeVisible()
    await expectAccessible(page)
  }

  // The same game is on both profiles, and the seal page opens it.
  await ada.page.goto('/online/nim')
  await ada.page.getByRole('link', { name: new RegExp(`^Account: ${ada.name}`) }).click()
  await expectAccessible(ada.page)
  await ada.page.getByRole('link', { name: 'Your page' }).click()
  await expect(ada.page.getByRole('heading', { name: ada.name })).toBeVisible()
  await expect(ada.page.getByText(juno.name)).toBeVisible()
  await expectAccessible(ada.page)
})
