/** A person at the table, as a test: what can be seen and done on the page, and nothing behind it. */
import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { bestTake } from '../games/nim/minds/perfect.ts'
import { heapName } from '../games/nim/rules/notation.ts'

export type Take = { heap: number; sticks: number }

/** How hands make a take. */
export type Hands = (page: Page, take: Take) => Promise<void>

export const CLASSIC = '/play/nim?level=classic&bot=perfect&seed=kitchen'
export const MARIENBAD = '/play/nim?level=marienbad&bot=perfect&seed=kitchen'

export async function sit(page: Page, address = CLASSIC): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
}

/** The heaps, counted on the board. */
export async function heaps(page: Page): Promise<number[]> {
  const trays = await page.getByRole('group', { name: /^heap / }).all()
  return Promise.all(trays.map(tray => tray.getByRole('button').count()))
}

/** The button of the stick from which a take begins. */
export function stick(page: Page, { heap, sticks }: Take): Locator {
  return page.getByRole('button', { name: new RegExp(`^heap ${heapName(heap)}, take ${sticks} of `) })
}

export function ended(page: Page): Locator {
  return page.getByRole('heading', { name: /^You (won|lost)$/ })
}

/** Waits until the mind has answered, or the game is over. */
export async function answered(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: /^(Your turn|You won|You lost)$/ })).toBeVisible()
}

export const byMouse: Hands = async (page, take) => {
  await stick(page, take).hover()
  await expect(page.getByRole('heading', { name: `Take ${take.sticks} from ${heapName(take.heap)}` })).toBeVisible()
  await stick(page, take).click()
}

export const byTouch: Hands = async (page, take) => {
  await stick(page, take).tap()
  await page.getByRole('button', { name: `Take ${take.sticks} from ${heapName(take.heap)}`, exact: true }).tap()
}

/** Tab to the board, arrows to the stick, Enter. */
export const byKeyboard: Hands = async (page, take) => {
  const focused = page.locator('.board :focus')
  for (let tabs = 0; tabs < 30 && (await focused.count()) === 0; tabs++) await page.keyboard.press('Tab')
  for (let rows = 0; rows < 8; rows++) await page.keyboard.press('ArrowUp')
  const heapsBefore = (await heaps(page)).slice(0, take.heap).filter(sticks => sticks > 0).length
  for (let row = 0; row < heapsBefore; row++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  for (let left = 1; left < take.sticks; left++) await page.keyboard.press('ArrowLeft')
  await expect(stick(page, take)).toBeFocused()
  await page.keyboard.press('Enter')
}

export async function savedReplay(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save replay' }).click()
  return readFile(await (await downloading).path(), 'utf8')
}

/** Plays as Bouton would until somebody has won. */
export async function playPerfectly(page: Page, hands: Hands, misere = false): Promise<void> {
  for (let moves = 0; moves < 20; moves++) {
    await answered(page)
    if (await ended(page).isVisible()) return
    const before = await heaps(page)
    await hands(page, bestTake({ heaps: before, misere }).action)
    await expect.poll(() => heaps(page)).not.toEqual(before)
  }
  throw new Error('the game does not end')
}
