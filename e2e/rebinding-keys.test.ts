/** Arrows, Enter and Escape with other keys, in every game: the new key works, the old one does not, and controls of the page keep theirs. */
import { expect, type Page } from '@playwright/test'
import { hand, rows, sitAwhile } from './blocks.ts'
import { empties } from './chainfall.ts'
import { Listener, withoutGraphics } from './ears.ts'
import { EASY, sitDown } from './stackdoku.ts'
import { heaps, sit } from './table.ts'
import { test } from './watch.ts'

async function bind(page: Page, keys: Readonly<Record<string, readonly string[]>>): Promise<void> {
  await page.addInitScript(text => localStorage.setItem('lockstep.settings', text), JSON.stringify({ version: 1, muted: true, keys }))
}

const focusedPlace = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null)

/** The same board twice: pressing this changed nothing that can be read. */
async function nothingComesOf(page: Page, key: string, read: () => Promise<unknown>): Promise<void> {
  const before = await read()
  await page.keyboard.press(key)
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50))))
  expect(await read()).toEqual(before)
}

test('Block Puzzle: picking, moving, dropping and putting back', async ({ page }) => {
  await bind(page, { 'blocks.pick-1': ['q'], 'blocks.right': ['o'], 'blocks.confirm': ['k'], 'table.clear': ['x'] })
  await sitAwhile(page)
  const held = (): Promise<string | null> => page.locator('.bp-slot').first().getAttribute('data-held')
  const at = (): Promise<string | null> => page.locator('.bp-carried').getAttribute('style')
  await nothingComesOf(page, '1', held)
  await page.keyboard.press('q')
  await expect.poll(held).toBe('true')
  await expect(page.getByRole('log')).toContainText('↑ ↓ ← O move it, K drops it, X puts it back.')
  await nothingComesOf(page, 'ArrowRight', at)
  const before = await at()
  await page.keyboard.press('o')
  await expect.poll(at).not.toBe(before)
  await nothingComesOf(page, 'Escape', held)
  await page.keyboard.press('x')
  await expect.poll(held).toBe('false')
  await page.keyboard.press('q')
  await nothingComesOf(page, 'Enter', () => rows(page))
  const empty = await rows(page)
  await page.keyboard.press('k')
  await expect.poll(() => rows(page)).not.toEqual(empty)
  // The list of keys says so; and a button of the page is still pressed by Enter, not by the key of the game.
  await expect(page.getByRole('definition').filter({ hasText: 'drop' }).locator('..')).toContainText('K')
  const sound = page.getByRole('button', { name: 'Sound on' })
  await sound.focus()
  await page.keyboard.press('k')
  await expect(sound).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
  // A block in the hand is a button too.
  await page.locator('.bp-slot').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.bp-slot').nth(1)).toHaveAttribute('data-held', 'true')
  expect(await hand(page)).toHaveLength(3)
})

test('Stackdoku: going about the grid and the stack, and taking', async ({ page }) => {
  await bind(page, { 'stackdoku.right': ['o'], 'stackdoku.confirm': ['k'] })
  await sitDown(page, EASY)
  await page.locator('[data-place="c40"]').focus()
  await nothingComesOf(page, 'ArrowRight', () => focusedPlace(page))
  await page.keyboard.press('o')
  await expect.poll(() => focusedPlace(page)).toBe('c41')
  const tile = page.locator('.sd-tile[tabindex="0"]')
  await tile.focus()
  const picked = (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed') ?? null)
  await nothingComesOf(page, 'Enter', picked)
  await page.keyboard.press('k')
  await expect.poll(picked).toBe('true')
})

test('Chainfall: walking the board and placing', async ({ page }) => {
  await bind(page, { 'chainfall.right': ['o'], 'chainfall.confirm': ['k'] })
  await page.goto('/play/chainfall?preset=v1&bot=none&seed=q7')
  await expect(page.getByRole('grid')).toBeVisible()
  await page.locator('[data-place="c3"]').focus()
  await nothingComesOf(page, 'ArrowRight', () => focusedPlace(page))
  await page.keyboard.press('o')
  await expect.poll(() => focusedPlace(page)).toBe('d3')
  const free = (): Promise<number> => empties(page).count()
  const before = await free()
  await nothingComesOf(page, 'Enter', free)
  await page.keyboard.press('k')
  await expect.poll(free).toBeLessThan(before)
})

test('nim: walking the heaps and taking', async ({ page }) => {
  await bind(page, { 'nim.down': ['o'], 'nim.confirm': ['k'] })
  await sit(page)
  await page.locator('[data-place][tabindex="0"]').focus()
  await nothingComesOf(page, 'ArrowDown', () => focusedPlace(page))
  const from = await focusedPlace(page)
  await page.keyboard.press('o')
  await expect.poll(() => focusedPlace(page)).not.toBe(from)
  await nothingComesOf(page, 'Enter', () => heaps(page))
  const before = await heaps(page)
  await page.keyboard.press('k')
  await expect.poll(() => heaps(page)).not.toEqual(before)
})

test('Floodline: steering, and the board by ear', async ({ page }) => {
  await bind(page, { 'floodline.look-left': ['['], 'floodline.wait': [']'], 'floodline.left': ["'"] })
  await withoutGraphics(page)
  const ear = new Listener(page)
  await ear.sitDown('first-stack')
  const focused = page.locator(':focus')
  await expect(focused).toHaveAccessibleName(/^x 3, z 3:/)
  await nothingComesOf(page, 'ArrowLeft', () => focused.getAttribute('aria-label'))
  await page.keyboard.press('[')
  await expect(focused).toHaveAccessibleName(/^x 2, z 3:/)
  const piece = (): Promise<string> => ear.piece()
  await nothingComesOf(page, 'a', piece)
  const before = await piece()
  await page.keyboard.press("'")
  await expect.poll(piece).not.toBe(before)
})

test('in the settings: a key that is taken is refused with a sentence, and what is set is listed', async ({ page }) => {
  await page.goto('/settings#controls')
  const group = page.getByRole('region', { name: 'Block Puzzle' })
  await group.getByRole('button', { name: 'Change the key for One to the left: ←' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').getByText('→ is the key for “One to the right”.')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('status').getByText('U is the key for “Take back”.')).toBeVisible()
  await page.keyboard.press('j')
  await expect(group.getByRole('button', { name: 'Change the key for One to the left: J' })).toBeVisible()
  await group.getByRole('button', { name: 'Change the key for Confirm: take, put down: Enter' }).click()
  await page.keyboard.press('k')
  await expect(group.getByRole('button', { name: 'Change the key for Confirm: take, put down: K' })).toBeVisible()
  await page.goto('/games/blocks')
  await expect(page.locator('.about-keys')).toContainText('J')
  await expect(page.locator('.about-keys')).toContainText('K')
})
