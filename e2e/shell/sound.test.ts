import { expect, type Page } from '@playwright/test'
import { rows, sitAwhile } from '../blocks.ts'
import { test } from '../watch.ts'

declare global {
  interface Window {
    /** How many oscillators have been started. */
    started: number
  }
}

/** Counts what the page gives to the loudspeaker. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.started = 0
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (when?: number) {
      window.started++
      start.call(this, when)
    }
  })
  return () => page.evaluate(() => window.started)
}

/** Puts a block down, which has a sound. */
async function place(page: Page, slot: string): Promise<void> {
  const before = await rows(page)
  await page.keyboard.press(slot)
  await page.keyboard.press('Enter')
  await expect.poll(() => rows(page)).not.toEqual(before)
}

test('nobody hears anything before choosing to, and the choice is kept', { tag: '@core' }, async ({ page, isMobile }) => {
  const started = await listen(page)
  await sitAwhile(page)
  await place(page, '1')
  await place(page, '2')
  expect(await started()).toBe(0)

  // A phone has a speaker at the table; where there is room, the question is asked in words.
  await page.getByRole('button', { name: isMobile ? 'Sound on' : 'Turn the sound on' }).click()
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Sound?' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeFocused()
  await page.getByRole('main').focus()
  await place(page, '3')
  await expect.poll(started).toBeGreaterThan(0)

  await page.reload()
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
})

test('whoever leaves it off is not asked again', async ({ page }) => {
  const started = await listen(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Leave the sound off' }).click()
  await expect(page.getByRole('group', { name: 'Sound?' })).toHaveCount(0)
  await sitAwhile(page)
  await expect(page.getByRole('button', { name: 'Sound on' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Sound?' })).toHaveCount(0)
  await place(page, '1')
  expect(await started()).toBe(0)
})

test('whoever has set something before hears what they heard', async ({ page }) => {
  const started = await listen(page)
  await page.addInitScript(() => {
    try {
      localStorage.setItem('lockstep.settings', '{"version":1,"muted":false,"pieceVolume":70}')
    } catch {
      // The empty page that comes first may not keep anything.
    }
  })
  await sitAwhile(page)
  await expect(page.getByRole('group', { name: 'Sound?' })).toHaveCount(0)
  await place(page, '1')
  await place(page, '2')
  await expect.poll(started).toBeGreaterThan(0)
})
