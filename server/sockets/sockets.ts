/** All sockets of this process: who may open one, who is still there, and who hears about the lobby. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Lobby, SILENCE_MS } from '../../protocol/online.ts'
import { isOurPage } from '../http/origin.ts'
import { readLobbies } from '../lobby/lobby.ts'
import type { Matches } from '../matches/matches.ts'
import { REVOKED } from '../people/tokens.ts'
import { type Visitor, visitorOf } from '../people/visitor.ts'
import { Connection, type Hall } from './connection.ts'
import { MESSAGE_RATE, type MessageRate } from './rate.ts'

/** A little more than a message may have: what is larger is refused with a sentence, what is far larger is not even read. */
const MOST_BYTES = 16_384

/** Sockets of one person: pages and bots together. */
const MOST_PER_PERSON = 20

/** How many may be on their way in at once. More would only make all of them wait so long that they come again; they are sent away at once, and come again later. */
const MOST_ARRIVING = 200

const LOBBY_MS = 300
const LOOK_MS = 5_000

export interface SocketsOptions {
  /** Pages of other origins that may connect. */
  readonly origins: readonly string[]
  readonly rate?: MessageRate
  readonly trustProxy?: boolean
}

export class Sockets {
  readonly #matches: Matches
  readonly #options: SocketsOptions
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false, clientTracking: false })
  readonly #open = new Set<Connection>()
  readonly #byPerson = new Map<string, readonly Connection[]>()
  readonly #hall: Hall
  readonly #leaving = new Set<Promise<void>>()
  readonly #lobby = new Set<Connection>()
  readonly #forget: () => void
  readonly #timer: NodeJS.Timeout
  #lobbyTimer: NodeJS.Timeout | null = null
  #closing = false
  #arriving = 0

  constructor(matches: Matches, options: SocketsOptions) {
    this.#matches = matches
    this.#options = options
    const { bus } = matches.context
    const forget = [bus.subscribe('lobby', () => this.#lobbyChanged()), bus.subscribe(REVOKED, token => this.#turnOut(token))]
    this.#forget = () => forget.forEach(each => each())
    this.#hall = {
      matches,
      rate: options.rate ?? MESSAGE_RATE,
      isSeeking: id => this.#of(id).some(({ isSeeking }) => isSeeking),
      watchLobby: (listener, watching) => void (watching ? this.#lobby.add(listener) : this.#lobby.delete(listener)),
    }
    this.#timer = setInterval(() => this.#dropSilent(), LOOK_MS)
    this.#timer.unref()
  }

  get size(): number {
    return this.#open.size
  }

  /** Who is here, each once. */
  get present(): readonly string[] {
    return [...this.#byPerson.keys()]
  }

  get seeking(): readonly string[] {
    return [...this.#open].filter(({ isSeeking }) => isSeeking).map(({ person }) => person.id)
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      if (this.#arriving >= MOST_ARRIVING) return refuse(socket, '503 Service Unavailable')
      this.#arriving++
      this.#upgrade(request, socket, head)
        .catch(error => {
          this.#matches.context.log.error({ error: String(error) }, 'a socket could not be opened')
          refuse(socket, '503 Service Unavailable')
        })
        .finally(() => this.#arriving--)
    })
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', destroy)
    if (request.url?.split('?', 1)[0] !== '/socket') return refuse(socket, '404 Not Found')
    const { origin, host, cookie, authorization } = request.headers
    const forwarded = this.#options.trustProxy === true ? request.headers['x-forwarded-host'] : undefined
    const asked = { origin, host: typeof forwarded === 'string' ? forwarded : host }
    if (!isOurPage(asked, this.#options.origins)) return refuse(socket, '403 Forbidden')
    const visitor = await visitorOf(this.#matches.context, { cookie, authorization })
    if (!visitor) return refuse(socket, '401 Unauthorized')
    if (visitor.token.kind === 'personal' && !visitor.token.scopes.includes('play')) return refuse(socket, '403 Forbidden')
    if (this.#closing) return refuse(socket, '503 Service Unavailable')
    if (this.#of(visitor.person.id).length >= MOST_PER_PERSON) return refuse(socket, '429 Too Many Requests')
    socket.off('error', destroy) // from here on it is looked after
    // It opens at once, or what is wrong with the handshake is answered and nobody is welcomed.
    const arrived: Connection[] = []
    this.#server.handleUpgrade(request, socket, head, opened => arrived.push(this.#welcome(opened, visitor)))
    for (const connection of arrived) await this.#greet(connection)
  }

  #of(person: string): readonly Connection[] {
    return this.#byPerson.get(person) ?? []
  }

  #turnOut(token: string): void {
    for (const connection of this.#open) if (connection.token === token) connection.close(4401, 'you were logged out')
  }

  #welcome(socket: WebSocket, { person, token }: Visitor): Connection {
    const connection = new Connection(socket, person, token.id, this.#hall)
    this.#open.add(connection)
    this.#byPerson.set(person.id, [...this.#of(person.id), connection])
    socket.on('close', () => this.#gone(connection))
    return connection
  }

  async #greet(connection: Connection): Promise<void> {
    await connection.greet().catch(error => {
      this.#matches.context.log.error({ error: String(error) }, 'nobody could be greeted')
      connection.close(1013, 'come back in a moment')
    })
  }

  #gone(connection: Connection): void {
    this.#open.delete(connection)
    const { id } = connection.person
    const others = this.#of(id).filter(each => each !== connection)
    if (others.length === 0) this.#byPerson.delete(id)
    else this.#byPerson.set(id, others)
    const left = connection.leave().catch(error => this.#matches.context.log.error({ error: String(error) }, 'somebody left untidily'))
    this.#leaving.add(left)
    void left.finally(() => this.#leaving.delete(left))
  }

  #dropSilent(): void {
    const before = performance.now() - SILENCE_MS
    for (const connection of this.#open) if (connection.heardAt < before) connection.terminate()
  }

  /** Many changes within a moment are told once. */
  #lobbyChanged(): void {
    if (this.#lobby.size === 0 || this.#lobbyTimer) return
    this.#lobbyTimer = setTimeout(() => {
      this.#lobbyTimer = null
      const people = [...new Set(Array.from(this.#lobby, ({ person }) => person.id))]
      readLobbies(this.#matches, people).then(
        lobbyOf => {
          const texts = new Map<Lobby, string>()
          for (const listener of this.#lobby) {
            const lobby = lobbyOf(listener.person.id)
            const text = texts.get(lobby) ?? JSON.stringify(lobby)
            texts.set(lobby, text)
            listener.sendText(text)
          }
        },
        error => this.#matches.context.log.error({ error: String(error) }, 'the lobby could not be read'),
      )
    }, LOBBY_MS)
  }

  /** Says goodbye; whoever was there comes back to another process, or to this one later. */
  async close(): Promise<void> {
    this.#closing = true
    this.#forget()
    clearInterval(this.#timer)
    if (this.#lobbyTimer) clearTimeout(this.#lobbyTimer)
    const gone = [...this.#open]
    for (const connection of gone) connection.close(1012, 'the server restarts')
    await Promise.race([this.#allGone(), new Promise(done => setTimeout(done, 2_000))])
    for (const connection of this.#open) connection.terminate()
    await this.#allGone()
  }

  async #allGone(): Promise<void> {
    while (this.#open.size > 0 || this.#leaving.size > 0) {
      await Promise.all(this.#leaving)
      if (this.#open.size > 0) await new Promise(done => setTimeout(done, 20))
    }
  }
}

function destroy(this: Duplex): void {
  this.destroy()
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
