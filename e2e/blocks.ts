/** A person at Block Puzzle, as a test: what can be seen and done on the page, and nothing behind it. */
import { expect, type Page } from '@playwright/test'

export const KITCHEN = '/play/blocks?preset=fair&seed=kitchen'

export async function sitAlone(page: Page, address = KITCHEN): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('grid')).toBeVisible()
}

/** Sits down and looks at the board for a moment, in which everything arrives that a first move does not need: the pen that writes games down, too. */
export async function sitAwhile(page: Page, address = KITCHEN): Promise<void> {
  await sitAlone(page, address)
  await page.waitForLoadState('networkidle')
}

/** The board, row by row, as it is read out. */
export async function rows(page: Page): Promise<(string | null)[]> {
  return page.getByRole('row').evaluateAll(found => found.map(row => row.getAttribute('aria-label')))
}

/** The three places of the hand, as they are read out. */
export async function hand(page: Page): Promise<(string | null)[]> {
  const slots = page.getByRole('group', { name: 'Blocks in hand' }).getByRole('button')
  return slots.evaluateAll(found => found.map(slot => slot.getAttribute('aria-label')))
}

/** Places the first block that is left where it first fits. */
export async function place(page: Page, slot: '1' | '2' | '3'): Promise<void> {
  const before = await rows(page)
  await page.keyboard.press(slot)
  await page.keyboard.press('Enter')
  await expect.poll(() => rows(page)).not.toEqual(before)
}

/** Puts down whatever there is, wherever it first fits, until nothing does. */
export async function playToTheEnd(page: Page): Promise<void> {
  const end = page.getByRole('region', { name: 'The end' })
  for (let round = 0; round < 400 && !(await end.isVisible()); round++)
    for (const key of ['1', 'Enter', 'Escape', '2', 'Enter', 'Escape', '3', 'Enter', 'Escape']) await page.keyboard.press(key)
  await expect(end).toBeVisible()
}

export async function pick(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
