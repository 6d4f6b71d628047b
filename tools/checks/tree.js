/** The files of a checkout and the folder each belongs to, read from the disk: no check keeps a list of paths. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/** What a person runs. The rest makes it, tests it or measures it. */
const SHIPPED = ['kernel', 'games', 'protocol', 'ui', 'shell', 'server', 'cli', 'terminal']

/**
 * Every file below a folder, as paths from `root` with slashes, in order.
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
export function filesBelow(root, folder = '') {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return NOT_OURS.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(root, path)
      return entry.isFile() ? [path] : []
    })
}

/** @param {string} path */
export function isTest(path) {
  return /\.test\.\w+$/.test(path) || path.split('/').includes('testing')
}

/** @param {string} path */
export function isShipped(path) {
  return SHIPPED.includes(path.split('/')[0] ?? '') && !isTest(path)
}

/** @param {string} path */
export function isScript(path) {
  return /\.(ts|tsx|js|mjs)$/.test(path) && !path.endsWith('.d.ts')
}

/** The scripts that a person runs. @param {string} root */
export function shippedScripts(root) {
  return filesBelow(root).filter(path => isShipped(path) && isScript(path))
}

/** The games there are, by their folders. @param {string} root */
export function gamesIn(root) {
  if (!existsSync(join(root, 'games'))) return []
  return readdirSync(join(root, 'games'), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
}

/** @param {string} root @param {string} path */
export function textOf(root, path) {
  return readFileSync(join(root, path), 'utf8')
}

/** The line of a place in a text, from 1. @param {string} text @param {number} at */
export function lineAt(text, at) {
  return text.slice(0, at).split('\n').length
}
