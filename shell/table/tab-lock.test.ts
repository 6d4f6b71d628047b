import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TabLock, type Tabs, type Writer } from './tab-lock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A browser with tabs: its locks, and what they say to each other. */
class Browser {
  readonly #withLocks: boolean
  readonly #channels = new Set<{ onmessage: ((event: MessageEvent) => void) | null; frozen: boolean }>()
  readonly #held = new Map<string, { end(how: 'released' | 'stolen'): void }>()
  readonly #queues = new Map<string, (() => void)[]>()

  constructor(withLocks: boolean) {
    this.#withLocks = withLocks
  }

  tab(): Tab {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      frozen: false,
      postMessage: (data: unknown): void => {
        for (const other of this.#channels)
          if (other !== channel && !other.frozen) setTimeout(() => other.onmessage?.({ data } as MessageEvent), 1)
      },
    }
    this.#channels.add(channel)
    const locks = this.#withLocks ? { request: (...asked: never[]) => this.#request(...(asked as unknown as Asked)) } : undefined
    return new Tab({ locks: locks as unknown as Tabs['locks'], channel: channel as unknown as NonNullable<Tabs['channel']> }, channel)
  }

  /** As the Web Locks API has it, as far as it is used here. */
  #request(name: string, options: LockOptions, granted: (lock: unknown) => Promise<void> | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        const held = {
          end: (how: 'released' | 'stolen'): void => {
            if (this.#held.get(name) === held) this.#held.delete(name)
            if (how === 'stolen') reject(new DOMException('stolen', 'AbortError'))
            else resolve()
            if (how === 'released') this.#queues.get(name)?.shift()?.()
          },
        }
        this.#held.set(name, held)
        void Promise.resolve(granted({ name })).then(() => held.end('released'))
      }
      const holder = this.#held.get(name)
      if (options.steal) {
        holder?.end('stolen')
        return grant()
      }
      if (!holder) return grant()
      if (options.ifAvailable) return void Promise.resolve(granted(null)).then(() => resolve())
      const queue = this.#queues.get(name) ?? []
      this.#queues.set(name, queue)
      queue.push(grant)
      options.signal?.addEventListener('abort', () => {
        queue.splice(queue.indexOf(grant), 1)
        reject(new DOMException('late', 'AbortError'))
      })
    })
  }
}

type Asked = [string, LockOptions, (lock: unknown) => Promise<void> | undefined]

/** One tab with a table: what is asked of it, in order. */
class Tab implements Writer {
  readonly lock: TabLock
  readonly heard: string[] = []
  visible = true
  visit = 0
  readonly #channel: { frozen: boolean }

  constructor(tabs: Omit<Tabs, 'isVisible'>, channel: { frozen: boolean }) {
    this.#channel = channel
    this.lock = new TabLock(() => ({ ...tabs, isVisible: () => this.visible }))
  }

  async sit(key = 'blocks|preset:fair|kitchen'): Promise<boolean> {
    this.visit = this.lock.visit(() => void this.heard.push('goes on'))
    const ours = await passed(this.lock.enter(this.visit, key))
    if (ours) this.lock.guard(this)
    return ours
  }

  async close(lost: boolean): Promise<void> {
    await Promise.resolve()
    this.heard.push(lost ? 'sets apart' : 'writes')
  }

  async settled(): Promise<void> {
    this.heard.push('settles')
  }

  freeze(): void {
    this.#channel.frozen = true
  }
}

/** Lets time pass until it is known. */
async function passed<T>(promise: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(3000)
  return promise
}

