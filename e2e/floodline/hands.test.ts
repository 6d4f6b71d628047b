import { expect, type Page } from '@playwright/test'
import { test } from '../watch.ts'
import { landing } from './landing.ts'

/** Numbers of the standard layout. */
const A = 0
const Y = 3
const LT = 6
const START = 9
const RIGHT = 15

/** No pad is plugged into this machine: one whose buttons a test presses. */
async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pad = {
      ...{ id: 'Pad of a test', index: 0, connected: true, mapping: 'standard', timestamp: 0 },
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
    }
    Object.assign(window, { pad })
    navigator.getGamepads = () => [pad] as unknown as Gamepad[]
  })
}

async function takeInHand(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')))
  await expect(page.locator('html')).toHaveAttribute('data-pad', 'steers', { timeout: 30_000 })
}

/** Down together in this order, a frame or two, and up. */
async function push(page: Page, ...buttons: number[]): Promise<void> {
  await hold(page, true, ...buttons)
  await hold(page, false, ...buttons.toReversed())
}

async function hold(page: Page, pressed: boolean, ...buttons: number[]): Promise<void> {
  for (const button of buttons)
    await page.evaluate(
      ([number, down]) => {
        const { pad } = window as unknown as { pad: { buttons: { pressed: boolean }[] } }
        const pushed = pad.buttons[number as number]
        if (pushed) pushed.pressed = down as boolean
        return new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
      },
      [button, pressed] as const,
    )
}

test('keys are changed, several to one control, Shift among them, and the layout of the design is a choice', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/settings#controls')
  const change = (name: string) => page.getByRole('button', { name, exact: true })
  // Hold comes with two keys; a third is one more.
  await expect(change('Change the key for Hold: Shift')).toBeVisible()
  await change('One more for Hold').click()
  await page.keyboard.press('F9')
  await expect(change('Change the key for Hold: F9')).toBeVisible()
  await change('Remove G from Hold').click()
  await expect(change('Change the key for Hold: G')).toHaveCount(0)
  // Shift belongs to it: another control that wants it is told so, and they change places.
  await change('Change the key for Soft drop: X').click()
  await page.keyboard.press('Shift')
  await expect(page.getByRole('status').getByText('Shift is the key for “Hold”.')).toBeVisible()
  await page.getByRole('button', { name: 'Swap the two' }).click()
  await expect(change('Change the key for Soft drop: Shift')).toBeVisible()
  await expect(change('Change the key for Hold: X')).toBeVisible()
  await expect(page.getByText('You have a layout of your own.')).toBeVisible()
  await page.reload()
  await expect(change('Change the key for Soft drop: Shift')).toBeVisible()

  await page.getByRole('radio', { name: /^As designed/ }).check()
  await expect(change('Change the key for Soft drop: Ctrl')).toBeVisible()
  await change('Change the key for Move left: A').click()
  await page.keyboard.press('Delete')
  await expect(change('Change the key for Move left: Delete')).toBeVisible()
  await page.goto('/play/floodline?level=first-tilt')
  await expect(page.getByText('Board level')).toBeVisible()
  await page.keyboard.press('.') // from here on time passes tick by tick
  const [x, z] = await landing(page)
  await page.keyboard.press('Delete')
  await page.keyboard.press('.')
  await expect.poll(() => landing(page)).toEqual([x - 1, z])
  // Ctrl is a key like any other now: with it the others still steer.
  await page.keyboard.down('Control')
  await page.keyboard.press('d')
  await page.keyboard.press('.')
  await page.keyboard.up('Control')
  await expect.poll(() => landing(page)).toEqual([x, z])
  // A lesson shows the keys that are set.
  await expect(page.locator('.fl-prompt kbd')).toHaveText('4')
})

