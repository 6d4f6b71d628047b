/**
 * Takes the pictures of docs/screenshots with a real browser, from the built pages as they are served; all, or those that are named. Those
 * of a game are the game's own (games/NAME/testing/runs/pictures.ts).
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { games } from '../games/index.ts'
import type { Arcade, Pictures } from '../terminal/arcade.ts'
import { withRooms } from '../terminal/entry.ts'
import { openArcade } from './arcade.ts'
import { root } from './processes.js'
import { ensureInstalled, main } from './setup.js'

const FOLDER = join(root, 'docs/screenshots')

const SIZES = [
  { name: '1440', options: { viewport: { width: 1440, height: 900 } } },
  { name: '360', options: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true } },
]

const THEMES = [
  { suffix: '', colorScheme: 'light' },
  { suffix: '-dark', colorScheme: 'dark' },
] as const

/** They come for the first picture that needs them, and stay. */
let company: Promise<ChildProcess> | null = null

async function comeTo(address: string): Promise<ChildProcess> {
  const people = spawn(process.execPath, ['--import', 'tsx', 'server/testing/runs/company.ts', address], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(people.stdout, 'data')
  if (!String(said).includes('everybody is there')) throw new Error(`nobody came: ${said}`)
  return people
}

/** The arcade around the games. */
const AROUND: Pictures = {
  scenes: {
    async front(page) {
      await page.goto('/')
      // A demonstration plays on every card; the last one begins when all are there, and the picture with depth takes its time.
      await page
        .getByRole('img', { name: /^A game of / })
        .last()
        .waitFor()
      await page.waitForTimeout(8000)
    },
    async online(page) {
      await page.goto('/online')
      company ??= comeTo(page.url())
      await company
      // Those who look on are fifteen seconds late, and a board without anything on it is no picture.
      await page.waitForTimeout(20_000)
      // Somebody who has been here before: they are shown the best game as it is played.
      await page.request.post('/api/guest', { data: {} })
      await page.reload()
      await page.locator('.live-board-in > :not(svg)').waitFor({ state: 'attached' })
      await page.waitForTimeout(1500)
    },
    async settings(page) {
      await page.goto('/settings#look')
      await page.getByRole('slider', { name: 'Text size' }).waitFor()
    },
    'settings-controls': page => openSection(page, 'controls'),
    'settings-data': page => openSection(page, 'data'),
    async learn(page) {
      await page.goto('/learn')
      await page
        .getByRole('link', { name: /^Read the rules of / })
        .last()
        .waitFor()
    },
  },
}

async function openSection(page: Page, section: string): Promise<void> {
  await page.goto(`/settings#${section}`)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForTimeout(300)
}

async function take(
  arcade: Arcade,
  { scenes, sheets = {}, photographs = false }: Pictures,
  isWanted: (name: string) => boolean,
): Promise<void> {
  const format = photographs ? ({ type: 'jpeg', quality: 84 } as const) : ({ type: 'png' } as const)
  for (const [name, lead] of Object.entries(scenes))
    if (isWanted(name))
      for (const size of SIZES)
        for (const { suffix, colorScheme } of THEMES) {
          const context = await arcade.browser.newContext({ ...size.options, baseURL: arcade.address, colorScheme })
          const page = await context.newPage()
          await lead(page)
          await page.evaluate(() => document.fonts.ready)
          const path = join(FOLDER, `${name}-${size.name}${suffix}.${format.type}`)
          await page.screenshot({ path, animations: 'disabled', ...format })
          await context.close()
        }
  for (const [name, write] of Object.entries(sheets)) if (isWanted(name)) await write(arcade, FOLDER, text => console.log(text))
}

await main(async () => {
  await ensureInstalled()
  await mkdir(FOLDER, { recursive: true })
  const theirs = await Promise.all(games.map(entry => withRooms(entry).pictures()))
  const every = [AROUND, ...theirs.filter(pictures => pictures !== null)]
  const wanted = process.argv.slice(2)
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)
  const arcade = await openArcade({ ownGraphics: true })
  try {
    for (const pictures of every) await take(arcade, pictures, isWanted)
  } finally {
    ;(await company)?.kill()
    await arcade.close()
  }
  console.log('The pictures are in docs/screenshots.')
  return 0
})
