import type { Arguments } from '../../../../terminal/arguments.ts'
import type { Command } from '../../../../terminal/command.ts'
import { DifferenceReport } from '../../../../terminal/difference-report.ts'
import { percentile, spread } from '../../../../terminal/percentile.ts'
import type { World } from '../../../../terminal/world.ts'
import { EVERY_GRAVITY, fuzzFault, gameDifference, solidsDifference, waterDifference } from '../differential.ts'
import { fuzzLevels } from '../fuzz/levels.ts'
import { fuzzReplays } from '../fuzz/replays.ts'
import { randomCity, randomEndless, randomSandbox, randomWaiting } from '../levels.ts'
import { futuresDifference, noFutures } from '../promises/futures.ts'

const MOST = 1_000_000_000

const USUAL = { boards: 20_000, games: 5000, ticks: 2000, futures: 100_000, levels: 200_000, replays: 200_000, fuzz: 10_000, from: 0 }

export const differential: Command = {
  name: 'differential',
  usage: '[--boards N] [--games N] [--ticks N] [--futures N] [--levels N] [--replays N] [--fuzz N] [--from N]',
  about: `The fast parts beside the textbook: water and solids under every gravity, whole games, previews beside what then happens, and spoilt
    files of levels and replays, which must never break anything. Every difference is printed with the seed that makes it again. About an hour.`,
  examples: [
    { line: 'long floodline differential', does: 'everything' },
    {
      line: 'long floodline differential --boards 100 --games 20 --futures 500 --levels 500 --replays 500 --fuzz 20',
      does: 'a minute of it',
    },
    { line: 'long floodline differential --from 20000', does: 'another stretch of seeds' },
  ],
  options: {
    boards: { value: 'N', about: `random boards for each gravity, once for water and once for solids (${USUAL.boards})` },
    games: { value: 'N', about: `whole games; a fifth as many endless ones, sandboxes and ones that wait (${USUAL.games})` },
    ticks: { value: 'N', about: `how long a game may last (${USUAL.ticks})` },
    futures: { value: 'N', about: `tilts that were previewed (${USUAL.futures})` },
    levels: { value: 'N', about: `spoilt level files (${USUAL.levels})` },
    replays: { value: 'N', about: `spoilt replays (${USUAL.replays})` },
    fuzz: { value: 'N', about: `games of random actions (${USUAL.fuzz})` },
    from: { value: 'N', about: 'the number of the first seed (0)' },
  },
  words: { least: 0, most: 0 },
  async run(given: Arguments, world: World) {
    const count = (name: keyof typeof USUAL): number => given.whole(name, 0, MOST, USUAL[name])
    const from = count('from')
    const report = new DifferenceReport(world, from)
    compareBoards(report, count('boards'))
    compareGames(report, count('games'), count('ticks'))
    report.compare('games of random wishes', count('fuzz'), n => fuzzFault(`fuzz ${n}`, 1200))

    const tally = noFutures()
    for (let n = from; tally.tilts < count('futures'); n++) report.add(futuresDifference(`future ${n}`, 600, undefined, tally))
    const { times, ...looked } = tally
    world.out(`previews: ${JSON.stringify(looked)}; four tilts and a drop p99 ${percentile(times, 0.99).toFixed(1)} ms, ${spread(times)}`)

    const { tried, accepted } = fuzzLevels(`fuzz ${from}`, count('levels'))
    world.out(`spoilt level files: ${tried} tried, ${accepted} accepted and played, no exception`)
    const spoilt = fuzzReplays(`fuzz ${from}`, count('replays'))
    world.out(`spoilt replays: ${spoilt.tried} tried, ${spoilt.fine} passed for true, no exception`)
    return report.end()
  },
}

function compareBoards(report: DifferenceReport, boards: number): void {
  for (const [gravity, name] of EVERY_GRAVITY.entries()) {
    report.compare(`water under ${name}`, boards, n => waterDifference(`water ${n}`, gravity))
    report.compare(`solids under ${name}`, boards, n => solidsDifference(`solids ${n}`, gravity))
  }
}

function compareGames(report: DifferenceReport, games: number, ticks: number): void {
  const fewer = Math.ceil(games / 5)
  report.compare(`whole games of up to ${ticks} ticks`, games, n => gameDifference(`game ${n}`, ticks))
  report.compare(`whole endless games of up to ${ticks} ticks`, fewer, n => gameDifference(`endless ${n}`, ticks, randomEndless))
  report.compare(`whole games that wait of up to ${ticks} ticks`, fewer, n => gameDifference(`waiting ${n}`, ticks, randomWaiting))
  report.compare(`whole games in which floors settle of up to ${ticks} ticks`, fewer, n => gameDifference(`city ${n}`, ticks, randomCity))
  report.compare(`whole games in sandboxes of up to ${ticks} ticks`, fewer, n => gameDifference(`sandbox ${n}`, ticks, randomSandbox))
}
