/**
 * The door a level file comes through. It never throws, does a bounded amount of work whatever it is handed, and says all it can
 * at once: first the text, then every field by itself, then whether the fields make sense together, then whether the board is at rest.
 * A later part runs only if the earlier ones found no fault, so it may trust what it reads.
 */
import * as v from 'valibot'
import type { FloodLevel } from '../../nouns.ts'
import { checkBoard } from './check-board.ts'
import { checkGoals } from './check-goals.ts'
import { checkModes } from './check-modes.ts'
import { checkPlay } from './check-play.ts'
import { checkRest } from './check-rest.ts'
import { type Fault, Findings, isVisible, meant, type Path, type RuleId, shown } from './fault.ts'
import { notWhole, scanJson } from './json-text.ts'
import { LIMITS, levelSchema, TOKENS } from './schema.ts'

/** Everything that is wrong with a level, warnings included; with its text, also how it is written. */
export function faultsOf(value: unknown, text?: string): Fault[] {
  const findings = new Findings()
  if (text !== undefined && !scanJson(text, findings)) return findings.list
  return inspected(value, findings).list
}

/** A level from the text of a file, or what is wrong with it. */
export function parseLevel(text: string): { level: FloodLevel; warnings: Fault[] } | { faults: Fault[] } {
  const findings = new Findings()
  if (!scanJson(text, findings)) return { faults: findings.list }
  const value: unknown = JSON.parse(text)
  inspected(value, findings)
  return findings.bad ? { faults: findings.list } : { level: value as FloodLevel, warnings: findings.list }
}

function inspected(value: unknown, findings: Findings): Findings {
  if (!isPlain(value, findings)) return findings
  checkShape(value, findings)
  if (findings.bad) return findings
  const level = value as FloodLevel
  checkBoard(level, findings)
  checkPlay(level, findings)
  checkGoals(level, findings)
  checkModes(level, findings)
  if (!findings.bad) checkRest(level, findings)
  return findings
}

// ── Size and plainness ───────────────────────────────────────────────────────────────────────────────

function isPlain(value: unknown, findings: Findings): boolean {
  try {
    const size = { nodes: 0 }
    return measured(value, [], size, findings)
  } catch {
    // A value that throws when it is looked at did not come from a file.
    findings.add('LV-5', '', 'a level is plain data: records, lists, texts, whole numbers, true and false')
    return false
  }
}

/** Whether the rest may look at it. Goes on after a number that is not whole, and stops at anything else. */
function measured(value: unknown, path: (string | number)[], size: { nodes: number }, findings: Findings): boolean {
  const refuse = (says: string): boolean => {
    findings.add('LV-5', path, says)
    return false
  }
  if (++size.nodes > LIMITS.nodes) return refuse(`a level holds at most ${LIMITS.nodes} values`)
  if (typeof value === 'boolean' || value === null) return true
  if (typeof value === 'string') return value.length <= LIMITS.string || refuse(`a text of a level has at most ${LIMITS.string} characters`)
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value) || Object.is(value, -0))
      findings.add('LV-4', path, notWhole(Object.is(value, -0) ? '-0' : String(value), path))
    return true
  }
  if (typeof value !== 'object') return refuse(`a level holds no ${typeof value}`)
  if (path.length >= LIMITS.depth) return refuse(`records and lists of a level are in each other at most ${LIMITS.depth} deep`)
  if (Array.isArray(value)) {
    if (value.length > LIMITS.items) return refuse(`a list of a level has at most ${LIMITS.items} items`)
    if (Object.keys(value).length !== value.length) return refuse('a list of a level has no gaps')
    return value.every((item, index) => within(item, index, path, size, findings))
  }
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return refuse('a level is made of plain records and lists')
  const entries = Object.entries(value)
  if (entries.length > LIMITS.keys) return refuse(`a record of a level has at most ${LIMITS.keys} keys`)
  return entries.every(([key, field]) => {
    // Names that every object of the language answers to would slip past a check that asks for strangers.
    if (!(key in Object.prototype)) return within(field, key, path, size, findings)
    findings.add('LV-7', [...path, key], `there is no field "${shown(key)}"; take it out`)
    return false
  })
}

function within(value: unknown, key: string | number, path: (string | number)[], size: { nodes: number }, findings: Findings): boolean {
  path.push(key)
  const fine = measured(value, path, size, findings)
  path.pop()
  return fine
}

// ── Every field by itself ────────────────────────────────────────────────────────────────────────────

function checkShape(value: unknown, findings: Findings): void {
  const { issues = [] } = v.safeParse(levelSchema, value)
  for (const issue of issues) {
    if (findings.full) return
    const path = (issue.path ?? []).map(step => step.key as string | number)
    findings.add(...told(issue, path))
  }
  if (findings.bad) return
  checkRecords(value as FloodLevel, findings)
  checkTexts(value as FloodLevel, findings)
}

/** To the schema a list is a record, too: one without fields. */
function checkRecords({ tilt, lock, abilities }: FloodLevel, findings: Findings): void {
  for (const [name, field] of Object.entries({ tilt, lock, abilities }))
    if (Array.isArray(field)) findings.add('LV-8', [name], `"${name}" is a record in { }`)
}

