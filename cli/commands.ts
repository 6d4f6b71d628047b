/**
 * The list of commands, in the order the overview shows them. Each is fetched when asked for, because most calls need one;
 * the summaries stand here so that the overview needs none.
 */
import type { Listed } from './command.ts'

export const commands: readonly Listed[] = [
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
    name: 'audit',
    summary: 'deals many hands and says whether the dealer keeps its word',
    fetch: async () => (await import('./commands/audit.ts')).audit,
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
    name: 'balance',
    summary: 'plays a rule set of chainfall against itself and reports how fair it is',
    fetch: async () => (await import('./commands/balance.ts')).balance,
  },
  {
    name: 'puzzles',
    summary: 'looks for puzzles in games between bots',
    fetch: async () => (await import('./commands/puzzles.ts')).puzzles,
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
    name: 'run',
    summary: 'floodline: plays a level from a file of inputs and says what it came to',
    fetch: async () => (await import('./commands/run.ts')).run,
  },
  {
    name: 'validate',
    summary: 'floodline: says what is wrong with level files',
    fetch: async () => (await import('./commands/validate.ts')).validate,
  },
  {
    name: 'explain',
    summary: 'floodline: says why things moved in a tick of a replay',
    fetch: async () => (await import('./commands/explain.ts')).explain,
  },
  {
    name: 'determinism',
    summary: 'floodline: resolves a hundred random positions and compares with what is recorded',
    fetch: async () => (await import('./commands/determinism.ts')).determinism,
  },
  {
    name: 'help',
    summary: 'how to use lockstep, or one of its commands',
    fetch: async () => (await import('./commands/help.ts')).helpAbout(commands),
  },
]

export const commandNames: readonly string[] = commands.map(({ name }) => name)

export function listed(name: string): Listed | null {
  return commands.find(command => command.name === name) ?? null
}
