import { expect, type Page } from '@playwright/test'
import { CLASSIC, sit } from '../table.ts'
import { test } from '../watch.ts'

const html = (page: Page) => page.locator('html')

async function open(page: Page, section: string): Promise<void> {
  await page.goto(`/settings#${section}`)
  await expect(page.getByRole('main')).toHaveAttribute('data-picked', 'true')
}

test.describe('a theme', () => {
  test.use({ colorScheme: 'light' })

  for (const [name, theme, contrast] of [
    ['Dark', 'dark', null],
    ['High contrast', 'light', 'high'],
    ['High contrast dark', 'dark', 'high'],
    ['Light', 'light', null],
  ] as const)
    test(`${name} applies at once, and is there before the first paint after a reload`, { tag: name === 'Dark' ? '@core' : [] }, async ({
      page,
    }) => {
      await open(page, 'look')
      await page.getByText(name, { exact: true }).click()
      await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
      const applied = async (): Promise<void> => {
        await expect(html(page)).toHaveAttribute('data-theme', theme)
        if (contrast) await expect(html(page)).toHaveAttribute('data-contrast', contrast)
        else await expect(html(page)).not.toHaveAttribute('data-contrast')
      }
      await applied()
      // Without the scripts that come later: what is left is what was there for the first paint.
      await page.route('**/assets/*.js', route => route.fulfill({ contentType: 'text/javascript', body: '' }))
      await page.evaluate(async () => {
        for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister()
      })
      await page.reload()
      await applied()
    })

  test('that follows the system goes dark when the system does', async ({ page }) => {
    await open(page, 'look')
    await page.getByText('Dark', { exact: true }).click()
    await page.getByText('Follow the system', { exact: true }).click()
    await expect(html(page)).toHaveAttribute('data-theme', 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  })
})

test('pieces, motion and text size apply at once and survive a reload', async ({ page }) => {
  await open(page, 'look')
  await page.getByText('Colour-vision safe').click()
  await page.getByRole('radio', { name: 'Full', exact: true }).check()
  const slider = page.getByRole('slider', { name: 'Text size' })
  await slider.fill('20')
  const applied = async (): Promise<void> => {
    await expect(html(page)).toHaveAttribute('data-pieces', 'safe')
    await expect(html(page)).toHaveAttribute('data-motion', 'full')
    expect(await html(page).evaluate(root => getComputedStyle(root).fontSize)).toBe('20px')
  }
  await applied()
  await page.reload()
  await applied()
  await expect(slider).toHaveValue('20')
  await expect(page.getByRole('radio', { name: 'Full', exact: true })).toBeChecked()

  await page.getByRole('radio', { name: 'Cuts only' }).check()
  await expect(html(page)).toHaveAttribute('data-motion', 'reduced')
  await page.getByText('Classic', { exact: true }).click()
  await expect(html(page)).toHaveAttribute('data-pieces', 'spec')
})

test('volumes and captions are kept, and the button in the header silences everything', async ({ page }) => {
  await open(page, 'sound')
  await expect(page.getByRole('slider', { name: 'Pieces and board' })).toBeDisabled()
  await page.getByRole('switch', { name: 'Sound', exact: true }).check()
  await page.getByRole('slider', { name: 'Pieces and board' }).fill('25')
  await page.getByRole('slider', { name: 'Clock and warnings' }).fill('90')
  await page.getByRole('switch', { name: 'Captions for sounds' }).check()
  await page.getByRole('switch', { name: 'Sound', exact: true }).uncheck()
  await expect(page.getByRole('slider', { name: 'Pieces and board' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Captions for sounds' })).toBeChecked()
  await expect(page.getByRole('slider', { name: 'Pieces and board' })).toHaveValue('25')
  await expect(page.getByRole('slider', { name: 'Clock and warnings' })).toHaveValue('90')

  await page.goto('/')
  await page.getByRole('button', { name: 'Sound on' }).click()
  await expect(page.getByRole('button', { name: 'Sound off' })).toBeVisible()
})

test('another language is spoken at once on every page, and after a reload', { tag: '@core' }, async ({ page }) => {
  await open(page, 'play')
  await page.getByRole('radio', { name: 'Deutsch' }).check()
  await expect(html(page)).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('switch', { name: 'Vor dem Verlassen einer Partie fragen' })).toBeVisible()
  await expect(page).toHaveTitle('Einstellungen auf Lockstep')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Gleicher Start. Gleiche Züge. Gleiches Ende.' })).toBeAttached()
  await expect(page.getByRole('link', { name: 'Nim spielen' })).toBeVisible()
  await page.goto('/games/nim')
  await expect(page.getByText('Drei Haufen', { exact: true })).toBeVisible()
  await page.goto('/learn')
  await expect(page.getByRole('heading', { name: 'Regeln', exact: true })).toBeVisible()
})

test.describe('without a choice', () => {
  test.use({ locale: 'de-AT' })

  test('the language is the one the browser asks for', async ({ page }) => {
    await page.goto('/')
    await expect(html(page)).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('link', { name: 'Nim spielen' })).toBeVisible()
  })
})

test.describe('keys', () => {
  test('a key of another action is a conflict that names it and offers to swap', async ({ page }) => {
    await open(page, 'controls')
    await page.getByRole('button', { name: 'Change the key for Take back: U' }).click()
    await page.keyboard.press('h')
    await expect(page.getByRole('status').getByText('H is the key for “Hint”.')).toBeVisible()
    await page.getByRole('button', { name: 'Swap the two' }).click()
    await expect(page.getByRole('button', { name: 'Change the key for Take back: H' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change the key for Hint: U' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('button', { name: 'Change the key for Take back: H' })).toBeVisible()
    await page.getByRole('button', { name: 'Reset all keys' }).click()
    await expect(page.getByRole('button', { name: 'Change the key for Take back: U' })).toBeVisible()
  })

  test('a free key is taken at once, the browser’s keys are not, and a needed one says what it is needed for', async ({ page }) => {
    await open(page, 'controls')
    await page.getByRole('button', { name: 'Change the key for Hint: H' }).click()
    await page.keyboard.press('F5')
    await expect(page.getByText('F5 belongs to the browser.')).toBeVisible()
    await page.keyboard.press('b')
    await expect(page.getByRole('status').getByText(/^B is needed for “Type a (move|turn)”\.$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Swap the two' })).toHaveCount(0)
    await page.keyboard.press('=')
    await expect(page.getByRole('button', { name: 'Change the key for Hint: =' })).toBeVisible()
  })

  test('a key that was given to an action works at the table, and its old key does nothing', { tag: '@core' }, async ({ page }) => {
    await open(page, 'controls')
    await page.getByRole('button', { name: 'Change the key for Hint: H' }).click()
    await page.keyboard.press('=')
    await expect(page.getByRole('button', { name: 'Change the key for Hint: =' })).toBeVisible()
    await sit(page, CLASSIC)
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('h')
    await expect(page.getByRole('heading', { name: /^Hint: / })).toHaveCount(0)
    await page.keyboard.press('=')
    await expect(page.getByRole('heading', { name: /^Hint: / })).toBeVisible()
  })
})

test('a pad’s button presses the key it is given', async ({ page }) => {
  await open(page, 'gamepad')
  await expect(page.getByText('No gamepad yet')).toBeVisible()
  await page.getByLabel('Start', { exact: true }).selectOption('Escape')
  await page.reload()
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue('Escape')
})

test('another tab follows', async ({ page, context }) => {
  await open(page, 'access')
  const other = await context.newPage()
  await other.goto('/')
  await page.getByRole('switch', { name: 'High contrast' }).check()
  await expect(html(other)).toHaveAttribute('data-contrast', 'high')
})

test('whoever wants to be asked before leaving a game is asked, and the game waits', async ({ page }) => {
  await open(page, 'play')
  await page.getByRole('switch', { name: 'Ask before leaving a game' }).check()
  page.on('dialog', dialog => void dialog.accept()) // the browser's own question, when the test itself goes elsewhere
  await page.evaluate(() => history.pushState(null, '', '/play/nim?level=classic&bot=perfect&seed=kitchen'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  const home = page.getByRole('link', { name: /front page/ }).locator('visible=true')
  await home.click()
  const dialog = page.getByRole('dialog', { name: 'Leave this game?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('heading', { name: 'Your turn' })).toBeVisible()
  await home.click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
})

test('a record that cannot be read is no obstacle, and the page says what happened', async ({ page }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('broken')) return
    sessionStorage.setItem('broken', 'yes')
    localStorage.setItem('lockstep.settings', JSON.stringify({ theme: 'pink', textSize: 18, muted: 3 }))
  })
  await open(page, 'look')
  await expect(page.getByText(/could not be read and are back to their defaults: theme, muted\./)).toBeVisible()
  await expect(page.getByRole('slider', { name: 'Text size' })).toHaveValue('18')
})

test('where nothing can be kept, everything works and the page says how long', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(page, 'look')
  await page.getByText('Dark', { exact: true }).click()
  await expect(html(page)).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('What you set lasts until you close it.')).toBeVisible()
})
