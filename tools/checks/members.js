/**
 * "Written is not wired": members of exported types and classes that no shipped file reads, exports that none imports, and
 * optional members that none gives. A test is no reader: what only a test calls never reaches a person. The compiler says which
 * declaration a name means, so two members of the same name are two members.
 *
 *     games/pebbles/view/clock.ts:27 Clock.between is read by no shipped file
 *     games/pebbles/view/sound.ts:12 Ears.hear.warnings is optional, and no shipped file gives it
 *
 * What is right all the same stands in members.allowed, with its reason.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import * as ts from 'typescript/unstable/ast'
import { isMain } from '../processes.js'
import { declaredIn, keysOf } from './declared.js'
import { tell } from './faults.js'
import { openProgram } from './program.js'
import { readsIn } from './reads.js'
import { filesBelow, isScript, isShipped } from './tree.js'
import { writesIn } from './writes.js'

export const RULES = ['members/unread', 'members/ungiven', 'members/allowed']

/** Written with an element inside another, never by name. */
const GIVEN_BY_NESTING = 'children'

/**
 * @typedef {import('typescript/unstable/ast').Node} Node
 * @typedef {import('typescript/unstable/sync').Type} Type
 * @typedef {import('./declared.js').Declared} Declared
 * @typedef {import('./faults.js').Fault} Fault
 * @typedef {import('./program.js').Opened} Opened
 * @typedef {ReturnType<typeof readsIn> & { path: string }} Reads
 */

/**
 * @param {string} root
 * @param {string} [excuses] the text of members.allowed
 * @returns {Fault[]}
 */
export function members(root, excuses = readExcuses(root)) {
  const all = filesBelow(root).filter(isScript)
  const files = all.filter(isShipped)
  // What builds the page reads too: the configuration at the top.
  const readers = [...files, ...all.filter(path => /^[\w.]+\.config\.\w+$/.test(path))]
  const runs = all.filter(isRun)
  const program = openProgram(root, [...readers, ...runs])
  try {
    const declared = files.flatMap(path => declaredIn(program, path))
    const reads = readers.map(path => ({ path, ...readsIn(program, path) }))
    const fetched = fetchedExports(program, files, reads)
    return excused(excuses, [
      ...unread(program, declared, reads, fetched)
        .filter(unusedBy(runs, path => readsIn(program, path).keys))
        .map(one => faultOf('members/unread', one, 'is read by no shipped file')),
      ...ungiven(program, declared, files, fetched)
        .filter(unusedBy(runs, path => givenIn(program, writesIn(program, path))))
        .map(one => faultOf('members/ungiven', one, 'is optional, and no shipped file gives it')),
    ])
  } finally {
    program.close()
  }
}

/** Long runs and pictures: nothing a person plays, but what terminal/ is there for. @param {string} path */
function isRun(path) {
  return /^games\/[^/]+\/testing\/runs\/|^tools\/[^/]+\.ts$/.test(path) && !/\.test\.\w+$/.test(path)
}

/** @param {string} path */
function isForRuns(path) {
  return /^(games\/[^/]+\/)?terminal\//.test(path)
}

/**
 * Whether a member is used by no run either, where it is for runs.
 * @param {readonly string[]} runs
 * @param {(path: string) => readonly string[]} keysIn
 */
function unusedBy(runs, keysIn) {
  const used = new Set(runs.flatMap(keysIn))
  return (/** @type {Declared} */ { path, keys }) => !(isForRuns(path) && keys.some(key => used.has(key)))
}

/**
 * @param {Opened} program
 * @param {readonly Declared[]} declared
 * @param {readonly Reads[]} reads
 * @param {readonly import('typescript/unstable/sync').Symbol[]} fetched
 */
function unread(program, declared, reads, fetched) {
  const names = new Set(reads.flatMap(read => read.names))
  const read = new Set(reads.flatMap(({ keys }) => keys))
  for (const symbol of fetched) if (names.has(symbol.name)) for (const key of keysOf(program.checker, symbol)) read.add(key)
  const isRead = (/** @type {Declared} */ { keys }) => keys.some(key => read.has(key))
  // What a class reads of itself may be there because an interface asks for it, for others to give.
  for (const one of declared.filter(isRead)) for (const key of inherited(program, one) ?? []) read.add(key)
  const others = byName(declared.filter(isRead))
  const classes = heirsIn(declared)
  return declared.filter(
    one =>
      one.isKnown &&
      !isRead(one) &&
      inherited(program, one) === null &&
      !others
        .get(one.name)
        ?.some(other => [one.holder, ...heirsOf(program, classes, one)].some(holder => isTakenAs(program, holder, other.holder))),
  )
}

/** The classes that are made from others. @param {readonly Declared[]} declared */
function heirsIn(declared) {
  const holders = new Set(declared.flatMap(({ holder }) => holder ?? []))
  return [...holders].filter(holder => ts.isClassDeclaration(holder) && holder.heritageClauses !== undefined)
}

/**
 * The classes that have a member from another class.
 * @param {Opened} program
 * @param {readonly Node[]} classes
 * @param {Declared} one
 */
function heirsOf(program, classes, { holder, name, keys }) {
  if (!holder || !ts.isClassDeclaration(holder)) return []
  return classes.filter(heir => {
    const type = typeOf(program, heir)
    const member = type && program.checker.getPropertyOfType(type, name)
    return keysOf(program.checker, member).some(key => keys.includes(key))
  })
}

/**
 * @param {Opened} program
 * @param {readonly Declared[]} declared
 * @param {readonly string[]} files
 * @param {readonly import('typescript/unstable/sync').Symbol[]} fetched
 */
