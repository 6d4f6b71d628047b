/** Two people at one device: the table turns to whoever is to move. */
import type { Game, Outcome, Refusal, Seat, Table } from '../../../kernel/game.ts'
import { Session } from '../../../kernel/session.ts'
import { LocalTable } from '../../../kernel/table.ts'
import type { Company } from '../../../ui/stage.ts'
import { historyOf } from '../../replay/history.ts'
import { aroundWords } from '../../words/around.ts'
import { LocalMatch } from '../local-match.ts'
import type { Match } from '../match.ts'
import type { Opening } from './opening.ts'

/** Both people look at the same screen, so it shows what whoever is to move may know, and takes back what the other one did. */
export class HotSeatTable implements Table {
  readonly pending = null
  readonly #seats: readonly [Table, Table]
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
    this.#seats = [new LocalTable(session, 0), new LocalTable(session, 1)]
  }

  get seat(): Seat {
    return this.toMove ?? 0
  }

  get ply(): number {
    return this.#session.ply
  }

  get view(): unknown {
    return this.#seats[this.seat].view
  }

  get legal(): readonly unknown[] {
    return this.#seats[this.seat].legal
  }

  get toMove(): Seat | null {
    return this.#session.toMove
  }

  get outcome(): Outcome | null {
    return this.#session.outcome
  }

  get undosLeft(): number {
    return this.#before.undosLeft
  }

  act(action: unknown): Refusal | null {
    return this.#seats[this.seat].act(action)
  }

  undo(): Refusal | null {
    return this.#before.undo()
  }

  resign(): Refusal | null {
    return this.#seats[this.seat].resign()
  }

  hint(): Refusal | null {
    return this.#seats[this.seat].hint()
  }

  listen(heard: (events: readonly unknown[]) => void): () => void {
    return this.#seats[0].listen(heard)
  }

  /** The table of whoever acted last. */
  get #before(): Table {
    const last = this.#session.log.findLast(({ seat, text }) => seat !== null && !text.startsWith('!'))
    return this.#seats[last?.seat ?? 0]
  }
}

/** The note in a replay that says so. */
export const SHARED = 'two people'

export function hotSeatMatch(game: Game, opening: Opening, session = new Session(game, opening.deal)): Match {
  const { notes = [] } = opening.origin
  const origin = { ...opening.origin, notes: [...notes.filter(note => note !== SHARED), SHARED] }
  const company = (): Company => ({ you: null, names: aroundWords().sides })
  return new LocalMatch(game, { ...opening, origin }, { session, table: new HotSeatTable(session), company, history: historyOf })
}
