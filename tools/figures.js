/**
 * `npm run figures [-- --root DIR]`: the figures by which the house is judged, as a table. With --root of another checkout, so that
 * before and after can be put side by side.
 */
import { resolve } from 'node:path'
import { centreOf } from './checks/centre.js'
import { folders, longFunctions } from './checks/crowded.js'
import { cssBorder } from './checks/css-border.js'
import { byFolder, gameNames } from './checks/game-names.js'
import { filesBelow, isShipped, textOf } from './checks/tree.js'
import { isMain } from './processes.js'

/** @param {string} root @returns {[what: string, figure: string][]} */
export function figures(root) {
  const css = filesBelow(root).filter(path => path.endsWith('.css') && isShipped(path))
  const border = cssBorder(root)
  const named = gameNames(root)
  const long = longFunctions(root)
  const byFiles = folders(root).sort((a, b) => b.files - a.files)[0]
  const byNames = folders(root)[0]
  return [
    ...[...centreOf(root)].map(([path, size]) => /** @type {[string, string]} */ ([path, inWords(size)])),
    ['most files in one folder', byFiles ? `${byFiles.files} (${byFiles.folder})` : 'none'],
    ['most names in one folder, tests apart', byNames ? `${byNames.names} (${byNames.folder})` : 'none'],
    ['lines of CSS', String(css.reduce((sum, path) => sum + textOf(root, path).trimEnd().split('\n').length, 0))],
    ['selectors that reach out of their game', String(border.filter(({ rule }) => rule === 'css/outside').length)],
    ['of these, with a class of somebody else', String(border.filter(({ says }) => / reaches out: [.#]/.test(says)).length)],
    [
      'names of games in the centre',
      `${named.length} (${byFolder(named)
        .filter(([, count]) => count > 0)
        .map(each => each.join(' '))
        .join(', ')})`,
    ],
    ['functions over 80 lines', `${long.length} (longest: ${long[0]?.lines ?? 0})`],
  ]
}

/** @param {import('./checks/centre.js').Size} size */
function inWords({ lines, interfaces, members, optional }) {
  return `${lines} lines, ${interfaces} interfaces, ${members} members (${optional} optional)`
}

if (isMain(import.meta.url)) {
  const at = process.argv.indexOf('--root')
  const found = figures(resolve(at === -1 ? '.' : (process.argv[at + 1] ?? '.')))
  const width = Math.max(...found.map(([what]) => what.length))
  for (const [what, figure] of found) console.log(`${what.padEnd(width)}  ${figure}`)
}
