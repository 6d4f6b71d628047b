/**
 * Who may import whom, once: boundaries.js applies it as rules for dependency-cruiser and says what is wrong in words, ARCHITECTURE.md
 * shows it as a table (`node tools/boundaries.js --write`), and boundaries.test.ts plants a violation for every rule.
 */

/** A cruise that sees fewer modules than this has looked in the wrong place or could not read TypeScript: that is a failure, not a pass. */
export const fewestModules = 40

const test = '\\.test\\.tsx?$'
const testing = '^(kernel|terminal|cli|server|server/http|server/people|games/[^/]+)/testing/'

/**
 * What can be imported, by the name it has in sentences, as patterns of paths. `$1` is the game that the importing path names.
 */
const places = {
  kernel: '^kernel/(?!testing/)',
  'kernel/testing': '^kernel/testing/',
  protocol: '^protocol/',
  examples: '^examples/',
  ui: '^ui/',
  'ui/breakpoints.ts': '^ui/breakpoints\\.ts$',
  shell: '^shell/',
  server: '^server/',
  'server/data': '^server/data/',
  'server/config.ts': '^server/config\\.ts$',
  terminal: '^terminal/(?!testing/)',
  'terminal/testing': '^terminal/testing/',
  cli: '^cli/',
  bench: '^bench/',
  'bench/workload.ts': '^bench/workload\\.ts$',
  tools: '^tools/',
  'tools/vector-adapter.ts': '^tools/vector-adapter\\.ts$',
  'its own nouns': '^games/$1/nouns\\.ts$',
  'its own rules': '^games/$1/rules/',
  'its own older rules': '^games/$1/older/',
  'its own minds': '^games/$1/minds/',
  'its own levels': '^games/$1/levels/',
  'its own game.ts': '^games/$1/game\\.ts$',
  'its own view': '^games/$1/view/',
  'its own terminal': '^games/$1/terminal/',
  'its own testing': '^games/$1/testing/',
  'everything of its own game': '^games/$1/',
  'e2e/GAME.ts': '^e2e/$1\\.ts$',
  'games/nim': '^games/nim/',
  'games/index.ts': '^games/index\\.ts$',
  'games/registry.ts': '^games/registry\\.ts$',
  'games/provenance.ts': '^games/provenance\\.ts$',
  "the games' modules": '^games/[^/]+/module\\.ts$',
  "the games' views": '^games/[^/]+/view/',
  "the games' testing": '^games/[^/]+/testing/',
  'package.json': '^package\\.json$',
  'docs/screenshots': '^docs/screenshots/',
  valibot: '^node_modules/@?valibot/',
  packages: '^node_modules/',
  Node: '^[a-z0-9_:/]+$', // `fs`, `v8`, `node:test`: what is a file has a dot in its name
}

