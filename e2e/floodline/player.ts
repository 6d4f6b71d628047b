/**
 * A hand that plays a recorded game of Floodline in a browser, press by press at the pace it was played, by the keys a person has. The page's
 * clock is in our hands, so a slow machine changes nothing: a key comes in the very tick it was recorded in, a thumb within a tick or two.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { floodline } from '../../games/floodline/game.ts'
import { adviceOf, firstHistory, type Prompt, promptFor, remember } from '../../games/floodline/levels/lesson/prompts.ts'
import type { FloodAction, FloodLevel, Floodline, Step, TiltSense } from '../../games/floodline/nouns.ts'
import { stepFor, turnOf, WAYS, type Way, wayOfTilt } from '../../games/floodline/view/input/bearings.ts'
import { isStartling } from '../../games/floodline/view/looking/startling.ts'
import { TickClock } from '../../games/floodline/view/playback/tick-clock.ts'
import { isFault, playOver } from '../../kernel/replay.ts'
import { type Entry, Session } from '../../kernel/session.ts'

const FOLDERS = new URL('../../games/floodline/levels/campaign/', import.meta.url)
const TICK_MS = 1000 / 60

/** Where the camera stands in the beginning: south-west. */
const CORNER = 0

/** Of the desk: what does what, unless somebody chose otherwise. */
const KEYS = {
  ...{ away: 'w', near: 's', left: 'a', right: 'd', 'yaw+': 'q', 'yaw-': 'e', 'tip-away': 'r', 'tip-near': 'f', 'tip-left': 'z' },
  ...{ 'tip-right': 'c', soft: 'x', drop: ' ', hold: 'g', 'tilt-away': '1', 'tilt-near': '2', 'tilt-left': '3', 'tilt-right': '4' },
  ...{ stabilise: 'v', freeze: 'b', drain: 'n' },
} as const

export type Control = keyof typeof KEYS

/** One thing a hand does, and how many ticks after the last. */
export interface Press {
  readonly after: number
  readonly control: Control
  readonly side: string // of the world, where it goes: a button says so
  readonly way: 'press' | 'hold' | 'let go'
  readonly explained: boolean // what comes of it is explained at once, and time stands still until somebody goes on
}

export interface Recorded {
  readonly folder: string // 01-first-stack
  readonly level: FloodLevel
  readonly log: readonly Entry[]
  readonly text: string // the replay
  readonly presses: readonly Press[]
  readonly stars: number
}

/** The recorded game of that name of every level of the campaign, in order. */
export function recordedGames(name: string): readonly Recorded[] {
  return readdirSync(FOLDERS)
    .toSorted()
    .map(folder => recordedGame(folder, readFileSync(new URL(`${folder}/${name}`, FOLDERS), 'utf8')))
}

function recordedGame(folder: string, text: string): Recorded {
  const over = playOver(text, floodline)
  if (isFault(over)) throw new Error(`${folder}: ${over.because}`)
  const { session } = over
  const again = new Session(floodline, session.deal)
  const explained = new Set<number>() // ticks
  again.listen(events => {
    if (isStartling(again.state, events)) explained.add(again.tick)
  })
  const pressed: (Omit<Press, 'after' | 'explained'> & { readonly tick: number })[] = []
  for (const { tick, seat, text: asked } of session.log) {
    if (seat === null) continue
    while (again.tick < tick) again.advance()
    pressed.push({ tick, ...pressFor(floodline.parse(asked) as FloodAction, again.state) })
    again.offer(0, asked)
  }
  const presses = pressed.map(({ tick, ...press }, at) => ({
    ...press,
    after: tick - (pressed[at - 1]?.tick ?? 0),
    explained: explained.has(tick + 1),
  }))
  return { folder, level: session.deal, log: session.log, text, presses, stars: session.outcome?.scores[0] ?? 0 }
}

/** Half a second: what was said for less, nobody could have read. */
const READ_TICKS = 30

/** What a level says in its recorded game, from where the piece is, and for long enough to be read. */
export function heardIn({ level, log }: Recorded, prompts: readonly Prompt[]): readonly string[] {
  const again = new Session(floodline, level)
  let history = firstHistory()
  again.listen(events => {
    history = remember(history, events, again.tick)
  })
  const ticks = new Map<string, number>()
  const look = (): void => {
    const prompt = promptFor(prompts, history, again.state)
    if (!prompt) return
    const { en } = adviceOf(prompt, again.state).say
    ticks.set(en, (ticks.get(en) ?? 0) + 1)
  }
  for (const { tick, seat, text } of log)
    if (seat !== null) {
      for (; again.tick < tick; again.advance()) look()
      again.offer(0, text)
    }
  return [...ticks].filter(([, long]) => long >= READ_TICKS).map(([said]) => said)
}

const STEP_SIDES: Readonly<Record<Step, string>> = { 'x+': 'east', 'x-': 'west', 'y+': 'up', 'y-': 'down', 'z+': 'south', 'z-': 'north' }

export const TILT_SIDES: Readonly<Record<TiltSense, string>> = { forward: 'north', back: 'south', left: 'west', right: 'east' }