function ungiven(program, declared, files, fetched) {
  const writes = files.flatMap(path => writesIn(program, path))
  const given = new Set(givenIn(program, writes))
  // An object that becomes of some type only later may become of any that has the name.
  const loose = writes.filter(({ symbols }) => symbols.length === 0)
  const names = new Set([...loose, ...fetched].map(({ name }) => name))
  const others = byName(declared)
  return declared.filter(
    one =>
      one.isOptional &&
      one.isReachable &&
      one.name !== GIVEN_BY_NESTING &&
      !one.keys.some(key => given.has(key)) &&
      !names.has(one.name) &&
      !others.get(one.name)?.some(other => gives(program, other, one)),
  )
}

/** @param {Opened} program @param {readonly import('./writes.js').Given[]} writes */
function givenIn({ checker }, writes) {
  return writes.flatMap(({ symbols }) => symbols.flatMap(symbol => keysOf(checker, symbol)))
}

/**
 * What modules export that are fetched later: their readers know it by the name of a member (`stage.Stage`), not by its declaration.
 * @param {Opened} program
 * @param {readonly string[]} files
 * @param {readonly Reads[]} reads
 */
function fetchedExports({ checker, source }, files, reads) {
  const fetched = new Set(reads.flatMap(({ path, modules }) => modules.map(module => posix.join(posix.dirname(path), module))))
  const globs = reads.flatMap(({ path, globs }) => globs.map(glob => patternOf(posix.join(posix.dirname(path), glob))))
  return files
    .filter(path => fetched.has(path) || globs.some(glob => glob.test(path)))
    .flatMap(path => checker.getSymbolAtLocation(source(path)) ?? [])
    .flatMap(module => checker.getExportsOfModule(module))
}

/** @param {readonly Declared[]} declared */
function byName(declared) {
  /** @type {Map<string, Declared[]>} */
  const groups = new Map()
  for (const one of declared) groups.set(one.name, [...(groups.get(one.name) ?? []), one])
  return groups
}

/**
 * What a base declares under the same name: it is read where the base's is read. Where nobody does, the base is the place to say so.
 * @param {Opened} program
 * @param {Declared} declared
 * @returns {string[] | null} the declarations there; null: no base has it
 */
function inherited({ checker }, { holder, name }) {
  if (!holder || !(ts.isClassDeclaration(holder) || ts.isInterfaceDeclaration(holder))) return null
  const bases = holder.heritageClauses?.flatMap(clause => [...clause.types]) ?? []
  const found = bases.flatMap(base => {
    const type = checker.getTypeAtLocation(base)
    return (type && checker.getPropertyOfType(type, name)) ?? []
  })
  return found.length > 0 ? found.flatMap(symbol => keysOf(checker, symbol)) : null
}

/**
 * Whether a member of another type is this one: declared again below it, or in a class whose objects are handed over as that type.
 * @param {Opened} program
 * @param {Declared} other
 * @param {Declared} one
 */
function gives(program, other, one) {
  if (inherited(program, other)?.some(key => one.keys.includes(key))) return true
  return other.holder !== null && ts.isClassDeclaration(other.holder) && isTakenAs(program, other.holder, one.holder)
}

/**
 * Whether something of one type may be handed over as another, so that who reads the one reads the other.
 * @param {Opened} program
 * @param {Node | null} holder
 * @param {Node | null} other
 */
function isTakenAs(program, holder, other) {
  const type = holder && holder !== other ? typeOf(program, holder) : undefined
  const as = other && type ? typeOf(program, other) : undefined
  return type !== undefined && as !== undefined && program.checker.isTypeAssignableTo(type, as)
}

/**
 * @param {Opened} program
 * @param {Node} holder
 * @returns {Type | undefined}
 */
function typeOf({ checker }, holder) {
  if (ts.isTypeLiteralNode(holder)) return checker.getTypeFromTypeNode(holder)
  const symbol = 'name' in holder && holder.name ? checker.getSymbolAtLocation(/** @type {Node} */ (holder.name)) : undefined
  return symbol && checker.getDeclaredTypeOfSymbol(symbol)
}

/** @param {string} rule @param {Declared} declared @param {string} says */
function faultOf(rule, { path, line, owner, name }, says) {
  const member = owner === '' ? name : `${owner}.${name}`
  return { rule, path, member, says: `${path}:${line} ${member} ${says}` }
}

/** @param {string} root */
function readExcuses(root) {
  const file = join(root, 'tools/checks/members.allowed')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} excuses
 * @param {readonly (Fault & { path: string, member: string })[]} faults
 * @returns {Fault[]}
 */
function excused(excuses, faults) {
  const lines = excuses.split('\n').flatMap((text, at) => {
    const [, place, member, reason] = /^([^#\s]\S*)\s+(\S+)(?:\s+(.+))?$/.exec(text) ?? []
    return place && member ? [{ at: at + 1, text, place: patternOf(place), member: patternOf(member), reason }] : []
  })
  const found = faults.map(fault => lines.find(({ place, member }) => place.test(fault.path) && member.test(fault.member)))
  const idle = lines.filter(line => line.reason === undefined || !found.includes(line))
  return [
    ...faults.filter((_, nth) => found[nth] === undefined).map(({ rule, says }) => ({ rule, says })),
    ...idle.map(({ at, text, reason }) => ({
      rule: 'members/allowed',
      says: `tools/checks/members.allowed:${at} ${reason === undefined ? 'gives no reason' : 'excuses nothing any more'}: ${text}`,
    })),
  ]
}

/** @param {string} glob */
function patternOf(glob) {
  const one = glob.includes('/') ? '[^/]*' : '.*'
  return new RegExp(`^${glob.replace(/[.+]/g, '\\$&').replace(/\*+/g, stars => (stars === '*' ? one : '.*'))}$`)
}

if (isMain(import.meta.url)) tell(RULES, members('.'))
