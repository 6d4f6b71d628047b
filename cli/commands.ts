/**
 * The list of commands, in the order the overview shows them. Each is fetched when asked for, because most calls need one;
 * the summaries stand here so that the overview needs none. A game lists its own in games/NAME/terminal/terminal.ts.
 */
import type { Command, CommandEntry } from '../terminal/command.ts'
import type { World } from '../terminal/world.ts'
import { summaryIn } from './help.ts'

/** `inner`: the command within this one that the next words name; null when they name none. */
interface CommonEntry extends CommandEntry {
  inner?(words: readonly string[], world: World): Promise<Found | null>
}

export const commands: readonly CommonEntry[] = [
  {
    name: 'games',
    summary: 'what there is to play: presets, levels and bots',
    fetch: async () => (await import('./commands/games.ts')).games,
  },
  {
    name: 'play',
    summary: 'plays a game: against a bot, with somebody beside you, or alone',
    fetch: async () => (await import('./commands/play.ts')).play,
  },
  {
    name: 'deal',
    summary: 'prints deals: a picture of the start, and the deal as JSON',
    fetch: async () => (await import('./commands/deal.ts')).deal,
  },
  {
    name: 'rules',
    summary: 'prints the rule book of a game, or which rules have no test',
    fetch: async () => (await import('./commands/rules.ts')).rules,
  },
  {
    name: 'verify',
    summary: 'plays replays over and says whether they come to what they say',
    fetch: async () => (await import('./commands/verify.ts')).verify,
  },
  {
    name: 'seal',
    summary: 'says whether the seal that was shown before a game opens to its deal',
    fetch: async () => (await import('./commands/seal.ts')).seal,
  },
  {
    name: 'show',
    summary: 'prints a replay or a save, position by position',
    fetch: async () => (await import('./commands/show.ts')).show,
  },
  {
    name: 'playthrough',
    summary: 'writes a transcript drawn for every eye, or checks the kept ones',
    fetch: async () => (await import('./commands/playthrough.ts')).playthrough,
  },
  {
    name: 'soak',
    summary: 'plays at random and checks what every game promises',
    fetch: async () => (await import('./commands/soak.ts')).soak,
  },
  {
    name: 'secrets',
    summary: 'plays at random and looks for what an eye is told and may not know',
    fetch: async () => (await import('./commands/secrets.ts')).secrets,
  },
  {
    name: 'endure',
    summary: 'lets a bot play alone and says how often it lasts',
    fetch: async () => (await import('./commands/endure.ts')).endure,
  },
  {
    name: 'league',
    summary: 'lets the bots play each other and says how strong each is',
    fetch: async () => (await import('./commands/league.ts')).league,
  },
  {
    name: 'arena',
    summary: 'lets two bots play each other on a server of their own, over its socket',
    fetch: async () => (await import('./commands/arena.ts')).arena,
  },
  {
    name: 'perft',
    summary: 'counts the games of every length from a position',
    fetch: async () => (await import('./commands/perft.ts')).perft,
  },
  {
    name: 'bench',
    summary: 'measures how fast things are',
    fetch: async () => (await import('./commands/bench.ts')).bench,
  },
  {
    name: 'vectors',
    summary: 'runs a folder of language-neutral test vectors for the rules',
    fetch: async () => (await import('./commands/vectors.ts')).vectors,
  },
  {
    name: 'long',
    summary: 'runs that take minutes or hours, each of one game',
    fetch: async () => (await import('./commands/long.ts')).long,
    inner: async (words, world) => (await import('./commands/long.ts')).namedRun(words, world),
  },
  {
    name: 'backup',
    summary: 'copies everything that a server keeps into a file',
    fetch: async () => (await import('./commands/backup.ts')).backup,
  },
  {
    name: 'restore',
    summary: 'puts back what backup copied',
    fetch: async () => (await import('./commands/restore.ts')).restore,
  },
  {
    name: 'reports',
    summary: 'lists what people reported about each other, and closes it',
    fetch: async () => (await import('./commands/reports.ts')).reports,
  },
  {
    name: 'help',
    summary: 'how to use lockstep, or one of its commands',
    fetch: async () => (await import('./commands/help.ts')).helpAbout(sections),
  },
]

/** Commands that belong together: everybody's, then those that a game brings along. */
export interface Section {
  /** Null: everybody's. */
  readonly game: string | null
  readonly commands: readonly CommandEntry[]
}

export async function sections({ games }: World): Promise<readonly Section[]> {
  const own = games.map(async ({ id, terminal }) => ({ game: id, commands: (await terminal())?.commands ?? [] }))
  return [{ game: null, commands }, ...(await Promise.all(own)).filter(section => section.commands.length > 0)]
}

/** A command that was found, and what of the line is left for it. */
export interface Found {
  readonly command: Command
  readonly summary: string
  readonly rest: readonly string[]
}

/** Null: there is no command of that name. Games are asked last, so that what is everybody's needs none of them. */
export async function findCommand(name: string, rest: readonly string[], world: World): Promise<Found | null> {
  const common: CommonEntry | undefined = commands.find(command => command.name === name)
  const inner = await common?.inner?.(rest, world)
  if (inner) return inner
  const section = common
    ? { game: null, commands: [common] }
    : (await sections(world)).find(each => each.commands.some(command => command.name === name))
  const entry = section?.commands.find(command => command.name === name)
  if (!section || !entry) return null
  return { command: await entry.fetch(), summary: summaryIn(section, entry), rest }
}

export async function commandNames(world: World): Promise<readonly string[]> {
  return (await sections(world)).flatMap(section => section.commands.map(({ name }) => name))
}
