/**
 * Who may import whom (the table of ARCHITECTURE.md), as rules for dependency-cruiser. boundaries.js applies it and says what
 * is wrong in words; boundaries.test.ts plants a violation for every rule. `$1` is the game that the importing path names.
 */

/** A cruise that sees fewer modules than this has looked in the wrong place or could not read TypeScript: that is a failure, not a pass. */
export const fewestModules = 40

const test = '\\.test\\.tsx?$'
const testing = '^(kernel|games/[^/]+)/testing/'
const packages = '^node_modules/'
const builtins = '^[a-z_:/]+$' // `fs`, `node:test`: what is a file has a dot in its name
const kernel = '^kernel/(?!testing/)'
const list = '^games/index\\.ts$'
const registry = '^games/registry\\.ts$' // what a module is

/**
 * A row: whatever matches `from` may import what `may` lists, of what `types` lists only types, and nothing else.
 * @typedef {{ name: string, from: string, may: string[], types?: string[], says: string }} Row
 */

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @type {Row[]} */
const rows = [
  { name: 'kernel', from: '^kernel/(?!testing/)', may: [kernel], says: 'kernel may import only kernel' },
  {
    name: 'kernel-testing',
    from: '^kernel/testing/',
    may: ['^kernel/', '^games/nim/', packages, builtins],
    says: 'kernel/testing may import kernel and nim, the template',
  },
  {
    name: 'protocol',
    from: '^protocol/',
    may: ['^protocol/'],
    types: [kernel],
    says: 'protocol may import only itself and types of kernel',
  },
  {
    name: 'nouns',
    from: '^games/([^/]+)/nouns\\.ts$',
    may: [kernel],
    says: 'nouns may import only kernel',
  },
  {
    name: 'rules',
    from: '^games/([^/]+)/rules/',
    may: [kernel, '^games/$1/(rules/|nouns\\.ts$)'],
    says: "rules may import kernel and their own game's rules and nouns",
  },
  {
    name: 'minds',
    from: '^games/([^/]+)/minds/',
    may: [kernel, '^games/$1/(minds/|rules/|nouns\\.ts$)'],
    says: "minds may import kernel and their own game's minds, rules and nouns",
  },
  {
    name: 'levels',
    from: '^games/([^/]+)/levels/',
    may: [kernel, '^games/$1/(levels/|minds/|rules/|nouns\\.ts$)', '^node_modules/@?valibot/'],
    says: "levels may import kernel, valibot and their own game's levels, minds, rules and nouns",
  },
  {
    name: 'contents',
    from: '^games/([^/]+)/game\\.ts$',
    may: [kernel, '^games/$1/(levels/|rules/|nouns\\.ts$)'],
    says: "game.ts may import kernel and its own game's levels, rules and nouns",
  },
  {
    name: 'view',
    from: '^games/([^/]+)/view/',
    may: ['^ui/', packages, '^games/$1/(view/|levels/|minds/|rules/|nouns\\.ts$)'],
    types: [kernel],
    says: "a view may import ui, types of kernel, and its own game's view, levels, minds, rules and nouns",
  },
  {
    name: 'game-testing',
    from: '^games/([^/]+)/testing/',
    may: ['^kernel/', '^games/$1/', '^tools/vector-adapter\\.ts$', '^bench/workload\\.ts$', packages, builtins],
    says: "a game's testing may import kernel, its own game, tools/vector-adapter and bench/workload",
  },
  {
    name: 'module',
    from: '^games/([^/]+)/module\\.ts$',
    may: [kernel, '^games/$1/(game\\.ts$|minds/|levels/)'],
    types: [registry],
    says: 'module.ts may import kernel, its own game, minds and levels, and types of games/registry',
  },
  { name: 'registry', from: registry, may: [kernel], says: 'games/registry may import only kernel' },
  {
    name: 'list',
    from: list,
    may: [kernel, registry, '^games/[^/]+/module\\.ts$'],
    says: 'games/index may import kernel, games/registry and the modules it lists',
  },
  { name: 'ui', from: '^ui/', may: ['^ui/', packages], types: [kernel], says: 'ui may import only itself and types of kernel' },
  {
    name: 'stages',
    from: '^shell/stages\\.tsx?$',
    may: [kernel, '^protocol/', '^ui/', '^shell/', list, packages, '^games/[^/]+/view/'],
    says: 'shell/stages may import what the shell may, and the views it lists',
  },
  {
    name: 'shell',
    from: '^shell/(?!stages\\.tsx?$)',
    may: [kernel, '^protocol/', '^ui/', '^shell/', list, packages],
    says: 'the shell may import kernel, protocol, ui and, of the games, only games/index',
  },
  {
    name: 'server',
    from: '^server/',
    may: [kernel, '^protocol/', '^server/', list, packages, builtins],
    says: 'the server may import kernel, protocol and, of the games, only games/index',
  },
  {
    name: 'cli',
    from: '^cli/',
    may: ['^kernel/', '^cli/', list, '^games/[^/]+/(minds|levels)/', '^bench/', '^tools/', packages, builtins, '^package\\.json$'],
    says: 'the command line may import kernel, bench, tools and, of the games, games/index, minds and levels',
  },
  {
    name: 'bench',
    from: '^bench/',
    may: ['^kernel/', '^bench/', list, '^games/[^/]+/testing/', packages, builtins],
    says: 'bench may import kernel, games/index and the testing of games',
  },
  {
    name: 'tools',
    from: '^tools/',
    may: ['^kernel/', '^tools/', list, '^games/[^/]+/testing/', '^e2e/', packages, builtins, '^package\\.json$'],
    says: 'tools may import kernel, games/index, the testing of games and the hands of e2e',
  },
]

/** @param {Row} row @returns {Rule} */
function rowRule({ name, from, may, types = [], says }) {
  return { name, comment: says, from: { path: from, pathNot: test }, to: { pathNot: [...may, ...types, '\\.(css|svg|woff2)$'] } }
}

/** @param {Row} row @returns {Rule[]} */
function typesRule({ name, from, types = [], says }) {
  return types.length === 0 ? [] : [{ name: `${name}-types`, comment: says, from: { path: from, pathNot: test }, to: { path: types } }]
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
    comment: 'only tests, cli, bench and tools import testing/',
    from: { pathNot: [test, testing, '^(cli|bench|tools|e2e)/'] },
    to: { path: testing },
  },
  { name: 'tests', comment: 'nothing imports a test', from: {}, to: { path: test } },
  { name: 'shell-is-last', comment: 'nothing imports the shell', from: { pathNot: '^(shell|e2e)/' }, to: { path: '^shell/' } },
  { name: 'server-is-last', comment: 'nothing imports the server', from: { pathNot: '^(server|e2e)/' }, to: { path: '^server/' } },
  { name: 'cli-is-last', comment: 'nothing imports the command line', from: { pathNot: '^(cli|e2e)/' }, to: { path: '^cli/' } },
  {
    name: 'orphan',
    comment: 'nobody imports it and it imports nothing, so what is it for?',
    from: { orphan: true, pathNot: [test, testing, '^shell/public/', '\\.d\\.ts$', '\\.(json|css|svg)$'] },
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

/** @param {Rule} rule @returns {Rule} */
function asError(rule) {
  return { ...rule, severity: 'error' }
}
