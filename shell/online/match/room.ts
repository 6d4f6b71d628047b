/** One match, from the moment somebody asks for it: what it is about, and the table once there is one. */
import { effect, type Signal, signal } from '@preact/signals'
import * as v from 'valibot'
import { findGame } from '../../../games/index.ts'
import type { Game, Refusal } from '../../../kernel/game.ts'
import { isFault, playOver } from '../../../kernel/replay.ts'
import { type ContestAt, FromDeviceSchema, type FromServer, type PositionAt } from '../../../protocol/online.ts'
import { historyOf } from '../../replay/history.ts'
import { fetchReplay } from '../wire/api.ts'
import type { Connection } from '../wire/connection.ts'
import { freshId } from '../wire/fresh-id.ts'
import { RemoteMatch } from './remote-match.ts'
import type { Way } from './remote-table.ts'
import { forgetUnsent, keepUnsent, unsentAt } from './unsent.ts'

/** Where the rules come from, and the whole game once it is over. */
interface Sources {
  game(id: string): Promise<Game | null>
  replay(match: string): Promise<string | null>
}

const SOURCES: Sources = {
  game: async id => (await findGame(id)?.game()) ?? null,
  replay: fetchReplay,
}

const NO_MATCH: Refusal = { code: 'no-match', because: 'there is no such match', facts: {} }

export class Room {
  readonly id: string
  readonly contest: Signal<ContestAt | null> = signal(null)
  readonly match: Signal<RemoteMatch | null> = signal(null)
  /** There is no such match, or it is not for us. */
  readonly refused: Signal<Refusal | null> = signal(null)
  /** The next game of the pair, or a rematch. */
  readonly next: Signal<string | null> = signal(null)
  /** Whether we asked here for a rematch. */
  readonly wanted: Signal<boolean> = signal(false)
  readonly #connection: Connection
  readonly #sources: Sources
  #game: Game | null = null
  #first: PositionAt | null = null
  #seated = false
  #opening = false

  constructor(id: string, connection: Connection, sources: Sources = SOURCES) {
    this.id = id
    this.#connection = connection
    this.#sources = sources
    // The server would not know which match such a question was about.
    if (!v.is(FromDeviceSchema, { kind: 'join', match: id })) this.refused.value = NO_MATCH
  }

  /** Until what is returned is called. */
  enter(): () => void {
    const letGo = this.#connection.hold()
    const deaf = this.#connection.listen(message => this.#hear(message))
    const leave = this.#connection.join(`match ${this.id}`, { kind: 'join', match: this.id }, { kind: 'leave', match: this.id })
    const over = effect(() => {
      if (this.match.value && this.contest.value?.state === 'over') void this.#open(this.match.value)
    })
    return () => {
      over()
      leave()
      deaf()
      letGo()
    }
  }

  get way(): Way {
    const connection = this.#connection
    return {
      send: message => connection.send(message),
      insist: (id, message) => {
        const person = connection.hello.peek()?.me.id
        const isSaid = message.kind === 'offer' || message.kind === 'premove'
        if (isSaid && message.ply !== undefined && person) keepUnsent({ ...message, ply: message.ply, person })
        connection.insist(id, message)
      },
      settle: id => {
        forgetUnsent(id)
        connection.settle(id)
      },
      freshId,
    }
  }

  #hear(message: FromServer): void {
    if (!('match' in message) || message.match !== this.id) return
    if (message.kind === 'contest') this.#hearContest(message)
    if (message.kind === 'position') this.#first = message
    // A rematch that is refused was not offered.
    if (message.kind === 'refused' && message.answers === null) this.wanted.value = false
    if (message.kind === 'refused' && !this.contest.peek()) this.refused.value = message.refusal
    const match = this.match.peek()
    if (match) match.hear(message)
    else void this.#sit()
  }

  #hearContest(contest: ContestAt): void {
    this.contest.value = contest
    const { match: again } = contest.rematch
    if (again !== null) this.next.value = again
    const following = contest.games.find(({ match }, nth) => nth > 0 && match !== this.id && contest.games[nth - 1]?.match === this.id)
    if (following && contest.state === 'open') this.next.value = following.match
    this.#addChance(contest)
  }

  /** Our part of the shuffle, once. */
  #addChance({ state, seat, games, fairness }: ContestAt): void {
    const part = games.find(({ match }) => match === this.id)
    if (seat === null || state !== 'open' || part?.state !== 'sealing') return
    if (fairness.entropy[part.seats[seat]] !== null) return
    this.#connection.send({ kind: 'entropy', match: this.id, value: freshId(16) })
  }

  /** As soon as everything for a table is here. */
  async #sit(): Promise<void> {
    const contest = this.contest.peek()
    if (!contest || !this.#first) return
    if (!this.#seated) {
      this.#seated = true
      this.#game = await this.#sources.game(contest.terms.game).catch(() => null)
    }
    if (!this.#game || this.match.peek()) return
    const latest = this.contest.peek() ?? contest
    const match = new RemoteMatch(this.#game, latest, this.#first, this.way, this.#connection.state)
    const person = this.#connection.hello.peek()?.me.id
    const unsent = person ? unsentAt(this.id, person) : null
    if (unsent && !match.sayAgain(unsent)) forgetUnsent(unsent.id)
    this.match.value = match
  }

  /** The contest is over: nothing is secret any more. */
  async #open(match: RemoteMatch): Promise<void> {
    if (this.#opening) return
    this.#opening = true
    const text = await this.#sources.replay(this.id)
    const played = text === null ? null : playOver(text, match.game)
    if (text === null || !played || isFault(played)) {
      this.#opening = false
      return
    }
    match.open({ text, session: played.session, history: historyOf(played.session) })
  }
}
