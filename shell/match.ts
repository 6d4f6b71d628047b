import type { Advice, Bot, Guide, Seat, Table } from '../kernel/game.ts'
import { type Origin, write } from '../kernel/replay.ts'
import { type Rng, stream } from '../kernel/rng.ts'
import { type Entry, Session } from '../kernel/session.ts'
import { LocalTable, thought } from '../kernel/table.ts'
import type { Opening, Unboxed } from './opening.ts'

/** How much an opponent and a guide may think. Far more than nim needs; short enough that nobody waits. */
const PURSE = { steps: 20_000 }

export const PERSON: Seat = 0
export const OPPONENT: Seat = 1

/** A person and a mind at one session. Each sits at a table of their own and sees what that seat may see. */
export class Match {
  readonly table: Table
  readonly bot: Bot
  readonly #session: Session
  readonly #opposite: Table
  readonly #guide: Guide | null
  readonly #origin: Origin
  readonly #chance: Rng // the opponent's
  readonly #hintChance: Rng

  constructor({ game, minds }: Unboxed, { deal, bot, seed, origin }: Opening) {
    this.#session = new Session(game, deal)
    this.table = new LocalTable(this.#session, PERSON)
    this.#opposite = new LocalTable(this.#session, OPPONENT)
    this.bot = bot
    this.#guide = minds.guide
    this.#origin = origin
    this.#chance = stream(seed, `bot ${bot.id}`)
    this.#hintChance = stream(seed, 'hint')
  }

  get log(): readonly Entry[] {
    return this.#session.log
  }

  /** Whether it is for the mind to move. */
  get awaiting(): boolean {
    return this.table.toMove === OPPONENT
  }

  /** Lets the mind move. It goes through its table like anybody else. */
  answer(): void {
    const refusal = this.#opposite.act(thought(this.#opposite, this.bot, this.#chance, PURSE))
    if (refusal) throw new Error(`${this.bot.id} tried something refused: ${refusal.because}`)
  }

  hint(): Advice | null {
    const { view, legal } = this.table
    return legal.length === 0 ? null : (this.#guide?.hint(view, legal, this.#hintChance, PURSE) ?? null)
  }

  replay(): string {
    return write(this.#session, this.#origin)
  }
}