function pressFor(asked: FloodAction, { gravity }: Floodline['State']): Omit<Press, 'after' | 'explained'> {
  switch (asked.kind) {
    case 'move': {
      const way = WAYS.find(one => stepFor(one, CORNER, gravity) === asked.step)
      if (!way) throw new Error(`no key steps ${asked.step} while gravity is ${gravity}`)
      return { control: way, side: STEP_SIDES[asked.step], way: 'press' }
    }
    case 'turn':
      return { control: turnOf(asked.axis, asked.sense, CORNER), side: '', way: 'press' }
    case 'tilt':
      return { control: `tilt-${wayOfTilt(asked.sense, CORNER)}`, side: TILT_SIDES[asked.sense], way: 'press' }
    case 'soft':
      return { control: 'soft', side: '', way: asked.on ? 'hold' : 'let go' }
    case 'ability':
      return { control: asked.ability, side: '', way: 'press' }
    case 'drop':
    case 'hold':
      return { control: asked.kind, side: '', way: 'press' }
    default:
      throw new Error(`${asked.kind} is nothing a hand does in a level`)
  }
}

/** Sits down at a level. From now on time passes only as far as it is let. */
export async function sitDownAt(page: Page, id: string): Promise<void> {
  await page.clock.install({ time: 0 })
  await page.goto(`/play/floodline?level=${id}`)
  await page.locator('.fl-prompt').waitFor()
  await page.clock.pauseAt(60_000)
}

/** Keeps what the level says while it is played. */
export async function listenToPrompts(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said = new Set<string>()
    const look = (): void => {
      for (const prompt of document.querySelectorAll('.fl-prompt')) said.add(prompt.textContent ?? '')
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
    Object.assign(globalThis, { promptsSaid: said })
  })
  return () => page.evaluate(() => [...(globalThis as unknown as { promptsSaid: Set<string> }).promptsSaid])
}

/** Where each thumb rests. There is one turn about the upright and one over: a game that needs others is not for thumbs alone. */
const THUMBS: Readonly<Partial<Record<Control, RegExp>>> = {
  'yaw+': /^Turn$/,
  'tip-near': /^Flip$/,
  soft: /^Soft drop$/,
  drop: /^Drop$/,
  hold: /^Hold$/,
  stabilise: /^Stabilise/,
  freeze: /^Freeze/,
  drain: /^Place a drain/,
}

/** A finger needs about as long as a key; a tilt is made by opening the ring and touching a side. */
export async function playByThumbs(page: Page, presses: readonly Press[]): Promise<void> {
  for (const { after, control, side, way } of presses) {
    await page.clock.runFor(Math.round(after * TICK_MS))
    if (way === 'let go') continue
    if (control.startsWith('tilt-')) {
      await page.getByRole('button', { name: /^Tilt the board/ }).tap()
      await page.clock.runFor(100)
      await page.getByRole('button', { name: new RegExp(`^Tilt.* ${side}`) }).tap()
    } else if (isWay(control)) await page.getByRole('button', { name: new RegExp(`^Move .*${side}`, 'i') }).tap()
    else {
      const name = THUMBS[control]
      if (!name) throw new Error(`no thumb does this: ${control}`)
      await page.getByRole('button', { name }).tap()
    }
  }
  await page.clock.runFor(1000)
  await page.clock.resume()
}

function isWay(control: Control): control is Way {
  return (WAYS as readonly string[]).includes(control)
}

/** How often the page draws while its clock is held: at these times and at no others. */
const FRAME_MS = 16

/** Time as the page has it while its clock is held. A frame is shorter than a tick, so now and then one brings none: counted with the stage's own clock. */
class HeldTime {
  readonly #page: Page
  readonly #ticks = new TickClock()
  #now: number

  private constructor(page: Page, now: number) {
    this.#page = page
    this.#now = now
    this.#ticks.restart(now)
  }

  /** After so long a jump the stage counts from the frame at its end. */
  static async from(page: Page): Promise<HeldTime> {
    await page.clock.fastForward(1000)
    return new HeldTime(page, await page.evaluate(() => performance.now()))
  }

  async pass(ticks: number): Promise<void> {
    let now = this.#now
    for (let passed = 0; passed < ticks; passed += this.#ticks.due(now)) now += FRAME_MS - (now % FRAME_MS)
    await this.#page.clock.runFor(now - this.#now)
    this.#now = now
  }

  /** Reads what is explained, for which time stands still, and goes on. It is thought over first, and shown by a frame. */
  async read(): Promise<void> {
    await expect(async () => {
      await this.#page.clock.runFor(READ_MS)
      this.#now += READ_MS
      await expect(this.#page.locator('.fl-why')).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: 20_000 })
    await this.#page.keyboard.press(KEYS.drop)
    this.#ticks.restart(this.#now - (this.#now % FRAME_MS)) // the last frame that brought no tick
  }
}

/** However long: it is in no tick. */
const READ_MS = 500

export async function playByKeys(page: Page, presses: readonly Press[]): Promise<void> {
  const time = await HeldTime.from(page)
  let done = 0 // ticks that passed since the last press
  for (const { after, control, way, explained } of presses) {
    await time.pass(after - done)
    done = 0
    const key = KEYS[control]
    if (way === 'press') await page.keyboard.press(key)
    else await (way === 'hold' ? page.keyboard.down(key) : page.keyboard.up(key))
    if (!explained) continue
    await time.pass(1)
    await time.read()
    done = 1
  }
  await page.clock.runFor(1000)
  await page.clock.resume()
}

/** What was pressed in a game, each with the ticks since the first: at a table the piece waited for a while before it. */
export function rhythmOf(text: string): readonly string[] {
  const over = playOver(text, floodline)
  if (isFault(over)) throw new Error(over.because)
  const asked = over.session.log.filter(({ seat }) => seat !== null)
  return asked.map(({ tick, text: press }) => `${tick - (asked[0]?.tick ?? 0)} ${press}`)
}
