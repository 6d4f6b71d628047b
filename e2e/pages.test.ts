import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { CLASSIC, ended, heaps, sit, stick } from './table.ts'
import { test } from './watch.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  // The dark one at length: shell/all-pages.test.ts looks at every page in the dark in any case.
  test.describe(`in the ${colorScheme} theme nothing stands in anybody's way`, { tag: colorScheme === 'dark' ? '@long' : [] }, () => {
    test.use({ colorScheme })

    test('on the front page', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('img', { name: /^A game of nim/ })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      await expectAccessible(page)
    })

    test('at a table, with a hint, with a refusal, and when choosing another game', { tag: '@long' }, async ({ page }) => {
      await sit(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Hint' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^Undo/ }).click()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'New game' }).click()
      await expectAccessible(page)
    })

    test('when the game is over', async ({ page }) => {
      await sit(page)
      while (!(await ended(page).isVisible())) {
        await page.getByRole('button', { name: 'Hint' }).click()
        await page.locator('.turn-do .primary').click()
        await expect(page.getByRole('heading', { name: /^(Your turn|You won)$/ })).toBeVisible()
      }
      await expectAccessible(page)
    })

    test('where there is nothing', async ({ page }) => {
      await page.goto('/play/nothing')
      await expectAccessible(page)
    })
  })
}

test.describe('addresses', () => {
  test('a table without a deal gets one, and keeps it through a reload', async ({ page }) => {
    await page.goto('/play/nim?preset=five-heaps&bot=careless')
    await expect(page).toHaveURL(/\/play\/nim\?preset=five-heaps&bot=careless$/)
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    const address = page.url()
    const dealt = await page
      .getByRole('group', { name: /^heap / })
      .evaluateAll(trays => trays.map(tray => tray.querySelectorAll('button').length))

    await page.reload()
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    expect(page.url()).toBe(address)
    expect(
      await page.getByRole('group', { name: /^heap / }).evaluateAll(trays => trays.map(tray => tray.querySelectorAll('button').length)),
    ).toEqual(dealt)
  })

  test('the large button leads to the classic deal, and back leads back', { tag: '@core' }, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Play Nim' }).click()
    await expect(page).toHaveURL(/\/play\/nim\?level=classic&bot=perfect$/)
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
    await expect(page).toHaveTitle('Nim on Lockstep')
    expect(await heaps(page)).toEqual([3, 4, 5])
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Same deal. Same moves. Same ending.' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  })

  for (const [address, sentence] of [
    ['/play/chess', 'There is no game called “chess” here.'],
    ['/play/nim?level=nowhere', 'There is no deal called “nowhere”.'],
    ['/play/nim?preset=nowhere', 'There is no kind of game called “nowhere”.'],
    ['/play/nim?bot=nobody', 'There is no opponent called “nobody”.'],
    ['/play/nim?seed=a%20b', 'The seed in this address cannot be used: a seed is up to 64 letters, digits and dashes.'],
  ] as const)
    test(`${address} says what is wrong and leads home`, { tag: address === '/play/chess' ? '@core' : [] }, async ({ page }) => {
      await page.goto(address)
      await expect(page.getByText(sentence)).toBeVisible()
      await page.getByRole('link', { name: 'To the front page', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Same deal. Same moves. Same ending.' })).toBeVisible()
    })

  test('any other path is answered with 404 and a page that says so', { tag: '@core' }, async ({ page, request }) => {
    const html = { headers: { accept: 'text/html' } }
    expect((await request.get('/nowhere', html)).status()).toBe(404)
    // Shown through the history, since a browser reports the 404 itself as an error in the console.
    await page.goto('/')
    await page.evaluate(() => history.replaceState(null, '', '/nowhere'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await expect(page.getByText('There is no page at /nowhere.')).toBeVisible()
    expect((await request.get('/play/nim', html)).status()).toBe(200)
  })
})

test('a theme that was picked stays, whatever the system wants', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('the pages obey a policy that allows nothing inline and nothing from elsewhere', { tag: '@core' }, async ({ page }) => {
  const response = await page.goto(CLASSIC)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  await expect(stick(page, { heap: 0, sticks: 3 })).toBeVisible()
})

test('the pause of the boards lies on nothing else that is pressed', { tag: '@own-screens' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const opponent = { id: 'juno', name: 'Juno', kind: 'person' }
  const mine = [{ match: 'abcdefgh', game: 'chainfall', preset: 'v1', opponent, state: 'playing', ourTurn: true, days: false, dueAt: null }]
  await page.route('**/api/mine', route => route.fulfill({ json: { mine } }))
  await page.addInitScript(() => localStorage.setItem('lockstep-online', '1'))
  await page.goto('/')
  const back = page.getByRole('link', { name: /^Back to .*Juno/ })
  const pause = page.getByRole('button', { name: 'Pause the board' })
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(back).toBeVisible()
    // Once everything stands where it stays: boards arrive one after another.
    await expect(async () => {
      const [lower, upper] = await Promise.all([pause.boundingBox(), back.boundingBox()])
      expect(lower?.y, `at ${width}`).toBeGreaterThanOrEqual((upper?.y ?? Infinity) + (upper?.height ?? 0))
    }).toPass({ timeout: 20_000 })
  }
})

test('the board on the front page lives, and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/')
  const board = page.getByRole('img', { name: /^A game of nim/ })
  await expect(board).toHaveAccessibleName('A game of nim, heaps of 3, 4, 5')
  await expect(board).not.toHaveAccessibleName('A game of nim, heaps of 3, 4, 5')
  await page.getByRole('button', { name: 'Pause the board' }).click()
  const paused = await board.getAttribute('aria-label')
  await page.clock.runFor(20_000)
  await expect(board).toHaveAccessibleName(paused ?? '')
})

test('the board on the front page keeps still for whoever asked for stillness', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const board = page.getByRole('img', { name: /^A game of nim/ })
  await expect(board).toBeVisible()
  await page.clock.runFor(20_000)
  await expect(board).toHaveAccessibleName('A game of nim, heaps of 3, 4, 5')
  await expect(page.getByRole('button', { name: 'Pause the board' })).toHaveCount(0)
})
