/**
 * A replay is text, one thing a line: a header, a deal, what was done, and what it came to. docs/formats/replay.md
 * is the reference. A save is a replay that has not ended.
 *
 *     replay 1
 *     game NAME
 *     rules 2
 *     level classic
 *     note played on a train
 *     deal {"first":0,"heaps":[3,4,5],"misere":false}
 *     = 26688f004224eb33 13366f97
 *     0 a2
 *     1 c3
 *     0 !undo
 *     0 a2
 *     1 b4
 *     0 c4
 *     1 a1
 *     0 c1
 *     end e6fc7d209e5fc455 b2ccd09f last-stick 1 0
 *
 * A checkpoint (`=`) and the `end` carry the hash of the state, which proves the game, and a check of all the text
 * above, which proves the file: any changed character is found, and found between two lines.
 *
 * Text comes from strangers. Nothing here throws on it; every fault is a sentence with a line number.
 */
import { refuseFairLine } from './fair.ts'
import type { Game, Nouns, Outcome, Seat } from './game.ts'
import { hash } from './hash.ts'
import { parsePlain, stringify } from './plaintext.ts'
import { Session } from './session.ts'

export const REPLAY_FORMAT = 1

/** In characters. A long game is a few kilobytes; whatever is larger than this is not a game. */
export const LARGEST_REPLAY = 1024 * 1024

/** Ten hours of play. Ticks cost time to check, and a line may ask for any number of them. */
export const MOST_TICKS = 10 * 3600 * 60

/** Where a game came from, as far as anybody wants to know; only the deal is used to play it over. */
export interface Origin {
  readonly setup?: unknown
  readonly seed?: string
  /** The level whose deal it is, by its id. */
  readonly level?: string
  /** The day whose deal it is, in UTC, such as 2026-11-15. */
  readonly daily?: string
  /** What was shown of the deal before the first move, and what opens it (see seal.ts). */
  readonly seal?: string
  readonly salt?: string
  /** What was promised before the seed was drawn, what opens it, what the players added, and which game of a mirrored pair it is (see fair.ts). */
  readonly commit?: string
  readonly secret?: string
  readonly entropy?: string
  readonly pair?: string
  /** Remarks for people: who played, when, why it is kept. */
  readonly notes?: readonly string[]
}

/** The optional lines of a header that say where the deal is from, in their order. */
const CLAIMS = ['seed', 'level', 'daily', 'seal', 'salt', 'commit', 'secret', 'entropy', 'pair'] as const
type Claim = (typeof CLAIMS)[number]

export interface Header extends Origin {
  readonly game: string
  readonly rules: number
}

/**
 * What keeps a file from being a replay that holds. `unreadable`: it cannot be followed at all. `wrong`: it can, and it does not come to
 * what it says. Where it is first wrong lies after line `from` and not after line `to`. `unfinished`: all of it holds, and it has no end.
 */
export interface Fault {
  readonly kind: 'unreadable' | 'wrong' | 'unfinished'
  readonly from: number
  readonly to: number
  readonly because: string
}

export type Verdict =
  | { readonly ok: true; readonly hash: string; readonly outcome: Outcome; readonly lines: number; readonly ticks: number }
  | { readonly ok: false; readonly fault: Fault }

// ── Writing ──────────────────────────────────────────────────────────────────────────────────────────

