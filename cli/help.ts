/** Help teaches by example: what to paste first, what each option means after. */
import { type Command, type CommandEntry, EXIT_CODES, type Option } from '../terminal/command.ts'
import { indented, paint, sentence, table, wrapped } from '../terminal/text.ts'
import type { World } from '../terminal/world.ts'
import type { Section } from './commands.ts'

type Screen = Pick<World, 'width' | 'colour'>

const HELP_WIDTH = 100

export function overview(sections: readonly Section[], screen: Screen): string {
  const width = Math.min(screen.width, HELP_WIDTH)
  const names = sections.flatMap(({ commands }) => commands.map(({ name }) => name.length))
  const column = Math.max(...names) // the same in every section, so that the eye can run down
  const listed = ({ game, commands }: Section): string =>
    section(
      screen,
      game === null ? 'Commands' : `Of ${game}`,
      table(
        commands.map(({ name, summary }) => [name.padEnd(column), summary]),
        width - 2,
      ),
    )
  return [
    'Lockstep: deterministic grid games. Same start, same moves, same end, on every machine.',
    section(screen, 'Begin with', table(FIRST_STEPS, width - 2)),
    ...sections.map(listed),
    section(screen, 'More', table(MORE, width - 2)),
    exitCodes(screen),
  ].join('\n\n')
}

const FIRST_STEPS = [
  ['npx lockstep games', 'what there is to play'],
  ['npx lockstep play nim', 'play against the weakest bot'],
  ['npx lockstep play nim --save game.txt', '… and keep the game'],
  ['npx lockstep verify game.txt', 'play it over and see whether it is true'],
  ['npx lockstep show game.txt', 'look at it, position by position'],
]

const MORE = [
  ['npx lockstep help play', 'everything about one command, with examples'],
  ['npx lockstep --version', 'the version of lockstep'],
]

/** A game's command says whose it is. */
export function summaryIn({ game }: Section, { summary }: CommandEntry): string {
  return game === null ? summary : `${game}: ${summary}`
}

export function helpOn(command: Command, summary: string, screen: Screen): string {
  const width = Math.min(screen.width, HELP_WIDTH)
  const parts = [paint(screen, 'bold', `lockstep ${command.name} ${command.usage}`.trimEnd()), wrapped(sentence(summary), width).join('\n')]
  for (const paragraph of command.about?.split('\n\n') ?? []) parts.push(wrapped(paragraph.replace(/\s+/g, ' ').trim(), width).join('\n'))
  // One a line, never wrapped: they are there to be copied.
  const examples = command.examples.map(({ line, does }) => `${paint(screen, 'dim', `# ${does}`)}\nnpx lockstep ${line}`)
  parts.push(section(screen, 'Examples', examples.join('\n')))
  const options = Object.entries<Option>({ ...command.options, help: { about: 'this text' } })
  const spelled = options.map(([name, option]) => [`--${name}${option.value ? ` ${option.value}` : ''}`, option.about])
  parts.push(section(screen, 'Options', table(spelled, width - 2)), exitCodes(screen))
  return parts.join('\n\n')
}

function exitCodes(screen: Screen): string {
  const codes = EXIT_CODES.map(([code, meaning]) => [String(code), meaning])
  return section(screen, 'Exit codes', table(codes, Math.min(screen.width, HELP_WIDTH) - 2))
}

function section(screen: Screen, title: string, body: string): string {
  return `${paint(screen, 'bold', title)}\n${indented(body)}`
}
