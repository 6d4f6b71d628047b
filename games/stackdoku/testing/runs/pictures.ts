import type { Page } from '@playwright/test'
import { cell, sitDown, tile, token, wayThrough } from '../../../../e2e/stackdoku.ts'
import type { Pictures } from '../../../../terminal/arcade.ts'

export const pictures: Pictures = {
  scenes: {
    async stackdoku(page) {
      await sitDown(page, '/play/stackdoku?preset=easy&seed=picture')
      await along(page, wayThrough('picture').line.slice(0, 6))
    },
  },
}

/** The beginning of a way through a level; a token that is left is in hand. */
async function along(page: Page, line: ReturnType<typeof wayThrough>['line']): Promise<void> {
  for (const action of line)
    if (action.kind === 'take') {
      await tile(page, action.a).click()
      await tile(page, action.b).click()
    } else {
      await token(page, action.value).click()
      await cell(page, action.cell).click()
    }
  await page.waitForTimeout(400)
}
