/** A game between people at one terminal and bots: who sits where, who acts next, and what the bots do. */
import type { Advice, Bot, Game, Guide, Purse, Seat } from '../../kernel/game.ts'
import { hash } from '../../kernel/hash.ts'
import { stringify } from '../../kernel/plaintext.ts'
import { type Origin, write } from '../../kernel/replay.ts'
import { stream } from '../../kernel/rng.ts'
import type { Session } from '../../kernel/session.ts'
import { LocalTable, thought } from '../../kernel/table.ts'

/** Enough for a good answer within the patience of somebody at a prompt. */
const PURSE: Purse = { steps: 10_000 }

export interface Seating {
  /** By seat; null: a person. */
  readonly bots: readonly [Bot | null, Bot | null]
  readonly guide: Guide | null
}

/** A seal that was shown before the first move, and what opens it: for the end of the game. */
export interface SealedDeal {
  readonly seal: string
  readonly salt: string
  /** As it stands in a replay. */
  readonly deal: string
}

export class Match {
  readonly game: Game
  readonly session: Session
  readonly bots: Seating['bots']
  readonly guide: Guide | null
  readonly #origin: Origin
  readonly #tables: readonly [LocalTable, LocalTable]
  readonly seed: string

  constructor(session: Session, origin: Origin, { bots, guide }: Seating) {
    this.game = session.game
    this.session = session
    this.bots = bots
    this.guide = guide
    this.#origin = { ...origin, notes: [...(origin.notes ?? []).filter(note => !SEAT_NOTE.test(note)), ...seatNotes(this.game, bots)] }
    this.#tables = [new LocalTable(session, 0), new LocalTable(session, 1)]
    this.seed = origin.seed ?? hash(session.deal)
  }

  /** Null where nothing was sealed. */
  get sealed(): SealedDeal | null {
    const { seal, salt } = this.#origin
    return seal === undefined || salt === undefined ? null : { seal, salt, deal: stringify(this.session.deal) }
  }

  /** Two people share the terminal. */
  get shared(): boolean {
    return this.game.seats === 2 && !this.bots[0] && !this.bots[1]
  }

  /** The person being spoken to: whoever is to move, if that is a person. */
  get seat(): Seat {
    const next = this.session.toMove
    if (next !== null && !this.bots[next]) return next
    return this.bots[0] ? 1 : 0
  }

  get table(): LocalTable {
    return this.#tables[this.seat]
  }

  /** What the person at the prompt may know. */
  get picture(): string {
    return this.game.text(this.table.view)
  }

  get legal(): string[] {
    return this.table.legal.map(action => this.game.notate(action))
  }

  /** What somebody did, checkpoints left out. */
  get said(): readonly { readonly tick: number; readonly seat: Seat; readonly text: string }[] {
    return this.session.log.flatMap(({ tick, seat, text }) => (seat === null ? [] : [{ tick, seat, text }]))
  }

  /** The bot to move, if it is a bot's turn. */
  get thinker(): Bot | null {
    const next = this.session.toMove
    return next === null ? null : this.bots[next]
  }

  /** Lets the bot whose turn it is act; gives the notation. */
  think(): string {
    const { game, session, thinker } = this
    const seat = session.toMove
    if (!thinker || seat === null) throw new Error('it is not the turn of a bot')
    const action = thought(this.#tables[seat], thinker, this.#chance(thinker.id), PURSE)
    const refusal = session.act(seat, action)
    const text = game.notate(action)
    if (refusal) throw new Error(`${thinker.id} wanted ${text}, which is refused: ${refusal.because}`)
    return text
  }

  /** Asked again about the same position, it says the same: hints that were written down meanwhile change nothing. */
  advice(): Advice | null {
    const { helper } = this.game
    const view = helper ? this.game.view(this.session.state, helper) : this.table.view
    const place = this.session.log.findLastIndex(({ seat, text }) => seat !== null && text !== '!hint')
    return this.guide?.hint(view, this.table.legal, this.#chance('hint', place + 1), PURSE) ?? null
  }

  /** Takes back what the person did last. Two people at one terminal take back whatever was done last, by either of them. */
  undo(): ReturnType<Session['offer']> {
    const seat = this.shared ? (this.#lastToAct() ?? this.seat) : this.seat
    return this.session.offer(seat, '!undo')
  }

  /** The replay so far. */
  get text(): string {
    return write(this.session, this.#origin)
  }

  /** Follows from seed and log alone, so that a resumed game goes on as it would have. */
  #chance(name: string, place = this.session.log.length): ReturnType<typeof stream> {
    return stream(this.seed, `${name} ${this.session.tick} ${place}`)
  }

  #lastToAct(): Seat | null {
    const surviving: Seat[] = []
    for (const { seat, text } of this.said) {
      if (text === '!undo') surviving.length = Math.max(0, surviving.lastIndexOf(seat))
      else if (!text.startsWith('!')) surviving.push(seat)
    }
    return surviving.at(-1) ?? null
  }
}

/** Remarks of a save that say who was playing, so that it can go on with the same bot. */
const SEAT_NOTE = /^seat ([01]): (.+)$/
const A_PERSON = 'a person'

function seatNotes(game: Game, bots: Seating['bots']): string[] {
  return bots.slice(0, game.seats).map((bot, seat) => `seat ${seat}: ${bot?.id ?? A_PERSON}`)
}

/** The bots of a save by seat, null for a person; null when the save does not say. */
export function seatedBefore(notes: readonly string[]): readonly [string | null, string | null] | null {
  const seated = new Map(notes.flatMap(note => [SEAT_NOTE.exec(note)]).flatMap(found => (found ? [[found[1], found[2] ?? A_PERSON]] : [])))
  const [first, second] = ['0', '1'].map(seat => seated.get(seat))
  if (first === undefined || second === undefined) return null
  return [first === A_PERSON ? null : first, second === A_PERSON ? null : second]
}
