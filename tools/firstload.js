/**
 * Which files a browser has to load before something can be done, read from what was built. Nobody keeps a list of them: from
 * the page on, everything counts that is imported, at once or later, except what LATER names. So a new file counts until
 * somebody says here that it can wait, and e2e/firstload.test.ts plays a first move with nothing but these files.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.js'

/** @typedef {{ file: string, name?: string, src?: string, imports?: string[], dynamicImports?: string[] }} Chunk */

/** What nobody needs for a first move, by its module or, where several modules share a file, by the name of the file. */
const LATER = [
  // Other pages.
  'shell/front/page.tsx',
  'shell/app/not-found.tsx',
  'lost',
  'shell/table/open/refused.tsx',
  'shell/daily/page.tsx',
  'shell/replay/page.tsx',
  'shell/settings/page.tsx',
  'shell/settings/leave.tsx',
  'shell/gamepage/page.tsx',
  'shell/gamepage/learn.tsx',
  // What a table needs later: menu, pause, the end; saving after the first move, and games that were begun before.
  'shell/table/deferred.ts',
  'shell/table/frames/duel.tsx',
  'shell/table/open/slow-deal.ts',
  'shell/table/open/hot-seat.ts',
  'shell/table/frames/framed.tsx',
  'shell/table/open/resume.ts',
  'shell/table/open/own-setup.ts',
  'ledger',
  'replay',
  // What some people need: another language, captions, a gamepad, keys of their own, sound after the first gesture.
  /[./]de(\/[\w-]+)?\.ts$/,
  'ui/sound/captions.tsx',
  'ui/input/gamepad.ts',
  'gamepad',
  'ui/sound/synth.ts',
  'ui/input/translate-keys.ts',
  // The worker that keeps everything on the device, and what it has to say.
  'shell/offline/notices.tsx',
  'shell/offline/version.ts',
  'version',
  // Of a game: its minds, its days, its kept deals, and what it adds to the end.
  /^games\/\w+\/(minds|levels)\//,
  /^games\/\w+\/view\/end\/end\.tsx$/,
]

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
  return reached(dist, ['shell/front/page.tsx'], () => false)
}

/**
 * Everything that the table of a game loads before the first move can be made. Other games are other games.
 * @param {string} game
 * @param {string} [dist]
 */
export function tableFiles(game, dist = join(root, 'dist')) {
  const isOther = (/** @type {Chunk} */ { name = '', src = '' }) =>
    src === '' ? name !== game && isGame(name) : /^games\/(\w+)\//.exec(src)?.[1] !== game && src.startsWith('games/')
  const waits = (/** @type {Chunk} */ { name = '', src }) =>
    LATER.some(each => (typeof each === 'string' ? each === (src ?? name) : each.test(src ?? name)))
  return reached(dist, [], chunk => !isOther(chunk) && !waits(chunk))
}

/**
 * What a board weighs by itself: a module, or the file of a game, and all that it needs at once, without what every table needs.
 * @param {string} module
 * @param {string} [dist]
 */
export function boardFiles(module, dist = join(root, 'dist')) {
  const shared = tableFiles('none', dist)
  return reached(dist, [module], () => false).filter(file => !shared.includes(file))
}

/** @param {string} name */
function isGame(name) {
  return readFileSync(join(root, 'games/index.ts'), 'utf8').includes(`entry('${name}',`)
}

/**
 * @param {string} dist
 * @param {readonly string[]} also modules that are wanted too
 * @param {(chunk: Chunk) => boolean} follows whether something imported later counts
 * @returns {string[]} scripts, as paths below `dist`
 */
function reached(dist, also, follows) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  /** @type {Set<string>} */
  const files = new Set(entries(dist).filter(path => !Object.values(manifest).some(({ file }) => file === path)))
  /** @param {Chunk | undefined} chunk */
  const add = chunk => {
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const key of chunk.imports ?? []) add(manifest[key])
    for (const key of chunk.dynamicImports ?? []) if (manifest[key] && follows(manifest[key])) add(manifest[key])
  }
  for (const path of entries(dist)) add(Object.values(manifest).find(({ file }) => file === path))
  for (const key of also) {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name, src }) => name === key && src === undefined)
    if (!chunk) throw new Error(`${key} is not a file of its own any more`)
    add(chunk)
  }
  return [...files].filter(path => path.endsWith('.js'))
}
