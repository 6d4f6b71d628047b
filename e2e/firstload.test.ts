import { expect } from '@playwright/test'
import { tableFiles } from '../tools/firstload.js'
import { carry, handFor, lift } from './drag.ts'
import { test } from './watch.ts'

test('a first move needs no script but those whose size is watched', async ({ page, hasTouch }) => {
  const counted = new Set(tableFiles('blocks').map(file => `/${file}`))
  const others: string[] = []
  await page.route(/\.js$/, route => {
    const { pathname } = new URL(route.request().url())
    if (counted.has(pathname)) return route.continue()
    others.push(pathname)
    // On its way for as long as the test lasts: what a slow line would bring later.
    return undefined
  })
  // Not until everything has loaded: in Firefox that includes what is held back.
  await page.goto('/play/blocks?preset=fair&seed=kitchen', { waitUntil: 'commit' })
  const hand = await handFor(page, hasTouch)
  await carry(page, hand, await lift(page, hand, 0), { row: 2, col: 2 })
  await expect(page.locator('.bp-mark[data-kind="ghost"]').first()).toBeVisible()
  await hand.release()
  await expect(page.locator('.bp-cell > .bp-fill').first()).toBeVisible()
  await expect(page.locator('.bp-score strong')).not.toHaveText('0')
  // The rest is asked for all the same, while nobody waits for it.
  await expect.poll(() => others.some(path => path.includes('deferred'))).toBe(true)
})
