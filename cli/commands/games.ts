import type { GameEntry } from '../../games/index.ts'
import type { Game, Level, Minds } from '../../kernel/game.ts'
import { stringify } from '../../kernel/plaintext.ts'
import type { Arguments } from '../../terminal/arguments.ts'
import { chooseGame, plainName } from '../../terminal/choose.ts'
import { type Command, FINE, JSON_OPTION } from '../../terminal/command.ts'
import { indented, paint, table } from '../../terminal/text.ts'
import type { World } from '../../terminal/world.ts'

/** More level names than this make a table nobody reads. */
const MOST_NAMED = 4

export const games: Command = {
  name: 'games',
  usage: '[GAME]',
  examples: [
    { line: 'games', does: 'one row a game' },
    { line: 'games nim', does: 'all presets, levels and bots of nim, with what they are' },
    { line: 'games --json', does: 'the same for programs' },
  ],
  options: JSON_OPTION,
  words: { least: 0, most: 1 },
  async run(given: Arguments, world: World) {
    const [id] = given.words
    const entries = id === undefined ? world.games : [chooseGame(world, id)]
    const rooms = await Promise.all(entries.map(furnished))
    if (given.has('json')) world.out(stringify(rooms.map(asData)))
    else if (id === undefined) world.out(asTable(rooms, world.width))
    else for (const room of rooms) world.out(inFull(room, world))
    return FINE
  },
}

interface Room {
  readonly game: Game
  readonly minds: Minds
  readonly levels: readonly Level[]
}

async function furnished(entry: GameEntry): Promise<Room> {
  const [game, minds, levels] = await Promise.all([entry.game(), entry.minds(), entry.levels()])
  return { game, minds, levels }
}

function asData({ game, minds, levels }: Room): object {
  const { id, rules, seats, hz, presets } = game
  return {
    id,
    rules,
    seats,
    hz,
    presets: presets.map(({ name, setup }) => ({ name, setup })),
    levels: levels.map(level => ({ id: level.id, name: level.name })),
    bots: minds.bots.map(bot => ({ id: bot.id, about: bot.about })),
    hints: minds.guide !== null,
  }
}

function asTable(rooms: readonly Room[], width: number): string {
  const head = ['game', 'seats', 'hz', 'rules', 'presets', 'levels', 'bots']
  const rows = rooms.map(({ game, minds, levels }) => [
    game.id,
    String(game.seats),
    String(game.hz),
    String(game.rules),
    some(game.presets.map(preset => plainName(preset.name))),
    some(levels.map(level => level.id)),
    some(minds.bots.map(bot => bot.id)),
  ])
  return table([head, ...rows], width)
}

function some(names: readonly string[]): string {
  if (names.length === 0) return '-'
  const more = names.length - MOST_NAMED
  return names.slice(0, MOST_NAMED).join(', ') + (more > 0 ? `, and ${more} more` : '')
}

function inFull({ game, minds, levels }: Room, world: World): string {
  const time = game.hz === 0 ? 'time passes only when somebody acts' : `${game.hz} ticks a second`
  const parts = [`${paint(world, 'bold', game.id)}: ${game.seats === 1 ? 'one seat' : 'two seats'}, rules ${game.rules}, ${time}`]
  const list = (title: string, rows: readonly (readonly string[])[]): void => {
    if (rows.length > 0) parts.push(`${paint(world, 'bold', title)}\n${indented(table(rows, world.width - 2))}`)
  }
  list(
    'Presets (--preset)',
    game.presets.map(({ name, setup }) => [plainName(name), stringify(setup)]),
  )
  list(
    'Levels (--level)',
    levels.map(level => [level.id, level.name]),
  )
  list(
    'Bots (--mind), from weakest to strongest',
    minds.bots.map(bot => [bot.id, bot.about]),
  )
  return parts.join('\n\n')
}
