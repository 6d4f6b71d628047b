import { expect } from '@playwright/test'
import { test } from '../watch.ts'
import { playByThumbs, recordedGames, sitDownAt } from './player.ts'

/** One of each kind a phone has to do: laying, tilting, holding back. */
const BY_TOUCH = new Set(['01-first-stack', '02-first-tilt', '04-unsupported'])

for (const game of recordedGames('gold.replay').filter(({ folder }) => BY_TOUCH.has(folder)))
  test(`${game.folder} is won with all stars by thumbs`, async ({ page }) => {
    test.setTimeout(180_000)
    await sitDownAt(page, game.level.id)
    await playByThumbs(page, game.presses)
    await expect(page.getByRole('region', { name: 'The end' })).toContainText('3 of 3')
  })
