/** Sources as trees, by swc: fast, and without knowing what anything means. */
import swc from '@swc/core'
import { textOf } from './tree.js'

const NEW_LINE = 10

/**
 * @typedef {{ type: string, span?: { start: number, end: number }, [key: string]: unknown }} Tree
 * @typedef {{ tree: Tree, lineOf: (place: number) => number }} Parsed
 */

/** @param {string} root @param {string} path @returns {Parsed} */
export function parsed(root, path) {
  const text = textOf(root, path)
  const tree = swc.parseSync(text, { syntax: 'typescript', tsx: /\.(tsx|jsx|js|mjs)$/.test(path), target: 'es2023' })
  // Places are counted in bytes, from 1.
  const bytes = Buffer.from(text)
  const ends = [...bytes.keys()].filter(at => bytes[at] === NEW_LINE)
  const lineOf = (/** @type {number} */ place) => {
    const next = ends.findIndex(at => at >= place - 1)
    return (next === -1 ? ends.length : next) + 1
  }
  return { tree: /** @type {Tree} */ (/** @type {unknown} */ (tree)), lineOf }
}

/** Everything below a node, itself included. @param {Tree} node @returns {Generator<Tree>} */
export function* everyNode(node) {
  yield node
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isTree(child)) yield* everyNode(child)
}

/** @param {unknown} value @returns {value is Tree} */
function isTree(value) {
  if (typeof value !== 'object' || value === null) return false
  // Arguments and declarators stand in small objects without a type of their own.
  return 'type' in value || 'expression' in value || 'span' in value || 'pat' in value
}
