import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { floodline } from '../../games/floodline/game.ts'
import { verify } from '../../kernel/replay.ts'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'

const SOLUTION = readFileSync(new URL('../../games/floodline/levels/campaign/01-first-stack/gold.replay', import.meta.url), 'utf8')

/** What the solution does, in order. Its moves come long before its drops, so no hand needs to be quick. */
const WISHES = [...SOLUTION.matchAll(/^\d+ ([a-z]+[+-]?)$/gm)].map(([, wish]) => wish as string)

/** From the south-west the ways of the hands are these steps. */
const KEYS: Readonly<Record<string, string>> = { 'x+': 'd', 'x-': 'a', 'z+': 's', 'z-': 'w', 'yaw+': 'q', 'yaw-': 'e', drop: ' ' }

async function sitDown(page: Page): Promise<void> {
  await page.goto('/play/floodline?level=first-stack')
  await expect(page.getByText('Place 8 pieces').first()).toBeVisible()
}

async function replayOf(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save replay' }).click()])
  return readFileSync(await download.path(), 'utf8')
}

test('a level is won with three stars by keys alone, tick by tick', async ({ page }) => {
  test.slow()
  await sitDown(page)
  // From the first step on time waits: the look at the page takes Firefox long enough for a piece to land by itself.
  await page.keyboard.press('.')
  // Whoever is new sees which key leads where, round the landing.
  await expect(page.locator('.fl-move-key')).toHaveText(['W', 'S', 'A', 'D'])
  await expectAccessible(page)
  for (const wish of WISHES) {
    await page.keyboard.press(KEYS[wish] as string)
    await page.keyboard.press('.') // one tick, on demand
  }
  const end = page.getByRole('region', { name: 'The end' })
  await expect(end).toContainText('3 of 3')
  await expectAccessible(page)
  expect(verify(await replayOf(page), floodline)).toMatchObject({ ok: true, outcome: { code: 'won', scores: [3] } })
})

test('the future of a tilt is shown while its key is held, and Escape takes it back', async ({ page }) => {
  await page.goto('/play/floodline?level=first-tilt')
  await expect(page.getByText('Board level')).toBeVisible()
  await page.keyboard.down('4')
  await expect(page.getByText('If you tilt', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('Down → East')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.up('4')
  await expect(page.getByText('Down → East')).toHaveCount(0)
  await expect(page.getByText('Board level')).toBeVisible()
})

test('a game that is left in the middle goes on where it was', async ({ page }) => {
  await sitDown(page)
  for (const wish of WISHES.slice(0, 5)) {
    await page.keyboard.press(KEYS[wish] as string)
    await page.keyboard.press('.')
  }
  await expect(page.locator('.fl-goal-have').first()).toHaveText('1 / 8')
  await page.waitForTimeout(2500) // it is written down every two seconds
  await page.reload()
  await expect(page.locator('.fl-goal-have').first()).toHaveText('1 / 8')
})
