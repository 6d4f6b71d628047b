import { expect } from '@playwright/test'
import { nim } from '../games/nim/game.ts'
import { verify } from '../kernel/replay.ts'
import { answered, byMouse, ended, heaps, MARIENBAD, playPerfectly, savedReplay, sit, stick } from './table.ts'
import { test } from './watch.ts'

test('[NI-04] the classic deal is won by correct play, and the saved replay proves it', async ({ page }) => {
  await sit(page)
  await playPerfectly(page, byMouse)

  await expect(page.getByRole('heading', { name: 'You won' })).toBeVisible()
  await expect(page.getByRole('main').getByText('You took the last stick, and the last stick wins.')).toBeVisible()
  expect(verify(await savedReplay(page), nim)).toMatchObject({ ok: true, outcome: { winner: 0, code: 'last-stick' } })
})

test('[NI-05] the misère deal is lost against a mind that makes no mistake, and the page says why', { tag: '@long' }, async ({ page }) => {
  await sit(page, MARIENBAD)
  await playPerfectly(page, byMouse, true)

  await expect(page.getByRole('heading', { name: 'You lost' })).toBeVisible()
  await expect(page.getByRole('main').getByText('You took the last stick, and here the last stick loses.')).toBeVisible()
  expect(verify(await savedReplay(page), nim)).toMatchObject({ ok: true, outcome: { winner: 1 } })
})

test('[NI-03] pointing shows what would go and what would stay; leaving shows nothing', async ({ page }) => {
  await sit(page)
  await stick(page, { heap: 1, sticks: 3 }).hover()
  await expect(page.getByRole('heading', { name: 'Take 3 from b' })).toBeVisible()
  await expect(page.getByText('Leaves 3, 1, 5.')).toBeVisible()
  await expect(page.locator('[data-state="going"]')).toHaveCount(3)

  await page.getByRole('heading', { name: 'Your turn' }).hover()
  await expect(page.locator('[data-state="going"]')).toHaveCount(0)
  expect(await heaps(page)).toEqual([3, 4, 5])
})

test('undo takes back a move and its answer, three times a game, and then says so', { tag: '@long' }, async ({ page }) => {
  await sit(page)
  for (const left of [2, 1, 0]) {
    await byMouse(page, { heap: 2, sticks: 5 })
    await answered(page)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(page.getByRole('button', { name: `Undo ${left} left` })).toBeVisible()
    expect(await heaps(page)).toEqual([3, 4, 5])
  }
  await byMouse(page, { heap: 2, sticks: 5 })
  await answered(page)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('main').getByText('All 3 undos of this game are used.')).toBeVisible()
})

test('undo before the first move is refused with the reason', async ({ page }) => {
  await sit(page)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByRole('main').getByText('There is nothing to take back: you have not moved yet.')).toBeVisible()
})

test('a hint shows the move, says why, and can be played as it is', async ({ page }) => {
  await sit(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByRole('heading', { name: 'Hint: Take 2 from a' })).toBeVisible()
  await expect(page.getByRole('main').getByText('every part has a partner')).toBeVisible()
  await expect(page.locator('[data-state="going"]')).toHaveCount(2)

  await page.getByRole('button', { name: 'Take 2 from a', exact: true }).click()
  await answered(page)
  await expect(page.getByRole('cell', { name: 'a2' })).toBeVisible()
})

test('[NI-02] a move out of turn is refused and names whose turn it is', async ({ page }) => {
  await page.clock.install()
  await sit(page)
  await page.clock.pauseAt(Date.now() + 60_000) // the mind never gets to answer
  await stick(page, { heap: 0, sticks: 2 }).click()
  await expect(page.getByRole('heading', { name: 'Perfect is thinking' })).toBeVisible()
  await stick(page, { heap: 1, sticks: 1 }).click()
  await expect(page.getByRole('main').getByText('It is the turn of Perfect. Yours comes next.')).toBeVisible()
  expect(await heaps(page)).toEqual([1, 4, 5])
})

test('resigning asks once, ends the game and says so; playing again begins anew', { tag: '@long' }, async ({ page }) => {
  await sit(page)
  const address = page.url()
  await page.getByRole('button', { name: 'Resign' }).click()
  await expect(ended(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Really resign?' }).click()
  await expect(page.getByRole('heading', { name: 'You lost' })).toBeVisible()
  await expect(page.getByRole('main').getByText('You resigned.')).toBeVisible()

  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  expect(page.url()).not.toBe(address)
  expect(await heaps(page)).toEqual([3, 4, 5])
})

test('a new game is another deal against another opponent, and its address says which', { tag: '@long' }, async ({ page }) => {
  await sit(page)
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog', { name: 'New game' })
  await expect(dialog.getByText('Takes whatever comes to hand.')).toBeVisible()
  await dialog.getByRole('radio', { name: /^Marienbad/ }).check()
  await dialog.getByRole('radio', { name: /^Careless/ }).check()
  await dialog.getByRole('button', { name: 'Start' }).click()

  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await expect(page).toHaveURL(/\/play\/nim\?level=marienbad&bot=careless$/)
  expect(await heaps(page)).toEqual([1, 3, 5, 7])
})
