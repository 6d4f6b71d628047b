import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { handFor } from '../drag.ts'
import { test } from '../watch.ts'
import { landing } from './landing.ts'

const SOLUTION = readFileSync(new URL('../../games/floodline/levels/campaign/01-first-stack/gold.replay', import.meta.url), 'utf8')
const WISHES = [...SOLUTION.matchAll(/^\d+ ([a-z]+[+-]?)$/gm)].map(([, wish]) => wish as string)

const THUMBS: Readonly<Record<string, RegExp>> = {
  'x+': /^Move .*east/i,
  'x-': /^Move .*west/i,
  'z+': /^Move .*south/i,
  'z-': /^Move .*north/i,
  'yaw+': /^Turn/,
  drop: /^Drop$/,
}

test('thumbs place pieces', { tag: '@core' }, async ({ page }) => {
  test.slow()
  await page.goto('/play/floodline?level=first-stack')
  await page.getByRole('button', { name: /^Drop$/ }).waitFor()
  for (const wish of WISHES.slice(0, 8))
    await page
      .getByRole('button', { name: THUMBS[wish] as RegExp })
      .first()
      .tap()
  await expect(page.locator('.fl-goal-have').first()).toHaveText('2 / 8')
})

test('after a tilt up is on top of the pad, down at its bottom, left at its left', async ({ page }) => {
  await page.goto('/play/floodline?level=first-tilt')
  await page.getByRole('button', { name: /^Drop$/ }).waitFor()
  await expect(page.locator('.fl-move-key')).toHaveCount(0) // the pad has the arrows
  await page.keyboard.press('4')
  const up = page.getByRole('button', { name: /^Move up/i })
  await up.waitFor()
  const middle = async (name: RegExp): Promise<{ x: number; y: number }> => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  const [top, bottom, left, right] = await Promise.all([/^Move up/i, /^Move down/i, /^Move .*north/i, /^Move .*south/i].map(middle))
  expect(top?.y).toBeLessThan(left?.y ?? 0)
  expect(left?.y).toBeLessThan(bottom?.y ?? 0)
  expect(left?.x).toBeLessThan(top?.x ?? 0)
  expect(right?.x).toBeGreaterThan(top?.x ?? 0)
  expect(left?.y).toBe(right?.y)
})

test('a finger on the world pushes the piece the way it goes', async ({ page }) => {
  await page.goto('/play/floodline?level=first-tilt')
  await page.locator('.fl-mark').first().waitFor() // the world is drawn: its goal is marked
  await page.keyboard.press('.') // from here on time passes tick by tick
  const hand = await handFor(page, true)
  const [x, z] = await landing(page)
  // Up the screen to the right is east from here.
  await hand.press({ x: 150, y: 330 })
  for (const part of [1, 2, 3, 4]) await hand.move({ x: 150 + part * 8, y: 330 - part * 3 })
  await hand.release()
  await page.keyboard.press('.')
  await expect.poll(() => landing(page)).toEqual([x + 1, z])
})

test('on its side nothing lies over anything else, and the world is between the thumbs', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await page.goto('/play/floodline?level=first-tilt')
  await page.getByRole('button', { name: /^Drop$/ }).waitFor()
  await page.locator('.fl-prompt').waitFor()
  const boxes = await page.locator('.fl-card, .fl-thumb, .fl-tilt-ring, .fl-prompt, .immersive-corner .button').evaluateAll(all =>
    all.flatMap(each => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      // What is only read is a dot.
      return right - left > 2 ? [{ name: each.className, left, top, right, bottom }] : []
    }),
  )
  expect(boxes.length).toBeGreaterThan(12)
  for (const box of boxes) {
    expect(box.left >= 0 && box.top >= 0 && box.right <= 640 && box.bottom <= 360, `${box.name} is on the screen`).toBe(true)
    for (const other of boxes) {
      const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top
      expect(box === other || apart, `${box.name} and ${other.name}`).toBe(true)
    }
  }
})
