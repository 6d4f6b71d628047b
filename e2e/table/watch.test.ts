import { readdirSync } from 'node:fs'
import { expect } from '@playwright/test'
import { blocks } from '../../games/blocks/game.ts'
import { write } from '../../kernel/replay.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { expectAccessible } from '../axe.ts'
import { playToTheEnd, rows, sitAlone } from '../blocks.ts'
import { byKeyboard, playPerfectly, sit } from '../table.ts'
import { test } from '../watch.ts'

const FAIR = { rows: 8, cols: 8, dealer: 'fair', zen: false, comboBonus: 0 } as const

/** So many placements, each where it first fits. */
function replayOf(placements: number): string {
  const session = new Session(blocks, dealFrom(blocks, FAIR, 'kitchen'))
  for (let placed = 0; placed < placements; placed++) {
    const [action] = blocks.legal(session.state, 0)
    if (action) session.act(0, action)
  }
  return write(session, { seed: 'kitchen' })
}

test('a game of Block Puzzle is watched line by line, with buttons and with keys', async ({ page }) => {
  await sitAlone(page, '/play/blocks?preset=pure&seed=garden')
  await playToTheEnd(page)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page).toHaveURL(/\/watch\/[\w-]+$/)
  await expect(page.getByText('Re-played and verified')).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Place in the game' })
  await expect(slider).toHaveValue('0')
  // [BP-03] Here too the score stands above the grid.
  const [score, grid] = await Promise.all(['.bp-score:visible', '.bp-cells'].map(part => page.locator(part).boundingBox()))
  expect((score?.y ?? 0) + (score?.height ?? Infinity)).toBeLessThanOrEqual(grid?.y ?? 0)

  await page.getByRole('button', { name: 'One on' }).click()
  await page.getByRole('button', { name: 'One on' }).click()
  await page.getByRole('button', { name: 'One back' }).click()
  await expect(slider).toHaveValue('1')
  await page.getByRole('main').focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('2')
  await page.keyboard.press('End')
  await expect(slider).toHaveJSProperty('value', await slider.getAttribute('max'))
  await expect(page.getByRole('status').getByText('None of the blocks left fits anywhere.')).toBeVisible()
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(slider).not.toHaveValue('0')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.reload()
  await expect(slider).toHaveValue('0')
  await expectAccessible(page)
})

test('a game of nim is watched, taken over in the middle, and goes on after a reload', { tag: '@core' }, async ({ page, isMobile }) => {
  test.setTimeout(90_000)
  await sit(page)
  await playPerfectly(page, byKeyboard)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await expect(page.getByText('Re-played and verified')).toBeVisible()
  await expect(page.getByRole('img', { name: 'A game of nim, heaps of 3, 4, 5' })).toBeVisible()
  for (let line = 0; line < 2; line++) await page.getByRole('button', { name: 'One on' }).click()
  await expect(page.getByRole('status').getByText(/^Perfect took \d from heap/)).toBeVisible()

  await page.getByRole('button', { name: 'Take over from here' }).click()
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  if (!isMobile) await expect(page.getByText('Taken over')).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2) // a head and one round
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
})

/** A game of every kind, and what of it must be seen whole. */
const BOARDS = [
  ['blocks', 'preset-fair', '.bp-cells'],
  ['chainfall', 'preset-v1', '.cf-cells, .cf-queue-value'],
  ['nim', 'preset-five-heaps', '.nim-heap'],
  ['stackdoku', 'preset-easy', '.sd-pile, .sd-places, .sd-sudoku'],
] as const

const SCREENS = [
  [360, 640],
  [390, 844],
  [844, 390],
  [720, 450],
  [768, 1024],
  [932, 430],
  [1280, 600],
  [1440, 900],
] as const

for (const [game, kind, board] of BOARDS)
  test(`the whole board of ${game} and the buttons are in sight on every screen`, { tag: '@own-screens' }, async ({ page }) => {
    const shelf = `games/${game}/testing/shelf`
    const name = readdirSync(shelf).find(each => each.includes(kind)) ?? ''
    await page.goto('/watch')
    await page.locator('input[type="file"]').setInputFiles(`${shelf}/${name}`)
    const slider = page.getByRole('slider', { name: 'Place in the game' })
    await slider.fill(String(Math.floor(Number(await slider.getAttribute('max')) / 2)))
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await expect(page.getByRole('button', { name: 'To the end' }), `${width}×${height}`).toBeInViewport({ ratio: 1 })
      await expect.poll(() => page.evaluate(cutOff, board), `cut off at ${width}×${height}`).toEqual([])
    }
  })

/** What sticks out of the frame of the theatre, by more than its own line. */
function cutOff(board: string): string[] {
  const frame = document.querySelector('.watch-stage')?.getBoundingClientRect() ?? new DOMRect()
  const isCut = ({ left, top, right, bottom }: DOMRect): boolean =>
    left < frame.left - 2 || top < frame.top - 2 || right > frame.right + 2 || bottom > Math.min(frame.bottom, innerHeight) + 2
  const parts = [...document.querySelectorAll(`.watch-stage :is(${board})`)].filter(part => part.checkVisibility())
  if (parts.length === 0) return ['nothing is there']
  return parts.filter(part => isCut(part.getBoundingClientRect())).map(({ className }) => className)
}

test('nobody takes over where the game is over', async ({ page }) => {
  await sitAlone(page, '/play/blocks?preset=pure&seed=garden')
  await playToTheEnd(page)
  await page.getByRole('button', { name: 'Watch', exact: true }).click()
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.getByRole('button', { name: 'Take over from here' }).click()
  await expect(page.getByText('The game is over here. Go back a little and take over there.')).toBeVisible()
})

test('a file is opened, and the link to a moment leads to that moment', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/watch')
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.replay', mimeType: 'text/plain', buffer: Buffer.from(replayOf(9)) })
  await expect(page).toHaveURL(/\/watch#z/)
  await expect(page.getByText('Valid so far, not over').first()).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Place in the game' })
  await slider.fill('6')
  await page.getByRole('button', { name: 'Link to this moment' }).click()
  await expect(page.getByText('The link is copied. The whole game is in it.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/&at=6$/)
  await page.goto('/')
  await page.goto(link)
  await expect(slider).toHaveValue('6')

  await page.getByRole('button', { name: 'Take over from here' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect((await rows(page)).every(row => row?.endsWith(': empty'))).toBe(false)
})

for (const [what, name, contents, sentence] of [
  ['a picture', 'x.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), /this is not text, so it is not a replay/],
  ['a letter', 'x.txt', Buffer.from('Dear Sir or Madam,\n'), /expected "replay …"/],
  ['something huge', 'x.replay', Buffer.alloc(1_100_000, 'replay 1\n'), /^This is too large to be a replay/],
] as const)
  test(`${what} that is opened as a replay is a sentence and a way on`, async ({ page }) => {
    await page.goto('/watch')
    await page.locator('input[type="file"]').setInputFiles({ name, mimeType: 'text/plain', buffer: contents })
    await expect(page.getByText(sentence)).toBeVisible()
    await page.locator('input[type="file"]').setInputFiles({ name: 'y.replay', mimeType: 'text/plain', buffer: Buffer.from(replayOf(3)) })
    await expect(page.getByRole('slider', { name: 'Place in the game' })).toBeVisible()
  })
