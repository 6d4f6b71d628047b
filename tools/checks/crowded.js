/** Folders one cannot read aloud, and functions one cannot see at once. How many of the latter are left stands in limits.json. */
import * as ts from 'typescript/unstable/ast'
import { isMain } from '../processes.js'
import { tell } from './faults.js'
import { everyNode, openProgram } from './program.js'
import { filesBelow, lineAt, shippedScripts } from './tree.js'

export const RULES = ['crowded/folder', 'crowded/function']

/** A file, its test and its style sheet are one name. */
const MOST_NAMES = 30
const MOST_LINES = 80

/** Nobody reads these by name: pictures, recorded games, vectors. */
const DATA = /\.(png|jpg|svg|webp|replay|txt|json|golden|woff2)$/

/** Pages of a book, found by number. */
const NUMBERED = /\/\d{4}-[\w-]+\.md$/

/**
 * @typedef {import('./faults.js').Fault} Fault
 * @typedef {{ folder: string, files: number, names: number }} Folder `names`: a file and its test are one
 * @typedef {{ path: string, line: number, name: string, lines: number }} Long
 */

/** Every folder, the fullest first. @param {string} root @returns {Folder[]} */
export function folders(root) {
  /** @type {Map<string, string[]>} */
  const files = new Map()
  for (const path of filesBelow(root).filter(path => !DATA.test(path) && !NUMBERED.test(path))) {
    const at = path.lastIndexOf('/')
    const folder = at === -1 ? '.' : path.slice(0, at)
    files.set(folder, [...(files.get(folder) ?? []), path.slice(at + 1)])
  }
  return [...files]
    .map(([folder, names]) => ({
      folder,
      files: names.length,
      names: new Set(names.map(name => name.replace(/(\.test)?\.\w+$/, ''))).size,
    }))
    .sort((a, b) => b.names - a.names)
}

/** Functions of shipped code that are longer than a page, the longest first. @param {string} root @returns {Long[]} */
export function longFunctions(root) {
  const paths = shippedScripts(root)
  const program = openProgram(root, paths)
  try {
    const found = paths.flatMap(path => {
      const source = program.source(path)
      return everyNode(source)
        .filter(node => ts.isFunctionLikeDeclaration(node) && node.end - node.pos > MOST_LINES)
        .map(node => ({ path, name: nameOf(node), line: lineAt(source.text, node.getStart()), last: lineAt(source.text, node.end) }))
        .map(({ last, ...at }) => ({ ...at, lines: last - at.line + 1 }))
        .filter(({ lines }) => lines > MOST_LINES)
    })
    return found.sort((a, b) => b.lines - a.lines)
  } finally {
    program.close()
  }
}

/** @param {import('typescript/unstable/ast').Node} node */
function nameOf(node) {
  const name = 'name' in node ? /** @type {{ text?: string } | undefined} */ (node.name) : undefined
  return name?.text?.replace(/^#/, '') ?? 'a function'
}

/** @param {string} root @returns {Fault[]} */
export function crowded(root) {
  return [
    ...folders(root)
      .filter(({ names }) => names > MOST_NAMES)
      .map(({ folder, names }) => ({
        rule: 'crowded/folder',
        says: `${folder}:1 has ${names} names, and ${MOST_NAMES} can be read aloud`,
      })),
    ...longFunctions(root).map(({ path, line, name, lines }) => ({
      rule: 'crowded/function',
      says: `${path}:${line} ${name} has ${lines} lines, and ${MOST_LINES} can be seen at once`,
    })),
  ]
}

if (isMain(import.meta.url)) {
  const [fullest] = folders('.')
  if (fullest) console.log(`fullest folder: ${fullest.folder}, ${fullest.names} names in ${fullest.files} files`)
  tell(RULES, crowded('.'))
}
