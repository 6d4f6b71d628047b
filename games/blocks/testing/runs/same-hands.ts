/** Two players of one daily: which hands they are both dealt, which had to be dealt again, and what that changed for the hands after it. */
import { equal } from '../../../../kernel/plain.ts'
import { stream } from '../../../../kernel/rng.ts'
import { dealFrom } from '../../../../kernel/session.ts'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { type Command, FINE, JSON_OPTION, WRONG } from '../../../../terminal/command.ts'
import { Progress } from '../../../../terminal/text.ts'
import { UsageError } from '../../../../terminal/usage-error.ts'
import type { World } from '../../../../terminal/world.ts'
import { blocks } from '../../game.ts'
import { dailySeed, parseDay, UNTIL_ROUNDS } from '../../levels/daily.ts'
import { QuickGame } from '../../minds/quick.ts'
import type { Blocks } from '../../nouns.ts'

const YEAR = 365
const MOST_DAYS = 36_500
const FIRST = '2026-11-17'
const DAY_MS = 24 * 3600 * 1000

/** Decent players who do not think alike: one looks at a block at a time and wavers a little, one plans the hand. */
const PLAYERS = ['tidy', 'planner'] as const
type Player = (typeof PLAYERS)[number]

/** How far the tidy one is led astray, in bits of the value of a grid (see Tidy). */
const HEAT = 8

export interface Hand {
  readonly shapes: readonly number[]
  /** The hand drawn first could not be placed on this board. */
  readonly again: boolean
}

export interface Comparison {
  readonly days: number
  readonly hands: number // that both players were dealt
  readonly daysThatDiffer: number
  readonly handsThatDiffer: number
  readonly dealtAgain: number // of those, hands that had to be dealt again for one of the two
  readonly carriedOver: number // of those, hands that both could have placed as they were drawn: something before them changed them
  readonly first: readonly number[] // by day that differs: the number of the first hand that does
  readonly firstCarried: readonly number[] // by day with hands that something before them changed: the number of the first
}

export const sameHands: Command = {
  name: 'same-hands',
  usage: '[--days N] [--from DATE]',
  about: `Two minds (${PLAYERS.join(' and ')}) play the daily of the same day, day after day, once with the dealer of today and once with that of the
    days until 2026-11-16. Told is on how many days a hand differs, and why: it had to be dealt again for one of the two, because it could
    not be placed, or something before it changed it. With the dealer of today there must be none of the latter.`,
  examples: [
    { line: 'long blocks same-hands', does: `${YEAR} days from ${FIRST} on` },
    { line: 'long blocks same-hands --days 30 --from 2027-01-01 --json', does: 'a month, for programs' },
  ],
  options: {
    days: { value: 'N', about: `how many (${YEAR})` },
    from: { value: 'DATE', about: `the first of them (${FIRST})` },
    ...JSON_OPTION,
  },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const days = given.whole('days', 1, MOST_DAYS, YEAR)
    const from = given.text('from') ?? FIRST
    if (!parseDay(from)) throw new UsageError(`--from wants a day such as ${FIRST}, not "${from}"`)
    const seeds = Array.from({ length: days }, (_, day) => dailySeed(new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10)))
    const progress = new Progress(world, 'two players')
    const found = DEALERS.map(({ name, setup }, nth) => {
      const comparison = compared(seeds, setup, day => progress.show((nth * days + day) / (DEALERS.length * days), name))
      return { name, comparison }
    })
    progress.end()
    if (given.has('json')) world.out(JSON.stringify(Object.fromEntries(found.map(({ name, comparison }) => [name, comparison]))))
    else world.out(found.map(({ name, comparison }) => told(name, comparison)).join('\n'))
    return found[0]?.comparison.carriedOver === 0 ? FINE : WRONG
  },
}

const DEALERS = [
  { name: 'a stream for every round', setup: setupOf('Fair') },
  { name: 'one stream for all', setup: setupOf(UNTIL_ROUNDS) },
]

function setupOf(preset: string): Blocks['Setup'] {
  const found = blocks.presets.find(({ name }) => name === preset)
  if (!found) throw new Error(`there is no preset ${preset}`)
  return found.setup
}

/** `done` hears after every day how many there were. */
export function compared(seeds: readonly string[], setup: Blocks['Setup'], done: (days: number) => void = () => {}): Comparison {
  const count = { hands: 0, daysThatDiffer: 0, handsThatDiffer: 0, dealtAgain: 0, carriedOver: 0 }
  const first: number[] = []
  const firstCarried: number[] = []
  seeds.forEach((seed, day) => {
    const [one, other] = PLAYERS.map(player => handsOf(dealFrom(blocks, setup, seed), player)) as [Hand[], Hand[]]
    const both = one.slice(0, other.length).map((hand, nth) => ({ one: hand, other: other[nth] as Hand, number: nth + 1 }))
    const differ = both.filter(hand => !equal(hand.one.shapes, hand.other.shapes))
    const carried = differ.filter(hand => !hand.one.again && !hand.other.again)
    count.hands += both.length
    count.daysThatDiffer += differ.length > 0 ? 1 : 0
    count.handsThatDiffer += differ.length
    count.dealtAgain += differ.length - carried.length
    count.carriedOver += carried.length
    if (differ[0]) first.push(differ[0].number)
    if (carried[0]) firstCarried.push(carried[0].number)
    done(day + 1)
  })
  return { days: seeds.length, ...count, first, firstCarried }
}

/** The hands of a whole game, in order. */
function handsOf(deal: Blocks['Deal'], player: Player): Hand[] {
  const game = new QuickGame(deal)
  const chance = stream(player, 'same hands')
  const hands: Hand[] = []
  game.start(deal.words)
  for (;;) {
    if (game.round > hands.length) hands.push({ shapes: Array.from(game.hand), again: game.again })
    if (game.over) return hands
    if (player === 'planner') game.plan(chance)
    else game.step(chance, HEAT)
  }
}

function told(
  name: string,
  { days, hands, daysThatDiffer, handsThatDiffer, dealtAgain, carriedOver, first, firstCarried }: Comparison,
): string {
  return [
    `${name}: on ${daysThatDiffer} of ${days} days a hand differs, first at hand ${spread(first)}.`,
    `  ${handsThatDiffer} of ${hands} hands differ: ${dealtAgain} had to be dealt again for one of the two,`,
    `  ${carriedOver} were changed by a hand before them${carriedOver > 0 ? ` (on ${firstCarried.length} days, first at hand ${spread(firstCarried)})` : ''}.`,
  ].join('\n')
}

/** `4 to 31, half of them by 9`. */
function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  if (sorted.length === 0) return '–'
  return `${sorted[0]} to ${sorted.at(-1)}, half of the days by ${sorted[(sorted.length - 1) >> 1]}`
}
