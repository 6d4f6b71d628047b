/** A socket that comes back: opens again after every break, a little later each time, and says nothing while it is closed. */
import WebSocket from 'ws'
import type { FromDevice, FromServer } from '../../protocol/online.ts'

/** The server takes a socket for dead after 30 seconds of silence, and so do we. */
const PING_MS = 10_000
const SILENCE_MS = 30_000

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

/** Close code: the token is no longer valid. Coming back would not help. */
const LOGGED_OUT = 4401

export interface SocketOptions {
  /** Such as http://localhost:8100 */
  readonly server: string
  readonly token: string
  hear(message: FromServer): void
  /** It will not come back: because it was closed, or because the server does not want us. */
  ended(because: string | null): void
}

export class Socket {
  readonly #options: SocketOptions
  #socket: WebSocket | null = null
  #timer: NodeJS.Timeout | null = null
  #heardAt = 0
  #breaks = 0
  #isEnded = false

  constructor(options: SocketOptions) {
    this.#options = options
    this.#open()
  }

  /** What is said while the socket is closed is lost: whoever comes back looks how things stand, and says it again. */
  send(message: FromDevice): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  close(because: string | null = null): void {
    if (this.#isEnded) return
    this.#isEnded = true
    if (this.#timer) clearTimeout(this.#timer)
    this.#socket?.close()
    this.#options.ended(because)
  }

  #open(): void {
    const { server, token } = this.#options
    const socket = new WebSocket(`${server.replace(/^http/, 'ws').replace(/\/$/, '')}/socket`, {
      headers: { authorization: `Bearer ${token}` },
    })
    this.#socket = socket
    socket.on('open', () => this.#tick())
    socket.on('message', data => {
      this.#heardAt = Date.now()
      this.#breaks = 0
      this.#options.hear(JSON.parse(String(data)) as FromServer)
    })
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
      if (statusCode === 401) this.close('the server does not know this token; make another one')
      else if (statusCode === 403) this.close('this token may not play; it needs the scope "play"')
      socket.terminate()
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', code => {
      if (code === LOGGED_OUT) return this.close('the token was revoked')
      this.#comeBack()
    })
  }

  #tick(): void {
    this.#heardAt = Date.now()
    const tick = (): void => {
      if (Date.now() - this.#heardAt > SILENCE_MS) return this.#socket?.terminate()
      this.send({ kind: 'ping' })
      this.#timer = setTimeout(tick, PING_MS)
    }
    tick()
  }

  #comeBack(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#isEnded) return
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#breaks++)
    // Not all at once when a server comes back.
    this.#timer = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2))
  }
}
