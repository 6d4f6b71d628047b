import { expect, type Page } from '@playwright/test'
import { chainfall } from '../games/chainfall/game.ts'
import { verify } from '../kernel/replay.ts'
import { expectAccessible } from './axe.ts'
import { AGAINST_RANDOM, cellAt, empties, hurry, ourScore, ours, over, playOut, savedReplay } from './chainfall.ts'
import { test } from './watch.ts'

test('[CF-01] a whole game by mouse: what the panel promises is what the turn brings, and the replay proves it', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto(AGAINST_RANDOM)
  await expect(ours(page).first()).toBeVisible()
  await hurry(page)
  await playOut(page, async cell => {
    await cell.hover()
    await expect(page.getByRole('heading', { name: /^If you place / })).toBeVisible()
    const promised = await page.getByText(/^\d+ : \d+$/).innerText()
    await cell.click()
    await expect.poll(() => ourScore(page)).toBe(Number(promised.split(' : ')[0]))
  })
  expect(verify(await savedReplay(page), chainfall)).toMatchObject({ ok: true })
})

test('[CF-61] a whole game by keys, with nothing but what is read out; a card, Escape, and a typed turn', {
  tag: ['@every-engine', '@core'],
}, async ({ page }) => {
  await page.goto(AGAINST_RANDOM)
  await expect(ours(page).first()).toBeVisible()
  const grid = page.getByRole('grid')
  for (let tabs = 0; tabs < 60 && (await grid.locator(':focus').count()) === 0; tabs++) await page.keyboard.press('Tab')
  await expect(grid.locator(':focus')).toHaveCount(1)

  // Shockwave needs no cell; Escape puts it back.
  await page.keyboard.press('4')
  await expect(page.getByRole('button', { name: /^Shockwave/ })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Shockwave/ })).toHaveAttribute('aria-pressed', 'false')

  await hurry(page)
  await grid.getByRole('gridcell').first().focus()
  await page.keyboard.type('shock, f6')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('cell', { name: /^shock, f6/ })).toBeVisible()

  await grid.getByRole('gridcell').first().focus()
  const here = grid.locator(':focus')
  await playOut(page, async () => {
    for (let steps = 1; !(await here.getAttribute('aria-label'))?.endsWith('empty'); steps++) {
      await page.keyboard.press(steps % 6 === 0 ? 'ArrowUp' : 'ArrowRight')
      if (steps % 6 === 0) await page.keyboard.press('Home')
      if (steps % 36 === 0) for (let down = 0; down < 5; down++) await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
  })
  await expect(over(page)).toBeVisible()
  await expect(
    page
      .getByRole('log')
      .getByText(/Wave 1: /)
      .last(),
  ).toBeAttached()
})

test('a card lights its cells, says why not elsewhere, and two people share a device', { tag: '@long' }, async ({ page }) => {
  await page.goto('/play/chainfall?preset=v1&bot=none&seed=q7')
  await hurry(page)
  await cellAt(page, 'c3').click()
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(1)
  await page.getByRole('button', { name: /^Sabotage/ }).click()
  await cellAt(page, 'a1').click()
  await expect(page.getByRole('main').getByText(/Sabotage needs a tile of .*no tile on a1/)).toBeVisible()
  await page.keyboard.press('Escape')
  await cellAt(page, 'd4').click()
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(2)

  // Back to the position after the first turn, and to the game again.
  await page.getByRole('table').getByRole('button').first().click()
  await expect(page.getByRole('heading', { name: /^Round 1, \w+: c3/ })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the game' }).last().click()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('the first game is learnt by keys and won', async ({ page }) => {
  await page.goto('/games/chainfall')
  await page.getByRole('link', { name: 'Go to First game' }).click()
  await expect(page.getByRole('heading', { name: 'Place a tile' })).toBeVisible()
  await expectAccessible(page)
  await hurry(page)
  const play = async (turn: string, next: string): Promise<void> => {
    await empties(page).first().focus()
    await page.keyboard.type(turn)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: next })).toBeVisible()
    await expect(page.getByText('Red answers.')).toHaveCount(0)
  }
  await page.getByRole('gridcell').first().focus()
  await page.keyboard.type('a1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('In this lesson, play c3.')).toBeVisible()
  await play('c3', 'Everything counts down')
  await play('d2', 'Make a chain')
  await play('d3', 'Play a card')
  await play('sab b2, d4', 'You won, 3 to 0')
  await expect(page.getByRole('heading', { name: 'You won, 3 to 0' })).toBeFocused()
})

