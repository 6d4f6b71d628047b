import { expect, type Page } from '@playwright/test'
import { chainfall } from '../games/chainfall/game.ts'
import { brought, type Puzzle, puzzles } from '../games/chainfall/levels/puzzles.ts'
import { worldOf } from '../games/chainfall/rules/preview.ts'
import { expectAccessible } from './axe.ts'
import { hurry } from './chainfall.ts'
import { test } from './watch.ts'

const FIRST = puzzles[0] as Puzzle

/** A turn that brings something, and less than the answer. */
function nearly({ view, points }: Puzzle): string {
  for (const turn of chainfall.legal(worldOf(view), view.turn)) {
    const gained = brought(view, turn).points
    if (gained > 0 && gained < points) return chainfall.notate(turn)
  }
  throw new Error('every other turn brings nothing')
}

/** With keys alone: the board is wherever the keyboard is put down, and a turn is typed. */
async function typed(page: Page, turn: string): Promise<void> {
  await page.getByRole('gridcell').first().focus()
  await page.keyboard.type(turn)
  await page.keyboard.press('Enter')
}

test('a puzzle is solved by keys: a wrong turn is told why, a hint helps, and what is solved is remembered', { tag: '@core' }, async ({
  page,
}) => {
  await page.goto('/games/chainfall')
  await page.getByRole('link', { name: 'Go to Puzzles' }).click()
  await expect(page.getByRole('heading', { name: `Find the turn that scores ${FIRST.points}` })).toBeVisible()
  await hurry(page)

  const wrong = nearly(FIRST)
  await typed(page, wrong)
  await expect(
    page.getByRole('heading', { name: new RegExp(`^${wrong} scores \\d+, and there are ${FIRST.points} to be had`) }),
  ).toBeVisible()
  await expect(page.getByText(/standing, which the answer takes\.$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).press('Enter')

  await page.getByRole('button', { name: 'Hint' }).press('Enter')
  await expect(page.getByText(/^It begins with /)).toBeVisible()
  await typed(page, FIRST.answer)
  await expect(page.getByRole('heading', { name: `Right: ${FIRST.answer} scores ${FIRST.points}` })).toBeFocused()
  await expect(page.getByText(`1 of ${puzzles.length} solved`)).toBeVisible()

  // It has a link, and it is remembered.
  await page.goto(`/games/chainfall#puzzles=${FIRST.id}`)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Puzzle 1, Without cards, solved', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('the answer can be asked for, and looking alone earns a star', { tag: '@long' }, async ({ page }) => {
  const [, second] = puzzles as readonly [Puzzle, Puzzle]
  await page.goto(`/games/chainfall#puzzles=${FIRST.id}`)
  await page.getByRole('button', { name: 'Hint' }).click()
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await expect(page.getByText(`The answer is ${FIRST.answer}:`)).toBeVisible()
  await page.getByRole('button', { name: 'Play turn' }).click()
  await expect(page.getByRole('heading', { name: `Right: ${FIRST.answer} scores ${FIRST.points}` })).toBeVisible()
  await expect(page.getByText(`0 of ${puzzles.length} solved`)).toBeVisible()

  await page.getByRole('link', { name: /^Puzzle 2, / }).click()
  await expect(page).toHaveURL(new RegExp(`#puzzles=${second.id}$`))
  const cell = page.getByRole('gridcell', { name: `${second.answer}, empty` })
  const points = page.getByRole('grid').getByText('+1')
  await cell.hover()
  await expect(points).toHaveCount(second.points)
  await page.getByRole('button', { name: 'Look ahead: on' }).click()
  await cell.hover()
  await expect(page.getByRole('heading', { name: /^If you place / })).toBeAttached()
  await expect(points).toHaveCount(0)
  await cell.click()
  await expect(page.getByText('it has its star')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Puzzle 2, Without cards, solved with a star' })).toBeVisible()
  await page.getByRole('button', { name: 'Next puzzle' }).click()
  await expect(page).toHaveURL(new RegExp(`#puzzles=${puzzles[2]?.id}$`))
})