/**
 * A row: whatever matches `from` may import what `may` lists, of what `types` lists only types, and nothing else.
 * @typedef {keyof typeof places} Place
 * @typedef {{ name: string, who: string, from: string, may: Place[], types?: Place[] }} Row
 */

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @type {Row[]} */
const rows = [
  { name: 'kernel', who: 'kernel', from: '^kernel/(?!testing/)', may: ['kernel'] },
  {
    name: 'kernel-testing',
    who: 'kernel/testing',
    from: '^kernel/testing/',
    may: ['kernel', 'kernel/testing', 'games/nim', 'packages', 'Node'],
  },
  { name: 'protocol', who: 'protocol', from: '^protocol/', may: ['protocol', 'valibot'], types: ['kernel'] },
  { name: 'nouns', who: "a game's nouns.ts", from: '^games/([^/]+)/nouns\\.ts$', may: ['kernel'] },
  { name: 'rules', who: "a game's rules", from: '^games/([^/]+)/rules/', may: ['kernel', 'its own rules', 'its own nouns'] },
  { name: 'older', who: "a game's older rules", from: '^games/([^/]+)/older/', may: ['kernel', 'its own older rules', 'its own nouns'] },
  {
    name: 'minds',
    who: "a game's minds",
    from: '^games/([^/]+)/minds/',
    may: ['kernel', 'its own minds', 'its own rules', 'its own nouns'],
  },
  {
    name: 'levels',
    who: "a game's levels",
    from: '^games/([^/]+)/levels/',
    may: ['kernel', 'its own levels', 'its own minds', 'its own rules', 'its own nouns', 'valibot'],
  },
  {
    name: 'contents',
    who: "a game's game.ts",
    from: '^games/([^/]+)/game\\.ts$',
    may: ['kernel', 'its own levels', 'its own rules', 'its own nouns'],
  },
  {
    name: 'view',
    who: "a game's view",
    from: '^games/([^/]+)/view/',
    may: ['ui', 'its own view', 'its own levels', 'its own minds', 'its own rules', 'its own nouns', 'docs/screenshots', 'packages'],
    types: ['kernel'],
  },
  {
    name: 'game-terminal',
    who: "a game's terminal",
    from: '^games/([^/]+)/terminal/',
    may: [
      'kernel',
      'terminal',
      'its own terminal',
      'its own testing',
      'its own game.ts',
      'its own levels',
      'its own minds',
      'its own rules',
      'its own nouns',
      'packages',
      'Node',
    ],
  },
  {
    name: 'game-testing',
    who: "a game's testing",
    from: '^games/([^/]+)/testing/(?!runs/)',
    may: ['kernel', 'kernel/testing', 'everything of its own game', 'tools/vector-adapter.ts', 'bench/workload.ts', 'packages', 'Node'],
  },
  {
    name: 'game-runs',
    who: "a game's testing/runs",
    from: '^games/([^/]+)/testing/runs/',
    may: ['kernel', 'kernel/testing', 'terminal', 'everything of its own game', 'e2e/GAME.ts', 'packages', 'Node'],
  },
  {
    name: 'game-build',
    who: "a game's build.js",
    from: '^games/([^/]+)/build\\.js$',
    may: ['packages', 'Node'],
  },
  {
    name: 'module',
    who: "a game's module.ts",
    from: '^games/([^/]+)/module\\.ts$',
    may: ['kernel', 'its own game.ts', 'its own older rules', 'its own minds', 'its own levels', 'its own nouns'],
    types: ['games/registry.ts'],
  },
  { name: 'registry', who: 'games/registry.ts', from: places['games/registry.ts'], may: ['kernel'] },
  { name: 'provenance', who: 'games/provenance.ts', from: places['games/provenance.ts'], may: ['kernel'], types: ['games/registry.ts'] },
  { name: 'list', who: 'games/index.ts', from: places['games/index.ts'], may: ['kernel', 'games/registry.ts', "the games' modules"] },
  { name: 'ui', who: 'ui', from: '^ui/', may: ['ui', 'packages'], types: ['kernel'] },
  {
    name: 'stages',
    who: 'shell/stages.ts',
    from: '^shell/stages\\.tsx?$',
    may: ['kernel', 'protocol', 'ui', 'shell', 'games/index.ts', "the games' views", 'packages'],
  },
  {
    name: 'shell',
    who: 'shell',
    from: '^shell/(?!stages\\.tsx?$)',
    may: ['kernel', 'protocol', 'ui', 'shell', 'games/index.ts', 'games/provenance.ts', 'packages'],
  },
  {
    name: 'server',
    who: 'server',
    from: '^server/(?!testing/)',
    may: ['kernel', 'protocol', 'server', 'games/index.ts', 'packages', 'Node'],
  },
  {
    name: 'server-testing',
    who: 'server/testing',
    from: '^server/testing/',
    may: ['kernel', 'protocol', 'server', 'games/index.ts', 'tools', 'packages', 'Node'],
  },
  {
    name: 'terminal',
    who: 'terminal',
    from: '^terminal/(?!testing/)',
    may: ['kernel', 'terminal', 'packages', 'Node', 'games/provenance.ts'],
    types: ['games/index.ts'],
  },
  {
    name: 'terminal-testing',
    who: 'terminal/testing',
    from: '^terminal/testing/',
    may: ['kernel', 'kernel/testing', 'terminal', 'terminal/testing', 'games/index.ts', 'packages', 'Node'],
  },
  {
    name: 'cli',
    who: 'cli',
    from: '^cli/',
    may: [
      'kernel',
      'kernel/testing',
      'terminal',
      'terminal/testing',
      'cli',
      'games/index.ts',
      'games/provenance.ts',
      'bench',
      'tools',
      'server/data',
      'server/config.ts',
      'packages',
      'Node',
      'package.json',
    ],
  },
  {
    name: 'bench',
    who: 'bench',
    from: '^bench/',
    may: ['kernel', 'kernel/testing', 'bench', 'games/index.ts', "the games' testing", 'packages', 'Node'],
  },
  {
    name: 'tools',
    who: 'tools',
    from: '^tools/',
    may: [
      'kernel',
      'kernel/testing',
      'protocol',
      'terminal',
      'tools',
      'games/index.ts',
      'games/provenance.ts',
      'ui/breakpoints.ts',
      'packages',
      'Node',
      'package.json',
    ],
  },
  {
    name: 'examples',
    who: 'examples',
    from: '^examples/',
    may: ['kernel', 'games/index.ts', 'examples', 'packages', 'Node'],
    types: ['protocol'],
  },
]

/** @param {Row} row */
function inWords({ who, may, types = [] }) {
  return `${who} may import ${listed([...may, ...types.map(place => `types of ${place}`)])}`
}

