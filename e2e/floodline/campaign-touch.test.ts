import { expect } from '@playwright/test'
import { test } from '../watch.ts'
import { playByThumbs, recordedGames, sitDownAt } from './player.ts'

/** A tilt, a piece on hold, an armed piece. */
const BY_TOUCH = new Set(['02-first-tilt', '06-hold-it', '17-temporary-bridge'])

for (const game of recordedGames('gold.replay').filter(({ folder }) => BY_TOUCH.has(folder)))
  test(`${game.folder} is won with all stars by thumbs`, { tag: game.folder === '02-first-tilt' ? '@core' : [] }, async ({ page }) => {
    test.setTimeout(180_000)
    await sitDownAt(page, game.level.id)
    await playByThumbs(page, game.presses)
    await expect(page.getByRole('region', { name: 'The end' })).toContainText('3 of 3')
  })
