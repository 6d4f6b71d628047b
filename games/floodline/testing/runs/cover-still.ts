/** The still that a card shows before its board lives, by day and by night: games/floodline/view/cover-*.webp. */
import { writeFile } from 'node:fs/promises'
import type { Pictures } from '../../../../terminal/arcade.ts'
import { begun } from '../scenes/begun.ts'
import { city } from '../scenes/scenes.ts'
import { goOn } from './page.ts'
import { BOARD_ALONE, litPage, stopTime } from './studio.ts'

const CARD = { x: 385, y: 20, width: 765, height: 850 } // as wide and high as a card, around the board
const WIDE = 450

/** Runs on the page: a smaller picture of a picture. */
const SHRINK = async ([shot, width]: readonly [string, number]): Promise<string> => {
  const picture = await createImageBitmap(await (await fetch(shot)).blob())
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * picture.height) / picture.width)
  const pen = canvas.getContext('2d')
  if (pen) pen.imageSmoothingQuality = 'high'
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/webp', 0.72)
}

export const coverStill: NonNullable<Pictures['sheets']>[string] = async ({ browser, address }, _folder, out) => {
  const reader = await browser.newPage() // an empty one: pages of the arcade read no pictures from elsewhere
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await litPage(browser, address, { width: 1440, height: 900 }, { colorScheme, reducedMotion: 'reduce' })
    const { level, lines, ticks } = city()
    await goOn(page, begun(level, lines, ticks))
    await stopTime(page)
    await page.evaluate(BOARD_ALONE)
    const shot = (await page.screenshot({ clip: CARD })).toString('base64')
    const still = await reader.evaluate(SHRINK, [`data:image/png;base64,${shot}`, WIDE] as const)
    const bytes = Buffer.from(still.slice(still.indexOf(',') + 1), 'base64')
    await writeFile(new URL(`../../view/cover-${colorScheme}.webp`, import.meta.url), bytes)
    out(`cover-${colorScheme}.webp: ${bytes.length} bytes`)
    await page.context().close()
  }
  await reader.close()
}
