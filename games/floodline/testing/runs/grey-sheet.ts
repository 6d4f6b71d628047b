/** The board without colour, and how far apart in lightness its things are. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Pictures } from '../../../../terminal/arcade.ts'
import { type Begun, begun, KINDS, topsSeen } from '../scenes/begun.ts'
import { showcase } from '../scenes/full.ts'
import { goOn } from './page.ts'
import { litPage, stopTime, writeSheet } from './studio.ts'

const GREY = { width: 1200, height: 750 }
const TILTS = ['', 'tilt forward', 'tilt back', 'tilt right', 'tilt left'] as const
const CORNERS = ['7', '8', '9', '0'] as const

/** The same board from four corners under five gravities, without colour; and how far apart in lightness its things are. */
export const greySheet: NonNullable<Pictures['sheets']>[string] = async ({ browser, address }, folder, out) => {
  const shots: string[] = []
  const found: Record<string, number[]> = {}
  const reader = await browser.newPage() // an empty one: pages of the arcade read no pictures from elsewhere
  for (const tilt of TILTS) {
    const page = await litPage(browser, address, GREY, { reducedMotion: 'reduce' })
    const session = begun(showcase(), tilt ? [`30 ${tilt}`] : [], 40)
    await goOn(page, session)
    await stopTime(page)
    for (const [corner, key] of CORNERS.entries()) {
      await page.keyboard.press(key)
      await page.waitForTimeout(700)
      const shot = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`
      shots.push(shot)
      if (tilt === '') await measure(reader, shot, session, corner, found)
    }
    await page.context().close()
  }
  await reader.close()
  // By corner in rows, by gravity in columns.
  const order = CORNERS.flatMap((_, corner) => TILTS.map((__, tilt) => shots[tilt * CORNERS.length + corner] ?? ''))
  await writeSheet(browser, order, { columns: TILTS.length, width: 400, filter: 'grayscale(1)', path: join(folder, 'floodline-grey.jpeg') })
  for (const line of contrasts(found)) out(line)
}

/** Reads the lightness of every top that can be seen, by what it is. */
async function measure(page: Page, shot: string, session: Begun, corner: number, found: Record<string, number[]>): Promise<void> {
  const places = topsSeen(session, corner, GREY)
  const tones = await page.evaluate(READ, [shot, places] as const)
  for (const [i, { kind }] of places.entries()) found[kind] = [...(found[kind] ?? []), tones[i] ?? 0]
}

/** Runs on the page: relative luminance, as contrast is reckoned from it. */
const READ = async ([shot, places]: readonly [string, readonly { x: number; y: number }[]]): Promise<number[]> => {
  const picture = await createImageBitmap(await (await fetch(shot)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(picture, 0, 0)
  return places.map(({ x, y }) => {
    const [r = 0, g = 0, b = 0] = pen?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? []
    const [red, green, blue] = [r, g, b].map(part => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
  })
}

function contrasts(found: Readonly<Record<string, readonly number[]>>): string[] {
  const mean = (kind: string): number => (found[kind] ?? []).reduce((sum, tone) => sum + tone, 0) / Math.max(1, found[kind]?.length ?? 0)
  const tones = KINDS.map(kind => `  ${kind.padEnd(11)} ${mean(kind).toFixed(3)}  (${found[kind]?.length ?? 0} places)`)
  const pairs = KINDS.flatMap((one, at) => KINDS.slice(at + 1).map(other => [one, other] as const))
  const ratios = pairs.map(([one, other]) => {
    const [dark, light] = [mean(one), mean(other)].sort((a, b) => a - b) as [number, number]
    return `${`  ${one} – ${other}`.padEnd(28)} ${((light + 0.05) / (dark + 0.05)).toFixed(2)}`
  })
  return ['relative luminance of tops, from four corners:', ...tones, 'contrast, as of text (1 is none):', ...ratios]
}
