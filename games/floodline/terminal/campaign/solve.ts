/** `lockstep campaign solve LEVEL`: looks for a win on all cores, tells how far it is, and keeps what it finds as a replay. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { hash } from '../../../../kernel/hash.ts'
import { verify, write } from '../../../../kernel/replay.ts'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { FINE, WRONG } from '../../../../terminal/command.ts'
import { writeWhole } from '../../../../terminal/files.ts'
import { counted } from '../../../../terminal/text.ts'
import { UsageError } from '../../../../terminal/usage-error.ts'
import type { World } from '../../../../terminal/world.ts'
import { floodline } from '../../game.ts'
import { isStuck, keys } from '../../minds/solve/keys.ts'
import { type Answer, type Found, isFound, type Most, type NotFound, STEADY, type Stars, type Tool } from '../../minds/solve/types.ts'
import { ABILITIES } from '../../nouns.ts'
import { STARS } from '../../testing/campaign/certificates.ts'
import { tooQuick } from '../../testing/campaign/pace.ts'
import { TaskPool } from '../../testing/campaign/pool.ts'
import { type Asked, placementsOf } from '../../testing/campaign/rounds.ts'
import { nameOf, type Subject } from '../../testing/campaign/subject.ts'
import { sessionOf } from '../../testing/pressed.ts'
import { chooseLevel, chooseWorkers } from './levels.ts'
import { turnLines } from './turns.ts'

const NAMES = /^(gold|silver|bronze|more-[1-9])$/
const TOOLS: readonly Tool[] = ['tilt', 'hold', 'turn', 'slide', 'wind', ...ABILITIES]
const COUNTS = ['pieces', 'tilts', 'shift', 'lost', 'mass', 'holds', 'collapses', 'stabilised', 'froze', 'drains', 'overflowed']

export async function solveLevel(given: Arguments, world: World): Promise<number> {
  const [, word, more] = given.words
  if (word === undefined || more !== undefined) throw new UsageError('campaign solve wants one level: npx lockstep campaign solve LEVEL')
  const subject = chooseLevel(word)
  const name = chooseName(given)
  const asked = chooseAsked(given, name)
  const answer = await searched(subject, asked, given, world)
  if (!isFound(answer)) return toldNothing(answer, world)
  return toldWin(subject, answer, name, world)
}

// ── What is asked ────────────────────────────────────────────────────────────────────────────────────

function chooseName(given: Arguments): string | null {
  const name = given.text('write')?.replace(/\.replay$/, '') ?? null
  if (name !== null && !NAMES.test(name)) throw new UsageError(`--write takes gold, silver, bronze or more-1 … more-9, not "${name}"`)
  return name
}

/** A certificate says by its name which stars it is for, exactly. */
function chooseAsked(given: Arguments, name: string | null): Asked {
  const medal = name === null ? undefined : STARS[name]
  const wanted = given.text('stars') ?? medal ?? '123'
  if (!['1', '12', '13', '123'].includes(wanted)) throw new UsageError(`--stars takes 1, 12, 13 or 123, not "${wanted}"`)
  if (medal !== undefined && medal !== wanted) throw new UsageError(`${name} is the certificate of ★${medal}, not of ★${wanted}`)
  return {
    wanted: wanted as Stars,
    exactly: given.has('exactly') || medal !== undefined,
    without: listed(given.text('without')).map(tool => oneOf(tool, TOOLS, '--without')),
    most: Object.fromEntries(listed(given.text('most')).map(chooseMost)) as Most,
  }
}

function listed(text = ''): string[] {
  return text.split(',').filter(each => each !== '')
}

function oneOf<T extends string>(word: string, words: readonly T[], option: string): T {
  const found = words.find(each => each === word)
  if (found === undefined) throw new UsageError(`${option} knows ${words.join(', ')}, not "${word}"`)
  return found
}

function chooseMost(text: string): [string, number] {
  const [, count = '', most = ''] = /^(\w+)=(\d+)$/.exec(text) ?? []
  if (count === '') throw new UsageError(`--most wants counts such as pieces=5,tilts=2, not "${text}"`)
  return [oneOf(count, COUNTS, '--most'), Number(most)]
}

// ── Searching ────────────────────────────────────────────────────────────────────────────────────────

