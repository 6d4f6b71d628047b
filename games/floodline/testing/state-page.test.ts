/** docs/formats/floodline-state.md beside real states: every field is on the page with its type, and nothing else is. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { silent } from '../../../kernel/game.ts'
import { hash } from '../../../kernel/hash.ts'
import { parsePlain, stringify } from '../../../kernel/plaintext.ts'
import { pick, type Rng, stream } from '../../../kernel/rng.ts'
import { ABILITIES, type FloodLevel, type Floodline, GRAVITIES, MATERIALS, WINDS } from '../nouns.ts'
import { ask, legal } from '../rules/actions.ts'
import { pieceWords } from '../rules/pieces/bag.ts'
import { isTool } from '../rules/sandbox.ts'
import { start } from '../rules/start.ts'
import { apply, tick } from '../rules/tick.ts'
import { play } from './drawn.ts'
import { randomCity, randomEndless, randomLevel, randomSandbox, randomWaiting } from './levels.ts'

const PAGE = readFileSync(new URL('../../../docs/formats/floodline-state.md', import.meta.url), 'utf8')

type Fields = Readonly<Record<string, string>>

/** The table below a heading: type by field. */
function tableOf(heading: string): Fields {
  const part = PAGE.split(/^## /m).find(each => each.startsWith(`${heading}\n`)) ?? ''
  return Object.fromEntries(Array.from(part.matchAll(/^\| `(\w+)` \| ([\w]+) \|/gm), ([, field = '', type = '']) => [field, type]))
}

/** Of an endless level, where floors settle. */
const FLOORS = ['floors', 'slid', 'collapses']

/** Heading of the table for each type that is a record, and for lists of records. */
const RECORDS: Readonly<Record<string, { readonly table: string; readonly list: boolean }>> = {
  Gusts: { table: 'Gusts', list: true },
  Goals: { table: 'Goals', list: true },
  Metrics: { table: 'Metrics', list: false },
  Endless: { table: 'Endless', list: false },
}

/** Where a value is not what the page says, or ''. */
function strays(value: unknown, type: string, path: string): string {
  switch (type) {
    case 'int':
      return Number.isSafeInteger(value) ? '' : path
    case 'bool':
      return typeof value === 'boolean' ? '' : path
    case 'text':
      return typeof value === 'string' ? '' : path
    case 'u8':
      return value instanceof Uint8Array ? '' : path
    case 'u32':
      return value instanceof Uint32Array && value.length === 4 ? '' : path
    case 'ints':
      return Array.isArray(value) && value.every(Number.isSafeInteger) ? '' : path
    case 'level':
      return typeof value === 'object' ? '' : path
    default:
      return straysIn(value, type, path)
  }
}

function straysIn(value: unknown, type: string, path: string): string {
  const record = RECORDS[type]
  if (!record) return `${path}: the page has no type ${type}`
  const fields = tableOf(record.table)
  if (record.list !== Array.isArray(value)) return path
  for (const each of record.list ? (value as object[]) : [value as object]) {
    const stray = fieldStrays(each, fields, path, FLOORS)
    if (stray) return stray
  }
  return ''
}

function fieldStrays(record: object, fields: Fields, path: string, optional: readonly string[] = []): string {
  for (const field of Object.keys(fields)) if (!(field in record) && !optional.includes(field)) return `${path} has no ${field}`
  for (const [field, value] of Object.entries(record)) {
    const type = fields[field]
    const stray = type === undefined ? `${path}.${field} is not on the page` : strays(value, type, `${path}.${field}`)
    if (stray) return stray
  }
  return ''
}

/** Fields that only some levels have. */
const OPTIONAL = ['endless', 'waiting']

function played(level: FloodLevel, rng: Rng): Floodline['State'] {
  const state = start(level)
  for (let n = 0; n < (level.sandbox ? 6 : 60) && !state.won && state.lost === ''; n++) {
    const wish = pick(rng, [...legal(state)])
    if (isTool(wish)) apply(state, wish, silent)
    else ask(state, wish)
    tick(state, silent)
  }
  return state
}

describe('[FL-144] docs/formats/floodline-state.md', () => {
  const fields = tableOf('State')

  test.each([randomLevel, randomEndless, randomCity, randomSandbox, randomWaiting])(
    'has every field of a state with its type: %o',
    make => {
      expect(Object.keys(fields).length).toBeGreaterThan(35)
      const rng = stream('state page', make.name)
      for (let game = 0; game < 4; game++) {
        const state = played(make(rng), rng)
        expect(fieldStrays(state, fields, 'state', OPTIONAL)).toBe('')
        expect('endless' in state).toBe(state.level.endless !== undefined)
        expect(state.endless !== undefined && 'floors' in state.endless).toBe(make === randomCity)
        expect('waiting' in state).toBe(make === randomWaiting)
      }
    },
  )

  test('notices a field that is missing, one too many, and one of another type', () => {
    const state = start(randomLevel(stream('state page', 'spoilt')))
    expect(fieldStrays({ ...state, more: 1 }, fields, 'state', OPTIONAL)).toContain('more is not on the page')
    expect(fieldStrays({ ...state, tick: '0' }, fields, 'state', OPTIONAL)).toBe('state.tick')
    expect(fieldStrays({ ...state, metrics: { ...state.metrics, shift: null } }, fields, 'state', OPTIONAL)).toBe('state.metrics.shift')
    const { soft: _, ...rest } = state
    expect(fieldStrays(rest, fields, 'state', OPTIONAL)).toBe('state has no soft')
  })

  test('gives the codes', () => {
    const codes = (words: readonly string[]): string => words.map((word, code) => `${word} ${code}`).join(', ')
    expect(PAGE).toContain(`| ${codes(GRAVITIES)} |`)
    expect(PAGE).toContain(`next gust: ${codes(WINDS)} |`)
    expect(PAGE).toContain(`| ${codes(MATERIALS)} |`)
    expect(PAGE).toContain(`bits: ${ABILITIES.map((ability, bit) => `${1 << bit} ${ability}`).join(', ')} |`)
  })

  test('gives the form of a generator, high words first', () => {
    expect(PAGE).toContain(`| 42 | \`${JSON.stringify([...pieceWords(42)])}\` |`)
    expect((BigInt(335903614) << 32n) + BigInt(4150755663)).toBe(1442695040888963407n)
  })

  test('has examples that are so, hash and all', () => {
    const examples = Array.from(PAGE.matchAll(/`([0-9a-f]{16})`[.:]\n\n```json\n(.+)\n```/g), ([, digits = '', json = '']) => [
      digits,
      json,
    ])
    expect(examples).toHaveLength(2)
    const state = start((parsePlain(examples[0]?.[1] ?? '') as unknown as Floodline['State']).level)
    const first = [hash(state), stringify(state)]
    play(state, 'drop')
    expect(examples).toEqual([first, [hash(state), stringify(state)]])
  })
})
