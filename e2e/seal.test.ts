import { expect, type Page } from '@playwright/test'
import { findGame } from '../games/index.ts'
import { commitOf, committedIn, entropyText, saltOf, seedOf } from '../kernel/fair.ts'
import { stringify } from '../kernel/plaintext.ts'
import { write } from '../kernel/replay.ts'
import { refuseSeal, sealOf } from '../kernel/seal.ts'
import { dealFrom, Session } from '../kernel/session.ts'
import { expectAccessible } from './axe.ts'
import { cellAt, hurry, ours, savedReplay } from './chainfall.ts'
import { twin } from './twin.ts'
import { test } from './watch.ts'

const AGAINST = '/play/chainfall?preset=v1&bot=spark'

/** The seal of the table, as the dialog behind its digits shows it. */
async function sealShown(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /^Seal [0-9a-f]{4} [0-9a-f]{4} …$/ }).click()
  const seal = await page
    .getByRole('dialog')
    .getByText(/^[0-9a-f]{64}$/)
    .innerText()
  return seal
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('menuitem', { name: /really|sure|again/i }).click()
}

test('a game against somebody: sealed at the start, no seed in the address, open at the end, and a page checks it', async ({ page }) => {
  test.slow()
  await page.goto(AGAINST)
  await expect(ours(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/play\/chainfall\?preset=v1&bot=spark$/)
  const button = page.getByRole('button', { name: /^Seal of the deal, [0-9a-f]{4} [0-9a-f]{4} and so on/ })
  await expect(button.first()).toBeVisible()
  const seal = await sealShown(page)
  await expectAccessible(page)
  const dialog = page.getByRole('dialog', { name: 'The deal is sealed' })
  await expect(dialog).not.toContainText('may be known already')
  await expect(dialog.getByRole('heading', { name: 'Salt' })).toHaveCount(0)
  await close(page)

  // Whoever reloads goes on with the same deal, begun or not.
  await page.reload()
  await expect(ours(page).first()).toBeVisible()
  await hurry(page)
  await cellAt(page, 'c3').click()
  await expect(page.getByRole('cell', { name: /^c3/ }).first()).toBeVisible()
  await expect(ours(page).first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('cell', { name: /^c3/ }).first()).toBeVisible()
  expect(await sealShown(page)).toBe(seal)
  await close(page)
  await expect(page).toHaveURL(/\/play\/chainfall\?preset=v1&bot=spark$/)

  await resign(page)
  const replay = await savedReplay(page)
  const { deal = '', ...sealed } = committedIn(replay)
  expect(sealed.seal).toBe(seal)
  expect(refuseSeal(sealed, deal)).toBeNull()
  expect(replay).toMatch(/^seed \w{26}$/m)
  expect(await sealShown(page)).toBe(seal)
  const open = page.getByRole('dialog', { name: 'The seal is open' })
  await expect(open.getByText(sealed.salt ?? '', { exact: true })).toBeVisible()
  await expect(open.getByRole('textbox', { name: 'Deal' })).toHaveValue(deal)
  await expectAccessible(page)
  await open.getByRole('button', { name: 'Check it' }).click()
  await expect(page).toHaveURL(/\/seal#/)
  await expect(page.getByRole('status').getByText('The seal opens.')).toBeVisible()
  await page.getByLabel(/^The seal or commitment you saw at the start/).fill(seal.slice(0, 8))
  await page.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('It is what you saw at the start.')
  await expectAccessible(page)
})

test('a link with a seed opens that deal, the address is cleaned, and the seal says that it may be known', async ({ page }) => {
  await page.goto(`${AGAINST}&seed=kitchen`)
  await expect(ours(page).first()).toBeVisible()
  await expect(page).toHaveURL(/\/play\/chainfall\?preset=v1&bot=spark$/)
  await sealShown(page)
  await expect(page.getByRole('dialog')).toContainText('It may be known already: this deal came by a link, or was played before.')
  await close(page)
  await resign(page)
  const replay = await savedReplay(page)
  expect(replay).toMatch(/^seed kitchen$/m)
  expect(replay).toMatch(/^note the deal may have been known before/m)
})

test('alone, the seal is there too and says where the seed stands', async ({ page }) => {
  await page.goto('/play/blocks?preset=fair&seed=kitchen')
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page).toHaveURL(/seed=kitchen/)
  await expect(page.getByRole('button', { name: /^Seal of the deal, / }).first()).toBeVisible()
  await sealShown(page)
  await expect(page.getByRole('dialog')).toContainText('the seed stands in the address of this page')
  await close(page)
})

test('the page of seals: what is pasted is checked, and whatever is missing is said', { tag: '@core' }, async ({ page }) => {
  await page.goto('/seal')
  const said = page.getByRole('status')
  const paste = page.getByLabel(/^Replay/)
  const check = page.getByRole('button', { name: 'Check', exact: true })
  await check.click()
  await expect(said).toContainText('There is nothing to check yet.')
  await paste.fill('replay 1\ngame nim\n')
  await check.click()
  await expect(said).toContainText('There is no line that begins with “seal”')
  const deal = JSON.stringify({ hands: twin('kitchen').deal.rows })
  const salt = '00112233445566778899aabbccddeeff'
  await paste.fill(`seal ${'0'.repeat(64)}\nsalt ${salt}\ndeal ${deal}`)
  await check.click()
  await expect(said).toContainText('The seal does not open.')
  await paste.fill(`seal ${sealOf(deal, salt)}\nsalt ${salt}\ndeal ${deal}`)
  await check.click()
  await expect(said).toContainText('The seal opens.')
  await expectAccessible(page)
})

test('the page of seals follows a commitment to its deal, says who added, and finds a line that was changed', async ({ page }) => {
  const secret = '5ec2e7'.repeat(10)
  const entropies = [null, 'ad'.repeat(16)] as const
  const entry = findGame('chainfall')
  if (!entry) throw new Error('chainfall is not on the list')
  const game = await entry.game()
  const setup = game.presets[0]?.setup
  const seed = seedOf(secret, entropies)
  const session = new Session(game, dealFrom(game, setup, seed))
  const sealed = { salt: saltOf(secret), seal: sealOf(stringify(session.deal), saltOf(secret)) }
  const replay = write(session, { setup, seed, ...sealed, commit: commitOf(secret), secret, entropy: entropyText(entropies), pair: '2' })
  await page.goto('/seal')
  const said = page.getByRole('status')
  const check = page.getByRole('button', { name: 'Check', exact: true })
  await page.getByLabel(/^Replay/).fill(replay)
  await page.getByLabel(/^The seal or commitment/).fill(commitOf(secret).slice(0, 10))
  await check.click()
  await expect(said).toContainText('The secret opens the commitment')
  await expect(said).toContainText('Only the second player added to the shuffle.')
  await expect(said).toContainText('This is game 2 of a mirrored pair')
  await expect(said).toContainText('It is what you saw at the start.')
  await expect(page.locator('pre')).toContainText("echo 'lockstep commit 1'")
  await expectAccessible(page)
  await page.getByLabel(/^Replay/).fill(replay.replace(/^entropy .*$/m, 'entropy - -'))
  await check.click()
  await expect(said).toContainText('the seed does not follow from the secret')
  await expectAccessible(page)
})