async function searched(subject: Subject, asked: Asked, given: Arguments, world: World): Promise<Answer> {
  const workers = chooseWorkers(given)
  const pool = new TaskPool(workers)
  const notes = new Notes(given.text('file') ?? null, subject, asked)
  const end = performance.now() + 1000 * given.whole('seconds', 1, 86_400, 60)
  const first = given.whole('seed', 1, 1_000_000, 1)
  let next = notes.rounds
  if (next > 0) world.err(`${counted(next, 'round')} were done before; going on behind them`)
  let found: Found | null = null
  const nothing: NotFound[] = []
  const work = async (): Promise<void> => {
    while (found === null && performance.now() < end) {
      const at = next++
      const round = { seed: first + at, placements: placementsOf(at, workers), seconds: (end - performance.now()) / 1000 }
      const answer = (await pool.run({ kind: 'round', level: subject.level, asked, round }, line => world.err(line))) as Answer
      if (isFound(answer)) found ??= answer
      else {
        nothing.push(answer)
        if (performance.now() < end) notes.add(round.seed, answer.placements)
        if (answer.why === 'exhausted' && answer.placements === 0) return
      }
    }
  }
  try {
    await Promise.race([Promise.all(Array.from({ length: workers }, work)), until(() => found !== null)])
  } finally {
    await pool.close()
  }
  return found ?? sumOf(nothing)
}

async function until(met: () => boolean): Promise<void> {
  while (!met()) await new Promise(wake => setTimeout(wake, 50).unref())
}

function sumOf(nothing: readonly NotFound[]): NotFound {
  const [first, ...rest] = nothing.toSorted((a, b) => b.best.worth - a.best.worth)
  if (!first) throw new UsageError('there was no time to look for anything; give it more --seconds')
  const placements = nothing.reduce((sum, each) => sum + each.placements, 0)
  return { ...first, placements, unplayed: rest.reduce((sum, { unplayed }) => sum + unplayed, first.unplayed) }
}

/** What was tried before, one line of JSON a round. */
class Notes {
  readonly rounds: number
  readonly #path: string | null
  readonly #key: string

  constructor(path: string | null, { hash: level }: Subject, asked: Asked) {
    this.#path = path
    this.#key = hash([level, JSON.stringify(asked)])
    const lines = path !== null && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    this.rounds = lines.filter(line => line.includes(this.#key)).length
  }

  add(seed: number, placements: number): void {
    if (this.#path !== null) appendFileSync(this.#path, `${JSON.stringify({ search: this.#key, seed, placements })}\n`)
  }
}

// ── Telling ──────────────────────────────────────────────────────────────────────────────────────────

function toldNothing({ why, placements, unplayed, best, losses }: NotFound, world: World): number {
  const lost = Object.entries(losses).map(([code, count]) => `${code} ${count}`)
  world.out(`Not found in ${placements} placements${why === 'exhausted' ? ', and nothing else was left to try' : ''}; that is no proof.`)
  if (unplayed > 0) world.out(`${counted(unplayed, 'win')} could not be played at the pace of a hand.`)
  if (lost.length > 0) world.out(`What lost: ${lost.join(', ')}.`)
  world.out(`The most promising had ${counted(best.metrics.pieces, 'piece')} and ${counted(best.metrics.tilts, 'tilt')}.`)
  return WRONG
}

async function toldWin(subject: Subject, found: Found, name: string | null, world: World): Promise<number> {
  const { pieces, tilts, shift, lost, mass, holds } = found.metrics
  for (const line of turnLines(subject.level, found.turns)) world.out(line)
  world.out(
    `${nameOf(subject)}: ★${found.stars}; pieces ${pieces}, tilts ${tilts}, shift ${shift}, lost ${lost}, mass ${mass}, holds ${holds}; ${found.placements} placements, ${found.by}`,
  )
  const steady = keys(subject.level, found.turns, STEADY)
  const pressed = isStuck(steady) || steady.stars !== found.stars ? keys(subject.level, found.turns) : steady
  if (isStuck(pressed)) throw new Error(`a win that a hand could play cannot be played: piece ${pressed.turn + 1}: ${pressed.why}`)
  const session = sessionOf(subject.level, pressed.presses)
  const text = write(session, { notes: [`★${found.stars}, by the solver`] })
  const verdict = verify(text, floodline)
  const quick = tooQuick(subject.level, session.log)
  if (!verdict.ok || quick !== null) throw new Error(`its replay does not hold: ${verdict.ok ? quick : verdict.fault.because}`)
  world.out(`${counted(pressed.presses.length, 'press', 'presses')} in ${(pressed.ticks / 60).toFixed(1)} s, replay verified.`)
  if (name === null) return FINE
  const path = join(subject.folder, `${name}.replay`)
  const because = await writeWhole(path, text)
  if (because !== null) throw new UsageError(`${path} cannot be written: ${because}`)
  world.out(`Kept as ${name}.replay.`)
  return FINE
}
