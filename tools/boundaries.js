/**
 * Checks every import against the import table and says what is wrong in words:
 *
 *     games/pebbles/rules/place.ts:3 imports ui/canvas.ts; a game's rules may import kernel, its own rules and its own nouns
 *
 * With --write it puts the table into ARCHITECTURE.md instead.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import swc from '@swc/core'
import { cruise } from 'dependency-cruiser'
import { asMarkdown, everyImport, fewestModules, valueImports } from './import-table.js'
import { isMain } from './processes.js'

const FOLDERS = ['kernel', 'games', 'protocol', 'ui', 'shell', 'server', 'terminal', 'cli', 'bench', 'tools', 'examples', 'e2e']

/**
 * @typedef {import('dependency-cruiser').ICruiseResult} Cruised
 * @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule
 * @typedef {import('dependency-cruiser').IViolation} Violation
 * @typedef {{ rule: string, says: string }} Fault
 */

/**
 * @param {string} [root]
 * @param {number} [fewest]
 * @returns {Promise<{ modules: number, faults: Fault[] }>}
 */
export async function boundaries(root = '.', fewest = fewestModules) {
  const folders = FOLDERS.filter(folder => existsSync(join(root, folder)))
  const every = await cruised(root, folders, everyImport, false)
  const values = await cruised(root, folders, valueImports, true)
  const modules = every.modules.filter(({ source }) => FOLDERS.includes(source.split('/')[0] ?? '')).length
  const violations = worthSaying([...every.summary.violations, ...values.summary.violations])
  const faults = violations.map(violation => ({ rule: violation.rule.name, says: inWords(root, every, violation) }))
  if (modules < fewest)
    faults.push({ rule: 'floor', says: `only ${modules} modules were seen and there are at least ${fewest}: the check itself is broken` })
  return { modules, faults: faults.sort((a, b) => (a.says < b.says ? -1 : 1)) }
}

/**
 * @param {string} root
 * @param {string[]} folders
 * @param {Rule[]} forbidden
 * @param {boolean} dropTypes
 * @returns {Promise<Cruised>}
 */
async function cruised(root, folders, forbidden, dropTypes) {
  const restore = teachSwc(dropTypes)
  try {
    const { output } = await cruise(
      folders,
      { ruleSet: { forbidden }, validate: true, baseDir: resolve(root), parser: 'swc', doNotFollow: { path: 'node_modules' } },
      { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'], symlinks: false },
    )
    return /** @type {Cruised} */ (output)
  } finally {
    restore()
  }
}

/**
 * TypeScript 7 has no interface for programs yet, so dependency-cruiser reads TypeScript with swc, and does so without two
 * things we need: it never says that a file is .tsx, and it does not tell imports of types from imports of values. Both are
 * mended here, at the one door it goes through.
 *
 * @param {boolean} dropTypes
 * @returns {() => void} puts everything back
 */
function teachSwc(dropTypes) {
  const original = swc.parseFileSync
  /** @param {string} file @param {import('@swc/core').ParseOptions} options */
  const parse = (file, options) => {
    const syntax = original(file, { ...options, syntax: 'typescript', tsx: file.endsWith('.tsx') })
    if (dropTypes) syntax.body = syntax.body.filter(isValue)
    return syntax
  }
  Object.assign(swc, { parseFileSync: parse })
  return () => void Object.assign(swc, { parseFileSync: original })
}

/** @param {import('@swc/core').ModuleItem} item */
function isValue(item) {
  if (item.type !== 'ImportDeclaration' && item.type !== 'ExportNamedDeclaration') return true
  const { specifiers, typeOnly } = item
  return !typeOnly && !(specifiers.length > 0 && specifiers.every(specifier => 'isTypeOnly' in specifier && specifier.isTypeOnly))
}

/**
 * What does not exist also is in no list of what may be imported; saying the first is enough.
 * @param {Violation[]} violations
 */
function worthSaying(violations) {
  const missing = new Set(violations.filter(({ rule }) => rule.name === 'unresolved').map(({ from, to }) => `${from} ${to}`))
  return violations.filter(({ from, to, rule }) => rule.name === 'unresolved' || !missing.has(`${from} ${to}`))
}

/**
 * @param {string} root
 * @param {Cruised} result
 * @param {Violation} violation
 */
function inWords(root, result, { from, to, rule, cycle }) {
  const says = [...everyImport, ...valueImports].find(({ name }) => name === rule.name)?.comment ?? rule.name
  if (rule.name === 'orphan') return `${from}: ${says}`
  if (cycle && cycle.length > 0) return `${[from, ...cycle.map(step => step.name)].join(' imports ')}; ${says}`
  return `${from}:${lineOf(root, result, from, to)} imports ${to}; ${says}`
}

/**
 * @param {string} root
 * @param {Cruised} result
 * @param {string} from
 * @param {string} to
 */
function lineOf(root, result, from, to) {
  const written = result.modules.find(({ source }) => source === from)?.dependencies.find(({ resolved }) => resolved === to)?.module ?? to
  const lines = readFileSync(join(root, from), 'utf8').split('\n')
  return lines.findIndex(line => line.includes(`'${written}'`) || line.includes(`"${written}"`)) + 1
}

/** The table as a document shows it, between two remarks that nobody sees. */
const SHOWN = /(?<=<!-- import table -->\n\n)[\s\S]*?(?=\n\n<!-- end of the import table -->)/

/** @param {string} document */
export function shownTable(document) {
  return SHOWN.exec(document)?.[0] ?? null
}

/** @param {string} file */
function writeTable(file) {
  const document = readFileSync(file, 'utf8')
  if (shownTable(document) === null) throw new Error(`${file} has no place for the import table`)
  writeFileSync(file, document.replace(SHOWN, asMarkdown()))
}

if (isMain(import.meta.url) && process.argv.includes('--write')) writeTable('ARCHITECTURE.md')
else if (isMain(import.meta.url)) {
  const { modules, faults } = await boundaries()
  for (const { says } of faults) console.log(says)
  console.log(`${modules} modules, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