/** The whole game so far. Ends in `end` when it is over, in a checkpoint when it is not (then it is a save). */
export function write<N extends Nouns>(session: Session<N>, origin: Origin = {}): string {
  const { game } = session
  const paper = new Paper()
  paper.line(`replay ${REPLAY_FORMAT}`)
  paper.line(`game ${game.id}`)
  paper.line(`rules ${game.rules}`)
  if (origin.setup !== undefined) paper.line(`setup ${stringify(origin.setup)}`)
  for (const claim of CLAIMS) {
    const said = origin[claim]
    if (said !== undefined) paper.line(`${claim} ${oneLine(said)}`)
  }
  for (const note of origin.notes ?? []) paper.line(`note ${oneLine(note)}`)
  paper.line(`deal ${stringify(session.deal)}`)
  for (const entry of session.log) {
    const time = game.hz === 0 ? '' : `${entry.tick} `
    if (entry.seat === null) paper.sealed(`${time}${entry.text}`)
    else paper.line(`${time}${game.seats === 2 ? `${entry.seat} ` : ''}${entry.text}`)
  }
  const time = game.hz === 0 ? '' : `${session.tick} `
  const { outcome } = session
  // A save ends in a checkpoint of this very moment: time may have passed since the last line.
  const checked = paper.endsSealed && session.log[session.log.length - 1].tick === session.tick
  if (outcome) paper.sealed(`${time}end ${hash(session.state)}`, result(outcome))
  else if (!checked) paper.sealed(`${time}= ${hash(session.state)}`)
  return paper.text
}

function result(outcome: Outcome): string {
  return [outcome.code, ...outcome.scores].join(' ')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Lines, and the running check of them. */
class Paper {
  text = ''
  #check = ''
  #since: string[] = []

  get endsSealed(): boolean {
    return this.#since.length === 0
  }

  line(line: string): void {
    this.#since.push(line)
    this.text += `${line}\n`
  }

  sealed(line: string, rest = ''): void {
    this.#check = checkOf(this.#check, this.#since)
    this.#since = []
    this.text += `${line} ${this.#check}${rest && ` ${rest}`}\n`
  }
}

/** Eight digits that stand for all text up to here: the previous check and the lines since. */
function checkOf(previous: string, lines: readonly string[]): string {
  return hash([previous, ...lines]).slice(0, 8)
}

// ── Reading ──────────────────────────────────────────────────────────────────────────────────────────

class Unreadable extends Error {
  readonly line: number
  constructor(line: number, because: string) {
    super(because)
    this.line = line
  }
}

interface Lines {
  readonly header: Header
  readonly deal: string
  readonly body: readonly string[]
  readonly first: number // line number of body[0]
  readonly head: readonly string[]
}

/** Which game a file is about, so that the caller can fetch its rules. Reads nothing below the deal. */
export function readHeader(text: string): Header | Fault {
  return readable(() => split(text).header)
}

export function isFault(value: object): value is Fault {
  return 'because' in value && 'kind' in value
}

function readable<T>(read: () => T): T | Fault {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return {
      kind: 'unreadable',
      from: error.line,
      to: error.line,
      because: error.line > 0 ? `line ${error.line}: ${error.message}` : error.message,
    }
  }
}

function split(text: string): Lines {
  if (text.length > LARGEST_REPLAY)
    throw new Unreadable(0, `this file has ${text.length} characters; a replay has at most ${LARGEST_REPLAY}`)
  const lines = text.replace(/\r\n/g, '\n').split('\n')
  // Only what a keyboard can write: a picture or an archive is turned away before anybody tries to make sense of it.
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const odd = lines.findIndex(line => /[\u0000-\u001f\u007f\ufffd]/.test(line))
  if (odd >= 0) throw new Unreadable(odd + 1, 'this is not text, so it is not a replay')
  const take = (at: number, key: string): string => {
    const line = lines[at] ?? ''
    if (!line.startsWith(`${key} `)) throw new Unreadable(at + 1, `expected "${key} …", found ${shown(line)}`)
    return line.slice(key.length + 1)
  }
  const format = take(0, 'replay')
  if (format !== String(REPLAY_FORMAT))
    throw new Unreadable(1, `this is a replay of format ${shown(format)}; this build reads format ${REPLAY_FORMAT}`)
  const game = take(1, 'game')
  const rules = take(2, 'rules')
  if (!/^[1-9]\d{0,5}$/.test(rules)) throw new Unreadable(3, `the version of the rules is a whole number, not ${shown(rules)}`)
  let at = 3
  const optional = (key: string): string | undefined => (lines[at]?.startsWith(`${key} `) ? take(at++, key) : undefined)
  const setup = optional('setup')
  const claims: Partial<Record<Claim, string>> = {}
  for (const claim of CLAIMS) {
    const said = optional(claim)
    if (said === undefined) continue
    const because = refuseFairLine(claim, said)
    if (because !== null) throw new Unreadable(at, `${because}, not ${shown(said)}`)
    claims[claim] = said
  }
  const notes: string[] = []
  for (let note = optional('note'); note !== undefined; note = optional('note')) notes.push(note)
  const deal = take(at, 'deal')
  const header: Header = {
    game,
    rules: Number(rules),
    notes,
    ...(setup === undefined ? {} : { setup: plainAt(4, 'setup', setup) }),
    ...claims,
  }
  if (lines.at(-1) !== '') throw new Unreadable(lines.length, 'the last line is cut off: every line ends in a newline')
  return { header, deal, body: lines.slice(at + 1, -1), first: at + 2, head: lines.slice(0, at + 1) }
}

