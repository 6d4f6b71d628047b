/** A device for tests: comes in, opens a socket, says what it likes, and remembers everything it heard. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import WebSocket from 'ws'
import type { ContestAt, FromDevice, FromServer, PositionAt, RefusedAt, Terms } from '../../protocol/online.ts'

/** How long a test waits for something that must come. Not a measurement: only an end to hoping. */
const PATIENCE_MS = 100_000

export interface Named {
  readonly name: string
  readonly password: string
}

export class Device {
  readonly address: string
  readonly cookie: string
  readonly id: string
  readonly heard: FromServer[] = []
  readonly #awaiting = new Set<() => void>()
  #socket: WebSocket | null = null
  #count = 0

  private constructor(address: string, cookie: string, id: string) {
    this.address = address
    this.cookie = cookie
    this.id = id
  }

  /** Comes in as a guest, and takes a name if it is given one. */
  static async enter(address: string, named?: Named): Promise<Device> {
    const response = await post(address, '/api/guest', {})
    const said = await response.text()
    if (!response.ok) throw new Error(`nobody could come in: ${response.status} ${said}`)
    const { me } = JSON.parse(said) as { me: { id: string } }
    const guest = new Device(address, cookieIn(response), me.id)
    if (!named) return guest
    const claimed = await guest.post('/api/claim', named)
    if (!claimed.ok) throw new Error(`${named.name} could not be claimed: ${await claimed.text()}`)
    return new Device(address, cookieIn(claimed) || guest.cookie, me.id)
  }

  /** The same person at another address, or once more at this one. */
  at(address: string): Device {
    return new Device(address, this.cookie, this.id)
  }

  post(path: string, body: unknown): Promise<Response> {
    return post(this.address, path, body, this.cookie)
  }

  get(path: string): Promise<Response> {
    return fetch(new URL(path, this.address), { headers: { cookie: this.cookie } })
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  async connect(): Promise<this> {
    const url = new URL('/socket', this.address)
    url.protocol = 'ws:'
    const socket = new WebSocket(url, { headers: { cookie: this.cookie } })
    this.#socket = socket
    socket.on('message', data => {
      this.heard.push(JSON.parse(String(data)) as FromServer)
      for (const look of [...this.#awaiting]) look()
    })
    await new Promise<void>((done, failed) => {
      socket.once('open', done)
      socket.once('error', failed)
    })
    socket.on('error', () => {})
    await this.hears('hello')
    return this
  }

  /** As a network does: without a word. */
  cut(): void {
    this.#socket?.terminate()
  }

  close(): void {
    this.#socket?.close()
  }

  send(message: FromDevice): void {
    this.#socket?.send(JSON.stringify(message))
  }

  sendText(text: string | Buffer): void {
    this.#socket?.send(text)
  }

  /** Everything that was said before has been answered. */
  async pong(): Promise<void> {
    const from = this.heard.length
    const there = this.heard.filter(({ kind }) => kind === 'pong').length
    this.send({ kind: 'ping' })
    const isThere = (): boolean => this.heard.filter(({ kind }) => kind === 'pong').length > there
    // Whoever was cut off is not answered any more.
    const answered = this.hears('pong', isThere, from).catch(() => undefined)
    const socket = this.#socket
    if (!socket) return
    const hangUp = new AbortController()
    const gone = once(socket, 'close', { signal: hangUp.signal }).catch(() => undefined)
    await Promise.race([answered, gone])
    hangUp.abort()
  }

  freshId(): string {
    return `d${++this.#count}-${randomBytes(4).toString('hex')}`
  }

  /** The first thing from `from` on that fits, now or later. */
  async hears<K extends FromServer['kind']>(
    kind: K,
    fits: (message: Extract<FromServer, { kind: K }>) => boolean = () => true,
    from = 0,
  ): Promise<Extract<FromServer, { kind: K }>> {
    const find = () =>
      this.heard.slice(from).find((each): each is Extract<FromServer, { kind: K }> => each.kind === kind && fits(each as never))
    const there = find()
    if (there) return there
    return new Promise((done, failed) => {
      const look = (): void => {
        const found = find()
        if (!found) return
        this.#awaiting.delete(look)
        clearTimeout(timer)
        done(found)
      }
      const timer = setTimeout(() => {
        this.#awaiting.delete(look)
        failed(new Error(`nothing of the kind ${kind} was heard; the last was ${JSON.stringify(this.heard.at(-1))?.slice(0, 300)}`))
      }, PATIENCE_MS)
      this.#awaiting.add(look)
    })
  }

  async join(match: string): Promise<ContestAt> {
    const from = this.heard.length
    this.send({ kind: 'join', match })
    return this.hears('contest', each => each.match === match, from)
  }

  /** Joins, adds to the shuffle, and waits for the deal. */
  async sit(match: string): Promise<PositionAt> {
    await this.join(match)
    this.send({ kind: 'entropy', match, value: randomBytes(16).toString('hex') })
    return this.hears('position', each => each.match === match)
  }

  /** How it stands, as far as was heard. */
  position(match: string): PositionAt {
    const found = this.heard.findLast((each): each is PositionAt => each.kind === 'position' && each.match === match)
    if (!found) throw new Error(`no position of ${match} was heard`)
    return found
  }

  contest(match: string): ContestAt {
    const found = this.heard.findLast((each): each is ContestAt => each.kind === 'contest' && each.match === match)
    if (!found) throw new Error(`no contest of ${match} was heard`)
    return found
  }

  /** Offers something, and returns the answer to it. */
  async offer(match: string, text: string, ply = this.position(match).ply, id = this.freshId()): Promise<PositionAt | RefusedAt> {
    const from = this.heard.length
    this.send({ kind: 'offer', match, id, ply, text })
    return Promise.race([
      this.hears('position', each => each.answers === id, from),
      this.hears('refused', each => each.answers === id, from),
    ])
  }

  async seek(terms: Terms, rated: boolean): Promise<string> {
    const from = this.heard.length
    this.send({ kind: 'seek', id: this.freshId(), terms, rated })
    return (await this.hears('paired', () => true, from)).match
  }
}

function post(address: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
  return fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) })
}

function cookieIn(response: Response): string {
  return (
    response.headers
      .getSetCookie()
      .map(each => each.split(';', 1)[0] ?? '')
      .find(each => each.startsWith('lockstep=')) ?? ''
  )
}
