import type { Bot, Game, Table } from '../../kernel/game.ts'
import { hash } from '../../kernel/hash.ts'
import { type Entry, Session } from '../../kernel/session.ts'
import { LocalTable } from '../../kernel/table.ts'
import type { Company, StageWords } from '../../ui/stage.ts'
import { named } from '../../ui/voice.ts'
import { botName } from '../words/sentence.ts'
import { tableWords } from '../words/table.ts'
import { type History, type Line, type Match, OPPONENT, type Opponent, PERSON } from './match.ts'
import type { Opening } from './open/opening.ts'
import { replayWriter } from './replay-writer.ts'

/** What a match on one device may bring along instead of what is usual. */
export interface Local {
  /** A game that was begun before and goes on. */
  readonly session?: Session | undefined
  readonly table?: Table
  readonly company?: () => Company
  readonly history?: (session: Session) => History
}

/** A person at a session on this device: alone, with a mind (see thinking/answer.ts), or with somebody beside them (see open/hot-seat.ts). */
export class LocalMatch implements Match {
  readonly game: Game
  readonly table: Table
  readonly seed: string
  readonly opponent: Opponent | null
  readonly clocks = null
  readonly connection = null
  readonly save: () => Promise<string>
  readonly history: History | null
  readonly #session: Session
  readonly #company: (() => Company) | undefined
  /** Whether something is out of our sight; a game is as open at its start as later. */
  readonly #secret: boolean
  #lines: readonly Line[] = []

  constructor(game: Game, { deal, bot, seed, origin }: Opening, local: Local = {}) {
    const session = local.session ?? new Session(game, deal)
    this.game = game
    this.table = local.table ?? new LocalTable(session, PERSON)
    this.seed = seed
    this.opponent = bot && { bot, table: new LocalTable(session, OPPONENT) }
    this.history = local.history?.(session) ?? null
    this.save = async () => (await replayWriter()).write(session, origin)
    this.#session = session
    this.#company = local.company
    this.#secret = game.seats === 2 && hash(game.view(session.state, PERSON)) !== hash(game.view(session.state, 'referee'))
  }

  get lines(): readonly Line[] {
    if (this.#lines.length !== this.#session.ply) this.#lines = linesIn(this.#session.log)
    return this.#lines
  }

  get openView(): unknown {
    return this.table.outcome ? this.game.view(this.#session.state, 'referee') : this.table.view
  }

  get helperView(): unknown {
    const { helper } = this.game
    return helper ? this.game.view(this.#session.state, helper) : this.table.view
  }

  get deal(): unknown {
    return this.game.seats === 1 || this.table.outcome ? this.#session.deal : undefined
  }

  company(words: StageWords): Company {
    return this.#company?.() ?? { you: PERSON, names: [tableWords().you, ...(this.opponent ? [nameOf(words, this.opponent.bot)] : [])] }
  }

  get replay(): (() => Promise<string>) | null {
    return this.#secret && !this.table.outcome ? null : this.save
  }
}

function linesIn(log: readonly Entry[]): readonly Line[] {
  return log.flatMap(({ seat, text }) => (seat === null ? [] : [{ seat, text }]))
}

function nameOf(words: StageWords, { id }: Bot): string {
  return named(words, 'bot', id, botName(id))
}
