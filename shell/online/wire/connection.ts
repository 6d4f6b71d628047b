/**
 * One socket for the page. It comes back by itself when it is lost, joins again whatever was joined, and says again whatever had no answer;
 * the server knows an offer by its id and does nothing twice.
 */
import { type Signal, signal } from '@preact/signals'
import { type FromDevice, type FromServer, type Hello, PROTOCOL } from '../../../protocol/online.ts'

/**
 * `idle`: nobody needs it. `lost`: it was there, or could not be had, and is tried again. `refused`: the server does not know who we are.
 * `outdated`: this page is older than the server.
 */
export type LinkState = 'idle' | 'connecting' | 'open' | 'lost' | 'refused' | 'outdated'

/** What of a socket is used. */
export interface Wire {
  send(text: string): void
  close(): void
}

export interface WireEvents {
  heard(text: string): void
  closed(): void
}

export interface Ways {
  open(events: WireEvents): Wire
  /** Asked when a socket was closed before anything was heard. */
  isKnown(): Promise<boolean>
  /** From 0 to 1. */
  chance(): number
  now(): number
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 5000
const BEAT_MS = 10_000
/** A server that says nothing for so long, although it is asked every `BEAT_MS`, is gone. */
const DEAF_MS = 25_000
/** Somebody who comes back to the page waits less. */
const WAKING_MS = 4000
/** From one page to the next the socket stays. */
const LINGER_MS = 3000

type Timer = ReturnType<typeof setTimeout>

export class Connection {
  readonly state: Signal<LinkState> = signal('idle')
  readonly hello: Signal<Hello | null> = signal(null)
  readonly #ways: Ways
  readonly #listeners = new Set<(message: FromServer) => void>()
  readonly #joined = new Map<string, FromDevice>()
  readonly #insisted = new Map<string, FromDevice>()
  #wire: Wire | null = null
  #holders = 0
  #tries = 0
  #heardAt = 0
  #retry: Timer | null = null
  #beat: Timer | null = null
  #waking: Timer | null = null
  #letGo: Timer | null = null

  constructor(ways: Ways) {
    this.#ways = ways
  }

  /** Somebody needs it, until they call what is returned. */
  hold(): () => void {
    this.#holders++
    if (this.#letGo !== null) clearTimeout(this.#letGo)
    this.#letGo = null
    if (!this.#wire && this.#retry === null) this.#connect()
    let held = true
    return () => {
      if (!held) return
      held = false
      if (--this.#holders === 0) this.#letGo = setTimeout(() => this.#rest(), LINGER_MS)
    }
  }

  /** Said now, and again whenever the socket comes back. */
  join(key: string, join: FromDevice, leave: FromDevice): () => void {
    this.#joined.set(key, join)
    this.send(join)
    return () => {
      if (this.#joined.get(key) !== join) return
      this.#joined.delete(key)
      this.send(leave)
    }
  }

  /** Said now, and again after every loss until it is settled. */
  insist(id: string, message: FromDevice): void {
    this.#insisted.set(id, message)
    this.send(message)
  }

  settle(id: string): void {
    this.#insisted.delete(id)
  }

  /** False: there is no way at the moment, and it was not said. */
  send(message: FromDevice): boolean {
    if (this.state.peek() !== 'open' || !this.#wire) return false
    this.#wire.send(JSON.stringify(message))
    return true
  }

  listen(heard: (message: FromServer) => void): () => void {
    this.#listeners.add(heard)
    return () => this.#listeners.delete(heard)
  }

  /** The network is back, or somebody looks at the page again: at once, and without the waits so far. */
  wake(): void {
    if (this.#holders === 0) return
    this.#tries = 0
    const state = this.state.peek()
    if (state === 'open') return this.#probe()
    if (state === 'outdated' || this.#wire) return
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#connect()
  }

  /** The network says that it is gone. A socket would notice much later. */
  cut(): void {
    if (this.#wire) this.#drop()
  }

  /** Somebody else is here now, or nobody: what was said under the old name is not said again. */
  renew(): void {
    this.#insisted.clear()
    if (this.#wire) this.#close()
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#retry = null
    this.#tries = 0
    if (this.#holders > 0) this.#connect()
    else this.state.value = 'idle'
  }

  #connect(): void {
    this.#retry = null
    if (this.state.peek() !== 'lost') this.state.value = 'connecting'
    this.#heardAt = this.#ways.now()
    let isOpen = false
    const wire = this.#ways.open({
      heard: text => {
        if (this.#wire !== wire) return
        isOpen = true
        this.#hear(text)
      },
      closed: () => {
        if (this.#wire === wire) void this.#closed(isOpen)
      },
    })
    this.#wire = wire
    this.#beat = setInterval(() => this.#listenForLife(), BEAT_MS)
  }

  #hear(text: string): void {
    this.#heardAt = this.#ways.now()
    const message = read(text)
    if (!message) return
    if (message.kind === 'hello') this.#greeted(message)
    for (const heard of [...this.#listeners]) heard(message)
  }

  #greeted(hello: Hello): void {
    if (hello.protocol !== PROTOCOL) {
      this.#close()
      this.state.value = 'outdated'
      return
    }
    this.#tries = 0
    this.hello.value = hello
    this.state.value = 'open'
    for (const message of [...this.#joined.values(), ...this.#insisted.values()]) this.send(message)
  }

  async #closed(wasOpen: boolean): Promise<void> {
    this.#close()
    if (this.#holders === 0) {
      this.state.value = 'idle'
      return
    }
    this.state.value = 'lost'
    this.#again()
    if (wasOpen || (await this.#ways.isKnown().catch(() => true))) return
    // Nobody: trying again would not help.
    if (this.state.peek() !== 'lost') return
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#retry = null
    this.state.value = 'refused'
  }

  #drop(): void {
    this.#close()
    this.state.value = 'lost'
    this.#again()
  }

  #again(): void {
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries++)
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + this.#ways.chance() / 2))
  }

  #listenForLife(): void {
    if (this.#ways.now() - this.#heardAt > DEAF_MS) this.#drop()
    else this.send({ kind: 'ping' })
  }

  #probe(): void {
    const asked = this.#ways.now()
    this.send({ kind: 'ping' })
    if (this.#waking !== null) clearTimeout(this.#waking)
    this.#waking = setTimeout(() => {
      if (this.#wire && this.#heardAt < asked) this.#drop()
    }, WAKING_MS)
  }

  #rest(): void {
    if (this.#retry !== null) clearTimeout(this.#retry)
    this.#retry = null
    this.#letGo = null
    this.#close()
    this.state.value = 'idle'
  }

  #close(): void {
    if (this.#beat !== null) clearInterval(this.#beat)
    if (this.#waking !== null) clearTimeout(this.#waking)
    this.#beat = null
    this.#waking = null
    const wire = this.#wire
    this.#wire = null
    wire?.close()
  }
}

/** Null: not ours. Whoever answers at this address is our own server, so what has a kind is what the kind says. */
function read(text: string): FromServer | null {
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' && message !== null && 'kind' in message ? (message as FromServer) : null
  } catch {
    return null
  }
}
