import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { test } from '../watch.ts'
import { faults, type Part, partsOf } from './parts.ts'

/** Everything of the display that is read or pressed, and the shell's own buttons. */
const PARTS = [
  '.fl-card, .fl-thumb, .fl-tilt-ring > button:first-child, .fl-prompt, .fl-warning p, .fl-refused, .caption',
  '.fl-mark, .fl-label, .fl-views, .immersive-corner .button',
].join(', ')

/** What is opened to look at the board may lie over what is written at the board, and over nothing else. */
const AT_THE_BOARD = /^fl-(mark|label)/

const TABLES = {
  'level 1 and what it says': '/play/floodline?level=first-stack',
  'level 2, whose goal is high': '/play/floodline?level=first-tilt',
  'level 12': '/play/floodline?level=meet-the-drain',
  'a puzzle': '/play/floodline?level=footbridge',
  endless: '/play/floodline?preset=endless',
  'the sandbox': '/play/floodline?level=sandbox',
  'high wind': '/play/floodline?preset=high-wind',
} as const

const THUMBS = ['360×640', '390×844', '844×390', '768×1024']
// The last is a window of 1440 × 900 that is read at twice its size.
const DESKS = ['900×500', '1024×768', '1440×900', '2560×1440', '720×450']

const sizeOf = (name: string): { width: number; height: number } => {
  const [width = 0, height = 0] = name.split('×').map(Number)
  return { width, height }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.fl-mark').first().waitFor() // the world is drawn
  await page.keyboard.press('.') // from here on time passes tick by tick
}

async function seen(page: Page, size: string, what: string, besides: (part: Part) => boolean = () => true): Promise<readonly string[]> {
  const parts = await partsOf(page, PARTS)
  expect(parts.length).toBeGreaterThan(5)
  return faults(parts.filter(besides), sizeOf(size)).map(fault => `${size}, ${what}: ${fault}`)
}

/** As it is dealt, with something turned down, with a tilt held, and with the list of views open. */
async function lookedThrough(page: Page, size: string, thumbs: boolean): Promise<readonly string[]> {
  await page.setViewportSize(sizeOf(size))
  await expect.poll(async () => (await page.locator('.fl').boundingBox())?.width).toBe(sizeOf(size).width)
  // The picture follows a frame later, and what is written at the board with it.
  const marked = async (): Promise<number> => Math.max(...(await partsOf(page, '.fl-mark')).map(({ right }) => right))
  await expect.poll(marked).toBeLessThanOrEqual(sizeOf(size).width)
  await page.waitForTimeout(200)
  const found = [...(await seen(page, size, 'as it is dealt'))]
  await page.keyboard.press('u')
  await page
    .locator('.fl-refused:not(:empty)')
    .waitFor({ timeout: 1500 })
    .catch(() => {}) // where nothing was turned down nothing is said
  found.push(...(await seen(page, size, 'with something turned down')))
  await page.keyboard.down('4')
  await page.waitForTimeout(250)
  found.push(...(await seen(page, size, 'with a tilt held')))
  await page.keyboard.press('Escape')
  await page.keyboard.up('4')
  const views = page.locator('.fl-views-button[aria-label="Views"]')
  await (thumbs ? views.tap() : views.click())
  await page.locator('.fl-views').waitFor()
  found.push(...(await seen(page, size, 'with the views open', ({ name }) => !AT_THE_BOARD.test(name))))
  await (thumbs ? views.tap() : views.click())
  return found
}

/** In one window after another: a window that was made larger or smaller must be as good as one that was opened so. */
async function expectTidy(page: Page, address: string, sizes: readonly string[], thumbs = false): Promise<void> {
  await page.setViewportSize(sizeOf(sizes[0] ?? ''))
  await open(page, address)
  const found: string[] = []
  for (const size of sizes) found.push(...(await lookedThrough(page, size, thumbs)))
  expect(found).toEqual([])
}

test.describe('with a mouse', () => {
  test('level 2 in a low window and high wind in a large one: nothing lies over anything else', async ({ page }) => {
    await expectTidy(page, TABLES['level 2, whose goal is high'], ['900×500'])
    await expectTidy(page, TABLES['high wind'], ['1440×900'])
  })

  for (const [name, address] of Object.entries(TABLES))
    test(`${name}: nothing lies over anything else in any window @long`, async ({ page }) => {
      test.slow()
      await expectTidy(page, address, DESKS)
    })
})

test.describe('with thumbs', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('level 12 on a small phone: nothing lies over anything else', { tag: '@core' }, async ({ page }) => {
    await expectTidy(page, TABLES['level 12'], ['360×640'], true)
  })

  for (const [name, address] of Object.entries(TABLES))
    test(`${name}: nothing lies over anything else on any screen @long`, async ({ page }) => {
      test.slow()
      await expectTidy(page, address, THUMBS, true)
    })
})

const REPLAY = readFileSync(new URL('../../games/floodline/levels/campaign/02-first-tilt/gold.replay', import.meta.url))

test('whoever watches has the same views, and nothing lies over anything else @long', async ({ page, isMobile }) => {
  await page.goto('/watch')
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.replay', mimeType: 'text/plain', buffer: REPLAY })
  const views = page.locator('.fl-views-button[aria-label="Views"]')
  await (isMobile ? views.tap() : views.click())
  const xray = page.getByRole('button', { name: 'X-ray' })
  await (isMobile ? xray.tap() : xray.click())
  await expect(page.locator('.fl-layers')).toBeVisible()
  const box = await page.locator('.fl').boundingBox()
  if (!box) throw new Error('there is a stage')
  const parts = (await partsOf(page, PARTS)).filter(({ name }) => !AT_THE_BOARD.test(name))
  const within = parts.map(part => ({
    ...part,
    left: part.left - box.x,
    right: part.right - box.x,
    top: part.top - box.y,
    bottom: part.bottom - box.y,
  }))
  expect(faults(within, box)).toEqual([])
})