function checkTexts({ title, about = 'nothing' }: FloodLevel, findings: Findings): void {
  const seen = (text: string): boolean => text.trim() !== '' && Array.from(text).every(isVisible)
  if (!seen(title)) findings.add('LV-10', ['title'], 'the title is one line of visible characters')
  if (!seen(about.replaceAll('\n', ' '))) findings.add('LV-10', ['about'], 'what is said about the level is lines of visible characters')
}

function told(issue: v.BaseIssue<unknown>, path: Path): [RuleId, Path, string] {
  const name = String(path.at(-1) ?? '')
  if (issue.kind === 'schema' && issue.received === 'undefined') return toldMissing(path, name)
  if (issue.type === 'strict_object' && issue.expected === 'never') return toldStray(issue, path, name)
  if (issue.type === 'strict_tuple' && issue.expected === 'never')
    return ['LV-8', path, `this list has too many items; take out everything from the item ${name} on`]
  if (issue.type === 'integer') return ['LV-4', path, notWhole(String(issue.input), path)]
  if (issue.type === 'regex' && path[0] === 'bag') return ['LV-9', path, noToken(name)]
  if (issue.type === 'regex') return ['LV-8', path, `"${name}" is small letters and digits, with single hyphens between them`]
  if (issue.type === 'picklist' || issue.type === 'variant' || issue.type === 'literal') return toldWord(issue, path)
  return ['LV-8', path, `${name === '' ? 'the level' : `"${name}"`} ${expectation(issue)}`]
}

function toldMissing(path: Path, name: string): [RuleId, Path, string] {
  const [place, index] = path
  if (typeof path.at(-1) === 'number')
    return ['LV-6', path, 'an item is missing here: a cell and the bounds have three numbers, x, y and z']
  if (place === 'terrain') return [name === 'type' ? 'LV-6' : 'LV-25', path, `"${name}" is missing: terrain needs it here`]
  if (place === 'abilities') return ['LV-41', path, `"${name}" is missing: the ability "${index}" needs it`]
  return ['LV-6', path, `the field "${name}" is missing`]
}

const TERRAIN_FIELDS = ['at', 'from', 'to', 'material', 'anchored', 'resolves', 'rate', 'scope']

function toldStray(issue: v.BaseIssue<unknown>, path: Path, name: string): [RuleId, Path, string] {
  if (path[0] === 'terrain' && TERRAIN_FIELDS.includes(name)) {
    const { type } = (issue.path?.at(-1)?.input ?? {}) as { type?: string }
    return ['LV-24', path, `"${name}" does not belong to ${type}; take it out`]
  }
  return ['LV-7', path, `there is no field "${shown(name)}" here; take it out.${meant(name, FIELDS)}`]
}

/** Every field that exists anywhere: what a stranger may have been meant to be. */
const FIELDS = fieldsIn(levelSchema)

function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    entries = {},
    options = [],
    items = [],
    item,
    wrapped,
  } = schema as Partial<Record<'item' | 'wrapped', unknown>> & {
    entries?: object
    options?: unknown[]
    items?: unknown[]
  }
  const parts = [...Object.values(entries), ...options, ...items, item, wrapped]
  return [...new Set([...Object.keys(entries), ...parts.flatMap(fieldsIn)])]
}

function toldWord(issue: v.BaseIssue<unknown>, path: Path): [RuleId, Path, string] {
  if (issue.expected === 'Object') return ['LV-8', path, `"${path.at(-1)}" is a record in { }`]
  const words = (issue.expected ?? '').match(/[A-Za-z0-9_:]+/g) ?? []
  if (typeof issue.input !== 'string' || issue.type === 'literal')
    return ['LV-8', path, `"${path.at(-1)}" is ${issue.type === 'literal' ? issue.expected : `one of ${words.join(', ')}`}`]
  if (words.length > 20) return ['LV-9', path, noToken(issue.input)]
  return ['LV-9', path, `"${shown(issue.input)}" is none of ${words.join(', ')}.${meant(issue.input, words)}`]
}

function noToken(text: string): string {
  return `there is no piece "${shown(text)}".${meant(text, TOKENS)}`
}

/** In words, what valibot writes in signs. */
function expectation(issue: v.BaseIssue<unknown>): string {
  const limit = (issue.requirement as number | undefined) ?? 0
  switch (issue.type) {
    case 'min_value':
      return `is at least ${limit}, not ${issue.received}`
    case 'max_value':
      return `is at most ${limit}, not ${issue.received}`
    case 'min_length':
      return limit === 1 ? 'is not empty' : `has at least ${limit} items`
    case 'max_length':
      return `has at most ${limit} ${typeof issue.input === 'string' ? 'characters' : 'items'}`
    case 'number':
      return 'is a whole number'
    case 'string':
      return 'is a text in double quotes'
    case 'boolean':
      return 'is true or false'
    case 'array':
    case 'strict_tuple':
      return 'is a list in [ ]'
    default:
      return 'is a record in { }'
  }
}