function plainAt(line: number, what: string, text: string): unknown {
  try {
    return parsePlain(text)
  } catch (error) {
    throw new Unreadable(line, `the ${what} cannot be read: ${(error as Error).message}`)
  }
}

function shown(text: string): string {
  return text === '' ? 'nothing' : `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`
}

// ── Playing over ─────────────────────────────────────────────────────────────────────────────────────

export interface Over<N extends Nouns = Nouns> {
  readonly session: Session<N>
  readonly origin: Origin
  readonly hash: string | null // null: no `end` line
  readonly lines: number
  /** Its last line proves everything above it: an `end`, or the checkpoint of a save. */
  readonly closed: boolean
}

/** Follows a file line by line and stops at the first thing that is wrong. */
export function playOver<N extends Nouns>(text: string, game: Game<N>, mostTicks = MOST_TICKS): Over<N> | Fault {
  return readable(() => {
    const lines = split(text)
    return new Follower(game, lines, mostTicks).follow()
  })
}

class Follower<N extends Nouns> {
  readonly #game: Game<N>
  readonly #lines: Lines
  readonly #mostTicks: number
  readonly #session: Session<N>
  #at: number // the line being read
  #agreed = 0 // the last line up to which everything is known to be right
  #agreedTick = 0
  #check = ''
  #since: string[]

