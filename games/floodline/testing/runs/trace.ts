import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE, WRONG } from '../../../../terminal/command.ts'
import { machineLoad } from '../../../../terminal/machine-load.ts'
import { percentile, spread } from '../../../../terminal/percentile.ts'
import type { World } from '../../../../terminal/world.ts'
import { begun } from '../scenes/begun.ts'
import { endlessLevel, fullLevel } from '../scenes/full.ts'
import { goOn } from './page.ts'

const SCREEN = { width: 640, height: 360 }
const MINUTES = 20
const WARM_MINUTES = 10 // everything has happened once by then, and the engine has compiled what it wants to
const FRAMES_A_MINUTE = 3600
const LOCKS = 25

const BARS = { fps: 50, p95: 25, mesh: 2, growthKiB: 48, ownKiB: 32 }

/** As text, because they run on the page. */
const WATCH = `
  window.seen = { frames: [], work: [] }
  const { port1, port2 } = new MessageChannel()
  let last = 0
  port2.onmessage = () => seen.work.push(performance.now() - last)
  requestAnimationFrame(function frame(now) {
    if (last > 0) { seen.frames.push(now - last); port1.postMessage(null) }
    last = now
    requestAnimationFrame(frame)
  })`

/** Frames come when they are asked for, a sixtieth of a second apart: twenty minutes of play in one. */
const PUMP = `
  let waiting = []
  let now = 0
  window.requestAnimationFrame = frame => waiting.push(frame)
  window.cancelAnimationFrame = number => { if (waiting[number - 1]) waiting[number - 1] = () => {} }
  window.pump = frames => {
    for (let frame = 0; frame < frames; frame++) {
      now += 1000 / 60
      const due = waiting
      waiting = []
      for (const one of due) one(now)
    }
  }
  setInterval(() => window.pumping || window.pump(1), 50)`

/** Drops, steps and turns by a fixed pattern; every twentieth piece the board is tipped out and set upright. */
const AUTOPLAY = `
  const { port1: ask, port2: answer } = new MessageChannel()
  const breath = () => new Promise(resolve => { answer.onmessage = resolve; ask.postMessage(null) })
  window.autoplay = async (from, frames) => {
    const press = key => {
      dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      pump(2)
      dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
    }
    for (let done = 0; done < frames; done += 40) {
      const turn = Math.floor((from + done) / 40)
      const steps = 'adwsadws'.slice(turn % 4, (turn % 4) + 3)
      const keys = turn % 20 === 18 ? ['4', ' '] : turn % 20 === 19 ? ['3', ' '] : [...steps, 'e', ' ']
      for (const key of keys) press(key)
      pump(40 - 2 * keys.length)
      await breath() // what is fetched or asked of others arrives between two pieces
    }
  }`

type Out = (text: string) => void

export const trace: Command = {
  name: 'trace',
  usage: '',
  about: `In headless Chromium: how long frames take on a full board, what an idle frame does, what a lock costs the mesher, and what ten
    minutes of play leave behind in memory. The load of the machine is printed first, because it matters most.`,
  examples: [{ line: 'long floodline trace', does: 'all of it' }],
  options: {},
  words: { least: 0, most: 0 },
  async run(_given: Arguments, { arcade, out }: World) {
    const { browser, address, close } = await arcade({ ownGraphics: true })
    try {
      out(machineLoad())
      const met = [...(await traceFrames(browser, address, out)), await traceMemory(browser, address, out)]
      return met.every(Boolean) ? FINE : WRONG
    } finally {
      await close()
    }
  },
}

async function traceFrames(browser: Browser, address: string, out: Out): Promise<boolean[]> {
  const context = await browser.newContext({ viewport: SCREEN, baseURL: address })
  const page = await context.newPage()
  await goOn(page, begun(fullLevel()))
  await page.waitForTimeout(3000)
  const met = [await steer(page, out), await idle(page, out), await lock(page, out)]
  await context.close()
  return met
}

/** Ten seconds of steering: a piece is always on its way, and lands now and then. */
async function steer(page: Page, out: Out): Promise<boolean> {
  await page.evaluate(WATCH)
  for (const key of ['a', 'e', 'd', 'r', 'w', ' ', 's', 'q', 'a', 'w', ' ', 'd', 'c']) {
    await page.keyboard.down(key)
    await page.waitForTimeout(700)
    await page.keyboard.up(key)
  }
  const { frames, work } = await page.evaluate<{ frames: number[]; work: number[] }>('window.seen')
  const fps = (frames.length * 1000) / frames.reduce((sum, ms) => sum + ms, 0)
  out(`playing at 640×360, full board of 10 × 10 × 30: ${fps.toFixed(1)} frames a second, ${spread(frames)}`)
  out(`  work in a frame ${spread(work)}`)
  return verdict(out, fps >= BARS.fps && percentile(frames, 0.95) <= BARS.p95, `at least ${BARS.fps} a second, p95 at most ${BARS.p95} ms`)
}

/** What the picture counts of itself, as the panel under the hood shows it. */
async function counted(page: Page): Promise<{ walks: number; frames: number; mesh: number }> {
  return page.locator('.fl-debug [data-walks]').evaluate(({ dataset }) => ({
    walks: Number(dataset['walks']),
    frames: Number(dataset['frames']),
    mesh: Number(dataset['meshMs']),
  }))
}

