/** A newcomer's first minutes, as a strip of pictures. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Pictures } from '../../../../terminal/arcade.ts'
import { solutionOf } from './solution.ts'
import { litPage, PHOTOGRAPH, writeSheet } from './studio.ts'

const KEYS: Readonly<Record<string, string>> = {
  ...{ 'x+': 'd', 'x-': 'a', 'z+': 's', 'z-': 'w', 'y+': 'w', 'y-': 's', 'yaw+': 'e', drop: ' ' },
  ...{ 'tilt right': '4', 'tilt left': '3', 'tilt forward': '1', 'tilt back': '2' },
}

const STRIP = [
  { level: '01-first-stack', from: 0 },
  { level: '02-first-tilt', from: 0 },
  { level: '11-first-basin', from: 0 },
] as const
const FRAMES = 7

/** The first levels of the game's first two chapters as somebody meets them: a picture for every second that passes on the page. */
export const filmstrip: NonNullable<Pictures['sheets']>[string] = async ({ browser, address }, folder) => {
  const shots: string[] = []
  for (const { level } of STRIP) {
    const page = await litPage(browser, address, { width: 1120, height: 700 })
    await page.goto(`/play/floodline?level=${level.replace(/^\d+-/, '')}`)
    await page.locator('.fl-canvas').waitFor()
    await page.waitForTimeout(2000)
    const wishes = await solutionOf(level)
    const taken: string[] = []
    let over = false
    const filming = film(page, taken, () => over)
    for (const wish of wishes) {
      if (taken.length >= FRAMES) break
      await perform(page, wish)
    }
    while (taken.length < FRAMES) await page.waitForTimeout(200)
    over = true
    await filming
    shots.push(...taken.slice(0, FRAMES))
    await page.context().close()
  }
  await writeSheet(browser, shots, { columns: FRAMES, width: 400, filter: 'none', path: join(folder, 'floodline-filmstrip.jpeg') })
}

async function film(page: Page, taken: string[], isOver: () => boolean): Promise<void> {
  for (let second = 0; !isOver() && taken.length < FRAMES; second++) {
    taken.push(`data:image/jpeg;base64,${(await page.screenshot(PHOTOGRAPH)).toString('base64')}`)
    await passes(page, 1000)
  }
}

/** Time as the page has it: on a slow machine it takes longer. */
async function passes(page: Page, ms: number): Promise<void> {
  const until = (await page.evaluate(() => performance.now())) + ms
  await page.waitForFunction(then => performance.now() >= then, until)
}

/** As a newcomer would: a key every quarter of a second, a look at what a tilt would do before it is made. */
async function perform(page: Page, wish: string): Promise<void> {
  const key = KEYS[wish] ?? '.'
  if (!wish.startsWith('tilt')) {
    await page.keyboard.press(key)
    return passes(page, wish === 'drop' ? 600 : 250)
  }
  await passes(page, 700)
  await page.keyboard.down(key)
  await passes(page, 1500)
  await page.keyboard.up(key)
  await passes(page, 1500)
}
