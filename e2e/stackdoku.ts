/** A person at Stackdoku, as a test: what can be seen and done on the page, and nothing behind it. */
import { expect, type Locator, type Page } from '@playwright/test'
import { stackdoku } from '../games/stackdoku/game.ts'
import type { Place, Stackdoku, Take } from '../games/stackdoku/nouns.ts'
import { parseLine } from '../games/stackdoku/rules/notation.ts'
import { dealFrom } from '../kernel/session.ts'

export const EASY = '/play/stackdoku?preset=easy&seed=kitchen'
export const TUTORIAL = '/play/stackdoku?level=tutorial&seed=kitchen'

export async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('grid', { name: 'Sudoku' })).toBeVisible()
}

/** The level that the page has dealt, and the line that proves it: a person who knows the way. */
export function wayThrough(seed: string, preset = 0): { deal: Stackdoku['Deal']; line: (Take | Place)[] } {
  const chosen = stackdoku.presets[preset]
  if (!chosen) throw new Error(`there is no preset ${preset}`)
  const deal = dealFrom(stackdoku, chosen.setup, seed)
  const line = parseLine(deal.line)
  if (!line) throw new Error('the proof cannot be read')
  return { deal, line: line as (Take | Place)[] }
}

/** A tile by its number among all, as it is read out. */
export function tile(page: Page, nth: number): Locator {
  return page.getByRole('button', { name: new RegExp(`, tile ${nth + 1}, layer `) })
}

export function token(page: Page, value: number): Locator {
  return page
    .getByRole('group', { name: /^Tray, / })
    .getByRole('button', { name: new RegExp(`^token ${value}`) })
    .first()
}

export function cell(page: Page, at: number): Locator {
  return page.getByRole('gridcell', { name: new RegExp(`^row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1}:`) })
}

/** The tray as it is read out: how many of its places are taken. */
export function tray(page: Page, taken: number): Locator {
  return page.getByRole('group', { name: new RegExp(`^Tray, ${taken} of `) })
}

export function lesson(page: Page, title: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${title}`) })
}

export function end(page: Page): Locator {
  return page.getByRole('region', { name: 'The end' })
}
