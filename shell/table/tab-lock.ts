/**
 * One tab at a time plays a saved game. Where the browser has locks they decide, and let go by themselves when a tab closes or crashes; where
 * it has none, tabs ask each other. What is handed over is the record: whoever lets go has written everything first.
 */
import { signal } from '@preact/signals'

/** Tabs that only talk wait so long for somebody who says no. */
const ANSWER_MS = 150

/** A tab that is asked to let go does so at once; one that is frozen never does, and loses the game after so long. */
const YIELD_MS = 1500

/** A tab that is loaded anew comes back to its own game before another one takes it up. */
const RETURN_MS = 1000

type Kind = 'who' | 'mine' | 'yield' | 'claim' | 'free'

interface Message {
  readonly kind: Kind
  readonly key: string
  readonly from: string
}

/** Who writes the game down here. */
export interface Writer {
  /** Writes what is not written yet. Nothing is written after it. `lost`: somebody else has the game already. */
  close(lost: boolean): Promise<void>
  /** When everything that was to be written is. */
  settled(): Promise<void>
}

/** What there is to say it through. A test brings its own. */
export interface Tabs {
  readonly locks: Pick<LockManager, 'request'> | undefined
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> | undefined
  isVisible(): boolean
}

export class TabLock {
  /** Whether another tab has the game of this page. Read it inside a component. */
  readonly elsewhere = signal(false)
  readonly #open: () => Tabs
  #opened: Tabs | null = null
  readonly #id = [...crypto.getRandomValues(new Uint32Array(2))].join('-')
  #visit = 0
  #key: string | null = null
  #release: (() => void) | null = null // while it is ours
  #released: Promise<unknown> = Promise.resolve()
  #leaving: Promise<void> = Promise.resolve()
  #writer: Writer | null = null
  #return: (() => void) | null = null
  readonly #waiting = new Set<(message: Message) => void>()

  constructor(open: () => Tabs) {
    this.#open = open
  }

  /** Opened when somebody first sits down: a page without a table talks to nobody. */
  get #tabs(): Tabs {
    if (this.#opened) return this.#opened
    this.#opened = this.#open()
    const { channel } = this.#opened
    if (channel) channel.onmessage = ({ data }) => this.#hear(data as Message)
    return this.#opened
  }

  /** Nobody else can be writing: the browser sees to it. */
  get isExclusive(): boolean {
    return this.#release !== null && this.#opened?.locks !== undefined
  }

  /** Somebody sits down: until `leave`, or until the next one does. */
  visit(again: () => void): number {
    this.#return = again
    return ++this.#visit
  }

