import { expect } from '@playwright/test'
import { nim } from '../games/nim/game.ts'
import { verify } from '../kernel/replay.ts'
import { byTouch, heaps, playPerfectly, savedReplay, sit, stick } from './table.ts'
import { test } from './watch.ts'

test('[NI-04] the classic deal is won with a thumb', async ({ page }) => {
  await sit(page)
  await playPerfectly(page, byTouch)
  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible()
  expect(verify(await savedReplay(page), nim)).toMatchObject({ ok: true, outcome: { winner: 0 } })
})

test('a tap picks and does not take; another tap picks something else', async ({ page }) => {
  await sit(page)
  await stick(page, { heap: 2, sticks: 4 }).tap()
  await expect(page.getByRole('button', { name: 'Take 4 from c', exact: true })).toBeVisible()
  await stick(page, { heap: 0, sticks: 1 }).tap()
  await expect(page.getByRole('button', { name: 'Take 1 from a', exact: true })).toBeVisible()
  await expect(page.locator('[data-state="going"]')).toHaveCount(1)
  expect(await heaps(page)).toEqual([3, 4, 5])
})

test('a finger that slides along a heap picks as it goes', async ({ page }) => {
  await sit(page)
  const onto = await stick(page, { heap: 2, sticks: 2 }).boundingBox()
  const at = { clientX: (onto?.x ?? 0) + 9, clientY: (onto?.y ?? 0) + 9, pointerType: 'touch', bubbles: true }
  await stick(page, { heap: 2, sticks: 5 }).dispatchEvent('pointermove', at)
  await expect(page.getByRole('button', { name: 'Take 2 from c', exact: true })).toBeVisible()
  expect(await heaps(page)).toEqual([3, 4, 5])
})

test('everything there is to press is large enough for a thumb', async ({ page }) => {
  await sit(page)
  await stick(page, { heap: 2, sticks: 4 }).tap()
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(44)
  }
})

test('what is picked, the board and the button that takes it fit on one screen', async ({ page }) => {
  await sit(page)
  await stick(page, { heap: 2, sticks: 4 }).tap()
  for (const seen of [
    page.getByRole('group', { name: 'Heaps of sticks' }),
    page.getByRole('button', { name: 'Take 4 from c', exact: true }),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 })
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(sideways).toBe(0)
})
