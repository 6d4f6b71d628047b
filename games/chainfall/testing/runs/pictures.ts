import type { Page } from '@playwright/test'
import { empties, hurry, ours } from '../../../../e2e/chainfall.ts'
import type { Pictures } from '../../../../terminal/arcade.ts'

export const pictures: Pictures = {
  scenes: { chainfall: page => turns(page, '/play/chainfall?preset=v1&bot=ember&seed=picture', 7) },
}

/** A few turns, spread over the board, and the next one looked at before it is made. */
async function turns(page: Page, address: string, count: number): Promise<void> {
  await page.goto(address)
  const empty = empties(page)
  await ours(page).first().waitFor()
  await hurry(page)
  const lines = page.getByRole('table').getByRole('button')
  for (let nth = 0; nth < count; nth++) {
    const before = await lines.count()
    await empty.nth((nth * 7) % (await empty.count())).focus()
    await page.keyboard.press('Enter')
    await lines.nth(before + 1).waitFor({ state: 'attached' }) // and the answer
    await ours(page).first().waitFor()
  }
  await empty.nth(4).focus()
  await page.waitForTimeout(400)
}
