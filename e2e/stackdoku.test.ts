import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cell, EASY, end, lesson, sitDown, TUTORIAL, tile, token, tray, wayThrough } from './stackdoku.ts'
import { test } from './watch.ts'

test('[SD-27] the tutorial, from the first free tile to the end, every step by doing it', async ({ page }) => {
  test.slow()
  await sitDown(page, TUTORIAL)
  await expect(lesson(page, 'Free tiles')).toContainText('Step 1 of 7')
  await expectAccessible(page)
  // A tile that is not free says why and teaches nothing.
  await tile(page, 6).click()
  await expect(page.getByRole('status')).toContainText('That 6 is blocked on both sides, by the 8 and the 6.')
  await expect(lesson(page, 'Free tiles')).toBeVisible()
  await tile(page, 5).click()
  await expect(lesson(page, 'A pair')).toContainText('Step 2 of 7')
  await tile(page, 8).click()
  await expect(lesson(page, 'The tray')).toContainText('Step 3 of 7')
  await token(page, 8).click()
  await cell(page, 26).click()
  await expect(page.getByRole('status')).toContainText('first take another pair')
  await tile(page, 0).click()
  await tile(page, 3).click()
  await expect(lesson(page, 'Placing')).toContainText('Step 4 of 7')
  await expect(tray(page, 4)).toBeVisible()
  // A number that stands in the row is refused, and the cell in the way is named.
  await token(page, 3).click()
  await cell(page, 9).click()
  await expect(page.getByRole('status')).toContainText('Row 2 already has a 3, in column 7')
  // It is still in hand, and Escape puts it back.
  await page.keyboard.press('Escape')
  for (const [value, at] of [
    [3, 0],
    [3, 79],
    [8, 26],
    [8, 65],
  ] as const) {
    await cell(page, at).click()
    await token(page, value).click()
    await expect(cell(page, at)).toHaveAccessibleName(new RegExp(`: ${value}, placed$`))
  }
  await expect(lesson(page, 'Hints')).toContainText('Step 5 of 7')
  await page.getByRole('button', { name: /^Hint/ }).click()
  const hint = page.getByRole('region', { name: 'Take the two 6s' })
  await expect(hint).toContainText('They open the stack.')
  await expectAccessible(page)
  await hint.getByRole('button', { name: 'Take them' }).click()
  await expect(lesson(page, 'Undo')).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(lesson(page, 'Hidden numbers')).toContainText('Step 6 of 7')
  await page.getByRole('button', { name: /Hide the numbers/ }).click()
  await expect(tile(page, 6)).toHaveAccessibleName(/^number hidden/)
  await tile(page, 6).click()
  await expect(tile(page, 6)).toHaveAccessibleName(/^6/)
  await page.getByRole('button', { name: /Show the numbers/ }).click()
  await expect(lesson(page, 'Nearly done')).toContainText('Step 7 of 7')
  await tile(page, 7).click()
  for (const at of [9, 28]) {
    await token(page, 6).click()
    await cell(page, at).click()
  }
  await expect(lesson(page, 'A wrong turn')).toBeVisible()
  await tile(page, 1).click()
  await tile(page, 9).click()
  await expect(page.getByRole('status')).toContainText('take the two 5s of the back row')
  await tile(page, 1).click()
  await tile(page, 2).click()
  for (const at of [12, 43]) {
    await token(page, 5).click()
    await cell(page, at).click()
  }
  const stuck = page.getByRole('alertdialog', { name: 'Stuck' })
  await expect(stuck).toContainText('No two free tiles have the same number.')
  await expectAccessible(page)
  await stuck.getByRole('button', { name: 'Back to when it could be won (3 undos)' }).click()
  await expect(lesson(page, 'The right turn')).toBeVisible()
  for (const [a, b, one, other] of [
    [1, 9, 12, 43],
    [2, 4, 50, 67],
  ] as const) {
    await tile(page, a).click()
    await tile(page, b).click()
    for (const at of [one, other]) {
      await token(page, 5).click()
      await cell(page, at).click()
    }
  }
  await expect(end(page)).toContainText('Cleared and complete')
  await expect(end(page).getByRole('link', { name: 'Play easy, level 1' })).toBeVisible()
  await expectAccessible(page)
})

test('an easy level, by touch', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desk has no thumb')
  const { line } = wayThrough('kitchen')
  await sitDown(page, EASY)
  await expectAccessible(page)
  for (const action of line) {
    if (action.kind === 'take') {
      await tile(page, action.a).tap()
      await tile(page, action.b).tap()
    } else {
      await token(page, action.value).tap()
      await cell(page, action.cell).tap()
      await expect(cell(page, action.cell)).toHaveAccessibleName(new RegExp(`: ${action.value}, placed$`))
    }
  }
  await expect(end(page)).toContainText('Cleared and complete, at the first attempt.')
  await expect(end(page)).toContainText('Solved')
})

test('an easy level, with keys and ears alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard')
  const { line } = wayThrough('keys')
  await sitDown(page, EASY.replace('kitchen', 'keys'))
  const keyboard = {
    /** Tab until something of this kind has the keyboard. */
    async to(name: RegExp): Promise<void> {
      for (let tabs = 0; tabs < 40; tabs++) {
        if (name.test(await spoken())) return
        await page.keyboard.press('Tab')
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
      expect(await spoken()).toMatch(new RegExp(`: ${action.value}, placed$`))
    }
  }
  await expect(end(page).getByRole('heading').first()).toBeFocused()
})

test('a token is dragged to its cell, or back where it came from', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the touch test taps')
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
