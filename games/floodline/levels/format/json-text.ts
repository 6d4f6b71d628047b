/**
 * Reads the text of a level file for what JSON.parse keeps to itself: where exactly the text stops being JSON, keys that are said
 * twice, and how numbers are written. It builds nothing; the value comes from JSON.parse once this has found no fault in the grammar.
 */
import { type Findings, type Path, pointer, shown } from './fault.ts'
import { LIMITS } from './schema.ts'

/** Thrown inside this file only, to leave the recursion. */
class Stop extends Error {}

interface Reader {
  readonly text: string
  readonly findings: Findings
  readonly path: (string | number)[]
  at: number
}

/** Whether the text is JSON that may be parsed. Everything wrong with it is added to the findings. */
export function scanJson(text: string, findings: Findings): boolean {
  if (text.length > LIMITS.text) {
    findings.add('LV-1', '', `the file has ${text.length} characters; a level has at most ${LIMITS.text}`)
    return false
  }
  const reader: Reader = { text, findings, path: [], at: 0 }
  try {
    value(reader)
    space(reader)
    if (reader.at < text.length) fail(reader, 'the level is over here, and nothing may follow')
    return true
  } catch (stop) {
    if (stop instanceof Stop) return false
    throw stop
  }
}

function fail(reader: Reader, says: string): never {
  const before = reader.text.slice(0, reader.at)
  const line = before.split('\n').length
  const column = reader.at - before.lastIndexOf('\n')
  const point = reader.text.codePointAt(reader.at)
  const found = point === undefined ? 'the end of the file' : `"${shown(String.fromCodePoint(point))}"`
  reader.findings.add('LV-2', reader.path, `line ${line}, column ${column}: ${says}, not ${found}`)
  throw new Stop()
}

function tooMuch(reader: Reader, says: string): never {
  reader.findings.add('LV-5', reader.path, says)
  throw new Stop()
}

function space(reader: Reader): void {
  while (' \n\r\t'.includes(reader.text.charAt(reader.at) || 'x')) reader.at++
}

function value(reader: Reader): void {
  if (reader.path.length > LIMITS.depth) tooMuch(reader, `records and lists of a level are in each other at most ${LIMITS.depth} deep`)
  space(reader)
  const first = reader.text.charAt(reader.at)
  if (first === '{') record(reader)
  else if (first === '[') list(reader)
  else if (first === '"') string(reader)
  else if (first === '-' || isDigit(first)) number(reader)
  else name(reader)
}

function name(reader: Reader): void {
  const word = ['true', 'false', 'null'].find(known => reader.text.startsWith(known, reader.at))
  if (word === undefined) fail(reader, 'a value belongs here (a number, "text", true, false, a list or a record)')
  reader.at += word.length
}

function record(reader: Reader): void {
  const keys = new Set<string>()
  reader.at++
  space(reader)
  if (taken(reader, '}')) return
  do {
    space(reader)
    if (reader.text.charAt(reader.at) !== '"') fail(reader, 'a key in double quotes belongs here')
    const key = string(reader)
    space(reader)
    if (!taken(reader, ':')) fail(reader, `a colon belongs after the key "${shown(key)}"`)
    reader.path.push(key)
    if (keys.has(key)) reader.findings.add('LV-3', reader.path, `the key "${shown(key)}" is said twice in the same record; keep one`)
    keys.add(key)
    if (keys.size > LIMITS.keys) tooMuch(reader, `a record of a level has at most ${LIMITS.keys} keys`)
    value(reader)
    reader.path.pop()
    space(reader)
  } while (taken(reader, ','))
  if (!taken(reader, '}')) fail(reader, 'a comma or the closing } belongs here')
}

function list(reader: Reader): void {
  reader.at++
  space(reader)
  if (taken(reader, ']')) return
  let index = 0
  do {
    if (index >= LIMITS.items) tooMuch(reader, `a list of a level has at most ${LIMITS.items} items`)
    reader.path.push(index++)
    value(reader)
    reader.path.pop()
    space(reader)
  } while (taken(reader, ','))
  if (!taken(reader, ']')) fail(reader, 'a comma or the closing ] belongs here')
}

function taken(reader: Reader, character: string): boolean {
  if (reader.text.charAt(reader.at) !== character) return false
  reader.at++
  return true
}

/** Returns what it says. */
function string(reader: Reader): string {
  const start = reader.at++
  for (;;) {
    const code = reader.text.charCodeAt(reader.at)
    if (code < 0x20) fail(reader, 'a text ends on the line it began; write \\n for a new line')
    if (Number.isNaN(code)) fail(reader, 'the closing " of a text is missing')
    reader.at++
    if (code === 0x22) break
    if (code === 0x5c) escape(reader)
  }
  return JSON.parse(reader.text.slice(start, reader.at)) as string
}

function escape(reader: Reader): void {
  const kind = reader.text.charAt(reader.at)
  if (kind === 'u' && /^[0-9a-fA-F]{4}$/.test(reader.text.slice(reader.at + 1, reader.at + 5))) reader.at += 5
  else if (kind !== '' && '"\\/bfnrt'.includes(kind)) reader.at++
  else fail(reader, 'after a backslash comes one of " \\ / b f n r t, or u and four hexadecimal digits')
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9'
}

function digits(reader: Reader): void {
  if (!isDigit(reader.text.charAt(reader.at))) fail(reader, 'a digit belongs here')
  while (isDigit(reader.text.charAt(reader.at))) reader.at++
}

function number(reader: Reader): void {
  const start = reader.at
  taken(reader, '-')
  if (taken(reader, '0')) {
    if (isDigit(reader.text.charAt(reader.at)))
      fail(reader, 'a number does not begin with 0 unless it is 0: the end of the number belongs here')
  } else digits(reader)
  if (taken(reader, '.')) digits(reader)
  if (taken(reader, 'e') || taken(reader, 'E')) {
    if (!taken(reader, '+')) taken(reader, '-')
    digits(reader)
  }
  checkNumber(reader.text.slice(start, reader.at), reader.path, reader.findings)
}

function checkNumber(literal: string, path: Path, findings: Findings): void {
  if (findings.full) return
  if (/[.eE]/.test(literal) || literal === '-0' || !Number.isSafeInteger(Number(literal)))
    findings.add('LV-4', path, notWhole(literal, path))
}

export function notWhole(literal: string, path: Path): string {
  return `numbers are whole and written with digits only: ${shown(literal)} at ${pointer(path) || 'the top'}`
}
