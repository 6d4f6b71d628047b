import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundaries, type Fault, shownTable } from './boundaries.js'
import { asMarkdown, everyImport, fewestModules, valueImports } from './import-table.js'

/** A small tree that keeps every rule. Each module exports what the planted ones below ask for. */
const clean: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ dependencies: { shipped: '1.0.0' }, devDependencies: { tester: '1.0.0' } }),
  ...packageFiles('shipped'),
  ...packageFiles('tester'),
  ...packageFiles('stowaway'),
  'kernel/game.ts':
    "export interface Game { id: string }\nexport const copy = (x: unknown) => x\nimport type { Hash } from './hash.ts'\nexport type H = Hash",
  'kernel/hash.ts': "import type { Game } from './game.ts'\nexport type Hash = Game['id']\nexport const hash = 1",
  'kernel/testing/soak.ts':
    "import { copy } from '../game.ts'\nimport { readFileSync } from 'node:fs'\nexport const soak = [copy, readFileSync]",
  'kernel/hash.test.ts': "import { test } from 'tester'\nimport { soak } from './testing/soak.ts'\ntest(soak)",
  'protocol/messages.ts': "import type { Game } from '../kernel/game.ts'\nexport type Message = Game\nexport const said = 1",
  ...gameFiles('pebbles'),
  ...gameFiles('shells'),
  'games/index.ts':
    "import { registry } from './registry.ts'\nexport type GameEntry = string\nexport const games = [registry(() => import('./pebbles/module.ts')), registry(() => import('./shells/module.ts'))]",
  'games/registry.ts':
    "import type { Game } from '../kernel/game.ts'\nexport type GameModule = Game\nexport const registry = (x: unknown) => x",
  'ui/canvas.tsx':
    "import type { Game } from '../kernel/game.ts'\nimport { x } from 'shipped'\nexport const Canvas = (game: Game) => <b>{game.id + x}</b>",
  'shell/stages.ts': "export const stages = { pebbles: () => import('../games/pebbles/view/stage.tsx') }",
  'shell/app.tsx':
    "import { games } from '../games/index.ts'\nimport { copy } from '../kernel/game.ts'\nimport { stages } from './stages.ts'\nexport const App = () => <p>{copy([games, stages])}</p>",
  'server/room.ts':
    "import { games } from '../games/index.ts'\nimport { createServer } from 'node:http'\nexport const room = [games, createServer]",
  'server/testing/redis.ts':
    "import { run } from '../../tools/vectors.ts'\nimport { room } from '../room.ts'\nexport const redis = [run, room]",
  'server/data/backup.ts': "import { x } from 'shipped'\nexport const backup = x",
  'cli/backup.ts': "import { backup } from '../server/data/backup.ts'\nexport const command = backup",
  'terminal/command.ts':
    "import type { GameEntry } from '../games/index.ts'\nimport { hash } from '../kernel/hash.ts'\nexport type Command = GameEntry\nexport const command = hash",
  'terminal/testing/world.ts':
    "import { games } from '../../games/index.ts'\nimport { command } from '../command.ts'\nexport const world = [games, command]",
  'cli/main.ts':
    "import { soak } from '../kernel/testing/soak.ts'\nimport { bench } from '../bench/run.ts'\nimport { command } from '../terminal/command.ts'\nexport const main = [soak, bench, command]",
  'e2e/pebbles.ts': "import { x } from 'shipped'\nexport const hands = x",
  'e2e/shells.ts': "import { x } from 'shipped'\nexport const hands = x",
  'bench/run.ts': "import { oracle } from '../games/pebbles/testing/oracle.ts'\nexport const bench = oracle",
  'bench/workload.ts': 'export interface Workload { name: string }',
  'tools/vectors.ts': "import type { VectorAdapter } from './vector-adapter.ts'\nexport const run = (adapter: VectorAdapter) => adapter",
  'tools/vector-adapter.ts': 'export interface VectorAdapter { folder: string }',
}

