/** One socket: somebody who says what protocol/online.ts allows, and hears what concerns them. */
import * as v from 'valibot'
import type { WebSocket } from 'ws'
import type { Refusal } from '../../kernel/game.ts'
import { type FromDevice, FromDeviceSchema, type FromServer, LARGEST_MESSAGE, type PersonCard, PROTOCOL } from '../../protocol/online.ts'
import { offerRematch } from '../lobby/challenges.ts'
import { readLobby, readMine } from '../lobby/lobby.ts'
import { enterQueue, isLasting, leaveQueue, takeSeek } from '../lobby/seeks.ts'
import type { Listener } from '../matches/audience.ts'
import type { Matches } from '../matches/matches.ts'
import type { PersonNews } from '../matches/news.ts'
import { type MessageRate, Rate } from './rate.ts'

export interface Person extends PersonCard {
  readonly id: string
}

export interface Hall {
  readonly matches: Matches
  readonly rate: MessageRate
  /** Whether any socket of this person seeks. */
  isSeeking(person: string): boolean
  /** Somebody wants to hear about the lobby, or no longer does. */
  watchLobby(listener: Connection, watching: boolean): void
}

/** A socket that cannot keep up is closed before it fills the memory; it will come back and look. */
const MOST_WAITING = 1024 * 1024

/** At how many matches one socket may be. */
const MOST_MATCHES = 50

const NOWHERE: readonly string[] = []
const NOTHING_TO_DO = Promise.resolve()

type Of<K extends FromDevice['kind']> = Extract<FromDevice, { kind: K }>

export class Connection implements Listener {
  readonly person: Person
  /** The id of what they came in with. When it is revoked, they go. */
  readonly token: string
  readonly #socket: WebSocket
  readonly #hall: Hall
  readonly #rate: Rate
  /** Replaced and not written into: most are nowhere, or at one. */
  #at: readonly string[] = NOWHERE
  readonly #forget: () => void
  #queue: Promise<unknown> = NOTHING_TO_DO
  #unanswered = 0
  isSeeking = false
  /** By a clock that nobody sets: whether somebody is there has nothing to do with the time of day. */
  heardAt = performance.now()

