/** The local table: a seat at a session on this machine. It answers at once, so nothing is ever on its way. */
import type { Bot, Eye, Game, Nouns, Outcome, Purse, Refusal, Seat, Table, Time } from './game.ts'
import type { Rng } from './rng.ts'
import type { Session } from './session.ts'
import { type Story, storyFrom } from './story.ts'

const SPECTATING: Refusal = { code: 'spectating', because: 'spectators only watch', facts: {} }

export class LocalTable<N extends Nouns = Nouns> implements Table<N> {
  readonly seat: Seat | null
  readonly pending = null
  readonly #session: Session<N>
  // Made when asked for and kept until something changes: a stage asks many times for one picture.
  #view: N['View'] | undefined
  #legal: readonly N['Action'][] | undefined
  #time: Time | undefined

  constructor(session: Session<N>, seat: Seat | null) {
    this.#session = session
    this.seat = seat
    session.listen(() => {
      this.#view = undefined
      this.#legal = undefined
    })
  }

  get time(): Time | undefined {
    if (this.#session.game.hz === 0 || this.seat === null) return undefined
    this.#time ??= timeOf(this.#session, this.seat)
    return this.#time
  }

  get ply(): number {
    return this.#session.ply
  }

  get view(): N['View'] {
    this.#view ??= this.#session.game.view(this.#session.state, this.#eye)
    return this.#view
  }

  get legal(): readonly N['Action'][] {
    const { game, state, outcome } = this.#session
    this.#legal ??= this.seat === null || outcome ? [] : [...game.legal(state, this.seat)]
    return this.#legal
  }

  get toMove(): Seat | null {
    return this.#session.toMove
  }

  get outcome(): Outcome | null {
    return this.#session.outcome
  }

  get story(): Story<N> | null {
    const { game, deal, log, tick } = this.#session
    return storyFrom(game, deal, log, tick)
  }

  get undosLeft(): number {
    return this.seat === null ? 0 : this.#session.undosLeft(this.seat)
  }

  get hintsLeft(): number | undefined {
    if (!this.#session.game.hints) return undefined
    return this.seat === null ? 0 : this.#session.hintsLeft(this.seat)
  }

  act(action: N['Action']): Refusal | null {
    return this.seat === null ? SPECTATING : this.#session.act(this.seat, action)
  }

  undo(): Refusal | null {
    return this.seat === null ? SPECTATING : this.#session.offer(this.seat, '!undo')
  }

  resign(): Refusal | null {
    return this.seat === null ? SPECTATING : this.#session.offer(this.seat, '!resign')
  }

  hint(): Refusal | null {
    return this.seat === null ? SPECTATING : this.#session.offer(this.seat, '!hint')
  }

  listen(heard: (events: readonly N['Event'][]) => void): () => void {
    return this.#session.listen((events, quiet) => quiet || heard(heardBy(this.#session.game, events, this.#eye)))
  }

  get #eye(): Eye {
    return this.seat ?? 'public'
  }
}

function timeOf<N extends Nouns>(session: Session<N>, seat: Seat): Time {
  return {
    advance: ticks => session.advance(ticks),
    mark: () => session.offer(seat, '!mark'),
  }
}

/** The events as one eye may hear them. */
export function heardBy<N extends Nouns>(game: Game<N>, events: readonly N['Event'][], eye: Eye): readonly N['Event'][] {
  if (!game.hide) return events
  const heard: N['Event'][] = []
  for (const event of events) {
    const seen = game.hide(event, eye)
    if (seen !== null) heard.push(seen)
  }
  return heard
}

/** What a bot would do in this seat. It is shown the seat's view and the seat's actions, as a person would be. */
export function thought<N extends Nouns>(table: Table<N>, bot: Bot<N>, rng: Rng, purse: Purse): N['Action'] {
  return bot.pick(table.view, table.legal, rng, purse)
}
