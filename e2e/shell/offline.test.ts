import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { serve } from '../../server/main.ts'
import { hand, place, rows, sitAlone } from '../blocks.ts'
import { answered, CLASSIC, heaps, sit, stick } from '../table.ts'
import { test } from '../watch.ts'

/** Waits until everything is on the device and the worker answers for it. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

test('without a network a game goes on through a reload, and every other page opens', { tag: '@core' }, async ({
  page,
  context,
  browserName,
}) => {
  await sit(page, CLASSIC)
  await kept(page)
  await context.setOffline(true)
  await stick(page, { heap: 2, sticks: 5 }).focus()
  await page.keyboard.press('Enter')
  await answered(page)
  await expect.poll(async () => (await heaps(page)).reduce((sum, heap) => sum + heap, 0)).toBeLessThan(8)
  const stood = await heaps(page)

  await page.reload()
  await answered(page)
  expect(await heaps(page)).toEqual(stood)
  const heap = stood.findIndex(sticks => sticks > 0)
  await stick(page, { heap, sticks: 1 }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => heaps(page)).not.toEqual(stood)

  for (const [address, heading] of [
    ['/', 'Same deal. Same moves. Same ending.'],
    ['/learn', 'Learn'],
    ['/games/blocks', 'The rule book'],
    ['/seal', 'Check a seal'],
    ['/settings#sound', 'Settings'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeAttached()
  }
  await expect(page.getByText('No connection. Everything here works without one.')).toBeVisible()
  await context.setOffline(false)
  // Firefox, told by a program that it is connected again, says so to the next page only.
  if (browserName === 'firefox') await page.reload()
  await expect(page.getByText('No connection.')).toHaveCount(0)
})

test('without a network a hand of Block Puzzle is half placed, reloaded, and placed to its end', async ({ page, context }) => {
  await sitAlone(page)
  await kept(page)
  await context.setOffline(true)
  await place(page, '1')
  const [board, left] = [await rows(page), await hand(page)]
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await rows(page)).toEqual(board)
  expect(await hand(page)).toEqual(left)
  await place(page, '2')
  await place(page, '3')
  await context.setOffline(false)
})

/** The built pages of one test's own, where another build can take their place. */
async function withPages(play: (pages: { address: string; rebuild(): Promise<void> }) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'lockstep-'))
  await cp(process.env['LOCKSTEP_DIST'] ?? 'dist', root, { recursive: true })
  const { address, close } = await serve({ root, port: 0, host: '127.0.0.1' })
  const rewrite = async (name: string, from: RegExp, to: string): Promise<void> => {
    const path = join(root, name)
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
  }
  // Another build: another page, another worker.
  const rebuild = async (): Promise<void> => {
    await rewrite('index.html', /<html /, '<html data-build="next" ')
    await rewrite('worker.js', /LOCKSTEP_VERSION="\w+"/, 'LOCKSTEP_VERSION="next"')
  }
  try {
    await play({ address, rebuild })
  } finally {
    await close()
    await rm(root, { recursive: true })
  }
}

const OFFER = 'A new version is ready.'
const fetchNews = (page: Page): Promise<unknown> => page.evaluate(async () => (await navigator.serviceWorker.ready).update())

base('a new version waits until somebody says so, and never speaks up at a table', async ({ page }) => {
  await withPages(async ({ address, rebuild }) => {
    await page.goto(address)
    await kept(page)
    const offer = page.getByText(OFFER)
    await expect(offer).toHaveCount(0)
    await rebuild()

    await page.goto(new URL(CLASSIC, address).href)
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    await fetchNews(page)
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
    await expect(offer).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-build')

    await page
      .getByRole('link', { name: /front page/ })
      .locator('visible=true')
      .click()
    await expect(offer).toBeVisible()
    await page.reload()
    await expect(offer).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-build') // a reload alone changes nothing
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
    await expect(offer).toHaveCount(0)
  })
})

base('a new version comes even where the old worker is still waiting for an answer', { tag: '@long' }, async ({ page }) => {
  await withPages(async ({ address, rebuild }) => {
    const port = Number(new URL(address).port)
    // Everything passes through, but one file is never answered.
    const door = createServer((asked, answer) => {
      if (asked.url === '/assets/never.js') return
      const { method, headers, url: path } = asked
      request({ port, method, headers, path }, given => {
        answer.writeHead(given.statusCode ?? 500, given.headers)
        given.pipe(answer)
      }).end()
    }).listen(0)
    try {
      await page.goto(`http://localhost:${(door.address() as AddressInfo).port}/learn`)
      await kept(page)
      await rebuild()
      await fetchNews(page)
      await expect(page.getByText(OFFER)).toBeVisible()
      await page.evaluate(() => void fetch('/assets/never.js').catch(() => {}))
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-build', 'next')
    } finally {
      door.closeAllConnections()
      door.close()
    }
  })
})

test('the arcade can be installed: its manifest names pictures that are there', async ({ page, request: asking }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = (await (await asking.get(href ?? '')).json()) as { icons: { src: string; type: string }[]; display: string }
  expect(manifest.display).toBe('standalone')
  for (const { src, type } of manifest.icons) {
    const response = await asking.get(src)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toContain(type)
  }
})
