import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { floodline } from '../games/floodline/game.ts'
import { verify } from '../kernel/replay.ts'
import { Listener, lowestPlace, withoutGraphics } from './ears.ts'
import { test } from './watch.ts'

async function expectWon(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'The end' })).toContainText('All goals are met')
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save replay' }).click()])
  expect(verify(readFileSync(await download.path(), 'utf8'), floodline)).toMatchObject({ ok: true, outcome: { code: 'won' } })
}

test('a machine that only listens wins the first level by keys', async ({ page }) => {
  await withoutGraphics(page)
  const ear = new Listener(page)
  await ear.sitDown('first-stack')
  const keys = await ear.keys()
  const steps = async (times: number, more: string, less: string): Promise<void> => {
    for (let step = 0; step < Math.abs(times); step++) await ear.steer(keys(`Move ${times > 0 ? more : less}`))
  }
  for (let piece = 1; piece <= 8; piece++) {
    const heights = await ear.heights()
    const lying = lowestPlace(await ear.landing(), heights)
    // A bar that does not fit as it lies may fit when it is turned.
    const isBar = / bar,/.test(await ear.piece())
    if (isBar) await ear.steer(keys('Turn about y, right'))
    const turned = isBar ? lowestPlace(await ear.landing(), heights) : lying
    if (isBar && lying.top <= turned.top && lying.gaps <= turned.gaps) await ear.steer(keys('Turn about y, left'))
    const plan = lowestPlace(await ear.landing(), heights)
    await steps(plan.east, 'east', 'west')
    await steps(plan.south, 'south', 'north')
    expect(Math.max(...(await ear.landing()).map(({ y }) => y))).toBe(plan.top)
    await ear.press(' ')
    await ear.hears(`Place 8 pieces: ${piece} of 8`)
  }
  await ear.hears('Won with')
  await expectWon(page)
})

test('the second level is won by ear: tilts are told before they are made', async ({ page }) => {
  await withoutGraphics(page)
  const ear = new Listener(page)
  await ear.sitDown('first-tilt')
  await ear.press('o')
  await ear.hears('Reach height 6')
  const east = (await ear.keys())('Tilt east')
  await ear.press(east)
  await ear.hears('Tilt east: nothing slides. 4 again tilts.')
  await ear.press(east)
  await ear.hears('Gravity now points east')
  // Under a sideways gravity the same keys steer up and down, and the list says so. Higher than the wall it would fly over it.
  const down = (await ear.keys())('Move down')
  while ((await ear.landing()).some(({ y }) => y > 7)) await ear.steer(down)
  expect(await ear.piece()).toContain('height 7, on rock')
  await ear.press(' ')
  await ear.hears('locked at height 7')
  const west = (await ear.keys())('Tilt west')
  await ear.press(west)
  await ear.hears('Tilt west: nothing slides')
  await ear.press(west)
  await ear.hears('Gravity now points down')
  await ear.press(' ')
  await ear.hears('Won with')
  await expectWon(page)
})