test('nothing stands in anybody’s way: the table, and the picker of opponents', async ({ page }) => {
  await page.goto('/play/chainfall?preset=cascade&bot=spark&seed=abc')
  await cellAt(page, 'd2').click()
  await expect(ours(page).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'New game' }).click()
  await expect(page.getByRole('radio', { name: /^Two people, one device/ })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Spark · level 1/ })).toBeChecked()
  await expectAccessible(page)
})

/** Plays for both sides on one device, resigns, and asks what was good about it. */
async function analysed(page: Page, cells: readonly string[]): Promise<void> {
  await page.goto('/play/chainfall?preset=v1&bot=none&seed=q7')
  await hurry(page)
  for (const [at, cell] of cells.entries()) {
    await cellAt(page, cell).click()
    await expect(page.getByRole('table').getByRole('button')).toHaveCount(at + 1)
  }
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Resign' }).click()
  await page.getByRole('menuitem', { name: 'Really resign?' }).click()
  await page.getByRole('button', { name: 'Analysis' }).click()
}

test('a position with one best turn becomes a puzzle with a link of its own', async ({ page }) => {
  await analysed(page, ['c3', 'd1', 'b2', 'b1', 'f6'])
  await page.getByRole('button', { name: /^5 .*f6.*there is a puzzle in it/ }).click()
  await page.getByRole('link', { name: 'Make a puzzle' }).click()
  await expect(page.getByRole('heading', { name: 'Find the turn that scores 2' })).toBeVisible()
  await page.reload() // the address is all there is of it
  await expect(page.getByText('From a game, Without cards')).toBeVisible()
  await page.getByRole('gridcell').first().focus()
  await page.keyboard.type('c1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Right: c1 scores 2' })).toBeVisible()
})

test('a game that is over is looked at turn by turn, and played on from there', { tag: '@long' }, async ({ page }) => {
  await analysed(page, ['c3', 'd4', 'b2', 'e5', 'a1', 'f6'])
  await expect(page.getByText(/^Too much was still to come for exact values/)).toBeVisible({ timeout: 50_000 })
  await page.getByRole('button', { name: /^Turn 3, b2, margin / }).click()
  await expect(page.getByText('Turn 3 of 6')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(2)
})

test('[CF-08] rules of somebody’s own: every option is there, and the table is laid by them', { tag: '@long' }, async ({ page }) => {
  await page.goto('/games/chainfall')
  await page.getByText('Your own rules').click()
  await page.getByLabel('Begin with').selectOption('Cascade')
  await page.getByLabel('Rows').fill('8')
  await page.getByLabel('Tiles in the bag').fill('0 9 9')
  await page.getByLabel('With cards').uncheck()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Play Your own rules' }).click()
  await expect(page.getByRole('grid', { name: 'Board, 8 by 6' })).toBeVisible()
  await expect(page.getByText(/^Bag: 2×\d 3×\d$/)).toBeVisible()
})

test('what comes next is never cut in the middle of a word', async ({ page }) => {
  await page.goto('/play/chainfall?preset=v1&bot=inferno&seed=q7')
  await hurry(page)
  await expect(ours(page).first()).toBeVisible()
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [932, 430],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => page.locator('.cf-queue').evaluate(cutLabels), `${width}×${height}`).toEqual([])
  }
})

/** Those that reach out of the strip. What is cut inside it ends in dots. */
function cutLabels(strip: Element): string[] {
  const { right } = strip.getBoundingClientRect()
  const labels = [...strip.querySelectorAll('.cf-queue-who')]
  return labels.filter(label => label.getBoundingClientRect().right > right + 1).map(({ textContent }) => textContent ?? '')
}

test('the analysis of a game that was given up says who won', async ({ page }) => {
  await analysed(page, ['c3'])
  await expect(page.getByText(/^(Blue won\. Red|Red won\. Blue) resigned\.$/)).toBeVisible()
})
