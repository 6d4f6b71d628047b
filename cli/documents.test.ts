/** What the documents say of commands and figures: every command can be typed, every measured figure has one beside it, and the quick ones come out. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readArguments } from '../terminal/arguments.ts'
import { madeWorld } from '../terminal/testing/world.ts'
import { filesBelow } from '../tools/checks/tree.js'
import { findCommand } from './commands.ts'
import { type } from './testing/lockstep.ts'

const DOCUMENT = /^([A-Z]+|docs\/.*|games\/\w+\/README)\.md$/
const documents = filesBelow('.')
  .filter(path => DOCUMENT.test(path))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** In backticks, in a block, or set in: `npx lockstep verify FILE`, `npm run bench`. What a block says about it stands two spaces behind. */
function commandsIn(text: string): string[] {
  const quoted = Array.from(text.matchAll(/`((?:npx )?lockstep [^`]+|npm [^`]+)`/g), ([, line = '']) => line)
  const blocks = Array.from(text.matchAll(/^(?: {4})?((?:npx lockstep|npm) .*)$/gm), ([, line = '']) => line.split(/ {2,}| #/)[0] ?? '')
  return [...quoted, ...blocks].map(line => line.trim()).filter(line => !NO_COMMAND.test(line))
}

/** What begins like one and is the name of a stream or a hash: `lockstep stream 1`. */
const NO_COMMAND = /^lockstep \w+ \d+$/

/** Why a line cannot be typed; null if it can. What may be left out stands in brackets. */
async function fault(line: string): Promise<string | null> {
  const [tool, ...words] = line
    .replace(/\[[^\]]*\]/g, '')
    .replace(/^npx /, '')
    .split(/ +/)
    .filter(word => word !== '')
  if (tool === 'npm') {
    const script = words[0] === 'run' ? words[1] : words[0]
    return script !== undefined && (script in scripts || script === 'install') ? null : `there is no script ${script}`
  }
  const [name = '', ...rest] = words
  try {
    const found = await findCommand(name, rest, madeWorld({}).world)
    if (!found) return `there is no command ${name}`
    // A name alone may just be mentioned.
    if (found.rest.length > 0) readArguments(found.command, found.rest)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test('every command in the documents can be typed', async () => {
  const faults: string[] = []
  for (const { path, text } of documents)
    for (const line of commandsIn(text)) {
      const found = await fault(line)
      if (found !== null) faults.push(`${path}: ${line}: ${found}`)
    }
  expect(faults).toEqual([])
})

test('a command that does not exist is found, in every place where one may stand', async () => {
  expect(
    commandsIn('Run `npx lockstep dance`, or\n\n    npm run nothing\n\n```text\nnpx lockstep play nim --levle x   with words\n```\n'),
  ).toEqual(['npx lockstep dance', 'npm run nothing', 'npx lockstep play nim --levle x'])
  expect(await fault('npx lockstep dance')).toMatch('no command dance')
  expect(await fault('npm run nothing')).toMatch('no script nothing')
  expect(await fault('npx lockstep play nim --levle x')).toMatch('--levle')
  expect(await fault('lockstep relevel [ID]')).toBeNull()
})

/** Shares, ratios, times, weights, strengths. Boards such as 8×8, limits and how sure an interval is are none: they are chosen, not measured. */
const MEASURED = /(?<!\b9(?=5 ?%))\d ?%|\d×(?=[\s|),.]|$)|\d (?:ms|kB|KiB|MiB)\b|\d Elo\b|\bElo \d/

/** From heading to heading, the first one without. */
function sectionsOf(text: string): string[] {
  return text.split(/^(?=#{2,} )/m)
}

/** Measured, and nobody is told how: neither there nor at the beginning of the page. */
function unexplained(text: string): string[] {
  const [opening = '', ...sections] = sectionsOf(text)
  const isTold = (part: string): boolean => commandsIn(part).length > 0
  return [opening, ...sections]
    .filter(section => MEASURED.test(section) && !isTold(section) && !isTold(opening))
    .map(section => `${section.split('\n')[0]}: ${MEASURED.exec(section)?.[0]}`)
}

test('every measured figure has the command beside it that measures it', () => {
  expect(documents.flatMap(({ path, text }) => unexplained(text).map(found => `${path}: ${found}`))).toEqual([])
})

test('a figure without a command is found, on a page or in a part of one', () => {
  expect(unexplained('# A\n\n## B\n\nIt takes 3 ms.\n')).toEqual(['## B: 3 ms'])
  expect(unexplained('# A\n\n8×8 cells.\n\n## B\n\nIt is 12.5 % better.\n\n    npx lockstep games\n')).toEqual([])
  expect(unexplained('# A\n\n`npm run bench`\n\n## B\n\n| 3.5× |\n')).toEqual([])
})

/** Counts that are written out, and what they count. */
const NUMBERS = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')
const inWords = (text: string): number => (/^[\d,]+$/.test(text) ? Number(text.replaceAll(',', '')) : NUMBERS.indexOf(text.toLowerCase()))

const folders = (path: string): number => readdirSync(path, { withFileTypes: true }).filter(each => each.isDirectory()).length

async function botsOf(game: string): Promise<number> {
  const [found] = JSON.parse((await type(`games ${game} --json`)).out) as { bots: unknown[] }[]
  return found?.bots.length ?? 0
}

/** What an option of a run is without it: its help says so in brackets. */
async function usual(run: string, option: string): Promise<number> {
  const { out } = await type(`${run} --help`)
  return Number(new RegExp(`--${option} N .*\\((\\d+)\\)`).exec(out)?.[1])
}

const COUNTS: readonly (readonly [path: string, says: RegExp, count: () => number | Promise<number>])[] = [
  ['README.md', /^(\w+) deterministic grid games/m, () => folders('games') - 1], // Nim is the template
  [
    'CONTRIBUTING.md',
    /puts ([\d,]+) honest and/,
    () => Number(/count: \{ type: 'string', default: '(\d+)'/.exec(readFileSync('tools/forgeries.ts', 'utf8'))?.[1]),
  ],
  ['README.md', /Play against (\w+) minds/, () => botsOf('chainfall')],
  ['CHANGELOG.md', /(\w+) levels of the campaign/, () => folders('games/floodline/levels/campaign')],
  ['CHANGELOG.md', /sandbox with\s+every tool, (\w+) puzzles/, () => folders('games/floodline/levels/puzzles')],
  [
    'docs/rules/blocks.md',
    /mirror image of these shapes: (\d+) variants/,
    async () => (await type('audit blocks --hands 1')).out.match(/^[a-z][a-z0-9 ]*-\d+ /gm)?.length ?? 0,
  ],
  ['CONTRIBUTING.md', /([\d,]+) random games of each/, () => usual('secrets', 'games')],
  ['CONTRIBUTING.md', /textbook: ([\d,]+) boards/, async () => 10 * (await usual('long floodline differential', 'boards'))],
  ['CONTRIBUTING.md', /boards, ([\d,]+) games/, () => usual('long floodline differential', 'games')],
  ['CONTRIBUTING.md', /games, ([\d,]+) previews/, () => usual('long floodline differential', 'futures')],
  ['CONTRIBUTING.md', /previews, ([\d,]+) spoilt level files/, () => usual('long floodline differential', 'levels')],
  ['CONTRIBUTING.md', /names for ([\d,]+) collapses/, () => usual('long floodline explanations', 'collapses')],
  ['CONTRIBUTING.md', /hide what they must: ([\d,]+) games/, () => usual('long chainfall differential', 'games')],
  ['CONTRIBUTING.md', /hide what they must: [\d,]+ games, ([\d,]+) positions/, () => usual('long chainfall differential', 'positions')],
  ['CONTRIBUTING.md', /([\d,]+) levels of Stackdoku dealt/, () => usual('long stackdoku soak', 'levels')],
  ['CONTRIBUTING.md', /measures ([\d,]+) levels of each difficulty/, () => usual('long stackdoku difficulty', 'levels')],
]

test.each(COUNTS)('%s: %s', async (path, says, count) => {
  const said = says.exec(readFileSync(path, 'utf8'))?.[1]
  expect(said, 'it is still said').toBeDefined()
  expect(inWords(said ?? '')).toBe(await count())
})

const QUICK = Array.from(
  readFileSync('docs/measurements.md', 'utf8').matchAll(/^\| `npx lockstep ([^`]+)` \| (.+) \|$/gm),
  ([, line = '', prints = '']) => [line, prints] as const,
)

test('there are quick ones', () => expect(QUICK.length).toBeGreaterThanOrEqual(10))

test.each(QUICK)('docs/measurements.md: %s prints %s', { timeout: 180_000 }, async (line, prints) => {
  const { code, out } = await type(line, { root: '.' })
  expect(code).toBe(0)
  for (const piece of prints.split(' … ')) expect(out.replace(/ +/g, ' ')).toContain(piece)
})
