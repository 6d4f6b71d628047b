/** Situations for docs/screenshots, each beside a picture that somebody painted before there was a game. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Pictures } from '../../../../terminal/arcade.ts'
import { begun } from '../scenes/begun.ts'
import { city, plain, type Situation, tower } from '../scenes/scenes.ts'
import { goOn } from './page.ts'
import { litPage, PHOTOGRAPH, stopTime } from './studio.ts'

interface Scene {
  readonly of: () => Situation
  readonly size?: { readonly width: number; readonly height: number }
  readonly act?: (page: Page) => Promise<void>
}

async function toggle(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('switch', { name }).click()
}

async function press(page: Page, keys: readonly string[], ms = 60): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(ms)
  }
}

const SCENES: Readonly<Record<string, Scene>> = {
  'floodline-city': { of: city },
  'floodline-tilted': {
    of: city,
    async act(page) {
      await press(page, ['4', '.'])
      const skip = page.getByRole('button', { name: 'Skip' })
      await skip.waitFor()
      await skip.waitFor({ state: 'detached', timeout: 120_000 })
    },
  },
  'floodline-preview': { of: city, act: page => page.keyboard.down('4') },
  'floodline-basins': { of: plain, act: page => page.keyboard.press('k') },
  'floodline-why': {
    of: plain,
    async act(page) {
      // The first lock brings down what hung in the air, the second what stood on ice.
      for (let lock = 0; lock < 2; lock++) {
        const goingOn = page.getByRole('button', { name: 'Continue' })
        if (lock > 0) await goingOn.click()
        await goingOn.waitFor({ state: 'detached' })
        await press(page, [' ', '.'])
        await goingOn.waitFor({ timeout: 120_000 })
      }
    },
  },
  'floodline-gust': { of: tower, act: page => press(page, new Array<string>(560).fill('.'), 0) },
  'floodline-xray': {
    of: plain,
    async act(page) {
      await press(page, ['i', ...new Array<string>(4).fill('PageDown')])
      await toggle(page, 'See through above', 'Basin edges', 'Required level')
      await page.mouse.move(750, 640) // a cell on the water
    },
  },
  'floodline-phone': { of: city, size: { width: 360, height: 640 } },
}

export const situations: NonNullable<Pictures['sheets']> = Object.fromEntries(
  Object.entries(SCENES).map(([name, { of, size, act }]) => [
    name,
    async ({ browser, address }, folder) => {
      const phone = size ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : {}
      const page = await litPage(browser, address, size ?? { width: 1440, height: 900 }, phone)
      const { level, lines, ticks } = of()
      await goOn(page, begun(level, lines, ticks))
      await stopTime(page)
      await act?.(page)
      await page.waitForTimeout(2000)
      await page.screenshot({ path: join(folder, `${name}.jpeg`), ...PHOTOGRAPH })
      await page.context().close()
    },
  ]),
)
