import { expect, type Page } from '@playwright/test'
import { sitAlone } from './blocks.ts'
import { test } from './watch.ts'

const SCREENS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [932, 430],
  [1440, 900],
] as const

for (const [width, height] of SCREENS)
  test(`[BP-03] [BP-04] at ${width} by ${height} the score stands above the grid, and grid and hand are in sight`, {
    tag: width === 360 ? '@core' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitAlone(page, '/play/blocks?preset=fair&seed=layout')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    const score = page.locator('.bp-score:visible')
    await expect(score).toHaveCount(1)
    await expect(score.locator('strong')).not.toHaveText('0')
    const [above, grid, hand] = await boxes(page, ['.bp-score:visible', '.bp-cells', '.bp-hand'])
    expect(above.bottom).toBeLessThanOrEqual(grid.top)
    expect(above.top).toBeGreaterThanOrEqual(0)
    expect(grid.bottom).toBeLessThanOrEqual(hand.top)
    expect(hand.bottom).toBeLessThanOrEqual(height)
  })

test('on its side the sentence that says how to play is read whole', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await sitAlone(page, '/play/blocks?preset=fair&seed=layout')
  const bar = page.locator('.bp-bar')
  await expect(bar).toHaveText(/^Drag a block/)
  expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

async function boxes(page: Page, selectors: readonly string[]): Promise<[DOMRect, DOMRect, DOMRect]> {
  const found = await Promise.all(
    selectors.map(selector => page.locator(selector).evaluate(element => element.getBoundingClientRect().toJSON() as DOMRect)),
  )
  return found as [DOMRect, DOMRect, DOMRect]
}

/** The seven of the document, as a browser says them. */
const LISTED = [
  'rgb(0, 0, 255)',
  'rgb(255, 0, 0)',
  'rgb(255, 255, 0)',
  'rgb(0, 255, 0)',
  'rgb(128, 0, 128)',
  'rgb(255, 165, 0)',
  'rgb(0, 255, 255)',
]

test('[BP-06] without a choice the blocks have the listed colours', async ({ page }) => {
  await sitAlone(page, '/play/blocks?preset=fair&seed=colours')
  const seen = await page
    .locator('.bp-block > .bp-fill')
    .first()
    .evaluate(fill =>
      ['1', '2', '3', '4', '5', '6', '7'].map(tint => {
        fill.setAttribute('data-tint', tint)
        return getComputedStyle(fill).backgroundColor
      }),
    )
  expect(seen).toEqual(LISTED)
})

/** The sizes a new block goes through, as parts of its own. */
async function sizes(page: Page): Promise<number[]> {
  return page
    .locator('.bp-dealt')
    .first()
    .evaluate(block => {
      const [appearing] = block.getAnimations()
      if (!appearing) return []
      appearing.pause()
      const { duration = 0, delay = 0 } = appearing.effect?.getComputedTiming() ?? {}
      return Array.from({ length: 21 }, (_, step) => {
        appearing.currentTime = delay + (Number(duration) * step) / 20
        return new DOMMatrix(getComputedStyle(block).transform).a
      })
    })
}

test.describe('a new block', () => {
  test('[BP-46] grows past its size and comes back to it', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      // Nobody is as fast as a block that appears: the first one waits for us.
      addEventListener('animationstart', ({ target, animationName }) => {
        if (animationName === 'bp-appear') for (const each of (target as Element).getAnimations()) each.pause()
      })
    })
    await sitAlone(page, '/play/blocks?preset=fair&seed=bounce')
    // Looked at to its end it is over: this is the only look there is.
    let seen: number[] = []
    await expect.poll(async () => (seen = await sizes(page)).length).toBeGreaterThan(0)
    expect(seen[0]).toBeLessThan(0.9)
    expect(Math.max(...seen)).toBeGreaterThan(1.05)
    expect(seen.at(-1)).toBe(1)
    const peak = seen.indexOf(Math.max(...seen))
    expect(Math.min(...seen.slice(peak))).toBeLessThan(1)
  })

  test('[BP-46] is simply there for whoever wants no movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await sitAlone(page, '/play/blocks?preset=fair&seed=bounce')
    expect(await sizes(page)).toEqual([])
  })
})
