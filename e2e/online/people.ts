/** People who meet on the server, as a test: each has a browser of their own. */
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { byTouch, heaps, stick } from '../table.ts'

/** A phone in somebody's hand. */
export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const

/** Everybody's. No log may hold it (../no-secrets.ts). */
export const PASSWORD = 'a long way round the lake'

const STILL = { reducedMotion: 'reduce' } as const

let count = 0

/** Letters and digits, and nobody else's. */
export function freshName(like: string): string {
  return `${like} ${process.pid}${++count}`
}

/** Somebody with a name, so that they are rated. */
export async function somebody(browser: Browser, like: string, options = {}): Promise<{ readonly page: Page; readonly name: string }> {
  const context = await browser.newContext({ ...STILL, ...options })
  const name = freshName(like)
  const data = { name, password: PASSWORD }
  expect((await context.request.post('/api/guest', { data: {} })).ok()).toBe(true)
  const claimed = await context.request.post('/api/claim', { data })
  expect(claimed.ok(), await claimed.text()).toBe(true)
  return { page: await context.newPage(), name }
}

export async function stranger(browser: Browser, options = {}): Promise<Page> {
  return (await browser.newContext({ ...STILL, ...options })).newPage()
}

interface Rated {
  readonly pool: string
  readonly rating: number
  readonly games: number
}

export async function ratingsOf(context: BrowserContext): Promise<readonly Rated[]> {
  const answer = (await (await context.request.get('/api/me')).json()) as { ratings: readonly Rated[] }
  return answer.ratings
}

interface Profile {
  readonly person: { readonly id: string }
  readonly ratings: readonly Rated[]
  /** A step for each time that a rating moved. */
  readonly history: readonly { readonly pool: string; readonly rating: number }[]
}

/** As everybody may see it. */
export async function profileOf(context: BrowserContext): Promise<Profile> {
  const { me } = (await (await context.request.get('/api/me')).json()) as { me: { id: string } }
  return (await (await context.request.get(`/api/people/${me.id}`)).json()) as Profile
}

export const isTurn = (page: Page): Promise<boolean> => page.getByRole('heading', { name: 'Your turn' }).isVisible()

/** Whoever is to move takes the whole of the first heap there is: with a finger where there is no mouse. */
async function take(page: Page): Promise<void> {
  const left = await heaps(page)
  const heap = left.findIndex(sticks => sticks > 0)
  const whole = { heap, sticks: left[heap] ?? 0 }
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  await (isTouched ? byTouch(page, whole) : stick(page, whole).click())
}

/** From the largest heap: whatever was dealt, it goes on. */
export async function takeOne(page: Page): Promise<void> {
  const left = await heaps(page)
  await stick(page, { heap: left.indexOf(Math.max(...left)), sticks: 1 }).click()
  await expect(page.getByRole('heading', { name: /is thinking$/ })).toBeVisible()
}

/** A heading that only an end has. */
export const END = /^(You won|You lost|You win the pair\.|You lose the pair\.|The pair is drawn\.)$/

const isOver = (page: Page): Promise<boolean> => page.getByRole('heading', { name: END }).isVisible()

/** Whoever is to move; null: it is over. Between two moves there is a moment in which no page knows either. */
async function whoseTurn(pages: readonly Page[]): Promise<Page | null> {
  let found: Page | null | undefined
  await expect(async () => {
    found = undefined
    for (const page of pages) if (await isTurn(page)) found = page
    for (const page of pages) if (await isOver(page)) found = null
    expect(found, 'it is nobody’s turn, and not over').toBeDefined()
  }).toPass({ timeout: 60_000 })
  return found ?? null
}

/** Until both see the end. `between` is called before each move. */
export async function playOut(pages: readonly Page[], between: (move: number) => Promise<void> = async () => {}): Promise<void> {
  for (let move = 0; move < 30; move++) {
    if ((await whoseTurn(pages)) === null) break
    await between(move)
    const mover = await whoseTurn(pages)
    if (!mover) break
    await take(mover)
    await expect(mover.getByRole('heading', { name: 'Your turn' })).toHaveCount(0)
  }
  for (const page of pages) await expect(page.getByRole('heading', { name: END })).toBeVisible()
}
