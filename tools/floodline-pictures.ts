/** Floodline for docs/screenshots: situations, a sheet in grey with figures of contrast, and a strip of a newcomer's first minutes. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type Begun, begun, KINDS, topsSeen } from '../games/floodline/testing/begun.ts'
import { showcase } from '../games/floodline/testing/full.ts'
import { city, plain, type Situation, tower } from '../games/floodline/testing/scenes.ts'
import { GRAPHICS_CARD, goOn } from './floodline-page.ts'
import { root } from './processes.js'

const PICTURES = join(root, 'docs/screenshots')
const PHOTOGRAPH = { type: 'jpeg', quality: 84 } as const

interface Scene {
  readonly of: () => Situation
  readonly size?: { readonly width: number; readonly height: number }
  readonly act?: (page: Page) => Promise<void>
}

async function toggled(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('switch', { name }).click()
}

async function pressed(page: Page, keys: readonly string[], ms = 60): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(ms)
  }
}

/** Each beside a picture that somebody painted before there was a game. */
const SCENES: Readonly<Record<string, Scene>> = {
  'floodline-city': { of: city },
  'floodline-tilted': {
    of: city,
    async act(page) {
      await pressed(page, ['4', '.'])
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
        const goOn = page.getByRole('button', { name: 'Continue' })
        if (lock > 0) await goOn.click()
        await goOn.waitFor({ state: 'detached' })
        await pressed(page, [' ', '.'])
        await goOn.waitFor({ timeout: 120_000 })
      }
    },
  },
  'floodline-gust': { of: tower, act: page => pressed(page, new Array<string>(560).fill('.'), 0) },
  'floodline-xray': {
    of: plain,
    async act(page) {
      await pressed(page, ['i', ...new Array<string>(4).fill('PageDown')])
      await toggled(page, 'See through above', 'Basin edges', 'Required level')
      await page.mouse.move(750, 640) // a cell on the water
    },
  },
  'floodline-phone': { of: city, size: { width: 360, height: 640 } },
}

export async function takeSituations(browser: Browser, baseURL: string, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, { of, size, act }] of Object.entries(SCENES)) {
    if (!isWanted(name)) continue
    const phone = size ? { deviceScaleFactor: 2, isMobile: true, hasTouch: true } : {}
    const page = await lit(browser, baseURL, size ?? { width: 1440, height: 900 }, phone)
    const { level, lines, ticks } = of()
    await goOn(page, begun(level, lines, ticks))
    await standing(page)
    await act?.(page)
    await page.waitForTimeout(2000)
    await page.screenshot({ path: join(PICTURES, `${name}.jpeg`), ...PHOTOGRAPH })
    await page.context().close()
  }
}

async function lit(browser: Browser, baseURL: string, viewport: { width: number; height: number }, more: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, ...more })
  await context.addInitScript(GRAPHICS_CARD)
  return context.newPage()
}

/** The picture is there, and time stands still: it passes on demand from here on. */
async function standing(page: Page): Promise<void> {
  await page.waitForTimeout(2500)
  await page.keyboard.press('.')
  await page.waitForTimeout(1000)
}

// ── In grey ──────────────────────────────────────────────────────────────────────────────────────────

const GREY = { width: 1200, height: 750 }
const TILTS = ['', 'tilt forward', 'tilt back', 'tilt right', 'tilt left'] as const
const CORNERS = ['7', '8', '9', '0'] as const

/** The same board from four corners under five gravities, without colour; and how far apart in lightness its things are. */
export async function takeGrey(browser: Browser, baseURL: string): Promise<void> {
  const shots: string[] = []
  const found: Record<string, number[]> = {}
  const reader = await browser.newPage() // an empty one: pages of the arcade read no pictures from elsewhere
  for (const tilt of TILTS) {
    const page = await lit(browser, baseURL, GREY, { reducedMotion: 'reduce' })
    const session = begun(showcase(), tilt ? [`30 ${tilt}`] : [], 40)
    await goOn(page, session)
    await standing(page)
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
  await sheet(browser, order, { columns: TILTS.length, width: 400, filter: 'grayscale(1)', file: 'floodline-grey.jpeg' })
  tellContrast(found)
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

function tellContrast(found: Readonly<Record<string, readonly number[]>>): void {
  const mean = (kind: string): number => (found[kind] ?? []).reduce((sum, tone) => sum + tone, 0) / Math.max(1, found[kind]?.length ?? 0)
  console.log('relative luminance of tops, from four corners:')
  for (const kind of KINDS) console.log(`  ${kind.padEnd(11)} ${mean(kind).toFixed(3)}  (${found[kind]?.length ?? 0} places)`)
  console.log('contrast, as of text (1 is none):')
  for (const [i, one] of KINDS.entries())
    for (const other of KINDS.slice(i + 1)) {
      const [dark, light] = [mean(one), mean(other)].sort((a, b) => a - b) as [number, number]
      console.log(`  ${one} – ${other}`.padEnd(28), ((light + 0.05) / (dark + 0.05)).toFixed(2))
    }
}

// ── A strip ──────────────────────────────────────────────────────────────────────────────────────────

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
export async function takeStrip(browser: Browser, baseURL: string): Promise<void> {
  const shots: string[] = []
  for (const { level } of STRIP) {
    const page = await lit(browser, baseURL, { width: 1120, height: 700 })
    await page.goto(`/play/floodline?level=${level.replace(/^\d+-/, '')}`)
    await page.locator('.fl-canvas').waitFor()
    await page.waitForTimeout(2000)
    const replay = await readFile(join(root, `games/floodline/levels/campaign/${level}/gold.replay`), 'utf8')
    const wishes = [...replay.matchAll(/^\d+ ([a-z]+(?: [a-z]+|[+-])?)$/gm)].map(([, wish = '']) => wish)
    const taken: string[] = []
    let over = false
    const filming = film(page, taken, () => over)
    for (const wish of wishes) {
      if (taken.length >= FRAMES) break
      await done(page, wish)
    }
    while (taken.length < FRAMES) await page.waitForTimeout(200)
    over = true
    await filming
    shots.push(...taken.slice(0, FRAMES))
    await page.context().close()
  }
  await sheet(browser, shots, { columns: FRAMES, width: 400, filter: 'none', file: 'floodline-filmstrip.jpeg' })
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
async function done(page: Page, wish: string): Promise<void> {
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

// ── Sheets ───────────────────────────────────────────────────────────────────────────────────────────

interface Sheet {
  readonly columns: number
  readonly width: number // of one picture
  readonly filter: string
  readonly file: string
}

async function sheet(browser: Browser, shots: readonly string[], { columns, width, filter, file }: Sheet): Promise<void> {
  const page = await browser.newPage({ viewport: { width: columns * width, height: 200 } })
  const pictures = shots.map(shot => `<img src="${shot}">`).join('')
  await page.setContent(
    `<style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px;background:#fff}img{display:block;width:100%;filter:${filter}}</style>${pictures}`,
  )
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await page.screenshot({ path: join(PICTURES, file), fullPage: true, ...PHOTOGRAPH })
  await page.close()
}
