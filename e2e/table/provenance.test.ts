/** What a stranger's link claims of its deal is checked, and said on the page. */
import { expect, type Page } from '@playwright/test'
import { chainfall } from '../../games/chainfall/game.ts'
import { floodline } from '../../games/floodline/game.ts'
import { levels } from '../../games/floodline/levels/levels.ts'
import type { Game } from '../../kernel/game.ts'
import { type Origin, write } from '../../kernel/replay.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { encoded } from '../../shell/replay/share-link.ts'
import { playToTheEnd, sitAlone } from '../blocks.ts'
import { test } from '../watch.ts'

async function open(page: Page, game: unknown, deal: unknown, origin: Origin): Promise<void> {
  const session = new Session(game as Game, deal)
  session.offer(0, '!resign')
  await page.goto(`/watch#${await encoded(write(session, origin))}`)
}

const setup = chainfall.presets[0]?.setup as never
const deal = dealFrom(chainfall, setup, 'honest')
const [first] = levels

test('a deal that is what it says: verified, and from where', { tag: '@core' }, async ({ page }) => {
  await open(page, chainfall, deal, { setup, seed: 'honest' })
  await expect(page.getByText('Re-played and verified')).toBeVisible()
  await expect(page.getByText('dealt from the seed honest')).toBeVisible()
})

test('a bag that somebody sorted is not valid, and the line is named', async ({ page }) => {
  await open(page, chainfall, { ...deal, order: deal.order.toSorted((a, b) => a - b) }, { setup, seed: 'honest' })
  await expect(page.getByText('Not valid')).toBeVisible()
  await expect(page.getByText(/This is not what it says it is: line 6: the deal is not what the seed "honest" gives/)).toBeVisible()
})

test('a doctored level is not the level, and one that claims nothing is somebody’s own', async ({ page }) => {
  test.slow() // a world of three dimensions has to be drawn first
  const easy = { ...(first?.deal as object), objectives: [{ type: 'PLACE_PIECES', count: 1 }] }
  await open(page, floodline, easy, { level: 'first-stack' })
  await expect(page.getByText('Not valid')).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(/line 4: the deal is not the level "first-stack"/)).toBeVisible()
  await page.goto('/')
  await open(page, floodline, easy, {})
  await expect(
    page.getByText(/^Somebody’s own deal: it calls itself “First Stack|^Somebody’s own deal: it calls itself “first-stack/),
  ).toBeVisible()
  await expect(page.locator('.verified')).toHaveCount(0)
})

test('the end screen says that it was played over, and where its deal was from', async ({ page }) => {
  await sitAlone(page, '/play/blocks?preset=pure&seed=garden')
  await playToTheEnd(page)
  const end = page.getByRole('region', { name: 'The end' })
  await expect(end.getByText('Re-played and verified')).toBeVisible()
  await expect(end.getByText(/dealt from the seed garden/)).toBeVisible()
})
