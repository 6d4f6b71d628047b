import type { Bot, Game, Seat, Table } from '../../kernel/game.ts'
import type { Origin } from '../../kernel/replay.ts'
import { type Entry, Session } from '../../kernel/session.ts'
import { LocalTable } from '../../kernel/table.ts'
import type { Company } from '../../ui/stage.ts'
import type { Opening } from './open/opening.ts'
import { replayWriter } from './replay-writer.ts'

export const PERSON: Seat = 0
export const OPPONENT: Seat = 1

/** A person at a session: alone, with a mind (see thinking/answer.ts), or with somebody else at the same device (see open/hot-seat.ts). */
export class Match {
  readonly table: Table
  readonly bot: Bot | null
  readonly game: Game
  readonly session: Session
  readonly seed: string
  /** Who is there, where two people share a device; else it is a person and whoever that person plays. */
  readonly company: (() => Company) | undefined
  readonly #origin: Origin

  /** `session`: a game that was begun before and goes on. */
  constructor(
    game: Game,
    { deal, bot, seed, origin }: Opening,
    session = new Session(game, deal),
    table: Table = new LocalTable(session, PERSON),
    company?: () => Company,
  ) {
    this.game = game
    this.session = session
    this.table = table
    this.bot = bot
    this.company = company
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

  /** Whether a person has done anything yet. */
  get begun(): boolean {
    return this.log.some(({ seat }) => seat === PERSON || (seat !== null && !this.bot))
  }

  /** The game as it stands once the writer is there; see replay-writer.ts. */
  async replay(): Promise<string> {
    const { write } = await replayWriter()
    return write(this.session, this.#origin)
  }
}
