import type { Bot, Game, Seat, Table } from '../kernel/game.ts'
import type { Origin } from '../kernel/replay.ts'
import { stream } from '../kernel/rng.ts'
import { type Entry, Session } from '../kernel/session.ts'
import { LocalTable, thought } from '../kernel/table.ts'
import type { Opening } from './opening.ts'
import { pen } from './pen.ts'

/** How much an opponent and a guide may think. Far more than nim needs; short enough that nobody waits. */
export const STEPS = 20_000

export const PERSON: Seat = 0
export const OPPONENT: Seat = 1

/** A person at a session, alone or with a mind. Each sits at a table of their own and sees what that seat may see. */
export class Match {
  readonly table: Table
  readonly bot: Bot | null
  readonly game: Game
  readonly session: Session
  readonly #opposite: Table
  readonly #origin: Origin
  readonly seed: string

  /** `session`: a game that was begun before and goes on. */
  constructor(game: Game, { deal, bot, seed, origin }: Opening, session = new Session(game, deal)) {
    this.game = game
    this.session = session
    this.table = new LocalTable(session, PERSON)
    this.#opposite = new LocalTable(session, OPPONENT)
    this.bot = bot
    this.#origin = origin
    this.seed = seed
  }

  get deal(): unknown {
    return this.session.deal
  }

  get log(): readonly Entry[] {
    return this.session.log
  }

  /** What was done so far, checkpoints left out. */
  get moves(): number {
    return this.log.filter(({ seat }) => seat !== null).length
  }

  /** Whether the person has done anything yet. */
  get begun(): boolean {
    return this.log.some(({ seat }) => seat === PERSON)
  }

  /** Whether it is for the mind to move. */
  get awaiting(): boolean {
    return this.bot !== null && this.table.toMove === OPPONENT
  }

  /** Lets the mind move. It goes through its table like anybody else. */
  answer(): void {
    if (!this.bot) throw new Error('nobody sits opposite')
    // Its chance depends on the place in the game, so that a game that was left and resumed is answered like one that was not.
    const chance = stream(this.seed, `bot ${this.bot.id} ${this.log.length}`)
    const refusal = this.#opposite.act(thought(this.#opposite, this.bot, chance, { steps: STEPS }))
    if (refusal) throw new Error(`${this.bot.id} tried something refused: ${refusal.because}`)
  }

  /** The game as it stands once the pen is there; see pen.ts. */
  async replay(): Promise<string> {
    const { write } = await pen()
    return write(this.session, this.#origin)
  }
}
