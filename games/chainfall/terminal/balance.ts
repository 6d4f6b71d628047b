import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Arguments } from '../../../terminal/arguments.ts'
import { chooseBot, chooseDealing, chooseGame, plainName } from '../../../terminal/choose.ts'
import { type Command, DEAL_OPTIONS, FINE, JSON_OPTION } from '../../../terminal/command.ts'
import { counted, Progress } from '../../../terminal/text.ts'
import { UsageError } from '../../../terminal/usage-error.ts'
import type { World } from '../../../terminal/world.ts'
import { cardNames, note } from '../minds/balance.ts'
import { figuresOf, type Quartet } from './figures.ts'
import { markdown, plots, type Report } from './report.ts'

const USUAL_GAMES = 2_000
const MOST_GAMES = 10_000_000
const USUAL_STEPS = 200
const MOST_STEPS = 10_000_000
const USUAL_MIND = 'blaze'

export const balance: Command = {
  name: 'balance',
  usage: 'chainfall [--preset NAME | --setup JSON] [--games N] [--mind BOT] [--steps N] [--file FILE] [--write] [--seed TEXT]',
  about: `One mind plays against itself, every deal four times: two mirrored pairs. Counted are the share of the first player, ties, mercy, points,
    chains, how much of the margin is the luck of the deal, and which cards are played, and by how much players did better who played them. Every deal is a line of --file as
    soon as it is played; the same command goes on where it stopped. With --write, table and plots go into docs/balance, by the name of the rule set, and of the mind if it is not ${USUAL_MIND}.`,
  examples: [
    { line: 'balance chainfall --games 4000', does: 'a quick look at the first preset' },
    {
      line: 'balance chainfall --preset cascade --mind candle --games 100000 --file balance-cascade.jsonl --write',
      does: 'the real thing, in several sittings if need be',
    },
  ],
  options: {
    games: { value: 'N', about: `how many, in fours (${USUAL_GAMES})` },
    mind: { value: 'BOT', about: `who plays both sides (${USUAL_MIND})` },
    steps: { value: 'N', about: `what it may spend on an action (${USUAL_STEPS})` },
    file: { value: 'FILE', about: 'keeps every deal as a line of JSON, and goes on from there' },
    write: { about: 'put the report into docs/balance' },
    ...DEAL_OPTIONS,
    ...JSON_OPTION,
  },
  words: { least: 1, most: 1, missing: 'a game' },
  async run(given: Arguments, world: World) {
    const entry = chooseGame(world, given.words[0] ?? '')
    if (entry.id !== 'chainfall') throw new UsageError(`balance knows what to count in chainfall, not in ${entry.id}`)
    const game = await entry.game()
    const bot = chooseBot(game, (await entry.minds()).bots, given.text('mind') ?? USUAL_MIND)
    const deals = Math.ceil(given.whole('games', 4, MOST_GAMES, USUAL_GAMES) / 4)
    const steps = given.whole('steps', 0, MOST_STEPS, USUAL_STEPS)
    const dealing = await chooseDealing(entry, game, given, 'balance')
    const file = given.text('file') ?? null
    const name = plainName(given.text('preset') ?? given.text('variant') ?? game.presets[0]?.name ?? 'own')

    const quartets = await kept(file)
    const progress = new Progress(world, `${name} balance`)
    let stopped = false
    const deaf = world.onInterrupt(() => {
      stopped = true
    })
    for (let nth = quartets.length; nth < deals && !stopped; nth++) {
      const seed = `${dealing.seed}-${nth}`
      const deal = dealing.deal(seed).deal as Parameters<typeof note>[0]
      const play = (which: string): ReturnType<typeof note> =>
        note(deal, [bot, bot] as Parameters<typeof note>[1], `${seed} ${which}`, { steps })
      const quartet: Quartet = [play('a'), play('b'), play('c'), play('d')]
      quartets.push(quartet)
      if (file !== null) await appendFile(file, `${JSON.stringify(quartet)}\n`)
      progress.show(nth / deals, `${4 * nth} of ${counted(4 * deals, 'game')}`)
      await new Promise<void>(next => setImmediate(next)) // an interrupt is heard between deals
    }
    progress.end()
    deaf()
    if (quartets.length === 0) throw new UsageError('nothing was played')

    const report: Report = {
      name,
      file: bot.id === USUAL_MIND ? name : `${name}-${bot.id}`,
      mind: bot.id,
      steps,
      command: `npx lockstep balance chainfall --preset ${name} --mind ${bot.id} --steps ${steps} --games ${4 * quartets.length} --seed ${dealing.seed}`,
      figures: figuresOf(quartets, cardNames()),
    }
    const text = markdown(report)
    world.out(
      given.has('json') ? JSON.stringify({ ...report, figures: { ...report.figures, margins: [...report.figures.margins] } }) : text,
    )
    if (given.has('write')) await write(world, report, text)
    return FINE
  },
}

async function kept(file: string | null): Promise<Quartet[]> {
  if (file === null) return []
  const text = await readFile(file, 'utf8').catch(() => '')
  return text
    .split('\n')
    .filter(line => line !== '')
    .map((line, at) => {
      try {
        return JSON.parse(line) as Quartet
      } catch {
        throw new UsageError(`line ${at + 1} of ${file} is no deal of a balance report`)
      }
    })
}

async function write({ root }: World, report: Report, text: string): Promise<void> {
  const folder = join(root, 'docs', 'balance')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${report.file}.md`), text)
  for (const [name, svg] of plots(report)) await writeFile(join(folder, name), svg)
}
