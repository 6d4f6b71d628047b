import { expect, type Page } from '@playwright/test'
import { tableFiles } from '../tools/firstload.js'
import { AGAINST_RANDOM, empties, ours } from './chainfall.ts'
import { carry, handFor, lift } from './drag.ts'
import { withoutWorker } from './held.ts'
import { EASY, tile, wayThrough } from './stackdoku.ts'
import { test } from './watch.ts'

/** Opens a table with nothing but the scripts whose size is watched. What else the page asks for, in order. */
async function sitDown(page: Page, game: string, address: string): Promise<string[]> {
  const counted = new Set(tableFiles(game).map(file => `/${file}`))
  const others: string[] = []
  await withoutWorker(page)
  await page.route(/\.js$/, route => {
    const { pathname } = new URL(route.request().url())
    // A worker is no part of the page: it deals and thinks while the page is there to be seen.
    if (counted.has(pathname) || pathname.includes('.worker-')) return route.continue()
    others.push(pathname)
    // On its way for as long as the test lasts: what a slow line would bring later.
    return undefined
  })
  // Not until everything has loaded: in Firefox that includes what is held back.
  await page.goto(address, { waitUntil: 'commit' })
  return others
}

test('a first move needs no script but those whose size is watched', { tag: '@core' }, async ({ page, hasTouch }) => {
  const others = await sitDown(page, 'blocks', '/play/blocks?preset=fair&seed=kitchen')
  const hand = await handFor(page, hasTouch)
  await carry(page, hand, await lift(page, hand, 0), { row: 2, col: 2 })
  await expect(page.locator('.bp-mark[data-kind="ghost"]').first()).toBeVisible()
  await hand.release()
  await expect(page.locator('.bp-cell > .bp-fill').first()).toBeVisible()
  await expect(page.locator('.bp-score strong').filter({ visible: true })).not.toHaveText('0')
  // The rest is asked for all the same, while nobody waits for it.
  await expect.poll(() => others.some(path => path.includes('deferred'))).toBe(true)
})

test('nor does it against a mind', async ({ page }) => {
  await sitDown(page, 'chainfall', AGAINST_RANDOM)
  await expect(ours(page).first()).toBeVisible()
  const before = await empties(page).count()
  await empties(page).first().click()
  await expect.poll(() => empties(page).count()).toBeLessThan(before)
})

test('nor on a stack that is dealt beside the page', async ({ page }) => {
  await sitDown(page, 'stackdoku', EASY)
  const [first] = wayThrough('kitchen').line
  if (first?.kind !== 'take') throw new Error('a way through begins with a pair')
  for (const nth of [first.a, first.b]) await tile(page, nth).click()
  await expect(tile(page, first.a)).toHaveCount(0)
})

test('nor in the world of water', { tag: '@core' }, async ({ page }) => {
  // What a newcomer gets, which is a level; a deal would be sealed first.
  await sitDown(page, 'floodline', '/play/floodline?level=first-stack')
  await expect(page.locator('.fl-canvas')).toBeVisible()
  // A narrow screen keeps the sentence to itself; it is true all the same.
  await expect(page.getByText(/\bpiece 1$/)).toBeAttached()
  await page.keyboard.press(' ')
  await expect(page.getByText(/\bpiece 2$/)).toBeAttached()
})
