/**
 * Which files a browser has to load before something can be done, read from what was built. Nobody keeps a list of them: what the
 * page asks for, what every table begins with, the game, the frame its table has, and all that these import at once. What they
 * fetch later counts only where the sources say that nobody can move without it:
 *
 *     const { Scene } = await import(/* first move *\/ './scene.ts')
 *
 * That these files are enough is for e2e/firstload.test.ts to say: it plays a first move with nothing else.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesBelow, gamesIn, isScript, isShipped, textOf } from './checks/tree.js'
import { root } from './processes.js'

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk */

/** What vite.config.ts calls the file that every table begins with. */
const TABLE = 'table'

const FOR_TWO = /\bseats: 2\b/

/**
 * What else of the shell a table needs before the first move, by what its game says of itself.
 * @type {readonly { file: string, says: RegExp, module: RegExp }[]}
 */
const SHELL_PARTS = [
  { file: 'view/stage.tsx', says: /\bname: '(wide|immersive)'/, module: /^shell\/.*\/framed\.tsx$/ },
  { file: 'view/frame.ts', says: /\bname: '(wide|immersive)'/, module: /^shell\/.*\/framed\.tsx$/ },
  { file: 'view/stage.tsx', says: /\bname: '(duel|arena)'/, module: /^shell\/.*\/duel\.tsx$/ },
  { file: 'module.ts', says: /\bslow: true\b/, module: /^shell\/.*\/slow-deal\.ts$/ },
  // What is dealt is sealed. Where a newcomer begins with a level, nothing is.
  { file: 'module.ts', says: /\blevels: async \(\) => \[\]|\bslow: true\b/, module: /^shell\/.*\/sealing\.ts$/ },
]

const FIRST_MOVE = /import\(\s*\/\* first move \*\/\s*'([^']+)'\s*\)/g

/** The scripts that the page itself asks for. @param {string} dist */
function entries(dist) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  return [...page.matchAll(/(?:src|href)="\.?\/?([^":]+\.js)"/g)].map(([, path]) => String(path))
}

/**
 * Everything that the front page loads before it can be seen.
 * @param {string} [dist]
 */
export function frontFiles(dist = join(root, 'dist')) {
  return reached(dist, ['shell/front/page.tsx'])
}

/**
 * Everything that the table of a game loads before the first move can be made.
 * @param {string} game
 * @param {string} [dist]
 */
export function tableFiles(game, dist = join(root, 'dist')) {
  if (!gamesIn(root).includes(game)) throw new Error(`there is no games/${game}`)
  return reached(dist, [TABLE, game, ...framesFor(game, dist), ...neededBy(game)])
}

/**
 * The same without the house: what is the game's own, its minds included where one sits opposite.
 * @param {string} game
 * @param {string} [dist]
 */
export function ownFiles(game, dist = join(root, 'dist')) {
  const shared = reached(dist, [TABLE, ...framesFor(game, dist)])
  return tableFiles(game, dist).filter(file => !shared.includes(file))
}

/** @param {string} game @param {string} dist */
function framesFor(game, dist) {
  const modules = Object.keys(manifestOf(dist))
  return SHELL_PARTS.flatMap(({ file, says, module }) => {
    const path = join(root, 'games', game, file)
    if (!existsSync(path) || !says.test(readFileSync(path, 'utf8'))) return []
    const found = modules.filter(key => module.test(key))
    if (found.length !== 1) throw new Error(`games/${game}/${file} asks for ${module} of the shell, and there is no such file of its own`)
    return found
  })
}

/**
 * Modules of a game that nobody can move without: its levels, which are read before it is known what is wanted, its minds where one
 * of them sits opposite, and what its sources say.
 * @param {string} game
 */
function neededBy(game) {
  const folder = `games/${game}`
  const parts = FOR_TWO.test(textOf(root, `${folder}/game.ts`)) ? 'levels|minds' : 'levels'
  const fetched = new RegExp(`^\\s*(?:${parts})\\b.*import\\('([^']+)'\\)`, 'gm')
  return [
    ...[...textOf(root, `${folder}/module.ts`).matchAll(fetched)].map(([, module]) => posix.join(folder, String(module))),
    ...filesBelow(root, folder)
      .filter(path => isScript(path) && isShipped(path))
      .flatMap(path => [...textOf(root, path).matchAll(FIRST_MOVE)].map(([, module]) => posix.join(posix.dirname(path), String(module)))),
  ]
}

/** @param {string} dist @returns {Record<string, Chunk>} */
function manifestOf(dist) {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
}

/**
 * @param {string} dist
 * @param {readonly string[]} also modules, or names of files that have several, that are wanted too
 * @returns {string[]} scripts, as paths below `dist`
 */
function reached(dist, also) {
  const manifest = manifestOf(dist)
  /** @type {Set<string>} */
  const files = new Set(entries(dist).filter(path => !Object.values(manifest).some(({ file }) => file === path)))
  /** @param {Chunk | undefined} chunk */
  const add = chunk => {
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const key of chunk.imports ?? []) add(manifest[key])
  }
  for (const path of entries(dist)) add(Object.values(manifest).find(({ file }) => file === path))
  for (const key of also) {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name, src }) => name === key && src === undefined)
    if (!chunk) throw new Error(`${key} is not a file of its own any more`)
    add(chunk)
  }
  return [...files].filter(path => path.endsWith('.js'))
}
