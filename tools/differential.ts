/**
 * The fast parts of Floodline beside its textbook, at length: `npm run differential -- [--boards N] [--games N] [--ticks N]
 * [--futures N] [--levels N] [--replays N] [--fuzz N] [--from N]`. Every difference is printed with the seed that makes it again.
 */
import { parseArgs } from 'node:util'
import { EVERY_GRAVITY, fuzzFault, gameDifference, solidsDifference, waterDifference } from '../games/floodline/testing/differential.ts'
import { futuresDifference, noFutures } from '../games/floodline/testing/futures-check.ts'
import { fuzzLevels } from '../games/floodline/testing/fuzz-levels.ts'
import { fuzzReplays } from '../games/floodline/testing/fuzz-replays.ts'
import { randomEndless, randomSandbox } from '../games/floodline/testing/levels.ts'
import { AtLength } from './atlength.ts'

const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: '20000' },
    games: { type: 'string', default: '5000' },
    ticks: { type: 'string', default: '2000' },
    futures: { type: 'string', default: '100000' },
    levels: { type: 'string', default: '200000' },
    replays: { type: 'string', default: '200000' },
    fuzz: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
  },
})

const from = Number(values.from)
const run = new AtLength(from)

for (const [gravity, name] of EVERY_GRAVITY.entries()) {
  run.over(`water under ${name}`, Number(values.boards), n => waterDifference(`water ${n}`, gravity))
  run.over(`solids under ${name}`, Number(values.boards), n => solidsDifference(`solids ${n}`, gravity))
}
run.over(`whole games of up to ${values.ticks} ticks`, Number(values.games), n => gameDifference(`game ${n}`, Number(values.ticks)))
const fewer = Math.ceil(Number(values.games) / 5)
run.over(`whole endless games of up to ${values.ticks} ticks`, fewer, n =>
  gameDifference(`endless ${n}`, Number(values.ticks), randomEndless),
)
run.over(`whole games in sandboxes of up to ${values.ticks} ticks`, fewer, n =>
  gameDifference(`sandbox ${n}`, Number(values.ticks), randomSandbox),
)

run.over('games of random wishes', Number(values.fuzz), n => fuzzFault(`fuzz ${n}`, 1200))

const tally = noFutures()
for (let n = from; tally.tilts < Number(values.futures); n++) run.note(futuresDifference(`future ${n}`, 600, undefined, tally))
console.log(`previews: ${JSON.stringify(tally)}`)

const { tried, accepted } = fuzzLevels(`fuzz ${from}`, Number(values.levels))
console.log(`spoilt level files: ${tried} tried, ${accepted} accepted and played, no exception`)
const spoilt = fuzzReplays(`fuzz ${from}`, Number(values.replays))
console.log(`spoilt replays: ${spoilt.tried} tried, ${spoilt.fine} passed for true, no exception`)
run.end()