for (const withLocks of [true, false]) {
  const how = withLocks ? 'with locks' : 'by asking'

  test(`${how}: the second tab of a game is told, and has it after the first has written everything`, async () => {
    const browser = new Browser(withLocks)
    const [a, b] = [browser.tab(), browser.tab()]
    expect(await a.sit()).toBe(true)
    expect(await b.sit()).toBe(false)
    expect([a.lock.elsewhere.value, b.lock.elsewhere.value]).toEqual([false, true])
    await passed(b.lock.takeOver())
    expect([a.heard, b.heard]).toEqual([['writes'], ['goes on']])
    expect([a.lock.elsewhere.value, b.lock.elsewhere.value]).toEqual([true, false])
    // And back again.
    expect(await b.sit()).toBe(true)
    await passed(a.lock.takeOver())
    expect([a.lock.elsewhere.value, b.lock.elsewhere.value]).toEqual([false, true])
    expect(b.heard.at(-1)).toBe('writes')
  })

  test(`${how}: other games are nobody's business`, async () => {
    const browser = new Browser(withLocks)
    expect(await browser.tab().sit('blocks|preset:fair|kitchen')).toBe(true)
    expect(await browser.tab().sit('blocks|preset:fair|garden')).toBe(true)
  })

  test(`${how}: whoever leaves lets go once everything is written, and who waits and is looked at goes on`, async () => {
    const browser = new Browser(withLocks)
    const [a, b, hidden] = [browser.tab(), browser.tab(), browser.tab()]
    await a.sit()
    await b.sit()
    await hidden.sit()
    hidden.visible = false
    a.lock.leave(a.visit)
    await vi.advanceTimersByTimeAsync(500)
    expect([a.heard, b.heard]).toEqual([['settles'], []])
    await vi.advanceTimersByTimeAsync(3000)
    expect([b.heard, hidden.heard]).toEqual([['goes on'], []])
    expect([b.lock.elsewhere.value, hidden.lock.elsewhere.value]).toEqual([false, true])
  })

  test(`${how}: a tab that does not answer loses the game, and what it had alone is set apart`, async () => {
    const browser = new Browser(withLocks)
    const [a, b] = [browser.tab(), browser.tab()]
    await a.sit()
    await b.sit()
    a.freeze()
    await passed(b.lock.takeOver())
    expect(b.lock.elsewhere.value).toBe(false)
    // Without locks nobody can tell it; the guard in the ledger does (see storage.test.ts).
    expect(a.heard).toEqual(withLocks ? ['sets apart'] : [])
  })

  test(`${how}: who has left before it was theirs keeps nobody out`, async () => {
    const browser = new Browser(withLocks)
    const [a, b] = [browser.tab(), browser.tab()]
    const visit = a.lock.visit(() => {})
    const entering = a.lock.enter(visit, 'blocks|preset:fair|kitchen')
    a.lock.leave(visit)
    expect(await passed(entering)).toBe(false)
    expect(await b.sit()).toBe(true)
    // The same while taking over.
    const c = browser.tab()
    await c.sit()
    const taking = c.lock.takeOver()
    c.lock.leave(c.visit)
    await passed(taking)
    expect(c.heard).toEqual([])
    // Whoever had let go for them has it again.
    expect([b.lock.elsewhere.value, b.heard]).toEqual([false, ['writes', 'goes on']])
  })

  test(`${how}: the same tab lays its table anew without losing it`, async () => {
    const a = new Browser(withLocks).tab()
    await a.sit()
    a.lock.leave(a.visit)
    expect(await a.sit()).toBe(true)
    expect(a.lock.isExclusive).toBe(withLocks)
  })
}

test('a page that may have neither plays on', async () => {
  const lock = new TabLock(() => ({ locks: undefined, channel: undefined, isVisible: () => true }))
  expect(
    await passed(
      lock.enter(
        lock.visit(() => {}),
        'nim|level:classic|x',
      ),
    ),
  ).toBe(true)
  const denied = new TabLock(() => ({
    locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
    channel: undefined,
    isVisible: () => true,
  }))
  expect(
    await passed(
      denied.enter(
        denied.visit(() => {}),
        'nim|level:classic|x',
      ),
    ),
  ).toBe(true)
})
