import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { cell, EASY, end, sitDown, tile, token, wayThrough } from './stackdoku.ts'
import { test } from './watch.ts'

test('an easy level, by touch', { tag: '@core' }, async ({ page }) => {
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
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    const isSeen = (): Promise<boolean> =>
      end(page)
        .getByText('Solved')
        .evaluate(word => {
          word.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = word.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) === word
        })
    await expect.poll(isSeen, `at ${width} × ${height} nothing covers what it came to`).toBe(true)
  }
})
