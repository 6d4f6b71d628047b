import { expect, test } from 'vitest'
import { nim } from '../games/nim/game.ts'
import { readArguments } from '../terminal/arguments.ts'
import type { CommandEntry } from '../terminal/command.ts'
import { entryOf, games, madeWorld } from '../terminal/testing/world.ts'
import { findCommand, sections } from './commands.ts'
import { run, type } from './testing/lockstep.ts'

const everySection = await sections(madeWorld({}).world)
const commands = everySection.flatMap(section => section.commands)
const commandNames = commands.map(({ name }) => name)

test('no two commands have the same name, whoever brings them along', () => {
  expect(new Set(commandNames).size).toBe(commandNames.length)
})

test('what a game brings along is listed under its name, and belongs to nobody else', async () => {
  const { out } = await type('help')
  expect(out).toMatch(/\n\nOf floodline\n {2}run +plays a level/)
  expect(out).toMatch(/\n\nOf chainfall\n {2}balance +plays a rule set/)
  expect((await type('help validate')).out).toContain('\n\nFloodline: says what is wrong with level files.\n')
  const without = games.filter(({ id }) => id !== 'floodline')
  expect((await type('help', { games: without })).out).not.toMatch(/validate|floodline/)
  expect((await type('validate -', { games: without })).err).toContain('there is no command "validate"')
})

test('without a command there is the overview, and it names every command', async () => {
  const { code, out, err } = await run([])
  expect(code).toBe(0)
  expect(err).toBe('')
  for (const name of commandNames) expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  expect((await type('help')).out).toBe(out)
  expect((await type('--help')).out).toBe(out)
})

test('the overview and every help fit on a screen of eighty columns, except what is to be pasted', async () => {
  for (const name of ['', ...commandNames]) {
    const { out } = await run(name === '' ? ['help'] : ['help', name], { width: 80 })
    const prose = out.split('\n').filter(line => !/^\s*npx lockstep|^lockstep /.test(line))
    for (const line of prose) expect(line.length, line).toBeLessThanOrEqual(88)
  }
})

test.each(commandNames)('lockstep %s --help shows examples, options and exit codes', async name => {
  const { code, out, err } = await run([name, '--help'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain(`lockstep ${name}`)
  expect(out).toContain(`  npx lockstep ${name}`)
  expect(out).toContain('--help')
  expect(out).toMatch(/Exit codes\n {2}0 {2}fine\n {2}1 {2}.*\n {2}2 {2}/)
  expect((await run(['help', name])).out).toBe(out)
})

test('every example can be pasted: its options exist and its words are enough', async () => {
  const runs = (await Promise.all(games.map(async game => (await game.runs()).map(run => ['long', game.id, run] as const)))).flat()
  for (const [...path] of [...commands.map(command => [command] as const), ...runs]) {
    const listed = path.pop() as CommandEntry
    const command = await listed.fetch()
    expect(command.name).toBe(listed.name)
    expect(command.examples.length).toBeGreaterThan(0)
    for (const { line } of command.examples) {
      expect(`${line} `).toMatch(new RegExp(`^${[...path, command.name].join(' ')} `))
      const [name = '', ...argv] = words(line)
      const found = await findCommand(name, argv, madeWorld({}).world)
      expect(found && readArguments(found.command, found.rest), line).toBeTruthy()
    }
  }
})

/** As a shell would split it. */
function words(line: string): string[] {
  return Array.from(line.replace(/ < .*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g), found => found[1] ?? found[2] ?? found[3] ?? '')
}

test('the version is that of the package', async () => {
  expect((await type('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test.each([
  ['plya nim', 'lockstep: there is no command "plya"; did you mean "play"?'],
  ['dance', 'lockstep: there is no command "dance"; the commands are games, play,'],
  ['nim', '"nim" is a game, not a command; try: npx lockstep play nim'],
  ['--json games', 'the command comes first'],
  ['help plya', 'did you mean "play"?'],
  ['constructor', 'there is no command "constructor"'],
  ['games nmi', 'lockstep: there is no game "nmi"; did you mean "nim"? (the games are '],
  ['play', 'play wants a game, as in "npx lockstep play nim"; the games are '],
  ['play nmi', 'did you mean "nim"?'],
  ['play nim --levle classic', 'there is no option --levle; did you mean --level?'],
  ['play nim --level clasic', 'nim has no level "clasic"; did you mean "classic"? (the levels are classic, marienbad)'],
  ['play nim --preset five-heap', 'did you mean "five-heaps"?'],
  ['play nim --mind pefrect', 'nim has no bot "pefrect"; did you mean "perfect"? (the bots are careless, perfect)'],
  ['play nim --seat 2', 'there is no seat "2"; the seats are 0, 1, both'],
  ['play nim --seat both --mind perfect', 'no place for --mind'],
  ['play nim --level classic --preset five-heaps', '--level and --preset cannot go together'],
  ['play nim --setup {', 'the setup cannot be read'],
  ['play nim --setup {"heaps":99,"most":3,"misere":true}', '"heaps" is a whole number from 1 to 8; for example --setup \'{"heaps":3'],
  ['play nim --seed=', '--seed wants a value (TEXT)'],
  [`play nim --seed=${'x'.repeat(300)}`, '--seed wants a line of text, at most 200 characters'],
  ['play nim --save no/such/folder/game.txt', 'there is no folder no/such/folder to save to'],
  ['deal', 'deal wants a game'],
  ['deal nim --count 0', '--count wants a whole number from 1'],
  ['deal nim --level classic --count 3', '--level and --count cannot go together'],
  ['verify', 'verify wants a file'],
  ['show', 'show wants a file'],
  ['show x --eye refree', 'there is no eye "refree"; did you mean "referee"?'],
  ['rules', 'rules wants a game'],
  ['soak nmi', 'did you mean "nim"?'],
  ['soak --seconds 1 --minutes 1', '--seconds and --minutes cannot go together'],
  ['perft nim --depth -1', '--depth wants a value (N); if the value does begin with a dash'],
  ['perft nim --depth=-1', '--depth wants a whole number from 1 to'],
  ['playthrough', 'playthrough wants a game, or --check, or --update'],
  ['playthrough nim --actions zz', '"zz" is not an action of nim'],
  ['vectors', 'vectors wants a folder'],
])('lockstep %s is refused in one sentence', async (line, because) => {
  const { code, out, err } = await type(line)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(because)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test('a fault in lockstep itself is not passed off as a fault of the person', async () => {
  const broken = entryOf({
    ...nim,
    deal: () => {
      throw new Error('the bag is torn')
    },
  })
  const { code, err } = await type('deal nim', { games: [broken] })
  expect(code).toBe(3)
  expect(err).toContain('fault in lockstep itself')
  expect(err).toContain('the bag is torn')
})
