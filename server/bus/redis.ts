/**
 * News between processes over Redis. Whoever listens in the same process hears at once, and hears even while Redis is away; the others
 * miss what is said meanwhile, and are told to look again when it is back.
 */
import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { type Bus, LocalBus } from './bus.ts'

const SLOWEST_RETRY = 2_000

/** So that others who use the same Redis are not disturbed. */
const PREFIX = 'lockstep:'

export class RedisBus implements Bus {
  /** Also for other short questions. It answers at once or not at all: nothing waits in it for Redis to come back. */
  readonly client: Redis
  readonly #listening: Redis
  readonly #local = new LocalBus()
  /** How many here listen to each channel. */
  readonly #counts = new Map<string, number>()
  readonly #again = new Set<() => void>()
  /** Our own words come back to us as well, and have been heard already. */
  readonly #me = randomUUID()
  #wasAway = false

  /** @param changed hears when Redis goes away and when it is back */
  constructor(url: string, changed: (isThere: boolean, because: string) => void = () => undefined) {
    const options = {
      enableOfflineQueue: false,
      autoResubscribe: false,
      maxRetriesPerRequest: 0,
      connectTimeout: 5_000,
      retryStrategy: (times: number) => Math.min(50 * 2 ** Math.min(times, 6), SLOWEST_RETRY),
    }
    this.client = new Redis(url, options)
    this.#listening = new Redis(url, options)
    let because = ''
    for (const redis of [this.client, this.#listening]) redis.on('error', (error: Error) => (because = error.message))
    this.#listening.on('close', () => {
      if (!this.#wasAway) changed(false, because)
      this.#wasAway = true
    })
    this.#listening.on('ready', () => {
      void this.#listenAgain().then(
        () => this.#wasAway && this.#back(changed),
        () => this.#listening.disconnect(true), // it went away again in the middle
      )
    })
    this.#listening.on('message', (channel: string, text: string) => this.#hear(channel, text))
  }

  get isThere(): boolean {
    return this.client.status === 'ready' && this.#listening.status === 'ready'
  }

  publish(channel: string, message: string): void {
    this.#local.publish(channel, message)
    // Lost where there is nobody to take it: see above.
    this.client.publish(PREFIX + channel, `${this.#me} ${message}`).catch(() => undefined)
  }

  subscribe(channel: string, heard: (message: string) => void): () => void {
    const forget = this.#local.subscribe(channel, heard)
    const count = this.#counts.get(channel) ?? 0
    this.#counts.set(channel, count + 1)
    // While it is away, all channels are asked for again when it is back.
    if (count === 0) this.#listening.subscribe(PREFIX + channel).catch(() => undefined)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      forget()
      const left = (this.#counts.get(channel) ?? 1) - 1
      if (left > 0) return void this.#counts.set(channel, left)
      this.#counts.delete(channel)
      this.#listening.unsubscribe(PREFIX + channel).catch(() => undefined)
    }
  }

  onReconnect(look: () => void): () => void {
    this.#again.add(look)
    return () => void this.#again.delete(look)
  }

  async close(): Promise<void> {
    this.#again.clear()
    this.#listening.removeAllListeners('close')
    this.#listening.disconnect()
    this.client.disconnect()
    await this.#local.close()
  }

  async #listenAgain(): Promise<void> {
    const channels = [...this.#counts.keys()].map(channel => PREFIX + channel)
    if (channels.length > 0) await this.#listening.subscribe(...channels)
  }

  #back(changed: (isThere: boolean, because: string) => void): void {
    this.#wasAway = false
    changed(true, '')
    for (const look of [...this.#again]) look()
  }

  #hear(channel: string, text: string): void {
    const end = text.indexOf(' ')
    if (text.slice(0, end) !== this.#me) this.#local.publish(channel.slice(PREFIX.length), text.slice(end + 1))
  }
}
