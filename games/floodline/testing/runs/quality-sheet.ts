/** The same two boards at every quality, side by side: what a weak machine gives up, and what it keeps. */
import { join } from 'node:path'
import type { Pictures } from '../../../../terminal/arcade.ts'
import { begun } from '../scenes/begun.ts'
import { city, plain } from '../scenes/scenes.ts'
import { GRAPHICS_CARD, goOn } from './page.ts'
import { BOARD_ALONE, stopTime, writeSheet } from './studio.ts'

const SIZE = { width: 1440, height: 900 }
const BOARD = { x: 425, y: 0, width: 675, height: 900 }

/** What draws, by its name: the picture begins with what such a machine can do (render/gl/machine.ts). */
const CARDS = { high: 'a graphics card', medium: 'Mali-450', low: 'llvmpipe' }

export const qualitySheet: NonNullable<Pictures['sheets']>[string] = async ({ browser, address }, folder) => {
  const shots: string[] = []
  for (const { level, lines, ticks } of [city(), plain()])
    for (const card of Object.values(CARDS)) {
      const context = await browser.newContext({ baseURL: address, viewport: SIZE, reducedMotion: 'reduce' })
      await context.addInitScript(GRAPHICS_CARD.replace(CARDS.high, card))
      const page = await context.newPage()
      await goOn(page, begun(level, lines, ticks))
      await stopTime(page)
      await page.evaluate(BOARD_ALONE)
      shots.push(`data:image/png;base64,${(await page.screenshot({ clip: BOARD })).toString('base64')}`)
      await context.close()
    }
  await writeSheet(browser, shots, { columns: 3, width: 600, filter: 'none', path: join(folder, 'floodline-qualities.jpeg') })
}
