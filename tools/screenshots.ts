/** Takes the pictures of docs/screenshots with a real browser, from the built pages as they are served; all, or those that are named. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { empties, hurry, ours } from '../e2e/chainfall.ts'
import { cell, sitDown, tile, token, wayThrough } from '../e2e/stackdoku.ts'
import { openBrowser } from './floodline-page.ts'
import { takeGrey, takeSituations, takeStrip } from './floodline-pictures.ts'
import { root } from './processes.js'
import { served } from './served.ts'
import { ensureBuilt, ensureInstalled, main } from './setup.js'

const PICTURES = join(root, 'docs/screenshots')

const SIZES = [
  { name: '1440', options: { viewport: { width: 1440, height: 900 } } },
  { name: '360', options: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 1.5, isMobile: true, hasTouch: true } },
]

const THEMES = [
  { suffix: '', colorScheme: 'light' },
  { suffix: '-dark', colorScheme: 'dark' },
] as const

/** What is to be seen in a picture, by its name. */
const SCENES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async front(page) {
    await page.goto('/')
    await page.getByRole('img', { name: 'A game of nim, heaps of 1, 4, 4' }).waitFor()
  },
  async blocks(page) {
    await page.goto('/play/blocks?preset=fair&seed=picture')
    await page.getByRole('grid').waitFor()
    await placeSome(page, 2)
    await page.keyboard.press('1')
    await page.locator('.bp-mark[data-kind="ghost"]').first().waitFor()
  },
  async floodline(page) {
    await solved(page, '01-first-stack', 30)
  },
  async 'floodline-water'(page) {
    await solved(page, '12-meet-the-drain', 34)
  },
  async 'floodline-tilt'(page) {
    await solved(page, '04-unsupported', 12)
    await page.keyboard.down('4')
    await page.waitForTimeout(1500)
  },
  async 'blocks-drag'(page) {
    await page.goto('/play/blocks?preset=fair&seed=picture')
    await page.getByRole('grid').waitFor()
    await placeSome(page, 2)
    await heldOver(page, 1, { row: 5, col: 5 })
  },
  async 'blocks-over'(page) {
    await playedOut(page)
  },
  async 'blocks-luck'(page) {
    await playedOut(page)
    await page.getByRole('heading', { name: 'Luck and skill' }).waitFor({ timeout: 120_000 })
    await page.locator('.bp-plot, .bp-luck').first().scrollIntoViewIfNeeded()
  },
  async chainfall(page) {
    await turns(page, '/play/chainfall?preset=v1&bot=ember&seed=picture', 7)
  },
  async stackdoku(page) {
    await sitDown(page, '/play/stackdoku?preset=easy&seed=picture')
    await along(page, wayThrough('picture').line.slice(0, 6))
  },
  async daily(page) {
    await page.goto('/daily/blocks/2026-11-15')
    await page.getByRole('grid').waitFor()
  },
  async settings(page) {
    await page.goto('/settings#look')
    await page.getByRole('slider', { name: 'Text size' }).waitFor()
  },
  ...Object.fromEntries(
    ['controls', 'data'].map(section => [
      `settings-${section}`,
      async (page: Page) => {
        await page.goto(`/settings#${section}`)
        await page.getByRole('main').getByRole('heading').first().waitFor()
        await page.waitForTimeout(300)
      },
    ]),
  ),
  async 'game-page'(page) {
    await page.goto('/games/blocks')
    await page.locator('#BP-36').waitFor()
  },
  async learn(page) {
    await page.goto('/learn')
    await page.getByRole('link', { name: 'Read the rules of Block Puzzle' }).waitFor()
  },
  async watch(page) {
    await playedOut(page)
    await page.getByRole('button', { name: 'Watch' }).click()
    await page.getByText('Re-played and verified').waitFor()
    for (let line = 0; line < 9; line++) await page.getByRole('button', { name: 'One on' }).click()
  },
  async nim(page) {
    await page.goto('/play/nim?level=classic&bot=perfect&seed=kitchen')
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByRole('button', { name: 'Take 2 from a', exact: true }).click()
    await page.getByRole('cell', { name: 'c1' }).waitFor()
    const considered = page.getByRole('button', { name: 'heap c, take 2 of 4' })
    await (page.viewportSize()?.width === 360 ? considered.tap() : considered.hover())
  },
}

/** Places whatever there is wherever it first fits, a few times. */
async function placeSome(page: Page, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++)
    for (const key of ['1', 'Enter', 'Escape', '2', 'Enter', 'Escape', '3', 'Enter', 'Escape']) await page.keyboard.press(key)
}

