import { performance } from 'node:perf_hooks'
import type { Game } from '../../../kernel/game.ts'
import { stringify } from '../../../kernel/plaintext.ts'
import { dealFrom } from '../../../kernel/session.ts'
import type { Arguments } from '../../../terminal/arguments.ts'
import { chooseGame, chooseSeed } from '../../../terminal/choose.ts'
import { type Command, FINE, JSON_OPTION, WRONG } from '../../../terminal/command.ts'
import type { TerminalEntry } from '../../../terminal/entry.ts'
import { Progress } from '../../../terminal/text.ts'
import { UsageError } from '../../../terminal/usage-error.ts'
import type { World } from '../../../terminal/world.ts'
import { auditor } from '../levels/audit.ts'

const USUAL_HANDS = 10_000
const MOST_HANDS = 10_000_000
const FIRST_DAY = '2026-01-01'
const DAY_MS = 24 * 3600 * 1000

/** What is asked of an audit; it has no clock, so that is here. */
export interface Audit {
  deal(): void
  /** Checks what was dealt last, and goes on to where something is dealt again. */
  check(): void
  /** Not sound: the dealer does something it ought not to. */
  report(): { readonly sound: boolean; readonly text: string; readonly facts: object }
}

/** Deals are played one after the other, for as long as hands are asked for. */
type Begin = (deals: (nth: number) => unknown) => Audit

export const audit: Command = {
  name: 'audit',
  usage: 'blocks [--hands N] [--seed TEXT] [--size WxH] [--dealer NAME]',
  about: `How often everything was drawn and what chance would say to that, how often the dealer drew again and whether it had to, whether its
    proofs hold when they are played over, and how long it took to deal. Without --seed the seed is 1, so that the same command finds
    the same; only the times differ.

    The dealer "daily" is that of the deals of the day: game after game is a day, and --seed is the first of them.`,
  examples: [
    { line: 'audit blocks', does: `${USUAL_HANDS} hands of the usual dealer` },
    { line: 'audit blocks --dealer pure --size 10x6', does: 'another dealer, on a grid 10 wide and 6 high' },
    { line: 'audit blocks --dealer daily --seed 2026-11-15', does: 'the deals of the day, from that day on' },
    { line: 'audit blocks --hands 100000 --json', does: 'the same for programs, and more of it' },
  ],
  options: {
    hands: { value: 'N', about: `how many (${USUAL_HANDS})` },
    seed: { value: 'TEXT', about: 'any text; the same seed gives the same hands' },
    size: { value: 'WxH', about: 'columns and rows of the grid, as in 10x6' },
    dealer: { value: 'NAME', about: 'one that the game has, such as fair, pure or daily' },
    ...JSON_OPTION,
  },
  words: { least: 1, most: 1, missing: 'a game' },
  run: auditing(deals => auditor.begin(deals as Parameters<typeof auditor.begin>[0])),
}

export function auditing(begin: Begin): Command['run'] {
  return async (given: Arguments, world: World) => {
    const entry = chooseGame(world, given.words[0] ?? '')
    if (entry.id !== 'blocks') throw new UsageError(`${entry.id} has no dealer that could be audited; games that have one: blocks`)
    const hands = given.whole('hands', 1, MOST_HANDS, USUAL_HANDS)
    const { title, deal } = await chooseDeals(entry, await entry.game(), given)
    const begun = begin(deal)
    const took = timed(begun, hands, new Progress(world, `auditing ${entry.id}`))
    const { sound, text, facts } = begun.report()
    const ms = { p50: percentile(took, 50), p99: percentile(took, 99), max: percentile(took, 100) }
    if (given.has('json')) world.out(stringify({ game: entry.id, deals: title, sound, facts, ms }))
    else world.out(`${entry.id}, ${title}\n${text}\nTime to deal a hand: p50 ${shown(ms.p50)}, p99 ${shown(ms.p99)}, max ${shown(ms.max)}.`)
    return sound ? FINE : WRONG
  }
}

/** What each deal took, in milliseconds, in rising order. */
function timed(begun: Audit, hands: number, progress: Progress): Float64Array {
  const took = new Float64Array(hands)
  for (let hand = 0; hand < hands; hand++) {
    const began = performance.now()
    begun.deal()
    took[hand] = performance.now() - began
    begun.check()
    progress.show((hand + 1) / hands, `${hand + 1} of ${hands} hands`)
  }
  progress.end()
  return took.sort()
}

/** So many per cent of them take no longer. */
function percentile(sorted: Float64Array, percent: number): number {
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0
}

function shown(ms: number): string {
  return `${ms.toFixed(3)} ms`
}

// ── Which deals ──────────────────────────────────────────────────────────────────────────────────────

interface Deals {
  readonly title: string
  deal(nth: number): unknown
}

async function chooseDeals(entry: TerminalEntry, game: Game, given: Arguments): Promise<Deals> {
  const dealer = given.text('dealer')
  if (dealer === 'daily' && entry.daily) return daily(game, await entry.daily(), given)
  const setup = { ...(game.presets[0]?.setup as object), ...sizeOf(given.text('size')), ...(dealer === undefined ? {} : { dealer }) }
  const refusal = game.refuseSetup(setup)
  if (refusal) throw new UsageError(`that cannot be dealt: ${refusal.because}`)
  const seed = chooseSeed(given, '1')
  return { title: `seed ${seed}`, deal: nth => dealFrom(game, setup, `${seed}-${nth + 1}`) }
}

function daily(game: Game, { preset, seed }: Awaited<ReturnType<NonNullable<TerminalEntry['daily']>>>, given: Arguments): Deals {
  if (given.has('size')) throw new UsageError('--size and --dealer daily cannot go together; the deal of a day has a size of its own')
  const first = dayOf(chooseSeed(given, FIRST_DAY))
  const deal = (nth: number): unknown => {
    const date = dayAfter(first, nth)
    return dealFrom(game, game.presets.find(({ name }) => name === preset(date))?.setup, seed(date))
  }
  return { title: `the deals of the day from ${dayAfter(first, 0)} on`, deal }
}

function dayOf(text: string): number {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  if (!Number.isNaN(day) && dayAfter(day, 0) === text) return day
  throw new UsageError(`with --dealer daily, --seed is a day such as ${FIRST_DAY}, and "${text}" is none`)
}

function dayAfter(first: number, days: number): string {
  return new Date(first + days * DAY_MS).toISOString().slice(0, 10)
}

function sizeOf(text: string | undefined): { rows: number; cols: number } | null {
  if (text === undefined) return null
  const size = /^(\d{1,3})[x×](\d{1,3})$/i.exec(text)
  if (!size) throw new UsageError(`--size wants columns and rows, as in 10x6, not "${text}"`)
  return { rows: Number(size[2]), cols: Number(size[1]) }
}
