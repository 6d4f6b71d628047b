import { expect } from '@playwright/test'
import { cell, EASY, end, sitDown, tile, token, tray, wayThrough } from './stackdoku.ts'
import { test } from './watch.ts'

test('an easy level, with keys and ears alone', { tag: ['@every-engine', '@core'] }, async ({ page }) => {
  const { line } = wayThrough('keys')
  await sitDown(page, EASY.replace('kitchen', 'keys'))
  const keyboard = {
    /**
     * Tab until something of this kind has the keyboard; from the grid it is back. Never on past the last control of the page: there
     * the browser's own bars take the keyboard, and Firefox then hands a page keys that press nothing and focus that nobody hears of.
     */
    async to(name: RegExp): Promise<void> {
      let back = false
      for (let tabs = 0; tabs < 40; tabs++) {
        const here = await spoken()
        if (name.test(here)) return
        back ||= /^row \d/.test(here)
        await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
      }
      throw new Error(`no way to ${name}`)
    },
  }
  const spoken = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await page.keyboard.press('f')
  await expect(page.getByRole('log')).toContainText('Free: ')
  for (const action of line) {
    if (action.kind === 'take') {
      for (const nth of [action.a, action.b]) {
        await keyboard.to(/, tile \d+, layer/)
        // The digit goes from one free tile with that number to the next.
        const number = (await tile(page, nth).getAttribute('aria-label'))?.charAt(0) ?? ''
        for (let tries = 0; tries < 8 && !(await spoken()).includes(`, tile ${nth + 1},`); tries++) await page.keyboard.press(number)
        await page.keyboard.press('Enter')
      }
    } else {
      await keyboard.to(/^row \d/)
      const here = /^row (\d), column (\d)/.exec(await spoken())
      const [row, col] = [Number(here?.[1]) - 1, Number(here?.[2]) - 1]
      const [down, right] = [Math.floor(action.cell / 9) - row, (action.cell % 9) - col]
      for (let step = 0; step < Math.abs(down); step++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
      for (let step = 0; step < Math.abs(right); step++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
      await page.keyboard.press(String(action.value))
      // The last one ends the level, and the keyboard goes on to the end.
      if (action !== line.at(-1)) await expect.poll(spoken).toMatch(new RegExp(`: ${action.value}, placed$`))
    }
  }
  await expect(end(page).getByRole('heading').first()).toBeFocused()
})

test('a token is dragged to its cell, or back where it came from', async ({ page }) => {
  const { line } = wayThrough('kitchen')
  await sitDown(page, EASY)
  const [take, place] = line
  if (take?.kind !== 'take' || place?.kind !== 'place') throw new Error('the proof begins with a pair and its token')
  await tile(page, take.a).click()
  await tile(page, take.b).click()
  await token(page, place.value).dragTo(page.getByRole('heading', { name: 'Stackdoku' }))
  await expect(tray(page, 2)).toBeVisible()
  await token(page, place.value).dragTo(cell(page, place.cell))
  await expect(cell(page, place.cell)).toHaveAccessibleName(new RegExp(`: ${place.value}, placed$`))
  await expect(tray(page, 1)).toBeVisible()
})

test('marks are found again with the game they were made in, and with no other', async ({ page }) => {
  const { deal } = wayThrough('kitchen')
  const blank = deal.givens.indexOf(0)
  await sitDown(page, EASY)
  await cell(page, blank).click()
  const before = (await cell(page, blank).getAttribute('aria-label')) ?? ''
  await page.keyboard.press('m')
  await page.keyboard.press(String(deal.solution[blank]))
  await expect(cell(page, blank)).not.toHaveAccessibleName(before)
  const after = (await cell(page, blank).getAttribute('aria-label')) ?? ''
  // Whether or not it was written down already: it is when the page goes.
  await page.reload()
  await expect(cell(page, blank)).toHaveAccessibleName(after)
  await sitDown(page, EASY.replace('kitchen', 'cellar'))
  await sitDown(page, EASY)
  await expect(cell(page, blank)).toHaveAccessibleName(after)
})