test('a mouse alone moves, turns, drops and tilts', { tag: '@core' }, async ({ page }) => {
  await page.goto('/play/floodline?level=first-tilt')
  await page.locator('.fl-mark').first().waitFor() // the world is drawn: its goal is marked
  await expect(page.getByRole('button', { name: 'Drop', exact: true })).toHaveCount(0)
  await page.mouse.click(720, 440)
  await expect(page.getByRole('button', { name: 'Drop', exact: true })).toBeVisible()
  // What is read out and the tick on demand are for the test to look on; the hands hold a mouse.
  await page.keyboard.press('.')
  const [fromX, fromZ] = await landing(page)
  await page.mouse.move(720, 440)
  await page.mouse.down()
  await page.mouse.move(762, 424, { steps: 6 }) // up to the right is east from here
  await page.mouse.up()
  await page.keyboard.press('.')
  await expect.poll(() => landing(page)).toEqual([fromX + 1, fromZ])
  await page.mouse.wheel(0, 120)
  await page.keyboard.press('.')
  await page.getByRole('button', { name: 'Run' }).click() // time goes on

  // The ring: press, slide towards a side, look, let go.
  const ring = page.getByRole('button', { name: /^Tilt the board/ })
  const box = await ring.boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 40, y - 16, { steps: 4 })
  await expect(page.getByText('Down → East')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('Board leans 14° east')).toBeVisible()

  await page.mouse.dblclick(720, 440)
  await expect(page.getByText('piece 2')).toBeVisible()
  // A key, and the desk is as it was.
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: 'Drop', exact: true })).toHaveCount(0)
})

test('a pad tilts, places and pauses, and is the page’s when nobody plays', async ({ page }) => {
  await plugIn(page)
  await page.goto('/play/floodline?level=first-tilt')
  await expect(page.getByText('Board level')).toBeVisible()
  await takeInHand(page)

  // The trigger and the cross: what would happen, for as long as it is held; then it happens.
  await hold(page, true, LT, RIGHT)
  await expect(page.getByText('Down → East')).toBeVisible()
  await hold(page, false, RIGHT, LT)
  await expect(page.getByText('Board leans 14° east')).toBeVisible()

  await push(page, A)
  await expect(page.getByText('piece 2')).toBeVisible()

  await push(page, START)
  const goOn = page.getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeFocused()
  await push(page, A)
  await expect(goOn).toHaveCount(0)
  // The button that went on was not a drop.
  await expect(page.getByText('piece 2')).toBeVisible()
})

test('a pad goes from the end of a level to the next game', { tag: '@long' }, async ({ page }) => {
  await plugIn(page)
  await page.goto('/play/floodline?level=first-stack')
  await expect(page.getByText('Place 8 pieces').first()).toBeVisible()
  await takeInHand(page)
  const end = page.getByRole('region', { name: 'The end' })
  // All on one heap: it soon rises above the limit. Where something fell, the first push reads why. The end waits until all is shown.
  for (let pushes = 0; pushes < 12 && (await end.count()) === 0; pushes++) {
    await push(page, A)
    await page.waitForTimeout(600)
  }
  await expect(end).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused()
  await page.waitForTimeout(800) // a push right at the end is not meant for the button
  await push(page, A)
  await expect(end).toHaveCount(0)
  await expect(page.locator('.fl-goal-have').first()).toHaveText('0 / 8')
})

test('a pad’s own buttons are changed with the pad, alone and with the trigger', { tag: '@long' }, async ({ page }) => {
  await plugIn(page)
  await page.goto('/settings#gamepad')
  const change = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(change('Change the key for Drop: A')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('gamepadconnected')))
  await expect(page.getByText('Pad of a test')).toBeVisible()

  await change('Change the key for Drop: A').click()
  await push(page, Y)
  await expect(page.getByRole('status').getByText('Y is the key for “Tip away”.')).toBeVisible()
  await page.getByRole('button', { name: 'Swap the two' }).click()
  await expect(change('Change the key for Drop: Y')).toBeVisible()
  await expect(change('Change the key for Tip away: A')).toBeVisible()

  await change('One more for Slower').click()
  await push(page, LT, START, RIGHT) // Start is never given away
  await expect(page.getByRole('status').getByText('LT + → is the key for “Tilt right”.')).toBeVisible()
  await page.getByRole('button', { name: 'Take it anyway' }).click()
  await expect(change('Change the key for Slower: LT + →')).toBeVisible()
  await page.reload()
  await expect(change('Change the key for Drop: Y')).toBeVisible()
})