  constructor(socket: WebSocket, person: Person, token: string, hall: Hall) {
    this.#socket = socket
    this.person = person
    this.token = token
    this.#hall = hall
    const { bus } = hall.matches.context
    this.#rate = new Rate(hall.rate, this.heardAt)
    this.#forget = bus.subscribe(`person:${person.id}`, text => this.#news(JSON.parse(text) as PersonNews))
    socket.on('message', (data, isBinary) => this.#hear(data as Buffer, isBinary))
    socket.on('error', terminate)
  }

  async greet(): Promise<void> {
    const { matches } = this.#hall
    const { id, name, kind } = this.person
    this.send({ kind: 'hello', protocol: PROTOCOL, me: { id, name, kind }, now: matches.context.now(), mine: await readMine(matches, id) })
  }

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message))
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MOST_WAITING) return this.close(1013, 'too slow; come back and look')
    this.#socket.send(text)
  }

  close(code: number, because: string): void {
    this.#socket.close(code, because)
  }

  terminate(): void {
    this.#socket.terminate()
  }

  /** The socket is gone. */
  async leave(): Promise<void> {
    this.#forget()
    this.#hall.watchLobby(this, false)
    await this.#queue.catch(() => {})
    for (const match of this.#at) this.#hall.matches.leave(match, this.person.id, this)
    this.#at = NOWHERE
    if (this.isSeeking) await this.#unseek()
  }

  #news(news: PersonNews): void {
    if (news.kind === 'revoked') return this.close(4401, 'you were logged out')
    if (news.kind === 'paired') this.isSeeking = false
    this.send(news)
  }

  #hear(data: Buffer, isBinary: boolean): void {
    this.heardAt = performance.now()
    const allowed = this.#rate.spend(this.heardAt)
    if (allowed === 'enough') return this.close(4429, 'far too many messages')
    if (allowed === 'no') return this.#refuse(null, null, { code: 'too-fast', because: 'too many messages; wait a second', facts: {} })
    const message = isBinary ? null : read(data)
    if (message === null || 'issue' in message)
      return this.#refuse(null, null, { code: 'unreadable', because: message?.issue ?? 'a message is text, and JSON', facts: {} })
    this.#inTurn(message.said)
  }

  /** In the order in which they were said; nobody else waits for it. What says no more than that they are there need not wait for nothing. */
  #inTurn(said: FromDevice): void {
    if (said.kind === 'ping' && this.#unanswered === 0) return this.#pong()
    this.#unanswered++
    this.#queue = this.#queue
      .then(() => this.#answer(said))
      .catch(error => this.#failed(error))
      .finally(() => this.#unanswered--)
  }

  #pong(): void {
    this.send({ kind: 'pong', now: this.#hall.matches.context.now() })
  }

  /** Nobody knows what came of it. The device comes back, says it again under the same name, and hears. */
  #failed(error: unknown): void {
    this.#hall.matches.context.log.error({ error: String(error) }, 'a message could not be answered')
    this.close(1013, 'something broke here; come back and look')
  }

  #refuse(match: string | null, answers: string | null, refusal: Refusal): void {
    this.send({ kind: 'refused', match, answers, refusal })
  }

  async #answer(said: FromDevice): Promise<void> {
    switch (said.kind) {
      case 'ping':
        return this.#pong()
      case 'seek':
        return this.#seek(said)
      case 'unseek':
        return this.#unseek()
      case 'take':
        return this.#take(said)
      case 'lobby':
        this.#hall.watchLobby(this, true)
        return this.send(await readLobby(this.#hall.matches, this.person.id))
      case 'leave-lobby':
        return this.#hall.watchLobby(this, false)
      default:
        return this.#answerAt(said)
    }
  }

  async #answerAt(said: Exclude<FromDevice, Of<'ping' | 'seek' | 'unseek' | 'take' | 'lobby' | 'leave-lobby'>>): Promise<void> {
    const { matches } = this.#hall
    const { match } = said
    const me = this.person.id
    switch (said.kind) {
      case 'join':
        return this.#join(match)
      case 'leave':
        this.#at = this.#at.filter(each => each !== match)
        return matches.leave(match, me, this)
      case 'offer':
        return this.#offer(said)
      case 'look':
        return this.#told(match, null, await matches.look(match, me, this))
      case 'legal':
        return this.#legal(match)
      case 'premove': {
        const answer = await matches.premove(match, me, said)
        // It was played already: they are shown where that led.
        if (answer.kind === 'again') await matches.look(match, me, this, said.id)
        return this.#told(match, said.id, answer.kind === 'refused' ? answer.refusal : null)
      }
      case 'entropy':
        return this.#told(match, null, await matches.entropy(match, me, said.value))
      case 'abort':
        return this.#told(match, null, await matches.abort(match, me))
      case 'rematch':
        return this.#told(match, null, await offerRematch(matches, match, me))
      case 'say':
        return this.#told(match, null, await matches.say(match, me, said.phrase))
    }
  }

  #told(match: string, answers: string | null, refusal: Refusal | null): void {
    if (refusal) this.#refuse(match, answers, refusal)
  }

  async #join(match: string): Promise<void> {
    if (this.#at.length >= MOST_MATCHES && !this.#at.includes(match))
      return this.#refuse(match, null, { code: 'too-many', because: `one socket is at ${MOST_MATCHES} matches at most`, facts: {} })
    const refusal = await this.#hall.matches.join(match, this.person.id, this)
    if (refusal) return this.#refuse(match, null, refusal)
    if (!this.#at.includes(match)) this.#at = [...this.#at, match]
  }

  /** What was written is told to everybody at the table; what was written before is told again. */
  async #offer({ match, id, ply, text }: Of<'offer'>): Promise<void> {
    const { matches } = this.#hall
    const answer = await matches.offer(match, this.person.id, { id, ply, text })
    if (answer.kind === 'refused') return this.#refuse(match, id, answer.refusal)
    if (answer.kind === 'again' || !this.#at.includes(match)) await matches.look(match, this.person.id, this, id)
  }

  async #legal(match: string): Promise<void> {
    const found = await this.#hall.matches.legal(match, this.person.id)
    if ('code' in found) return this.#refuse(match, null, found)
    this.send({ kind: 'legal', match, ...found })
  }

  async #seek({ id, terms, rated }: Of<'seek'>): Promise<void> {
    // Before it is in the queue: it may be found at once, and then nobody seeks any more.
    this.isSeeking = !isLasting(terms)
    const seek = await enterQueue(this.#hall.matches, this.person, terms, rated)
    if (typeof seek !== 'string') {
      this.isSeeking = false
      return this.#refuse(null, id, seek)
    }
    this.send({ kind: 'seeking', answers: id, seek })
  }

  /** Another page of the same person may go on looking. */
  async #unseek(): Promise<void> {
    this.isSeeking = false
    if (!this.#hall.isSeeking(this.person.id)) await leaveQueue(this.#hall.matches, this.person.id)
  }

  async #take({ id, seek }: Of<'take'>): Promise<void> {
    const taken = await takeSeek(this.#hall.matches, this.person, seek)
    if (typeof taken !== 'string') this.#refuse(null, id, taken)
  }
}

/** One function for all sockets. */
function terminate(this: WebSocket): void {
  this.terminate()
}

const SCHEMAS = new Map<unknown, (typeof FromDeviceSchema.options)[number]>(
  FromDeviceSchema.options.map(schema => [schema.entries.kind.literal, schema]),
)

/** Looking it up spares trying one after another. What is of no kind is told what kinds there are. */
function schemaFor(value: unknown): (typeof FromDeviceSchema.options)[number] | typeof FromDeviceSchema {
  const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null
  return SCHEMAS.get(kind) ?? FromDeviceSchema
}

/** What was said, or what is wrong with it. */
function read(data: Buffer): { readonly said: FromDevice } | { readonly issue: string } {
  if (data.length > LARGEST_MESSAGE) return { issue: `a message has at most ${LARGEST_MESSAGE} bytes` }
  let value: unknown
  try {
    value = JSON.parse(data.toString('utf8'))
  } catch {
    return { issue: 'a message is JSON' }
  }
  const parsed = v.safeParse(schemaFor(value), value)
  if (parsed.success) return { said: parsed.output }
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  return {
    issue: `${path === null ? 'the message' : `"${path}"`}: ${issue.expected === null ? 'not allowed' : `expected ${issue.expected}`}`,
  }
}
