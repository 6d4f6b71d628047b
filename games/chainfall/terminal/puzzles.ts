import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Game } from '../../../kernel/game.ts'
import type { Arguments } from '../../../terminal/arguments.ts'
import { chooseGame, chooseSeed, plainName } from '../../../terminal/choose.ts'
import { type Command, FINE, SEED_OPTION } from '../../../terminal/command.ts'
import { counted, Progress } from '../../../terminal/text.ts'
import { UsageError } from '../../../terminal/usage-error.ts'
import type { World } from '../../../terminal/world.ts'
import { puzzleIn } from '../levels/custom-puzzle.ts'
import { searchPuzzles } from '../levels/puzzle-search.ts'
import { puzzles as kept, type Puzzle } from '../levels/puzzles.ts'
import { turnPlay } from './play.ts'
import { Solving } from './solving.ts'

const USUAL_COUNT = 12
const MOST_COUNT = 1_000
const MOST_GAMES = 100_000

type Setup = Parameters<typeof searchPuzzles>[1]

/** Where to look, and how many points make a puzzle. v1 without its cards is Bare. */
const FIELDS: readonly { readonly preset: string; readonly least: number }[] = [
  { preset: 'Bare', least: 2 },
  { preset: 'Duel5', least: 3 },
  { preset: 'Cascade', least: 3 },
]

export const puzzles: Command = {
  name: 'puzzles',
  usage: 'chainfall [--solve [--from N] | [--count N] [--seed TEXT] [--write]] [--preset NAME]',
  about: `Minds play against each other, and positions are kept in which one turn brings the most points at once, and no other as many; every legal
    turn is tried. At most one puzzle a game. With --write they go into games/chainfall/levels/puzzles.json, in place of those that are there.
    With --solve those that are kept are asked at the prompt, one after the other: a wrong turn is told what it scores and what it leaves.`,
  examples: [
    { line: 'puzzles chainfall --solve', does: 'solve them' },
    { line: 'puzzles chainfall --count 12 --write', does: 'twelve new ones of each rule set' },
  ],
  options: {
    count: { value: 'N', about: `how many of each rule set (${USUAL_COUNT})` },
    preset: { value: 'NAME', about: 'of one rule set only' },
    write: { about: 'keep them' },
    solve: { about: 'solve those that are kept' },
    from: { value: 'N', about: 'with --solve: from the Nth on (1)' },
    own: { value: 'NAME', about: 'with --solve: one that somebody made of a game, by what its link ends with' },
    ...SEED_OPTION,
  },
  words: { least: 1, most: 1, missing: 'a game' },
  async run(given: Arguments, world: World) {
    const entry = chooseGame(world, given.words[0] ?? '')
    if (entry.id !== 'chainfall') throw new UsageError(`puzzles are mined in chainfall, not in ${entry.id}`)
    const game = await entry.game()
    const count = given.whole('count', 1, MOST_COUNT, USUAL_COUNT)
    const seed = chooseSeed(given, 'mine')
    const only = given.text('preset')
    const fields = FIELDS.filter(({ preset }) => only === undefined || plainName(preset) === plainName(only))
    if (fields.length === 0) throw new UsageError(`there are puzzles of ${FIELDS.map(({ preset }) => plainName(preset)).join(', ')}`)
    if (given.has('solve')) return solve(given, world, game, fields)
    const found: unknown[] = []
    const progress = new Progress(world, 'looking for puzzles')
    for (const [nth, { preset, least }] of fields.entries()) {
      const { setup } = game.presets.find(({ name }) => name === preset) ?? {}
      let here = 0
      for (let at = 0; here < count && at < MOST_GAMES; at++) {
        progress.show((nth + here / count) / fields.length, `${preset}: ${here} of ${count}`)
        const [puzzle] = searchPuzzles(preset, setup as Setup, `${seed}-${at}`, least)
        if (!puzzle) continue
        found.push(puzzle)
        here++
      }
    }
    progress.end()
    const path = join(world.root, 'games', 'chainfall', 'levels', 'puzzles.json')
    const text = `[\n${found.map(puzzle => JSON.stringify(puzzle)).join(',\n')}\n]\n`
    if (given.has('write')) await writeFile(path, text)
    else world.out(text.trimEnd())
    if (given.has('write')) world.out(`${counted(found.length, 'puzzle')} in ${path}, ${(await readFile(path)).length} bytes`)
    return FINE
  },
}

async function solve(given: Arguments, world: World, game: Game, fields: typeof FIELDS): Promise<number> {
  const asked = given.has('own')
    ? [ownIn(given.text('own') ?? '')]
    : kept.filter(({ rules }) => fields.some(({ preset }) => preset === rules))
  const from = given.whole('from', 1, asked.length, 1)
  const solving = new Solving(world, game, turnPlay)
  world.out('Type a turn such as c3, or help.\n')
  await solving.run(asked, from)
  world.out(`${solving.solved} of ${counted(asked.length, 'puzzle')} solved.`)
  return FINE
}

/** A whole link will do as well. */
function ownIn(text: string): Puzzle {
  const puzzle = puzzleIn(text.replace(/^.*#puzzles=/, ''))
  if (!puzzle) throw new UsageError('--own names no puzzle: it is what stands behind #puzzles= in the link, from "own-" to the last digit')
  return puzzle
}