/** A few turns of Chainfall, spread over the board, and the next one looked at before it is made. */
async function turns(page: Page, address: string, count: number): Promise<void> {
  await page.goto(address)
  const empty = empties(page)
  await ours(page).first().waitFor()
  await hurry(page)
  const lines = page.getByRole('table').getByRole('button')
  for (let nth = 0; nth < count; nth++) {
    const before = await lines.count()
    await empty.nth((nth * 7) % (await empty.count())).focus()
    await page.keyboard.press('Enter')
    await lines.nth(before + 1).waitFor({ state: 'attached' }) // and the answer
    await ours(page).first().waitFor()
  }
  await empty.nth(4).focus()
  await page.waitForTimeout(400)
}

/** The beginning of a way through a level of Stackdoku; a token that is left is in hand. */
async function along(page: Page, line: ReturnType<typeof wayThrough>['line']): Promise<void> {
  for (const action of line)
    if (action.kind === 'take') {
      await tile(page, action.a).click()
      await tile(page, action.b).click()
    } else {
      await token(page, action.value).click()
      await cell(page, action.cell).click()
    }
  await page.waitForTimeout(400)
}

/** From the south-west, what keys a hand needs for the steps of the world. */
const KEYS: Readonly<Record<string, string>> = {
  ...{ 'x+': 'd', 'x-': 'a', 'z+': 's', 'z-': 'w', 'y+': 'w', 'y-': 's', drop: ' ', hold: 'g', 'soft+': 'x', 'soft-': 'x' },
  ...{ 'yaw+': 'q', 'yaw-': 'e', 'pitch+': 'f', 'pitch-': 'r', 'roll+': 'z', 'roll-': 'c' },
  ...{ 'tilt forward': '1', 'tilt back': '2', 'tilt left': '3', 'tilt right': '4' },
}

/** A level of the campaign in the middle of its solution, tick by tick, so that every picture of it is the same. */
async function solved(page: Page, name: string, wishes: number): Promise<void> {
  const replay = await readFile(join(root, `games/floodline/levels/campaign/${name}/gold.replay`), 'utf8')
  await page.goto(`/play/floodline?level=${name.replace(/^\d+-/, '')}`)
  await page
    .getByText('Board level')
    .or(page.getByText('Down', { exact: true }))
    .first()
    .waitFor()
  await page.waitForTimeout(1500)
  for (const [, wish = ''] of [...replay.matchAll(/^\d+ ([a-z]+(?: [a-z]+|[+-])?)$/gm)].slice(0, wishes)) {
    await page.keyboard.press(KEYS[wish] ?? '.')
    await page.keyboard.press('.')
  }
  await page.waitForTimeout(1200)
}

async function playedOut(page: Page): Promise<void> {
  await page.goto('/play/blocks?preset=pure&seed=picture')
  await page.getByRole('grid').waitFor()
  await placeSome(page, 12)
  await page.getByRole('region', { name: 'The end' }).waitFor()
}

/** A block in hand, near a place that takes it. */
async function heldOver(page: Page, slot: number, { row, col }: { row: number; col: number }): Promise<void> {
  const middle = async (selector: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is not to be seen`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const from = await middle(`.bp-slot[data-slot="${slot}"] .bp-block`)
  const to = await middle(`.bp-cell[data-place="${row}:${col}"]`)
  if (page.viewportSize()?.width === 360) {
    const screen = await page.context().newCDPSession(page)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const at of [
      { x: to.x, y: to.y + 40 },
      { x: to.x, y: to.y + 70 },
    ])
      await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] })
  } else {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 4 })
  }
  await page.waitForTimeout(300)
}

async function shoot(browser: Browser, baseURL: string, name: string, scene: (page: Page) => Promise<void>): Promise<void> {
  for (const size of SIZES)
    for (const { suffix, colorScheme } of THEMES) {
      const context = await browser.newContext({ ...size.options, baseURL, colorScheme })
      const page = await context.newPage()
      await scene(page)
      await page.evaluate(() => document.fonts.ready)
      // A sky is a million colours: as a photograph it weighs a tenth.
      const file = `${name}-${size.name}${suffix}.${name.startsWith('floodline') ? 'jpeg' : 'png'}`
      await page.screenshot({
        path: join(PICTURES, file),
        animations: 'disabled',
        ...(file.endsWith('jpeg') && { type: 'jpeg', quality: 84 }),
      })
      await context.close()
    }
}

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  await mkdir(PICTURES, { recursive: true })
  const { address, close } = await served()
  const browser = await openBrowser()
  try {
    const wanted = process.argv.slice(2)
    const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)
    for (const [name, scene] of Object.entries(SCENES)) if (isWanted(name)) await shoot(browser, address, name, scene)
    await takeSituations(browser, address, isWanted)
    if (isWanted('floodline-grey')) await takeGrey(browser, address)
    if (isWanted('floodline-filmstrip')) await takeStrip(browser, address)
  } finally {
    await browser.close()
    close()
  }
  console.log('The pictures are in docs/screenshots.')
  return 0
})