/** @param {readonly string[]} names */
function listed(names) {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** @param {Row} row @returns {Rule} */
function rowRule(row) {
  const may = [...row.may, ...(row.types ?? [])].map(place => places[place])
  return {
    name: row.name,
    comment: inWords(row),
    from: { path: row.from, pathNot: test },
    to: { pathNot: [...may, '\\.(css|svg|woff2)$'] },
  }
}

/** @param {Row} row @returns {Rule[]} */
function typesRule(row) {
  const types = (row.types ?? []).map(place => places[place])
  if (types.length === 0) return []
  return [{ name: `${row.name}-types`, comment: inWords(row), from: { path: row.from, pathNot: test }, to: { path: types } }]
}

/** @type {Rule[]} */
const everywhere = [
  {
    name: 'other-game',
    comment: 'no game imports another',
    from: { path: '^games/([^/]+)/' },
    to: { path: '^games/[^/]+/', pathNot: '^games/$1/' },
  },
  {
    name: 'testing',
    comment: 'only tests, cli, bench, tools and the terminals of games import testing/',
    from: { pathNot: [test, testing, '^(cli|bench|tools|e2e|games/[^/]+/terminal)/'] },
    to: { path: testing },
  },
  { name: 'tests', comment: 'nothing imports a test', from: {}, to: { path: test } },
  { name: 'shell-is-last', comment: 'nothing imports the shell', from: { pathNot: '^(shell|e2e)/' }, to: { path: '^shell/' } },
  {
    name: 'server-is-last',
    comment: 'nothing imports the server, except the command line, which keeps its data',
    from: { pathNot: '^(server|cli|e2e)/' },
    to: { path: '^server/' },
  },
  {
    name: 'cli-is-last',
    comment: 'nothing imports the command line, except tests of what games bring to it',
    from: { pathNot: ['^(cli|e2e)/', `^games/[^/]+/(terminal|testing/runs)/.*${test}`] },
    to: { path: '^cli/' },
  },
  {
    name: 'orphan',
    comment: 'nobody imports it and it imports nothing, so what is it for?',
    from: { orphan: true, pathNot: [test, testing, '^games/[^/]+/build\\.js$', '^shell/public/', '\\.d\\.ts$', '\\.(json|css|svg)$'] },
    to: {},
  },
  { name: 'unresolved', comment: 'there is no such module', from: {}, to: { couldNotResolve: true } },
  {
    name: 'undeclared',
    comment: 'a package that is imported stands in package.json',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'development-only',
    comment: 'what is shipped does not import development packages',
    from: { path: '^(kernel|games|protocol|ui|shell|server)/', pathNot: [test, testing] },
    to: { dependencyTypes: ['npm-dev'], pathNot: '\\.d\\.ts$' },
  },
]

/**
 * Types may refer to each other in a circle; code that does cannot be read, or loaded, one module at a time.
 * @type {Rule}
 */
const cycle = { name: 'cycle', comment: 'modules do not import each other in a circle', from: {}, to: { circular: true } }

/** Over every import, those of types included. */
export const everyImport = [...rows.map(rowRule), ...everywhere].map(asError)

/** Over the imports that are left when the types are gone. */
export const valueImports = [...rows.flatMap(typesRule), cycle].map(asError)

/** Faults of one module rather than rules between folders: nobody looks for them in a table. */
const OBVIOUS = ['orphan', 'unresolved', 'undeclared']

/** The table and what holds everywhere, as ARCHITECTURE.md shows them. */
export function asMarkdown() {
  const table = rows.map(({ who, may, types = [] }) => `| ${who.replace(/[\w./-]+$/, '`$&`')} | ${cell(may)} | ${cell(types)} |`)
  const rules = [...everywhere, cycle].filter(({ name = '' }) => !OBVIOUS.includes(name))
  const sentences = rules.map(({ comment = '' }) => `${comment.charAt(0).toUpperCase()}${comment.slice(1)}.`)
  return ['| | may import | and types of |', '|---|---|---|', ...table, '', ...sentences.map(sentence => `- ${sentence}`)].join('\n')
}

const OWN = 'its own '

/** @param {readonly string[]} names */
function cell(names) {
  const own = names.filter(name => name.startsWith(OWN)).map(name => `\`${name.slice(OWN.length)}\``)
  const others = names
    .filter(name => !name.startsWith(OWN))
    .map(name => (/^[a-z./-]+$/.test(name) && name !== 'packages' ? `\`${name}\`` : name))
  return [...others, ...(own.length > 0 ? [`${OWN}${own.join(' ')}`] : [])].join(', ')
}

/** @param {Rule} rule @returns {Rule} */
function asError(rule) {
  return { ...rule, severity: 'error' }
}