function packageFiles(name: string): Record<string, string> {
  return {
    [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', type: 'module', exports: { '.': './main.js' } }),
    [`node_modules/${name}/main.js`]: 'export const x = 1\nexport const test = y => y',
  }
}

function gameFiles(game: string): Record<string, string> {
  const files = {
    'nouns.ts': "import type { Game } from '../../kernel/game.ts'\nexport type Nouns = Game\nexport const size = 8",
    'rules/turn.ts': "import { copy } from '../../../kernel/game.ts'\nimport { size } from '../nouns.ts'\nexport const turn = [copy, size]",
    'minds/best.ts': "import { turn } from '../rules/turn.ts'\nexport const best = turn",
    'levels/generate.ts': "import { best } from '../minds/best.ts'\nexport const generate = best",
    'game.ts':
      "import { generate } from './levels/generate.ts'\nimport { turn } from './rules/turn.ts'\nexport const game = [generate, turn]",
    'module.ts':
      "import type { GameModule } from '../registry.ts'\nimport { game } from './game.ts'\nexport const gameModule = [game, () => import('./minds/best.ts')]\nexport type B = GameModule",
    'view/stage.tsx':
      "import type { Game } from '../../../kernel/game.ts'\nimport { type H } from '../../../kernel/game.ts'\nimport { Canvas } from '../../../ui/canvas.tsx'\nimport { turn } from '../rules/turn.ts'\nexport const Stage = <T extends Game>(h: H, t: T) => <Canvas id={h + t.id}>{turn}</Canvas>",
    'terminal/terminal.ts':
      "import { command } from '../../../terminal/command.ts'\nimport { oracle } from '../testing/oracle.ts'\nimport { best } from '../minds/best.ts'\nimport { readFileSync } from 'node:fs'\nexport const terminal = [command, oracle, best, readFileSync]",
    'terminal/terminal.test.ts':
      "import { test } from 'tester'\nimport { main } from '../../../cli/main.ts'\nimport { terminal } from './terminal.ts'\ntest([main, terminal])",
    'testing/runs/runs.ts':
      "import { command } from '../../../../terminal/command.ts'\nimport { oracle } from '../oracle.ts'\nexport const runs = [command, oracle]\n" +
      `import { hands } from '../../../../e2e/${game}.ts'\nexport const more = hands`,
    'build.js': "import { x } from 'shipped'\nexport const plugins = [x]",
    'testing/oracle.ts':
      "import type { VectorAdapter } from '../../../tools/vector-adapter.ts'\nimport type { Workload } from '../../../bench/workload.ts'\nimport { game } from '../game.ts'\nexport const oracle = [game]\nexport type Both = VectorAdapter & Workload",
    'rules/turn.test.ts':
      "import { test } from 'tester'\nimport { oracle } from '../testing/oracle.ts'\nimport { turn } from './turn.ts'\ntest([oracle, turn])",
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`games/${game}/${path}`, text]))
}

