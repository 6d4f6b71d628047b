/**
 * `npm run trace`: drags blocks over the board in headless Chromium, at both sizes, and says how long frames took and which tasks
 * were long while the block was in hand. A quiet machine says most: the load is printed first. `npm run trace floodline` is about
 * Floodline (trace-floodline.ts).
 */
import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { served } from './served.ts'
import { ensureBrowser, ensureBuilt } from './setup.js'
import { traceFloodline } from './trace-floodline.ts'

if (process.argv[2] === 'floodline') process.exit(await traceFloodline())

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

await ensureBuilt()
const { address, close } = await served()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] })
try {
  console.log(`load ${readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ')}`)
  for (const [width, height, touch] of [
    [1440, 900, false],
    [360, 640, true],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch })
    const page = await context.newPage()
    await page.goto(new URL('/play/blocks?preset=fair&seed=trace', address).href)
    await page.locator('.bp-cells').waitFor()
    await page.waitForTimeout(1500)
    const seen = await dragged(page, touch)
    console.log(`${width}×${height} ${touch ? 'touch' : 'mouse'}: ${told(seen)}`)
    await context.close()
  }
} finally {
  await browser.close()
  close()
}

/** Six blocks, each led in circles over the whole board before it is put back. */
async function dragged(page: Page, touch: boolean): Promise<Seen> {
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

function told({ frames, work, long, after }: Seen): string {
  const tasks = `tasks over 50 ms in the drag: ${listed(long)}, after it: ${listed(after)}`
  return `${frames.length} frames, ${spread(frames)}; work in a frame ${spread(work)}; ${tasks}`
}

function listed(tasks: readonly number[]): string {
  return tasks.length === 0 ? 'none' : tasks.map(ms => ms.toFixed(0)).join(', ')
}

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(1)
  return `p50 ${at(0.5)} p95 ${at(0.95)} longest ${at(1)} ms`
}
