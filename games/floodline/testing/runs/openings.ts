/** How every place of the campaign looks when it opens and when its gold solution has ended; and all openings on one sheet. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { isFault, playOver } from '../../../../kernel/replay.ts'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../../terminal/command.ts'
import type { World } from '../../../../terminal/world.ts'
import { floodline } from '../../game.ts'
import type { CampaignTexts } from '../../levels/folder.ts'
import type { FloodLevel } from '../../nouns.ts'
import { LEVELS, type LevelFolder, readLevelFolders } from '../authoring/folders.ts'
import { type Begun, begun } from '../scenes/begun.ts'
import { goOn, sitDownAt } from './page.ts'
import { BOARD_ALONE, litPage } from './studio.ts'

type Place = LevelFolder<CampaignTexts>

const SIZE = { width: 1280, height: 800 }
/** Around the board, which keeps to the middle between what is left and right of it. */
const BOARD = { x: 245, y: 0, width: 900, height: 800 }
const COLUMNS = 6
const WIDE = 300 // pixels, of a picture on the sheet
const MOST_BYTES = 300 * 1024

export const openings: Command = {
  name: 'openings',
  usage: 'FOLDER [--levels N,N] [--sheet FILE]',
  about: `Opens every level of the campaign in a browser, as somebody meets it, and again where its gold replay ends: 1280 × 800, into FOLDER.
    The openings that are in FOLDER, these and those from before, go on one sheet with their numbers and titles.`,
  examples: [
    { line: 'long floodline openings pictures --sheet docs/screenshots/campaign.webp', does: 'all of them, and the sheet of the README' },
    { line: 'long floodline openings pictures --levels 14,20', does: 'two places' },
  ],
  options: {
    levels: { value: 'N,N', about: 'only these, by their numbers' },
    sheet: { value: 'FILE', about: 'where the sheet goes (FOLDER/campaign.webp)' },
  },
  words: { least: 1, most: 1, missing: 'a folder for the pictures' },
  async run(given: Arguments, { arcade, out }: World) {
    const [folder = '.'] = given.words
    const only = given.text('levels')?.split(',').map(Number)
    const { campaign, faults } = readLevelFolders()
    for (const fault of faults) out(fault)
    const places = campaign.filter(({ number }) => only === undefined || only.includes(number))
    await mkdir(folder, { recursive: true })
    const { browser, address, close } = await arcade({ ownGraphics: true })
    try {
      const page = await litPage(browser, address, SIZE, { reducedMotion: 'reduce' })
      await goOn(page, begun(EMPTY))
      for (const place of places) {
        await photograph(page, place, folder)
        out(place.place)
      }
      await page.context().close()
      const path = given.text('sheet') ?? join(folder, 'campaign.webp')
      const shown = campaign.filter(place => existsSync(boardOf(place, folder)))
      const bytes = await contactSheet(browser, shown, folder, path)
      out(`${shown.length} places; ${path}: ${Math.round(bytes / 1024)} KiB`)
    } finally {
      await close()
    }
    return faults.length === 0 ? FINE : WRONG
  },
}

/** Nothing to look at: with it the page has sat at a table. */
const EMPTY: FloodLevel = {
  ...{ format: 1, id: 'empty', title: 'Empty', seed: 1, bounds: [4, 8, 4], maxWorldHeight: 4, terrain: [] },
  bag: { type: 'WEIGHTED', weights: { O2: 1 } },
  objectives: [{ type: 'PLACE_PIECES', count: 9 }],
}

const nameOf = ({ number, id }: Place, folder: string): string => join(folder, `${String(number).padStart(2, '0')}-${id}`)
const boardOf = (place: Place, folder: string): string => `${nameOf(place, folder)}-board.png`

/** Its opening, with what is around the board and without, and where its gold replay ends. */
async function photograph(page: Page, place: Place, folder: string): Promise<void> {
  await open(page, begun(place.level), `opening-${place.number}`)
  await page.screenshot({ path: `${nameOf(place, folder)}.png` })
  await page.evaluate(BOARD_ALONE)
  await page.screenshot({ path: boardOf(place, folder), clip: BOARD })
  const ended = await endOf(place)
  if (!ended) return
  await open(page, ended, `ending-${place.number}`)
  await page.screenshot({ path: `${nameOf(place, folder)}-end.png` })
}

async function open(page: Page, session: Begun, name: string): Promise<void> {
  await sitDownAt(page, session, name)
  await page.locator('.fl-canvas[data-drawn]').waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1800) // looks and effects are fetched when the first picture stands
}

/** Where the gold replay of a place ends; null where there is none. */
async function endOf({ place, replays }: Place): Promise<Begun | null> {
  if (!replays.includes('gold.replay')) return null
  const over = playOver(await readFile(join(LEVELS, place, 'gold.replay'), 'utf8'), floodline)
  return isFault(over) ? null : over.session
}

/** As small as it must be: quality goes down until it is light enough. */
async function contactSheet(browser: Browser, places: readonly Place[], folder: string, path: string): Promise<number> {
  const page = await browser.newPage()
  const named = await Promise.all(
    places.map(async place => ({
      shot: `data:image/png;base64,${(await readFile(boardOf(place, folder))).toString('base64')}`,
      title: `${place.number} ${place.texts.title.en}`,
    })),
  )
  const high = Math.round((WIDE * BOARD.height) / BOARD.width)
  const sheet = await page.evaluate(DRAW, { named, columns: COLUMNS, wide: WIDE, high, most: MOST_BYTES })
  await page.close()
  const bytes = Buffer.from(sheet.slice(sheet.indexOf(',') + 1), 'base64')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  return bytes.length
}

interface Drawn {
  readonly named: readonly { readonly shot: string; readonly title: string }[]
  readonly columns: number
  readonly wide: number
  readonly high: number
  readonly most: number
}

/** Runs on an empty page. */
const DRAW = async ({ named, columns, wide, high, most }: Drawn): Promise<string> => {
  const [gap, line] = [4, 22]
  const rows = Math.max(1, Math.ceil(named.length / columns))
  const canvas = document.createElement('canvas')
  canvas.width = columns * (wide + gap) - gap
  canvas.height = rows * (high + line + gap) - gap
  const pen = canvas.getContext('2d')
  if (!pen) return ''
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.font = '600 14px ui-sans-serif, system-ui, sans-serif'
  pen.textBaseline = 'middle'
  for (const [i, { shot, title }] of named.entries()) {
    const [x, y] = [(i % columns) * (wide + gap), Math.floor(i / columns) * (high + line + gap)]
    pen.drawImage(await createImageBitmap(await (await fetch(shot)).blob()), x, y, wide, high)
    pen.fillStyle = '#1f2430'
    pen.fillText(title, x + 4, y + high + line / 2, wide - 8)
  }
  let quality = 0.86
  let made = canvas.toDataURL('image/webp', quality)
  while (made.length * 0.75 > most && quality > 0.3) {
    quality -= 0.06
    made = canvas.toDataURL('image/webp', quality)
  }
  return made
}
