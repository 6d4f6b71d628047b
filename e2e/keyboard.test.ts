import { expect } from '@playwright/test'
import { answered, byKeyboard, heaps, playPerfectly, sit, stick } from './table.ts'
import { test } from './watch.ts'

test('[NI-04] the classic deal is won with keys alone, from the front page on', { tag: ['@every-engine', '@core'] }, async ({ page }) => {
  await page.goto('/')
  const play = page.getByRole('link', { name: 'Play Nim' })
  await expect(play).toBeVisible()
  for (let tabs = 0; tabs < 60 && !(await play.evaluate(link => link === document.activeElement)); tabs++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await answered(page)

  await playPerfectly(page, byKeyboard)
  const won = page.getByRole('heading', { name: 'You won' })
  await expect(won).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  expect(await heaps(page)).toEqual([3, 4, 5])
})

test('[NI-03] a move can be typed', { tag: '@core' }, async ({ page }) => {
  await sit(page)
  await stick(page, { heap: 0, sticks: 3 }).focus()
  await page.keyboard.type('c2')
  await page.keyboard.press('Enter')
  await answered(page)
  await expect(page.getByRole('cell', { name: 'c2' })).toBeVisible()
})

test('[NI-03] a typed move that takes too many is refused, and the heap that is too small is marked', { tag: '@core' }, async ({
  page,
}) => {
  await sit(page)
  await stick(page, { heap: 0, sticks: 3 }).focus()
  await page.keyboard.type('b9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('Heap b has only 4, so 9 cannot be taken.')).toBeVisible()
  await expect(page.getByRole('log').getByText('Heap b has only 4, so 9 cannot be taken.')).toBeAttached()
  await expect(page.getByRole('group', { name: /^heap b/ })).toHaveAttribute('data-refused', 'true')
  expect(await heaps(page)).toEqual([3, 4, 5])
})

test('a typed word that is no move says what a move looks like', { tag: '@core' }, async ({ page }) => {
  await sit(page)
  await stick(page, { heap: 0, sticks: 3 }).focus()
  await page.keyboard.press('b')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByText('"b" is not a move. A move is a heap and a number, such as b3.')).toBeVisible()
})

test('u takes back, h gives a hint, Escape clears it', { tag: '@core' }, async ({ page }) => {
  await sit(page)
  await stick(page, { heap: 2, sticks: 5 }).focus()
  await page.keyboard.press('Enter')
  await answered(page)
  await page.keyboard.press('u')
  await expect(page.getByRole('button', { name: 'Undo 2 left' })).toBeVisible()
  expect(await heaps(page)).toEqual([3, 4, 5])
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: /^Hint: / })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: /^Hint: / })).toHaveCount(0)
})

test('shortcuts work from the start, and at the next table too', { tag: '@core' }, async ({ page }) => {
  await sit(page)
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: 'Hint: Take 2 from a' })).toBeVisible()
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Really resign?' }).click()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.getByRole('main')).toBeFocused()
})

test('moves of both sides are read out, and the keyboard stays on the board', { tag: '@core' }, async ({ page }) => {
  await sit(page)
  await stick(page, { heap: 2, sticks: 5 }).focus()
  await page.keyboard.press('Enter')
  await answered(page)
  const log = page.getByRole('log')
  await expect(log.getByText('You took 5 from heap c, none left.')).toBeAttached()
  await expect(log.getByText(/^Perfect took \d from heap [ab], (none|\d) left\.$/)).toBeAttached()
  await expect(page.locator('.board :focus')).toHaveCount(1)
})
