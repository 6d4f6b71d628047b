import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { isHashed, isKept, type Kept, versionOf } from './shell/offline/files.ts'
import { cssBorder } from './tools/css-plugin.ts'

const PUBLIC = 'shell/public'

const digest = (contents: string | Uint8Array): string => createHash('sha256').update(contents).digest('hex').slice(0, 16)

/** Tells the worker which files there are, once all of them have their names. */
function workerFiles(): Plugin {
  return {
    name: 'worker-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['worker.js']
        if (worker?.type !== 'chunk') throw new Error('there is no worker.js to tell about the files')
        const built = Object.values(bundle).map(({ fileName, ...file }) => ({
          path: fileName,
          contents: 'code' in file ? file.code : file.source,
        }))
        const copied = readdirSync(PUBLIC).map(path => ({ path, contents: readFileSync(`${PUBLIC}/${path}`) }))
        const files: Kept[] = [...built, ...copied]
          .filter(({ path }) => isKept(path))
          .map(({ path, contents }) => ({ path, revision: isHashed(path) ? null : digest(contents) }))
        worker.code = `const LOCKSTEP_VERSION=${JSON.stringify(versionOf(files, digest))},LOCKSTEP_FILES=${JSON.stringify(files)};${worker.code}`
      },
    },
  }
}

const GAMES = readdirSync('games', { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

/** What a game wants to be built with: games/NAME/build.js exports `plugins`. */
async function gamePlugins(): Promise<Plugin[]> {
  const files = GAMES.map(name => resolve('games', name, 'build.js')).filter(file => existsSync(file))
  const built = await Promise.all(files.map(file => import(pathToFileURL(file).href) as Promise<{ plugins: readonly Plugin[] }>))
  return built.flatMap(({ plugins }) => plugins)
}

/**
 * What is fetched together is one file: what every page begins with, what a table begins with, what each game begins with.
 * Each is what its modules reach without waiting; what several reach belongs to the first.
 */
const BEGINNINGS: readonly (readonly [file: string, ...modules: string[]])[] = [
  ['shell', 'shell/app/main.tsx', 'shell/app/use-game.ts', 'ui/count.ts'],
  ['table', 'shell/table/open/open-table.tsx'],
  ...GAMES.map(name => [name, `games/${name}/module.ts`, `games/${name}/view/stage.tsx`, `games/${name}/view/pages.ts`] as const),
]

/** What some games begin with and a table does not: plain data as text, and what keys are called. Each is a file of its own. */
const APART = ['kernel/plaintext.ts', 'ui/input/key-captions.ts'].map(path => resolve(path))

/** The file that a module belongs to, by its id; null: wherever it is needed. */
function together(): (id: string, graph: Graph) => string | null {
  let files: ReadonlyMap<string, string> | null = null
  return (id, graph) => {
    files ??= reached(graph)
    return APART.includes(id) ? null : (files.get(id) ?? null)
  }
}

interface Graph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly importers: readonly string[]; readonly code: string | null } | null
}

function reached(graph: Graph): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  // An icon of a frame that several games share is no game's: nobody has to fetch all those of another game for its sake.
  const framed = reachOf(graph, ['shell/table/frames/duel.tsx'], files)
  for (const [file, ...modules] of BEGINNINGS) {
    const reach = reachOf(graph, modules, files)
    // What a game alone needs of the house or of a package comes with it; what another game needs too comes with the table, so that
    // nobody has to fetch a game for the sake of another; what only a part of the house needs besides is a file of its own.
    const theirs = (id: string): string | null => {
      if (!isGame(file) || isAlone(graph, id, file, reach)) return file
      return isForGames(graph, id, file) ? 'table' : null
    }
    // Anybody may need an icon. Those of every page are small; many of one game are a file of their own.
    const icons = [...reach].filter(isIcon).length > FEW_ICONS ? `${file}-icons` : 'shell'
    for (const id of reach) {
      if (isGame(file) && isIcon(id) && framed.has(id)) continue
      const into = isIcon(id) ? (isGame(file) ? icons : 'shell') : isCover(id) ? `${file}-cover` : isMind(id) ? `${file}-minds` : theirs(id)
      if (into !== null) files.set(id, into)
    }
  }
  return files
}

/** Everything that modules reach without waiting and that belongs to nobody yet. */
function reachOf(graph: Graph, modules: readonly string[], taken: ReadonlyMap<string, string>): ReadonlySet<string> {
  const found = new Set<string>()
  const reach = (id: string): void => {
    const module = taken.has(id) || found.has(id) ? null : graph.getModuleInfo(id)
    if (!module) return
    found.add(id)
    for (const imported of module.importedIds) if (!isAllIcons(imported)) reach(imported)
    for (const icon of iconsIn(module.code ?? '')) reach(icon)
  }
  for (const module of modules) reach(resolve(module))
  return found
}

function isAlone(graph: Graph, id: string, game: string, reach: ReadonlySet<string>): boolean {
  if (id.startsWith(`${resolve('games', game)}/`)) return true
  return graph.getModuleInfo(id)?.importers.every(importer => reach.has(importer)) ?? true
}

/** Another game needs it, or the kernel, which every game needs. */
function isForGames(graph: Graph, id: string, game: string): boolean {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const ours = `${resolve('games', game)}/`
  return id.startsWith(`${resolve('kernel')}/`) || importers.some(by => by.startsWith(`${resolve('games')}/`) && !by.startsWith(ours))
}

const FEW_ICONS = 8

/** The front page shows it before anybody wants the game. */
function isCover(id: string): boolean {
  return /\/view\/(cover\.tsx|cover\.css|tokens\.css)$/.test(id)
}

/** A dealer that proves its deals thinks, too: what it thinks with is a file of its own, beside the board. */
function isMind(id: string): boolean {
  return /\/games\/\w+\/minds\//.test(id)
}

const ICONS = resolve('node_modules/lucide/dist/esm')

function isIcon(id: string): boolean {
  return id.includes('/lucide/')
}

/** The module that has every icon there is; who imports it wants a few. */
function isAllIcons(id: string): boolean {
  return id.endsWith('/lucide.mjs')
}

function iconsIn(code: string): readonly string[] {
  const names = [...code.matchAll(/import \{([^}]*)\} from ["']lucide["']/g)].flatMap(([, list = '']) => list.split(','))
  return names.flatMap(name => fileOf.get(name.trim().split(' ')[0] ?? '') ?? [])
}

/** By the name of the icon, of which one file may have several. */
const fileOf = new Map(
  [...readFileSync(`${ICONS}/lucide.mjs`, 'utf8').matchAll(/export \{(.*)\} from '\.(.*)'/g)].flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, realpathSync(ICONS) + file] as const),
  ),
)

function isGame(file: string): boolean {
  return existsSync(`games/${file}`)
}

export default defineConfig({
  publicDir: PUBLIC,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [cssBorder(), await gamePlugins(), workerFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Who imports whom, for .size-limit.mjs; it is not served.
    manifest: true,
    // Nothing as a data address: the server's policy allows files of its own and nothing else.
    assetsInlineLimit: 0,
    // Browsers that need the polyfill are older than the code we write.
    // And what a file imports comes a moment after it: lists of it in every file would weigh more than the moment.
    modulePreload: { polyfill: false, resolveDependencies: (_file, needed) => needed.filter(file => file.endsWith('.css')) },
    rollupOptions: {
      input: { index: 'index.html', worker: 'shell/offline/worker.ts' },
      // A worker is known by its address, which must stay the same from version to version.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        // Split by who else uses what, everything would be three times as many files, and a tenth larger.
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: together(), debugName: 'together' }] },
      },
    },
  },
})
