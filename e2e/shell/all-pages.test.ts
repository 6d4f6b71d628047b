import { expect, type Page } from '@playwright/test'
import { games } from '../../games/index.ts'
import { expectAccessible } from '../axe.ts'
import { heaps } from '../table.ts'
import { test } from '../watch.ts'

/** As somebody has set it before. */
async function set(page: Page, settings: object): Promise<void> {
  await page.goto('/learn')
  await page.evaluate(record => localStorage.setItem('lockstep.settings', JSON.stringify(record)), settings)
}

const SECTIONS = ['look', 'sound', 'controls', 'gamepad', 'play', 'access', 'data']
const PAGES = ['/', '/learn', ...games.map(({ id }) => `/games/${id}`), '/settings', ...SECTIONS.map(section => `/settings#${section}`)]
/** Of every kind one; `npm run e2e` visits all. */
const SOME = ['/', '/learn', '/games/blocks', '/settings#look', '/settings#controls', '/settings#data']
const visited = process.env['LOCKSTEP_E2E'] === undefined ? PAGES : SOME

for (const theme of ['light', 'dark', 'contrast', 'contrast-dark'] as const)
  test(`no page stands in anybody's way, ${theme}`, { tag: theme === 'dark' ? '@core' : '@long' }, async ({ page }) => {
    test.slow()
    await set(page, { theme })
    for (const address of visited)
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading').first()).toBeAttached()
        await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0)
        if (address === '/') await expect(page.locator('.strips')).toBeAttached()
        if (address.startsWith('/games/')) await expect(page.locator('.book summary')).toBeVisible()
        await expectAccessible(page)
      })
  })

test('in German nothing is in the way either, and nothing is wider than the page', async ({ page }) => {
  test.slow()
  await set(page, { language: 'de', textSize: 22 })
  for (const address of visited) {
    await page.goto(address)
    await expect(page.getByRole('heading').first()).toBeAttached()
    await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBeLessThanOrEqual(0)
    // Who leaves while the worker still answers is told of an error by Firefox.
    await page.waitForLoadState('networkidle')
  }
  await expectAccessible(page)
})

test('the front page has a card for every game, each with a living board and a way in', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  const cards = page.getByRole('list', { name: /^(Games|One more, to warm up)$/ }).locator(':scope > li')
  await expect(cards).toHaveCount(games.length)
  for (const card of await cards.all()) {
    await expect(card.getByRole('img').first()).toBeVisible()
    await expect(card.getByRole('link', { name: /^Play / })).toBeVisible()
  }
  await expect(page.getByText('Today’s dailies')).toBeVisible()
  await expect(page.getByText(/new in \d+ h \d+ min/)).toBeVisible()
})

test('everything of a card fits the screen it is on', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: /^A game of nim/ })).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const card of await page.getByRole('list', { name: 'Games' }).locator(':scope > li').all()) {
    const box = await card.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
  }
})

test('a living game can be taken over where it stands', async ({ page }) => {
  const wide = (page.viewportSize()?.width ?? 0) > 900
  await page.goto('/')
  const take = page.getByRole('button', { name: 'Take over this game of Nim' })
  await expect(take).toBeVisible({ visible: wide })
  if (!wide) return
  await take.click()
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  expect(await heaps(page)).toEqual([3, 4, 5])
  await expect(page).toHaveURL(/\/play\/nim\?taken=/)
})

for (const { id } of games)
  test(`the rule book of ${id} is folded, and nothing of it is cut off when it is open`, { tag: id === 'blocks' ? [] : '@long' }, async ({
    page,
  }) => {
    test.slow()
    await page.goto(`/games/${id}`)
    const fold = page.locator('.book summary')
    await expect(fold).toHaveText(/^All \d+ rules$/)
    await expect(page.locator('.rule-row').first()).toBeHidden()
    await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible()
    await fold.click()
    await expect(page.locator('.rule-row').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.locator('.book').evaluate(cutOff)).toEqual([])
    // The longest book is made of the same parts, and would take axe a minute.
    if ((await page.locator('.rule-row').count()) < 100) await expectAccessible(page)
  })

/** What stands out of the book, or is wider than its place and cannot be scrolled to. */
function cutOff(book: HTMLElement | SVGElement): string[] {
  const edge = book.getBoundingClientRect()
  return [...book.querySelectorAll<HTMLElement>('*')]
    .filter(each => !each.parentElement?.closest('.book-drawing, .book-table'))
    .filter(each => {
      const { left, right } = each.getBoundingClientRect()
      const isTooWide = each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1
      return left < edge.left || right > edge.right || (isTooWide && getComputedStyle(each).overflowX !== 'auto')
    })
    .map(each => `${each.tagName} ${each.textContent.slice(0, 40)}`)
}

test('the sections of a rule book are listed and lead there', async ({ page }) => {
  await page.goto('/games/blocks')
  await page.locator('.book summary').click()
  await page.getByRole('navigation', { name: 'Sections of the rule book' }).getByRole('link', { name: 'Points' }).click()
  await expect(page.getByRole('heading', { name: 'Points' })).toBeInViewport()
})

test('a rule has an address of its own, which leads to it', async ({ page }) => {
  await page.goto('/games/blocks#BP-36')
  const rule = page.locator('#BP-36')
  await expect(rule).toBeInViewport()
  await expect(rule).toHaveAttribute('data-wanted', 'true')
  await page.getByRole('link', { name: 'Rule BP-37' }).click()
  await expect(page).toHaveURL(/#BP-37$/)
  await expect(page.locator('#BP-37')).toHaveAttribute('data-wanted', 'true')
  await page.goBack()
  await expect(rule).toHaveAttribute('data-wanted', 'true')
})

test('a game’s page leads to every way of playing it', { tag: '@core' }, async ({ page }) => {
  await page.goto('/learn')
  await page.getByRole('link', { name: 'Read the rules of Nim' }).click()
  await expect(page).toHaveURL('/games/nim')
  await expect(page).toHaveTitle('Nim on Lockstep')
  await page.getByRole('link', { name: 'Play Marienbad' }).click()
  await expect(page).toHaveURL(/\/play\/nim\?level=marienbad/)
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
})
