/** Blocks dragged over the board in a browser: how long frames took, and which tasks were long while the block was in hand. */
import type { Page } from '@playwright/test'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE } from '../../../../terminal/command.ts'
import { machineLoad } from '../../../../terminal/machine-load.ts'
import { spread } from '../../../../terminal/percentile.ts'
import type { World } from '../../../../terminal/world.ts'

export const trace: Command = {
  name: 'trace',
  usage: '',
  about: `Drags blocks over the board in headless Chromium, with a mouse at 1440×900 and with a finger at 360×640. A quiet machine says most,
    so its load is printed first.`,
  examples: [{ line: 'long blocks trace', does: 'both sizes' }],
  options: {},
  words: { least: 0, most: 0 },
  async run(_given: Arguments, world: World) {
    const arcade = await world.arcade()
    try {
      world.out(machineLoad())
      for (const { width, height, touch } of SCREENS) {
        const context = await arcade.browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch })
        const page = await context.newPage()
        await page.goto(new URL('/play/blocks?preset=fair&seed=trace', arcade.address).href)
        await page.locator('.bp-cells').waitFor()
        await page.waitForTimeout(1500)
        world.out(`${width}×${height} ${touch ? 'touch' : 'mouse'}: ${inWords(await drag(page, touch))}`)
        await context.close()
      }
    } finally {
      await arcade.close()
    }
    return FINE
  },
}

const SCREENS = [
  { width: 1440, height: 900, touch: false },
  { width: 360, height: 640, touch: true },
]

const DRAGS = 6
const STEPS = 90
const REST_MS = 400 // nobody lets go of a block and has the next one in hand at once

interface Seen {
  readonly frames: number[] // from one to the next
  readonly work: number[] // from the beginning of a frame until everything in it is done: input, drawing, layout, paint
  readonly long: number[] // tasks while the block was in hand
  readonly after: number[] // and when it was not: the sound is opened once the first hand has let go
}

/** As text, because it runs on the page. */
const WATCH = `
  window.seen = { frames: [], work: [], long: [], after: [] }
  const grips = [] // when a block was taken up and let go
  addEventListener('pointerdown', ({ timeStamp }) => grips.push([timeStamp, Infinity]), true)
  for (const end of ['pointerup', 'keydown']) addEventListener(end, ({ timeStamp }) => grips.at(-1)?.splice(1, 1, timeStamp), true)
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      (grips.some(([from, to]) => startTime < to && startTime + duration > from) ? seen.long : seen.after).push(duration)
  }).observe({ type: 'longtask' })
  const { port1, port2 } = new MessageChannel()
  let last = 0
  port2.onmessage = () => seen.work.push(performance.now() - last)
  requestAnimationFrame(function frame(now) {
    if (last > 0 && document.querySelector('.bp-floating')) {
      seen.frames.push(now - last)
      port1.postMessage(null)
    }
    last = now
    requestAnimationFrame(frame)
  })`

/** Six blocks, each led in circles over the whole board before it is put back. */
async function drag(page: Page, touch: boolean): Promise<Seen> {
  const cdp = await page.context().newCDPSession(page)
  await page.evaluate(WATCH)
  const box = await page.locator('.bp-cells').boundingBox()
  if (!box) throw new Error('there is no board')
  for (let drag = 0; drag < DRAGS; drag++) {
    const block = await page.locator(`.bp-slot[data-slot="${drag % 3}"] .bp-block`).boundingBox()
    if (!block) throw new Error('there is no block')
    const from = { x: block.x + block.width / 2, y: block.y + block.height / 2 }
    await put('press', from)
    for (let step = 0; step < STEPS; step++) {
      const turn = (step / STEPS) * 6 * Math.PI
      const at = {
        x: box.x + box.width * (0.5 + 0.4 * Math.cos(turn)),
        y: box.y + box.height * (0.55 + 0.4 * Math.sin(turn * 0.7)),
      }
      await put('move', at)
      await page.waitForTimeout(8)
    }
    await page.keyboard.press('Escape')
    await put('release', from)
    await page.waitForTimeout(REST_MS)
  }
  return page.evaluate<Seen>('window.seen')

  async function put(type: 'press' | 'move' | 'release', { x, y }: { x: number; y: number }): Promise<void> {
    if (touch) {
      const name = { press: 'touchStart', move: 'touchMove', release: 'touchEnd' } as const
      const touchPoints = type === 'release' ? [] : [{ x: Math.round(x), y: Math.round(y) }]
      await cdp.send('Input.dispatchTouchEvent', { type: name[type], touchPoints })
      return
    }
    await page.mouse.move(x, y)
    if (type === 'press') await page.mouse.down()
    if (type === 'release') await page.mouse.up()
  }
}

function inWords({ frames, work, long, after }: Seen): string {
  const tasks = `tasks over 50 ms in the drag: ${listed(long)}, after it: ${listed(after)}`
  return `${frames.length} frames, ${spread(frames)}; work in a frame ${spread(work)}; ${tasks}`
}

function listed(tasks: readonly number[]): string {
  return tasks.length === 0 ? 'none' : tasks.map(ms => ms.toFixed(0)).join(', ')
}
