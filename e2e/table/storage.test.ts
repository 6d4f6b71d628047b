import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { blocks } from '../../games/blocks/game.ts'
import { isFault, playOver } from '../../kernel/replay.ts'
import { hand, pick, place, playToTheEnd, rows, sitAwhile } from '../blocks.ts'
import { test } from '../watch.ts'

/** Puts something into the browser's own database, as another build or a broken disk would have. */
async function plant(page: Page, room: string, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([store, name, record]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lockstep')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const change = opening.result.transaction(store, 'readwrite')
          change.objectStore(store).put(record, name)
          change.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    [room, key, value] as const,
  )
}

test('a reload in the middle of a game goes on with it', { tag: '@core' }, async ({ page }) => {
  await sitAwhile(page)
  await place(page, '1')
  await place(page, '2')
  const board = await rows(page)
  const blocksLeft = await hand(page)
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await rows(page)).toEqual(board)
  expect(await hand(page)).toEqual(blocksLeft)
  await place(page, '3')
})

test('an address without a seed leads back to the game that was left, and a new game is another one', async ({ page }) => {
  await sitAwhile(page)
  await place(page, '1')
  const board = await rows(page)
  await page.goto('/play/blocks')
  await expect(page).toHaveURL(/\/play\/blocks\?preset=fair&seed=kitchen$/)
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await rows(page)).toEqual(board)

  await pick(page, 'New game')
  await expect(page.getByText('Your current game (1 move) stays saved. Continue it on the page of the game.')).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page).not.toHaveURL(/seed=kitchen/)
  await expect.poll(() => rows(page)).not.toEqual(board)
  // What was said is so.
  await page.goto('/games/blocks')
  await page.getByRole('link', { name: 'Continue: Fair' }).click()
  await expect(page).toHaveURL(/\/play\/blocks\?preset=fair&seed=kitchen$/)
  await expect.poll(() => rows(page)).toEqual(board)
})

test('starting over says that what was played is lost', async ({ page }) => {
  await sitAwhile(page)
  const empty = await rows(page)
  await place(page, '1')
  await pick(page, 'Restart this deal')
  await page.getByRole('menuitem', { name: 'Really? What you played is lost.' }).click()
  await expect.poll(() => rows(page)).toEqual(empty)
})

test('taking back goes on after a reload, as far back as before', async ({ page }) => {
  await sitAwhile(page, '/play/blocks?preset=zen&seed=kitchen')
  const empty = await rows(page)
  await place(page, '1')
  await place(page, '2')
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows(page)).toEqual(empty)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('main').getByText('There is nothing to take back: you have not moved yet.')).toBeVisible()
})

test('the end stays on the table through a reload, and the game is listed', async ({ page }) => {
  await sitAwhile(page, '/play/blocks?preset=pure&seed=garden')
  await playToTheEnd(page)
  await expect(page.getByText('New best')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'The end' })).toBeVisible()
  await page.goto('/watch')
  await expect(page.getByRole('listitem').getByText(/points$/)).toHaveCount(1)
})

test('where the browser denies storage, play goes on, and one sentence says that nothing is kept', { tag: '@core' }, async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await sitAwhile(page)
  await place(page, '1')
  const sentence = page.getByText('This browser does not let us save: your game is lost when you close the page.')
  await expect(sentence).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = playOver(await readFile(await (await downloading).path(), 'utf8'), blocks)
  expect(isFault(saved)).toBe(false)
  await page.getByRole('button', { name: 'All right' }).click()
  await expect(sentence).toBeHidden()
  await place(page, '2')
})

test('where there is no room left, play goes on, and one sentence says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await sitAwhile(page)
  await place(page, '1')
  await expect(page.getByText('No space is left to save games: this one is lost when you close the page.')).toBeVisible()
  await place(page, '2')
})

test('a save of other rules is set aside with a sentence, and can be downloaded', async ({ page }) => {
  await sitAwhile(page)
  const text = 'replay 1\ngame blocks\nrules 99\nseed kitchen\ndeal {}\n'
  const wanted = { preset: 'fair', seed: 'kitchen' }
  await plant(page, 'playing', 'blocks|preset:fair|kitchen', {
    ...{ v: 1, game: 'blocks', mode: 'preset:fair', seed: 'kitchen', wanted, text },
    ...{ moves: 3, changed: 1, finished: null },
  })
  await page.reload()
  await expect(page.getByText(/^Your saved game could not be opened, .* speaks rules 99/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toBe(text)
  await place(page, '1')
})

test('a record that makes no sense keeps nobody from playing', async ({ page }) => {
  await sitAwhile(page)
  for (const [key, value] of [
    ['blocks|preset:fair|kitchen', 'what?'],
    ['blocks|preset:fair|other', { v: 7 }],
    ['x', null],
  ] as const)
    await plant(page, 'playing', key, value)
  await page.goto('/play/blocks')
  await expect(page.getByRole('grid')).toBeVisible()
  await place(page, '1')
})