/** One module for each rule that breaks it, and what must be said about it. */
const planted: Readonly<Record<string, { file: string; text: string; says: string }>> = {
  kernel: plant('kernel/bad.ts', "import '../games/index.ts'", 'kernel/bad.ts:1 imports games/index.ts; kernel may import kernel'),
  'kernel-testing': plant(
    'kernel/testing/bad.ts',
    "import '../../ui/canvas.tsx'",
    'kernel/testing may import kernel, kernel/testing, games/nim, packages and Node',
  ),
  protocol: plant('protocol/bad.ts', "import '../games/index.ts'", 'protocol may import protocol, valibot and types of kernel'),
  'protocol-types': plant(
    'protocol/worse.ts',
    "import { copy } from '../kernel/game.ts'\nexport const c = copy",
    'protocol may import protocol, valibot and types of kernel',
  ),
  nouns: plant(
    'games/shells/nouns.ts',
    "import { turn } from './rules/turn.ts'\nexport const size = [turn]",
    "a game's nouns.ts may import kernel",
  ),
  rules: plant(
    'games/pebbles/rules/bad.ts',
    "// A comment,\n\nimport { Canvas } from '../../../ui/canvas.tsx'\nexport const c = Canvas",
    "games/pebbles/rules/bad.ts:3 imports ui/canvas.tsx; a game's rules may import kernel, its own rules and its own nouns",
  ),
  older: plant(
    'games/pebbles/older/bad.ts',
    "import { turn } from '../rules/turn.ts'\nexport const t = turn",
    "a game's older rules may import kernel, its own older rules and its own nouns",
  ),
  minds: plant(
    'games/pebbles/minds/bad.ts',
    "import '../levels/generate.ts'",
    "a game's minds may import kernel, its own minds, its own rules and its own nouns",
  ),
  levels: plant(
    'games/pebbles/levels/bad.ts',
    "import '../view/stage.tsx'",
    "a game's levels may import kernel, its own levels, its own minds, its own rules, its own nouns and valibot",
  ),
  contents: plant(
    'games/shells/game.ts',
    "import '../../ui/canvas.tsx'",
    "a game's game.ts may import kernel, its own levels, its own rules and its own nouns",
  ),
  view: plant(
    'games/pebbles/view/bad.tsx',
    "import '../game.ts'",
    "a game's view may import ui, its own view, its own levels, its own minds, its own rules, its own nouns, docs/screenshots, packages and types of kernel",
  ),
  'view-types': plant(
    'games/pebbles/view/worse.tsx',
    "import { copy, type H } from '../../../kernel/game.ts'\nexport const c: H = copy",
    "a game's view may import ui, its own view, its own levels, its own minds, its own rules, its own nouns, docs/screenshots, packages and types of kernel",
  ),
  'game-testing': plant(
    'games/pebbles/testing/bad.ts',
    "import '../../../shell/app.tsx'",
    "a game's testing may import kernel, kernel/testing, everything of its own game,",
  ),
  module: plant(
    'games/pebbles/module.ts',
    "import '../shells/game.ts'",
    "a game's module.ts may import kernel, its own game.ts, its own older rules, its own minds, its own levels, its own nouns and types of games/registry.ts",
  ),
  'module-types': plant(
    'games/shells/module.ts',
    "import { registry } from '../registry.ts'\nexport const gameModule = registry",
    "a game's module.ts may import kernel, its own game.ts, its own older rules, its own minds, its own levels, its own nouns and types of games/registry.ts",
  ),
  registry: plant('games/registry.ts', "import './index.ts'", 'games/registry.ts may import kernel'),
  provenance: plant(
    'games/provenance.ts',
    "import './index.ts'\nimport { registry } from './registry.ts'\nexport const r = registry",
    'games/provenance.ts may import kernel and types of games/registry.ts',
  ),
  'provenance-types': plant(
    'games/provenance.ts',
    "import './index.ts'\nimport { registry } from './registry.ts'\nexport const r = registry",
    'games/provenance.ts may import kernel and types of games/registry.ts',
  ),
  list: plant('games/index.ts', "import '../ui/canvas.tsx'", "games/index.ts may import kernel, games/registry.ts and the games' modules"),
  ui: plant('ui/bad.ts', "import '../shell/stages.ts'", 'ui may import ui, packages and types of kernel'),
  'ui-types': plant(
    'ui/worse.ts',
    "import { copy } from '../kernel/game.ts'\nexport const c = copy",
    'ui may import ui, packages and types of kernel',
  ),
  stages: plant(
    'shell/stages.ts',
    "import '../games/pebbles/rules/turn.ts'",
    "shell/stages.ts may import kernel, protocol, ui, shell, games/index.ts, the games' views and packages",
  ),
  shell: plant(
    'shell/bad.ts',
    "import '../games/pebbles/game.ts'",
    'shell may import kernel, protocol, ui, shell, games/index.ts, games/provenance.ts and packages',
  ),
  server: plant(
    'server/bad.ts',
    "import '../ui/canvas.tsx'",
    'server may import kernel, protocol, server, games/index.ts, packages and Node',
  ),
  'server-testing': plant(
    'server/testing/bad.ts',
    "import '../../ui/canvas.tsx'",
    'server/testing may import kernel, protocol, server, games/index.ts, tools, packages and Node',
  ),
  'game-terminal': plant(
    'games/pebbles/terminal/bad.ts',
    "import '../view/stage.tsx'",
    "a game's terminal may import kernel, terminal, its own terminal, its own testing,",
  ),
  'game-runs': plant(
    'games/pebbles/testing/runs/bad.ts',
    "import '../../../../e2e/shells.ts'",
    "a game's testing/runs may import kernel, kernel/testing, terminal, everything of its own game, e2e/GAME.ts, packages and Node",
  ),
  'game-build': plant('games/shells/build.js', "import './game.ts'", "a game's build.js may import packages and Node"),
  terminal: plant(
    'terminal/bad.ts',
    "import '../games/pebbles/minds/best.ts'",
    'terminal may import kernel, terminal, packages, Node, games/provenance.ts and types of games/index.ts',
  ),
  'terminal-types': plant(
    'terminal/worse.ts',
    "import { games } from '../games/index.ts'\nexport const g = games",
    'terminal may import kernel, terminal, packages, Node, games/provenance.ts and types of games/index.ts',
  ),
  'terminal-testing': plant(
    'terminal/testing/bad.ts',
    "import '../../ui/canvas.tsx'",
    'terminal/testing may import kernel, kernel/testing,',
  ),
  cli: plant(
    'cli/bad.ts',
    "import '../games/pebbles/minds/best.ts'",
    'cli may import kernel, kernel/testing, terminal, terminal/testing, cli, games/index.ts, games/provenance.ts, bench, tools, server/data,',
  ),
  bench: plant(
    'bench/bad.ts',
    "import '../cli/main.ts'",
    "bench may import kernel, kernel/testing, bench, games/index.ts, the games' testing, packages and Node",
  ),
  tools: plant(
    'tools/bad.ts',
    "import '../games/pebbles/testing/oracle.ts'",
    'tools may import kernel, kernel/testing, protocol, terminal, tools, games/index.ts, games/provenance.ts, ui/breakpoints.ts, packages, Node and package.json',
  ),
  examples: plant(
    'examples/bad.ts',
    "import '../terminal/command.ts'",
    'examples may import kernel, games/index.ts, examples, packages, Node and types of protocol',
  ),
  'examples-types': plant(
    'examples/worse.ts',
    "import { said } from '../protocol/messages.ts'\nexport const s = said",
    'examples may import kernel, games/index.ts, examples, packages, Node and types of protocol',
  ),
  'other-game': plant(
    'games/pebbles/rules/thief.ts',
    "import '../../shells/rules/turn.ts'",
    'games/pebbles/rules/thief.ts:1 imports games/shells/rules/turn.ts; no game imports another',
  ),
  testing: plant(
    'server/tester.ts',
    "import '../kernel/testing/soak.ts'",
    'only tests, cli, bench, tools and the terminals of games import testing/',
  ),
  tests: plant('tools/testful.ts', "import '../kernel/hash.test.ts'", 'nothing imports a test'),
  'shell-is-last': plant(
    'ui/shellful.test.ts',
    "import '../shell/app.tsx'",
    'ui/shellful.test.ts:1 imports shell/app.tsx; nothing imports the shell',
  ),
  'server-is-last': plant('ui/serverful.test.ts', "import '../server/room.ts'", 'nothing imports the server, except'),
  'cli-is-last': plant(
    'ui/cliful.test.ts',
    "import '../cli/main.ts'",
    'nothing imports the command line, except tests of what games bring to it',
  ),
  orphan: plant('tools/alone.ts', 'export const alone = 1', 'tools/alone.ts: nobody imports it and it imports nothing, so what is it for?'),
  unresolved: plant('server/lost.ts', "import './nowhere.ts'", 'server/lost.ts:1 imports ./nowhere.ts; there is no such module'),
  undeclared: plant(
    'server/smuggler.ts',
    "import { x } from 'stowaway'\nexport const y = x",
    'a package that is imported stands in package.json',
  ),
  'development-only': plant(
    'server/developer.ts',
    "import { test } from 'tester'\nexport const y = test",
    'what is shipped does not import development packages',
  ),
  cycle: plant(
    'server/circle.ts',
    "import { b } from './square.ts'\nexport const a = () => b",
    'server/circle.ts imports server/square.ts imports server/circle.ts; modules do not import each other in a circle',
  ),
}

