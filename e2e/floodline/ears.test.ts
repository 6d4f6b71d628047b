import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { floodline } from '../../games/floodline/game.ts'
import { verify } from '../../kernel/replay.ts'
import { expectAccessible } from '../axe.ts'
import { type Cell, Listener, lowestPlace, withoutGraphics } from '../ears.ts'
import { test } from '../watch.ts'

async function expectWon(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'The end' })).toContainText('All goals are met')
  // What a Firefox saves, nobody tells us (BiDi); that it was won stands on the page.
  if (test.info().project.name.startsWith('firefox')) return
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save replay' }).click()])
  expect(verify(readFileSync(await download.path(), 'utf8'), floodline)).toMatchObject({ ok: true, outcome: { code: 'won' } })
}

test('a machine that only listens wins the first level by keys', { tag: ['@every-engine', '@core'] }, async ({ page }) => {
  test.slow()
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
    if (isBar) await ear.steer(keys('Turn anticlockwise'))
    const turned = isBar ? lowestPlace(await ear.landing(), heights) : lying
    if (isBar && lying.top <= turned.top && lying.gaps <= turned.gaps) await ear.steer(keys('Turn clockwise'))
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

test('the second level is won by ear: tilts are told before they are made', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await withoutGraphics(page)
  const ear = new Listener(page)
  await ear.sitDown('first-tilt')
  await ear.press('o')
  await ear.hears('Reach height 6')
  const east = (await ear.keys())('Tilt east')
  await ear.press(east)
  await ear.hears('Tilt east: nothing slides, height 1 afterwards. 4 again tilts.')
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

test('the first basin is won by doing nothing that is warned of', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await withoutGraphics(page)
  const ear = new Listener(page)
  await ear.sitDown('first-basin')
  const keys = await ear.keys()
  for (let piece = 1; piece <= 8; piece++) {
    await walkToSafety(ear, keys)
    await ear.press(' ')
    await ear.hears(`Place 8 pieces: ${piece} of 8`)
  }
  await ear.hears('Won with')
  await expectWon(page)
})

/** Along the rim, until nothing would fall or spill and no warning would come. */
async function walkToSafety(ear: Listener, keys: (does: string) => string): Promise<void> {
  const columns = [...(await ear.heights()).keys()].map(column => column.split(' ').map(Number))
  const [east = 0, south = 0] = [0, 1].map(axis => Math.max(...columns.map(column => column[axis] ?? 0)))
  const room = { west: (c: Cell) => c.x, north: (c: Cell) => c.z, east: (c: Cell) => east - c.x, south: (c: Cell) => south - c.z }
  for (const way of ['west', 'north', 'east', 'south'] as const)
    for (;;) {
      if (!/Warning|would fall|would spill|would be lost/.test(await ear.piece())) return
      if ((await ear.landing()).some(cell => room[way](cell) === 0)) break
      await ear.steer(keys(`Move ${way}`))
    }
}

/** What the display shows is there to be read, each as words and figures. */
const READ: readonly (readonly [what: string, said: RegExp])[] = [
  ['gravity and how the board leans', /heading "Gravity"[\s\S]*paragraph: Down\s+- paragraph: Board level/],
  ['objectives with progress', /progressbar "Reach height 18: 0 of 18"/],
  ['stars so far', /list "Stars":[\s\S]*At most 22 pieces , kept so far/],
  ['tilts left and cooldown', /heading "Tilt"[\s\S]*No limit\s+- paragraph: Tilt ready|button "Tilt the board: No limit, Tilt ready"/],
  ['the next five', /region "Next: [^"]*, [^"]*, [^"]*, [^"]* and [^"]*"/],
  ['hold', /button "Hold: Empty"/],
  ['abilities and their charges', /button "Stabilise, 2 charges left"[\s\S]*button "Freeze, 1 charge left"/],
  ['wind: where to, when, how far', /heading "Wind"[\s\S]*(East|West) in \d+\.\d s: 1 cell/],
  ['the height ruler with goal and limit', /Goal 18( 18)? Limit 20/],
]

test('the display is read: gravity, goals, stars, tilts, pieces, hold, abilities, wind, heights', { tag: '@long' }, async ({ page }) => {
  await withoutGraphics(page)
  await page.goto('/play/floodline?preset=high-wind&seed=ears')
  const stage = page.getByRole('application')
  await expect(stage).toContainText('Goal 18')
  const snapshot = await stage.ariaSnapshot()
  for (const [what, said] of READ) expect.soft(snapshot, what).toMatch(said)
  await page.keyboard.press('v')
  await expect(page.getByRole('button', { name: 'Stabilise, armed, 1 charge left', pressed: true })).toBeAttached()
})

test('warnings are said before they cost anything, and stand there when they are true', { tag: '@long' }, async ({ page }) => {
  await withoutGraphics(page)
  const ear = new Listener(page)
  await ear.sitDown('first-stack')
  expect(await ear.piece()).toContain('Warning: Built to height 4, and above 5 the level is lost.')
  await ear.press(' ')
  await ear.hears('locked at height 4')
  await expect(page.getByRole('status').filter({ hasText: 'Built to height 4' })).toBeVisible()
})

test('the board is a grid: arrows walk it, pages leaf through it, and the keyboard comes and goes with it', async ({ page }) => {
  await withoutGraphics(page)
  const ear = new Listener(page)
  await ear.sitDown('first-stack')
  const focused = page.locator(':focus')
  await expect(focused).toHaveRole('gridcell')
  await expect(focused).toHaveAccessibleName('x 3, z 3: rock to height 3, the piece lands here at height 4.')
  await ear.press('ArrowLeft')
  await ear.press('ArrowUp')
  await expect(focused).toHaveAccessibleName('x 2, z 2: floor.')
  await ear.press('PageDown') // from the map to the layers, which begin where it lands
  await ear.hears('Height 4: empty.')
  await ear.press('PageDown')
  await ear.hears('Height 3: 4 rock.')
  await expect(focused).toHaveRole('gridcell')
  await ear.press('Home')
  await ear.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(/^x 1, z \d, height 3: empty\.$/)
  await ear.press('6')
  await expect(focused).toHaveAccessibleName('x 3, z 3, height 4: empty, the piece lands here.')
  await page.getByRole('button', { name: 'Stop playing by ear' }).click()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await ear.hears('Time runs again.')
})

test('after a pause and in a new game the keyboard is back on the board', { tag: '@long' }, async ({ page }) => {
  await withoutGraphics(page)
  const ear = new Listener(page)
  await ear.sitDown('first-stack')
  const focused = page.locator(':focus')
  await ear.press('p')
  await expect(page.getByRole('region', { name: 'Paused' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(focused).toHaveRole('gridcell')
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible() // whoever plays by ear goes on so
  await expect(focused).toHaveRole('gridcell')
})

for (const theme of ['light', 'dark', 'contrast', 'contrast-dark'] as const)
  test(`nothing is in anybody's way at Floodline's table, by eye and by ear, ${theme}`, {
    tag: '@long',
  }, async ({ page }) => {
    test.slow()
    await withoutGraphics(page)
    await page.addInitScript(record => localStorage.setItem('lockstep.settings', record), JSON.stringify({ theme }))
    await page.goto('/play/floodline?preset=high-wind&seed=ears')
    await expect(page.getByRole('application')).toContainText('Goal 18')
    await expectAccessible(page)
    await page.keyboard.press('l')
    await expect(page.getByRole('gridcell').first()).toBeAttached()
    await expectAccessible(page)
    await page.keyboard.press('5')
    await page.getByRole('group', { name: 'Read aloud' }).getByRole('button', { name: 'Wait' }).click()
    await page.getByText('Keys', { exact: true }).click()
    await expect(page.getByText('Move north')).toBeVisible()
    await expectAccessible(page)
  })
