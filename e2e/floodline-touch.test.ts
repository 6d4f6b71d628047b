import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { test } from './watch.ts'

const SOLUTION = readFileSync(new URL('../games/floodline/levels/campaign/01-first-stack.replay', import.meta.url), 'utf8')
const WISHES = [...SOLUTION.matchAll(/^\d+ ([a-z]+[+-]?)$/gm)].map(([, wish]) => wish as string)

const THUMBS: Readonly<Record<string, RegExp>> = {
  'x+': /^Move .*east/i,
  'x-': /^Move .*west/i,
  'z+': /^Move .*south/i,
  'z-': /^Move .*north/i,
  'yaw+': /^Turn/,
  drop: /^Drop$/,
}

test('thumbs place pieces', async ({ page }) => {
  test.slow()
  await page.goto('/play/floodline?level=first-stack')
  await page.getByRole('button', { name: /^Drop$/ }).waitFor()
  for (const wish of WISHES.slice(0, 8))
    await page
      .getByRole('button', { name: THUMBS[wish] as RegExp })
      .first()
      .tap()
  await expect(page.getByText('2 / 8')).toBeVisible()
})
