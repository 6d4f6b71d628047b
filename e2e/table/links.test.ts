import { expect } from '@playwright/test'
import { blocks } from '../../games/blocks/game.ts'
import { write } from '../../kernel/replay.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { encoded } from '../../shell/replay/share-link.ts'
import { hand, pick, place, playToTheEnd, rows, sitAlone } from '../blocks.ts'
import { test } from '../watch.ts'

test('the link to a deal gives anybody the same deal', async ({ page, browser, baseURL, isMobile }) => {
  if (!isMobile) await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await sitAlone(page, '/play/blocks?preset=wide')
  await expect(page).toHaveURL(/preset=wide&seed=\w+$/)
  const dealt = await hand(page)
  await place(page, '1')

  const friends = await browser.newContext({ baseURL: baseURL ?? '' })
  const friend = await friends.newPage()
  await sitAlone(friend, page.url())
  expect(await hand(friend)).toEqual(dealt)
  expect((await rows(friend)).every(row => row?.endsWith(': empty'))).toBe(true)
  await friends.close()
})

test('the menu copies the link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await sitAlone(page)
  await pick(page, 'Copy link to this deal')
  await expect(page.getByText('The link is copied. Whoever opens it gets exactly this deal.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a setup of somebody’s own is played from its link', async ({ page }) => {
  const setup = encodeURIComponent('{"cols":5,"comboBonus":10,"dealer":"pure","rows":6,"zen":false}')
  await sitAlone(page, `/play/blocks?setup=${setup}&seed=kitchen`)
  expect(await rows(page)).toHaveLength(6)
  await page.goto('/play/blocks?setup=%7B&seed=kitchen')
  await expect(page.getByText(/^The setup in this address cannot be used: /)).toBeVisible()
  await page.getByRole('link', { name: 'A fresh game of Block Puzzle' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('a finished game is shared as a link that plays it over', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await sitAlone(page, '/play/blocks?preset=pure&seed=garden')
  await playToTheEnd(page)
  await page.getByRole('region', { name: 'The end' }).getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Copied. Paste it wherever you like.')).toBeVisible()
  const [text = '', link = ''] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(text).toMatch(/^Lockstep Block Puzzle · .*\d+ points/)
  await page.goto('/')
  await page.goto(link)
  await expect(page.getByText('Re-played and verified')).toBeVisible()
})

const FAIR = { rows: 8, cols: 8, dealer: 'fair', zen: false, comboBonus: 0 } as const
const game = new Session(blocks, dealFrom(blocks, FAIR, 'kitchen'))
const replay = write(game, { seed: 'kitchen' })

for (const [what, fragment, sentence] of [
  ['a broken link', 'zthis-is-not-a-game', /^The link is broken/],
  ['a link without its end', (await encoded(replay)).slice(0, -6), /^The link is broken/],
  ['a link that is no replay', await encoded('Dear Sir or Madam,\n'), /^The replay cannot be played: line 1: expected/],
  [
    'a replay of other rules',
    await encoded(replay.replace('rules 1', 'rules 9')),
    /follows version 9 of the rules, and this build version 1\.$/,
  ],
  ['a replay of another game', await encoded(replay.replace('game blocks', 'game chess')), /there is no such game here\.$/],
  [
    'a replay that was changed',
    await encoded(replay.replace('seed kitchen', 'seed bathroom')),
    /^The replay cannot be played: .*the check/,
  ],
] as const)
  test(`${what} is a sentence and a way on`, async ({ page }) => {
    await page.goto(`/watch#${fragment}`)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByText('Open a replay file')).toBeVisible()
    await page.getByRole('link', { name: 'To the front page', exact: true }).click()
    await expect(page).toHaveURL(/\/$/)
  })

test('a game that is not kept here is a sentence and a way on', async ({ page }) => {
  await page.goto('/watch/nothing-1')
  await expect(page.getByText('There is no game “nothing-1” on this device.')).toBeVisible()
  await page.goto('/play/blocks?taken=nothing-1')
  await expect(page.getByText('The game you took over is no longer on this device.')).toBeVisible()
  await page.getByRole('link', { name: 'A fresh game of Block Puzzle' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
})
