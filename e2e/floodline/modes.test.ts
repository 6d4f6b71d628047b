import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { floodline } from '../../games/floodline/game.ts'
import { parseLevel } from '../../games/floodline/levels/format/validate.ts'
import { WATER } from '../../games/floodline/rules/board/cells.ts'
import { isFault, playOver } from '../../kernel/replay.ts'
import { expectAccessible } from '../axe.ts'
import { test } from '../watch.ts'

/** Everything that was done so far, as the menu hands it out. */
async function playedSoFar(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: /replay/i }).click()])
  const over = playOver(readFileSync(await download.path(), 'utf8'), floodline)
  if (isFault(over)) throw new Error(over.because)
  return over.session
}

/** One key, and one tick for it to act in. */
async function step(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.keyboard.press('.')
}

test('practice is reached from the menu of a level, and goes back lock by lock', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?level=first-stack')
  await expect(page.getByText('Place 8 pieces').first()).toBeVisible()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Practise this level' }).click()
  await expect(page.getByText('Practice, no record')).toBeVisible()
  await step(page, ' ')
  await step(page, ' ')
  await expect(page.locator('.fl-goal-have').first()).toHaveText('2 / 8')
  await page.keyboard.press('u')
  await expect(page.locator('.fl-goal-have').first()).toHaveText('1 / 8')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.locator('.fl-goal-have').first()).toHaveText('0 / 8')
  await expectAccessible(page)
  expect((await playedSoFar(page)).state.metrics.pieces).toBe(0)
})

test('a sandbox puts water, brings a piece and lets the world settle, and all of it is in the replay', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/play/floodline?level=sandbox')
  await page.getByRole('button', { name: 'Water' }).click()
  await expectAccessible(page)
  await page.getByLabel('y', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Put' }).click()
  await page.getByRole('button', { name: 'Let it settle' }).click()
  await page.getByRole('button', { name: 'Pieces' }).click()
  await page.getByRole('button', { name: 'U-piece' }).click()
  const session = await playedSoFar(page)
  expect(session.log.flatMap(({ text }) => (/^(put|settle|bring)/.test(text) ? [text] : []))).toEqual([
    'put water 0 5 0',
    'settle',
    'bring U5',
  ])
  expect(session.state.cells.filter(code => code === WATER)).toHaveLength(1)
})

test('an endless game counts points and says what is coming', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?preset=endless&seed=e2e')
  const card = page.getByRole('region', { name: 'Endless' })
  // The card comes after the world, and a machine without a graphics card takes its time over that.
  await expect(card).toContainText(/water every 5 landings.*in \d+ landings/, { timeout: 40_000 })
  await step(page, ' ')
  await expect(card).toContainText('10 points')
  await expectAccessible(page)
})

test('a puzzle says its idea until the first piece has locked', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?level=footbridge')
  const idea = page.getByText('Two piers and a gap.')
  await expect(idea).toBeVisible()
  await step(page, ' ')
  await expect(idea).toHaveCount(0)
})

test('a win is shown first; then the card stands beside the board, with the next level under Enter', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?level=footbridge')
  await expect(page.getByText('Puzzle 1 · piece 1')).toBeVisible()
  for (const key of ['d', 'd', 'd', ' ']) await step(page, key)
  await expect(page.getByText('piece 2')).toBeVisible()
  await step(page, ' ')
  await expect(page.getByText('3 / 3')).toBeVisible()
  const end = page.getByRole('region', { name: 'The end' })
  expect(await end.count()).toBe(0)
  await expect(end).toBeVisible({ timeout: 30_000 })
  const next = end.getByRole('link', { name: 'Next level: A Lid for Two' })
  await expect(next).toBeFocused()
  await expect(end.getByRole('button', { name: 'Same deal' })).toHaveCount(0)
  await expect(end.locator('.fl-earned [data-earned="true"]')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/level=a-lid-for-two/)
  await expect(page).toHaveTitle('Puzzle 2: A Lid for Two · Floodline on Lockstep')
})

test('what is put in a sandbox is seen at once, saved as a level, and opened again', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?level=sandbox')
  await page.getByRole('button', { name: 'Bedrock' }).click()
  await page.getByLabel('x', { exact: true }).fill('7')
  await page.getByLabel('z', { exact: true }).fill('7')
  const clip = await page.locator('canvas.fl-canvas').boundingBox()
  const before = await page.screenshot({ ...(clip && { clip }) })
  await page.getByRole('button', { name: 'Put' }).click()
  await expect.poll(async () => (await page.screenshot({ ...(clip && { clip }) })).equals(before)).toBe(false)

  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Name').fill('Lone rock')
  await page.getByLabel('Goal').selectOption('Place pieces')
  await page.getByRole('spinbutton', { name: 'Pieces' }).fill('2')
  await expectAccessible(page)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()])
  expect(download.suggestedFilename()).toBe('own-lone-rock.level.json')
  const path = await download.path()
  const read = parseLevel(readFileSync(path, 'utf8'))
  expect('level' in read && read.level).toMatchObject({ objectives: [{ type: 'PLACE_PIECES', count: 2 }], terrain: [{ at: [7, 0, 7] }] })

  await page.getByLabel('Open a level file').setInputFiles(path)
  await expect(page.getByRole('heading', { name: 'Lone rock' })).toBeVisible()
  await expect(page.getByText('Place 2 pieces').first()).toBeVisible()
})

test('a pause in a puzzle leaves the board to be looked at', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?level=footbridge')
  await expect(page.getByText('Puzzle 1 · piece 1')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText('Nothing moves. Look around as long as you like.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('i')
  await expect(page.locator('.fl-layers')).toBeVisible()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('Nothing moves.')).toHaveCount(0)
})

test('a preset and a day say their names', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/floodline?preset=high-wind')
  await expect(page.getByRole('heading', { name: 'High wind' })).toBeVisible()
  await expect(page).toHaveTitle('High wind · Floodline on Lockstep')
  await page.goto('/daily/floodline/2026-11-16')
  await expect(page.getByRole('heading', { name: 'Daily of November 16, 2026' })).toBeVisible()
})