function plant(file: string, text: string, says: string): { file: string; text: string; says: string } {
  return { file, text, says }
}

const roots: string[] = []
let cleanFaults: readonly Fault[] = []
let faults: readonly Fault[] = []

function tree(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'lockstep-imports-'))
  roots.push(dir)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), `${text}\n`)
  }
  return dir
}

beforeAll(async () => {
  const sins = Object.values(planted).map(({ file, text }) => [file, text])
  const circle = { 'server/square.ts': "import { a } from './circle.ts'\nexport const b = () => a" }
  cleanFaults = (await boundaries(tree(clean), 1)).faults
  faults = (await boundaries(tree({ ...clean, ...Object.fromEntries(sins), ...circle }), 1)).faults
})

afterAll(() => roots.forEach(dir => rmSync(dir, { recursive: true })))

test('a tree that keeps the table passes, types in circles and .tsx with generics included', () => {
  expect(cleanFaults).toEqual([])
})

test('there is a planted violation for every rule', () => {
  const rules = new Set([...everyImport, ...valueImports].map(({ name }) => name))
  expect(new Set(Object.keys(planted))).toEqual(rules)
})

test('the table that ARCHITECTURE.md shows is the one that is enforced; `node tools/boundaries.js --write` renews it', () => {
  expect(shownTable(readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8'))).toBe(asMarkdown())
})

test.each(Object.keys(planted))('%s is checked', rule => {
  const said = faults.filter(fault => fault.rule === rule).map(({ says }) => says)
  expect(
    said.some(says => says.includes(planted[rule]?.says ?? 'nothing')),
    said.join('\n'),
  ).toBe(true)
})

test('seeing too few modules is a failure, because seeing none looks like a pass', async () => {
  const { modules, faults: few } = await boundaries(tree({ 'kernel/a.ts': "export * from './b.ts'", 'kernel/b.ts': 'export const b = 1' }))
  expect(modules).toBe(2)
  expect(few).toEqual([
    { rule: 'floor', says: `only 2 modules were seen and there are at least ${fewestModules}: the check itself is broken` },
  ])
})
