/** Folders one cannot read aloud, and functions one cannot see at once. How many of the latter are left stands in limits.json. */
import { isMain } from '../processes.js'
import { tell } from './faults.js'
import { everyNode, parsed } from './syntax.js'
import { filesBelow, shippedScripts } from './tree.js'

export const RULES = ['crowded/folder', 'crowded/function']

/** A file, its test and its style sheet are one name. */
const MOST_NAMES = 30
const MOST_LINES = 80

/** Nobody reads these by name: pictures, recorded games, vectors. */
const DATA = /\.(png|jpg|svg|webp|replay|txt|json|golden|woff2)$/

/**
 * @typedef {import('./faults.js').Fault} Fault
 * @typedef {{ folder: string, files: number, names: number }} Folder `names`: a file and its test are one
 * @typedef {{ path: string, line: number, name: string, lines: number }} Long
 */

/** Every folder, the fullest first. @param {string} root @returns {Folder[]} */
export function folders(root) {
  /** @type {Map<string, string[]>} */
  const files = new Map()
  for (const path of filesBelow(root).filter(path => !DATA.test(path))) {
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
  const found = shippedScripts(root).flatMap(path => {
    const { tree, lineOf } = parsed(root, path)
    return [...functionsBelow(tree, 'a function')].flatMap(({ name, start, end }) => {
      const line = lineOf(start)
      const lines = lineOf(end) - line + 1
      return lines > MOST_LINES ? [{ path, line, name, lines }] : []
    })
  })
  return found.sort((a, b) => b.lines - a.lines)
}

const FUNCTIONS = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'Constructor',
]

/**
 * @param {import('./syntax.js').Tree} tree
 * @param {string} nameless
 * @returns {Generator<{ name: string, start: number, end: number }>}
 */
function* functionsBelow(tree, nameless) {
  for (const node of everyNode(tree)) {
    if (!FUNCTIONS.includes(node.type)) continue
    const span = node.span ?? /** @type {{ span?: import('./syntax.js').Tree['span'] } | undefined} */ (node.function)?.span
    if (span) yield { name: nameIn(node) || nameless, start: span.start, end: span.end }
  }
}

/** @param {import('./syntax.js').Tree} node */
function nameIn(node) {
  const named = /** @type {{ value?: unknown, id?: { value?: unknown } } | null | undefined} */ (node.identifier ?? node.key)
  return String(named?.value ?? named?.id?.value ?? '')
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
