import { expect } from '@playwright/test'
import { Listener, withoutGraphics } from '../ears.ts'
import { test } from '../watch.ts'
import { deedsOf, playByEar } from './by-ear.ts'
import { recordedGames } from './player.ts'

/** The first five lessons are won by somebody who only listens. */
const BY_EAR = /^0[1-5]-/

for (const game of recordedGames('gold.replay').filter(({ folder }) => BY_EAR.test(folder)))
  test(`${game.folder} is won with all stars by ear`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(240_000)
    await withoutGraphics(page)
    const ear = new Listener(page)
    await ear.sitDown(game.level.id)
    await playByEar(ear, deedsOf(game))
    await expect(page.getByRole('region', { name: 'The end' })).toContainText('3 of 3')
  })