  constructor(game: Game<N>, lines: Lines, mostTicks: number) {
    const { header } = lines
    if (header.game !== game.id) throw new Unreadable(2, `this is a replay of ${shown(header.game)}, not of ${game.id}`)
    if (header.rules !== game.rules)
      throw new Unreadable(3, `this replay speaks rules ${header.rules} of ${game.id}, and this build speaks rules ${game.rules}`)
    this.#game = game
    this.#lines = lines
    this.#mostTicks = mostTicks
    this.#since = [...lines.head]
    this.#at = lines.first - 1
    const deal = plainAt(this.#at, 'deal', lines.deal)
    const refusal = game.refuseDeal(deal)
    if (refusal) throw new Unreadable(this.#at, `the deal cannot be played: ${refusal.because}`)
    this.#session = new Session(game, deal as N['Deal'])
  }

  follow(): Over<N> | Fault {
    const { body, first } = this.#lines
    let end: string | null = null
    for (let i = 0; i < body.length; i++) {
      this.#at = first + i
      if (end !== null) return this.#wrong('there is something after the end')
      const fault = this.#line(body[i])
      if (fault) return fault
      if (/^(\d+ )?end /.test(body[i])) end = hash(this.#session.state)
    }
    return { session: this.#session, origin: this.#lines.header, hash: end, lines: body.length, closed: this.#since.length === 0 }
  }

  #line(line: string): Fault | null {
    const said = this.#game.hz === 0 ? line : this.#timed(line)
    if (typeof said !== 'string') return said
    if (said.startsWith('= ') || said.startsWith('end ')) return this.#seal(said)
    this.#since.push(line)
    const seated = this.#game.seats === 2 ? /^([01]) (.+)$/.exec(said) : ['', '0', said]
    if (!seated) return this.#unreadable(`expected a seat (0 or 1) and an action, found ${shown(said)}`)
    return this.#say(Number(seated[1]) as Seat, seated[2])
  }

  /** Takes the tick off the front of a line and lets time pass until then. */
  #timed(line: string): string | Fault {
    const parts = /^(0|[1-9]\d{0,15}) (.+)$/.exec(line)
    if (!parts) return this.#unreadable(`expected a tick and what was done, found ${shown(line)}`)
    const tick = Number(parts[1])
    const session = this.#session
    if (tick < session.tick) return this.#wrong(`tick ${tick} comes after tick ${session.tick}`)
    if (tick > this.#mostTicks) return this.#unreadable(`tick ${tick} is past the ${this.#mostTicks} ticks that are checked`)
    session.advance(tick - session.tick)
    if (session.tick < tick) return this.#wrong(`the game was over at tick ${session.tick}, and this happens at tick ${tick}`)
    return parts[2]
  }

  #say(seat: Seat, text: string): Fault | null {
    const before = this.#session.log.length
    const refusal = this.#session.offer(seat, text)
    if (refusal)
      return refusal.code === 'unreadable'
        ? this.#unreadable(refusal.because)
        : this.#wrong(`${shown(text)} is refused: ${refusal.because}`)
    const written = this.#session.log[before].text
    return written === text ? null : this.#unreadable(`${shown(text)} is written ${shown(written)}`)
  }

  /** A checkpoint or the end: state and text must be what they say. */
  #seal(said: string): Fault | null {
    const [word, state, check] = said.split(' ')
    const { outcome } = this.#session
    if (word === 'end' && !outcome) return this.#wrong('the file says that the game ended here, and it had not')
    const truth = hash(this.#session.state)
    if (state !== truth) return this.#wrong(`the position is ${truth}, and the file says ${shown(state)}`)
    this.#check = checkOf(this.#check, this.#since)
    this.#since = []
    if (check !== this.#check) return this.#wrong(`the text above has the check ${this.#check}, and the file says ${shown(check ?? '')}`)
    const expected = word === 'end' && outcome ? ` ${result(outcome)}` : ''
    // To the letter: a space too many is no other game, but it is another file.
    const rest = said.slice(`${word} ${state} ${check}`.length)
    if (rest !== expected)
      return this.#wrong(`the result is ${shown(expected.slice(1))}, and the file says ${shown(rest.slice(1) || rest)}`)
    this.#agreed = this.#at
    this.#agreedTick = this.#session.tick
    return null
  }

  #unreadable(because: string): Fault {
    return this.#fault('unreadable', because)
  }

  #wrong(because: string): Fault {
    return this.#fault('wrong', because)
  }

  #fault(kind: Fault['kind'], because: string): Fault {
    const ticks = this.#game.hz === 0 ? '' : ` (tick ${this.#agreedTick} and tick ${this.#session.tick})`
    return {
      kind,
      from: this.#agreed,
      to: this.#at,
      because: `line ${this.#at}: ${because}; first wrong between line ${this.#agreed + 1} and line ${this.#at}${ticks}`,
    }
  }
}

/** Plays a finished game over and says whether it comes to what it says. */
export function verify<N extends Nouns>(text: string, game: Game<N>, mostTicks = MOST_TICKS): Verdict {
  return verdictOn(playOver(text, game, mostTicks))
}

export function verdictOn<N extends Nouns>(over: Over<N> | Fault): Verdict {
  if (isFault(over)) return { ok: false, fault: over }
  const { session, hash: end, lines, closed } = over
  if (end !== null && session.outcome) return { ok: true, hash: end, outcome: session.outcome, lines, ticks: session.tick }
  const because = closed
    ? 'the game is still going on: every line and every position holds, and there is no "end" line yet'
    : `the file has no "end" line: the game was still going on after its ${lines} lines, or the rest was cut off`
  return { ok: false, fault: { kind: closed ? 'unfinished' : 'unreadable', from: lines, to: lines, because } }
}

/** On which line of a file something in its header stands. */
export function headerLine(text: string, key: string): number {
  return (
    text
      .slice(0, LARGEST_REPLAY)
      .split('\n')
      .findIndex(line => line.startsWith(`${key} `)) + 1
  )
}
