import { expect } from '@playwright/test'
import { blocks } from '../games/blocks/game.ts'
import type { Blocks, Placement } from '../games/blocks/nouns.ts'
import { preview } from '../games/blocks/rules/preview.ts'
import type { Session } from '../kernel/session.ts'
import { sitAlone } from './blocks.ts'
import { carry, drag, handFor, lift, marked } from './drag.ts'
import { inStep, twin, viewOf } from './twin.ts'
import { test } from './watch.ts'

function firstPlace(session: Session<Blocks>): Placement {
  return [...blocks.legal(session.state, 0)][0] as Placement
}

test('[BP-26] [BP-28] [BP-39] [BP-40] [BP-50] a whole game is dragged to its end, in step with the same game elsewhere', {
  tag: '@core',
}, async ({ page, hasTouch }) => {
  test.slow()
  await sitAlone(page, '/play/blocks?preset=pure&seed=dragged')
  const session = twin('dragged', 1)
  const hand = await handFor(page, hasTouch)
  while (!session.outcome) {
    const placement = firstPlace(session)
    await drag(page, hand, placement)
    session.act(0, placement)
    await inStep(page, session)
  }
  await expect(page.getByRole('region', { name: 'The end' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The end' })).toContainText(String(session.outcome.scores[0]))
  await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible()
})

test('[BP-29] [BP-31] [BP-43] the shadow lies where the block would, at half strength, and snaps at half a cell', async ({
  page,
  hasTouch,
}) => {
  await sitAlone(page, '/play/blocks?preset=fair&seed=shadow')
  const session = twin('shadow')
  const hand = await handFor(page, hasTouch)
  const there = await carry(page, hand, await lift(page, hand, 0), { row: 1, col: 2 })
  const cell = (await page.locator('.bp-cell').first().boundingBox())?.width ?? 0
  for (const [off, col] of [
    [0, 2],
    [0.4, 2],
    [0.6, 3],
    [-0.4, 2],
    [-0.6, 1],
  ] as const) {
    await hand.move({ x: there.x + off * cell, y: there.y })
    const seen = preview(viewOf(session), { slot: 0, row: 1, col })
    await expect.poll(() => marked(page, 8, 'ghost', 'both'), `${off} of a cell aside`).toEqual([...(seen?.covered ?? [])])
  }
  const strength = await page
    .locator('.bp-mark[data-kind="ghost"]')
    .first()
    .evaluate(mark => getComputedStyle(mark).backgroundColor)
  expect(strength).toMatch(/0\.5\)?$/)
  await hand.release()
})

test('[BP-33] [BP-34] a block that does not fit is back at once, and the reason is marked and said', async ({ page, hasTouch }) => {
  await sitAlone(page, '/play/blocks?preset=fair&seed=refused')
  const session = twin('refused')
  const hand = await handFor(page, hasTouch)
  const first = { slot: 0, row: 3, col: 3 }
  await drag(page, hand, first)
  session.act(0, first)
  await inStep(page, session)
  await drag(page, hand, { slot: 1, row: 3, col: 3 })
  await expect(page.locator('.bp-floating')).toHaveCount(0)
  await expect(page.locator('.bp-mark[data-kind="way"]').first()).toBeVisible()
  await expect(page.getByRole('status')).toContainText(/in its way/)
  await inStep(page, session)
})

test('[BP-30] [BP-36] lines that would clear are shown with their points before the block is let go', { tag: '@core' }, async ({
  page,
  hasTouch,
}) => {
  test.slow()
  await sitAlone(page, '/play/blocks?preset=fair&seed=lines')
  const session = twin('lines')
  const hand = await handFor(page, hasTouch)
  for (;;) {
    const clearing = [...blocks.legal(session.state, 0)].find(action => (preview(viewOf(session), action)?.cleared.length ?? 0) > 0)
    if (clearing) {
      const seen = preview(viewOf(session), clearing)
      const at = await lift(page, hand, clearing.slot)
      await carry(page, hand, at, clearing)
      await expect.poll(() => marked(page, 8, 'swept', 'both')).toEqual([...(seen?.cleared ?? [])])
      await expect(page.locator('.bp-line')).toHaveCount((seen?.rows.length ?? 0) + (seen?.cols.length ?? 0))
      await expect(page.locator('.bp-pill')).toHaveText(`+${seen?.points.total}`)
      await hand.release()
      session.act(0, clearing)
      await inStep(page, session)
      return
    }
    const placement = firstPlace(session)
    await drag(page, hand, placement)
    session.act(0, placement)
    await inStep(page, session)
  }
})

test('[BP-03] [BP-04] [BP-25] the score stands above, three blocks below, evenly spaced', { tag: '@core' }, async ({ page }) => {
  await sitAlone(page, '/play/blocks?preset=fair&seed=layout')
  const grid = await page.locator('.bp-cells').boundingBox()
  const slots = await page.locator('.bp-slot').evaluateAll(found => found.map(slot => slot.getBoundingClientRect().toJSON() as DOMRect))
  expect(slots).toHaveLength(3)
  const [a, b, c] = slots as [DOMRect, DOMRect, DOMRect]
  expect(Math.abs(b.x - a.x - (c.x - b.x))).toBeLessThan(1)
  for (const slot of slots) expect(slot.y).toBeGreaterThan((grid?.y ?? 0) + (grid?.height ?? 0) - 1)
  const score = await page.locator('.bp-score:visible').boundingBox()
  expect((score?.y ?? 0) + (score?.height ?? Infinity)).toBeLessThanOrEqual(grid?.y ?? 0)
})

test('[BP-06] [BP-41] [BP-42] white cells, one-pixel lines of #CCCCCC, flat colours with a darker border', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await sitAlone(page, '/play/blocks?preset=fair&seed=colours')
  const grid = await page.locator('.bp-board').evaluate(board => {
    const [row, cell] = [board.querySelector('.bp-row'), board.querySelector('.bp-cell')].map(part => getComputedStyle(part as Element))
    return { line: getComputedStyle(board).backgroundColor, wide: row?.columnGap, cell: cell?.backgroundColor }
  })
  expect(grid).toEqual({ line: 'rgb(204, 204, 204)', wide: '1px', cell: 'rgb(255, 255, 255)' })
  const fill = await page
    .locator('.bp-block > .bp-fill')
    .first()
    .evaluate(found => {
      const { backgroundImage, borderTopWidth, borderTopColor, backgroundColor, boxShadow } = getComputedStyle(found)
      return { backgroundImage, borderTopWidth, boxShadow, bordered: borderTopColor !== backgroundColor }
    })
  expect(fill).toEqual({ backgroundImage: 'none', borderTopWidth: '1px', boxShadow: 'none', bordered: true })
})
