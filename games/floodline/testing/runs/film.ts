/** Film strips: exact frames of what moves, a sixtieth of a second apart whatever the machine, so that they can be looked at one by one. */
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Pictures } from '../../../../terminal/arcade.ts'
import { begun } from '../scenes/begun.ts'
import { MOMENTS, type Moment } from '../scenes/film-scenes.ts'
import { goOn } from './page.ts'
import { PHOTOGRAPH, writeSheet } from './studio.ts'

const SCREEN = { width: 1160, height: 720 }
const CLIP = { x: 300, y: 150, width: 640, height: 560 } // the board, without what is written around it

/** Frames come when they are asked for. As text, because it runs before the page does. */
const CAMERA = `
  const ask = WebGL2RenderingContext.prototype.getParameter
  WebGL2RenderingContext.prototype.getParameter = function (what) {
    return what === 0x9246 ? 'a graphics card' : ask.call(this, what)
  }
  let waiting = []
  let now = 0
  performance.now = () => now
  window.requestAnimationFrame = frame => waiting.push(frame)
  window.cancelAnimationFrame = number => { if (waiting[number - 1]) waiting[number - 1] = () => {} }
  window.roll = frames => {
    for (let frame = 0; frame < frames; frame++) {
      now += 1000 / 60
      const due = waiting
      waiting = []
      for (const one of due) one(now)
    }
  }
  const idle = setInterval(() => window.filming || window.roll(1), 40)`

async function shoot(browser: Browser, address: string, { level, lines, ticks, keys, frames, clip = CLIP }: Moment): Promise<string[]> {
  const context = await browser.newContext({ baseURL: address, viewport: SCREEN })
  await context.addInitScript(CAMERA)
  const page = await context.newPage()
  await goOn(page, begun(level, lines, ticks))
  await page.waitForLoadState('networkidle') // what moves is fetched after the first picture
  await page.waitForTimeout(2500)
  await page.evaluate('window.filming = true')
  await page.evaluate('window.roll(2)')
  const taken: string[] = []
  for (const key of keys) await page.keyboard.press(key)
  let at = 0
  for (const frame of frames) {
    for (; at < frame; at += 4) await page.evaluate(`window.roll(${Math.min(4, frame - at)})`) // a processor needs its time
    at = frame
    taken.push(`data:image/jpeg;base64,${(await page.screenshot({ clip, ...PHOTOGRAPH })).toString('base64')}`)
  }
  await context.close()
  return taken
}

export const films: NonNullable<Pictures['sheets']> = Object.fromEntries(
  Object.entries(MOMENTS).map(([name, of]) => [
    `floodline-film-${name}`,
    async ({ browser, address }, folder) => {
      const shots = await shoot(browser, address, of())
      await writeSheet(browser, shots, { columns: 4, width: 400, filter: 'none', path: join(folder, `floodline-film-${name}.jpeg`) })
    },
  ]),
)
