import type { Page } from '@playwright/test'

/** Where the piece would land, as it is read out. */
export async function landing(page: Page): Promise<readonly [number, number]> {
  await page.keyboard.press('t')
  const said = await page
    .getByText(/lands at x \d+, z \d+/)
    .last()
    .textContent()
  const [, x, z] = said?.match(/x (\d+), z (\d+)/) ?? []
  return [Number(x), Number(z)]
}