  /** Whether the game is ours. False as well for whoever has left meanwhile. */
  async enter(visit: number, key: string): Promise<boolean> {
    await this.#letGo()
    if (visit !== this.#visit) return false
    this.#key = key
    const ours = await this.#acquire(key, { ifAvailable: true })
    if (this.#isGone(key)) return false
    this.elsewhere.value = !ours
    return ours
  }

  leave(visit: number): void {
    if (visit !== this.#visit) return
    this.#visit++
    this.#return = null
    this.elsewhere.value = false
    void this.#letGo()
  }

  /** What is written for the game of this page is written before anybody else gets it. */
  guard(writer: Writer): void {
    this.#writer = writer
  }

  /** "Play here instead". The other tab writes down what it has, and lets go. */
  async takeOver(): Promise<void> {
    const key = this.#key
    if (key === null) return
    this.#say('yield', key)
    if (this.#tabs.locks) {
      const late = new AbortController()
      const timer = setTimeout(() => late.abort(), YIELD_MS)
      if (!(await this.#acquire(key, { signal: late.signal }))) await this.#acquire(key, { steal: true })
      clearTimeout(timer)
    } else {
      await this.#heard('free', key, YIELD_MS)
      this.#say('claim', key)
      this.#hold()
    }
    if (!this.#isGone(key)) this.#goOn()
  }

  /** Nobody may have it any more: then we go on, if anybody is looking. */
  async tryAgain(): Promise<void> {
    const key = this.#key
    if (key === null || !this.elsewhere.peek() || !this.#tabs.isVisible()) return
    if ((await this.#acquire(key, { ifAvailable: true })) && !this.#isGone(key)) this.#goOn()
  }

  /** Whoever asked for it has left meanwhile: then it is for somebody else. */
  #isGone(key: string): boolean {
    if (this.#key === key) return false
    if (this.#release) this.#free(key)
    return true
  }

  #goOn(): void {
    this.elsewhere.value = false
    this.#return?.()
  }

  #acquire(key: string, options: LockOptions): Promise<boolean> {
    const { locks } = this.#tabs
    if (!locks) return this.#ask(key)
    return new Promise(resolve => {
      let granted = false
      this.#released = locks
        .request(`lockstep ${key}`, options, lock => {
          if (!lock) return resolve(false)
          granted = true
          const held = new Promise<void>(release => {
            this.#release = release
          })
          resolve(true)
          return held
        })
        // Not granted in time, or taken from us: in a page that may not have locks at all, nobody is kept from playing.
        .catch((error: unknown) => {
          if (granted) void this.#lose()
          else resolve(!(error instanceof DOMException && error.name === 'AbortError'))
        })
    })
  }

  /** Without locks: it is ours unless somebody says no. */
  async #ask(key: string): Promise<boolean> {
    const answer = this.#heard('mine', key, ANSWER_MS)
    this.#say('who', key)
    if (await answer) return false
    this.#hold()
    return true
  }

  #hold(): void {
    this.#release = () => {}
  }

  /** Whoever comes next waits for it. */
  #letGo(): Promise<void> {
    const [key, writer] = [this.#key, this.#writer]
    this.#key = null
    this.#writer = null
    if (this.#release !== null && key !== null) this.#leaving = this.#leave(key, writer)
    return this.#leaving
  }

  async #leave(key: string, writer: Writer | null): Promise<void> {
    await writer?.settled()
    this.#free(key)
    await this.#released
  }

  #free(key: string): void {
    this.#release?.()
    this.#release = null
    this.#say('free', key)
  }

  async #yield(key: string): Promise<void> {
    const writer = this.#writer
    this.#writer = null
    await writer?.close(false)
    this.elsewhere.value = true
    this.#free(key)
  }

  async #lose(): Promise<void> {
    const writer = this.#writer
    this.#writer = null
    this.#release = null
    this.elsewhere.value = true
    await writer?.close(true)
  }

  #say(kind: Kind, key: string): void {
    this.#tabs.channel?.postMessage({ kind, key, from: this.#id } satisfies Message)
  }

  #hear(message: Message): void {
    const { kind, key, from } = message
    for (const wait of [...this.#waiting]) wait(message)
    if (key !== this.#key || from === this.#id) return
    const ours = this.#release !== null
    if (kind === 'who' && ours) this.#say('mine', key)
    if (kind === 'yield' && ours) void this.#yield(key)
    if (kind === 'claim' && ours) void this.#lose()
    if (kind === 'free' && !ours) setTimeout(() => void this.tryAgain(), RETURN_MS)
  }

  #heard(kind: Kind, key: string, most: number): Promise<boolean> {
    return new Promise(resolve => {
      const done = (heard: boolean): void => {
        clearTimeout(timer)
        this.#waiting.delete(wait)
        resolve(heard)
      }
      const wait = (message: Message): void => {
        if (message.kind === kind && message.key === key) done(true)
      }
      const timer = setTimeout(() => done(false), most)
      this.#waiting.add(wait)
    })
  }
}

/** The one of this page. */
export const tabLock = new TabLock(() => ({
  locks: navigator.locks,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lockstep games'),
  isVisible: () => document.visibilityState === 'visible',
}))
