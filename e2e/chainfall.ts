/** A table of Chainfall as somebody finds it who looks, listens or feels: by roles and names. */
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'

export const AGAINST_RANDOM = '/play/chainfall?preset=v1&bot=spark&seed=kitchen'

/** How a hand sets a tile down on an empty cell, the last one of the turn. */
export type Hand = (cell: Locator) => Promise<void>

export function cellAt(page: Page, name: string): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`(^${name}, empty|at ${name}\\b)`) })
}

export function empties(page: Page): Locator {
  return page.getByRole('gridcell', { name: /empty$/ })
}

export function over(page: Page): Locator {
  return page.getByRole('heading', { name: /^(You won|You lost)$/ })
}

/** Turns are told at once from here on. */
export async function hurry(page: Page): Promise<void> {
  const pace = page.getByRole('button', { name: /^How fast turns are told/ })
  for (const said of ['2 times', 'at once']) {
    await pace.click()
    await expect(pace).toHaveAccessibleName(`How fast turns are told: ${said}`)
  }
}

/** The panel when it is for us to do something, or when nothing is to be done any more. */
export function ours(page: Page): Locator {
  return page.getByRole('heading', { name: /^(Your turn|If you |You won|You lost)/ })
}

export async function ourScore(page: Page): Promise<number> {
  const text = await page.getByText('Your score:').locator('..').innerText()
  return Number(/(\d+)\s*$/.exec(text)?.[1])
}

/** Plays until somebody has won: each turn on some empty cell, spread over the board. */
export async function playOut(page: Page, hand: Hand): Promise<void> {
  for (let nth = 0; nth < 60; nth++) {
    await expect(ours(page).first()).toBeVisible()
    if (await over(page).isVisible()) return
    const lines = page.getByRole('table').getByRole('button')
    const before = await lines.count()
    const pass = page.getByRole('heading', { name: /^If you pass/ })
    if (await pass.isVisible()) await page.getByRole('button', { name: 'Play turn' }).click()
    else {
      const free = empties(page)
      await hand(free.nth((nth * 7) % (await free.count())))
    }
    await expect.poll(() => lines.count()).toBeGreaterThan(before)
  }
  throw new Error('the game does not end')
}

/** The replay as the menu saves it. */
export async function savedReplay(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Save replay' }).click()
  return readFile(await (await downloading).path(), 'utf8')
}