async function idle(page: Page, out: Out): Promise<boolean> {
  await page.keyboard.press('i')
  await page.locator('.fl-lift').evaluate((button: HTMLElement) => button.click())
  await page.locator('.fl-debug').waitFor()
  await page.keyboard.press('i') // the board whole again
  await page.keyboard.press(' ')
  await page.waitForTimeout(1200)
  const before = await counted(page)
  await page.waitForTimeout(1000)
  const running = await counted(page)
  await page.keyboard.press('.') // time stands still from here on
  await page.waitForTimeout(800)
  const still = await counted(page)
  await page.waitForTimeout(1500)
  const later = await counted(page)
  const walks = running.walks - before.walks
  out(`idle, time running: ${running.frames - before.frames} frames drawn, ${walks} walks over the board`)
  out(`idle, time standing: ${later.frames - still.frames} frames drawn, ${later.walks - still.walks} walks over the board`)
  return verdict(
    out,
    walks + later.frames - still.frames + later.walks - still.walks === 0,
    'no walk over the board, no frame when nothing moves',
  )
}

async function lock(page: Page, out: Out): Promise<boolean> {
  const meshed: number[] = []
  for (let nth = 0; nth < LOCKS; nth++) {
    const before = await counted(page)
    const [x, z] = [(nth % 5) * 2 - 4, Math.floor(nth / 5) * 2 - 4] // over the whole board, so that it lasts
    const steps = [...times(Math.abs(x), x < 0 ? 'a' : 'd'), ...times(Math.abs(z), z < 0 ? 'w' : 's')]
    for (const key of [...steps, ' ', ...times(5, '.')]) {
      await page.keyboard.press(key)
      if (key !== '.') await page.keyboard.press('.')
    }
    await page.waitForTimeout(300)
    const after = await counted(page)
    if (after.walks > before.walks) meshed.push(after.mesh)
  }
  out(`${meshed.length} locks on the full board: made anew in ${spread(meshed)}`)
  // By the clock on the wall, on which somebody else's work counts too: `npm run bench floodline` has it by the processor's.
  return verdict(out, meshed.length > LOCKS / 3 && percentile(meshed, 0.75) <= BARS.mesh, `three of four within ${BARS.mesh} ms`)
}

async function traceMemory(browser: Browser, address: string, out: Out): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 320, height: 180 }, baseURL: address })
  const page = await context.newPage()
  await page.addInitScript(PUMP + AUTOPLAY)
  await goOn(page, begun(endlessLevel()))
  await page.waitForTimeout(3000)
  await page.evaluate('window.pumping = true')
  const cdp = await context.newCDPSession(page)
  const sizes: number[] = []
  const kept: number[] = []
  for (let minute = 1; minute <= MINUTES; minute++) {
    await page.evaluate(`autoplay(${(minute - 1) * FRAMES_A_MINUTE}, ${FRAMES_A_MINUTE})`)
    sizes.push(await heap(cdp))
    if (minute === WARM_MINUTES || minute === MINUTES) kept.push(await weight(cdp))
  }
  out(`heap after each of ${MINUTES} minutes (${MINUTES * FRAMES_A_MINUTE} frames), MiB: ${sizes.map(inMiB).join(' ')}`)
  const text = (await page.locator('.fl').textContent()) ?? ''
  const pieces = /piece (\d+)/.exec(text)?.[1]
  // The log of the game grows with every key, and is meant to.
  const [early = 0, late = 0] = kept
  const own = (late - early) / 1024 / (MINUTES - WARM_MINUTES)
  const warm = sizes.slice(WARM_MINUTES - 1)
  const all = (percentile(warm.slice(-3), 0.5) - percentile(warm.slice(0, 3), 0.5)) / 1024 / (warm.length - 3)
  out(
    `  ${pieces} pieces were played; in the last ${MINUTES - WARM_MINUTES} minutes ${all.toFixed(1)} KiB more a minute, of which ${own.toFixed(1)} KiB are the page's own, the log of the game among it`,
  )
  await context.close()
  const played = verdict(out, Number(pieces) > 100, 'more than 100 pieces')
  const inAll = verdict(out, all < BARS.growthKiB, `less than ${BARS.growthKiB} KiB a minute in all`)
  const ofOwn = verdict(out, own < BARS.ownKiB, `less than ${BARS.ownKiB} KiB a minute of its own`)
  return played && inAll && ofOwn
}

async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** What weighs in it is the page's own: objects, lists, strings. Code that the engine compiles meanwhile and what the browser notes are not. */
const OWN = ['object', 'array', 'string', 'concatenated string', 'sliced string', 'closure', 'regexp', 'number', 'bigint']

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } }
  readonly nodes: readonly number[]
}

async function weight(cdp: CDPSession): Promise<number> {
  const parts: string[] = []
  const take = ({ chunk }: { chunk: string }): void => void parts.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (OWN.includes(types[0][nodes[node + type] ?? 0] ?? '')) sum += nodes[node + size] ?? 0
  return sum
}

function times(count: number, key: string): string[] {
  return new Array<string>(count).fill(key)
}

function inMiB(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(2)
}

function verdict(out: Out, met: boolean, bar: string): boolean {
  out(`  ${met ? 'met' : 'MISSED'}: ${bar}`)
  return met
}
