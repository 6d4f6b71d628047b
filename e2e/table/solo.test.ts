import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { hand, pick, place, playToTheEnd, rows, sitAlone } from '../blocks.ts'
import { test } from '../watch.ts'

test('everything that is played with is on one screen, and nothing covers the board', async ({ page }) => {
  await sitAlone(page)
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('group', { name: 'Blocks in hand' })).toBeInViewport({ ratio: 1 })
  const scroll = await page.evaluate(() => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = document.documentElement
    return [scrollHeight - clientHeight, scrollWidth - clientWidth]
  })
  expect(scroll).toEqual([0, 0])
})

test('a hint comes from elsewhere, says why, and can be played as it is', { tag: '@core' }, async ({ page }) => {
  await sitAlone(page)
  const board = await rows(page)
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByRole('heading', { name: /^Hint: / })).toBeVisible()
  await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Do it' }).click()
  await expect.poll(() => rows(page)).not.toEqual(board)
  await expect(page.getByRole('heading', { name: /^Hint: / })).toHaveCount(0)
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: /^Hint: / })).toBeVisible()
})

test('a refusal is a sentence beside the board that goes with the next move', async ({ page }) => {
  await sitAlone(page)
  await place(page, '1')
  await page.keyboard.press('1')
  const sentence = page.getByRole('status').getByText('Block 1 is placed already. Take another.')
  await expect(sentence).toBeVisible()
  await place(page, '2')
  await expect(sentence).toHaveCount(0)
})

test('a pause covers the board until a key or a click', async ({ page }) => {
  await sitAlone(page)
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
  await expect(page.getByRole('grid')).toBeHidden()
  await page.keyboard.press('p')
  await expect(page.getByRole('grid')).toBeVisible()
  await pick(page, 'Pause')
  await page.getByRole('heading', { name: 'Paused' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  await place(page, '1')
})

test('the menu is walked with keys, and what throws a game away asks once', async ({ page }) => {
  await sitAlone(page)
  await place(page, '1')
  const more = page.getByRole('button', { name: 'More' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'New game' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()

  await pick(page, 'Restart this deal')
  await page.getByRole('menuitem', { name: 'Really? What you played is lost.' }).click()
  await expect.poll(async () => (await rows(page)).every(row => row?.endsWith(': empty'))).toBe(true)
})

test('giving up asks once, ends the game and keeps no record', { tag: '@core' }, async ({ page }) => {
  await sitAlone(page)
  await place(page, '1')
  await pick(page, 'Give up')
  await page.getByRole('menuitem', { name: 'Really give up?' }).click()
  await expect(page.getByRole('heading', { name: 'You gave up.' })).toBeVisible()
  await expect(page.getByText('New best')).toHaveCount(0)
})

test('at the end the replay is verified, the same deal comes again, and so does another', async ({ page }) => {
  await sitAlone(page, '/play/blocks?preset=pure&seed=garden')
  const dealt = await hand(page)
  await playToTheEnd(page)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText(/^Re-played and verified · [0-9a-f]{4} [0-9a-f]{4} Pure, dealt from the seed garden\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Same deal' }).click()
  await expect(page.getByRole('region', { name: 'The end' })).toHaveCount(0)
  await expect.poll(() => hand(page)).toEqual(dealt)
  await playToTheEnd(page)
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.getByRole('region', { name: 'The end' })).toHaveCount(0)
  await expect(page).not.toHaveURL(/seed=garden/)
})

// The dark one at length: shell/all-pages.test.ts looks at every page in the dark in any case.
for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme nothing stands in anybody's way`, { tag: colorScheme === 'dark' ? '@long' : [] }, () => {
    test.use({ colorScheme })

    test('alone at a table, with a hint, with the menu, paused, and at the end', { tag: '@long' }, async ({ page }) => {
      test.setTimeout(120_000)
      await sitAlone(page, '/play/blocks?preset=pure&seed=garden')
      await expectAccessible(page)
      await page.keyboard.press('h')
      await expect(page.getByRole('heading', { name: /^Hint: / })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'More' }).click()
      await expectAccessible(page)
      await page.getByRole('menuitem', { name: 'Pause' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Enter')
      await playToTheEnd(page)
      await expectAccessible(page)
    })

    test('where replays are opened', { tag: '@core' }, async ({ page }) => {
      await page.goto('/watch')
      await expect(page.getByRole('heading', { name: 'Watch' })).toBeVisible()
      await expectAccessible(page)
    })
  })

test('whoever wants captions reads what would be heard', async ({ page }) => {
  await sitAlone(page)
  await page.evaluate(() => localStorage.setItem('lockstep.settings', JSON.stringify({ captions: true })))
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('1')
  await expect(page.locator('.caption')).toHaveText('block lifted')
  await page.keyboard.press('Enter')
  await expect(page.locator('.caption')).toHaveText('block placed')
})
