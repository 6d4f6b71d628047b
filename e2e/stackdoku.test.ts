import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cell, end, lesson, sitDown, TUTORIAL, tile, token, tray } from './stackdoku.ts'
import { test } from './watch.ts'

test('[SD-27] the tutorial, from the first free tile to the end, every step by doing it', { tag: '@every-engine' }, async ({ page }) => {
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
