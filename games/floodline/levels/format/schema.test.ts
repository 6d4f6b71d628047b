import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LEVEL_RULES } from './fault.ts'
import { jsonSchema } from './json-schema.ts'
import { parseLevel } from './validate.ts'

const docs = new URL('../../../../docs/formats/', import.meta.url)
const page = readFileSync(new URL('level.md', docs), 'utf8')

interface Part {
  readonly description?: string
  readonly properties?: Readonly<Record<string, Part>>
  readonly [key: string]: unknown
}

/** Every field of every record in the schema, with the path it was found at. */
function fieldsIn(part: unknown, path = ''): [string, string, Part][] {
  if (typeof part !== 'object' || part === null) return []
  const own = Object.entries((part as Part).properties ?? {}).map(([name, field]): [string, string, Part] => [
    `${path}/${name}`,
    name,
    field,
  ])
  return [...own, ...Object.entries(part).flatMap(([key, inner]) => fieldsIn(inner, `${path}/${key}`))]
}

const fields = fieldsIn(jsonSchema())

/** Of every record in capitals that a goal, constraint or star can be: its type, and each of its numbers as the page writes it. */
function numbersIn(part: unknown): [type: string, number: string][] {
  if (typeof part !== 'object' || part === null) return []
  const { properties } = part as Part
  const type = properties?.type?.const
  const own = Object.entries(properties ?? {}).flatMap(([name, { minimum, maximum }]): [string, string][] =>
    typeof type === 'string' && GOALS.test(type) && minimum !== undefined && name !== 'holdForTilts'
      ? [[type, `\`${name}\` ${minimum} … ${maximum}`]]
      : [],
  )
  return [...own, ...Object.values(part).flatMap(numbersIn)]
}

/** Terrain, bags, winds and changes have tables with a column for it. */
const GOALS = /^(?!SOLID|POROUS|WATER$|ICE|WALL|BEDROCK|DRAIN$|FIXED|WEIGHTED|BAG|WIND|LIMIT)/

describe('the JSON Schema', () => {
  test('in docs/formats/level.schema.json is up to date', () => {
    const kept: unknown = JSON.parse(readFileSync(new URL('level.schema.json', docs), 'utf8'))
    expect(
      kept,
      'renew it: npx lockstep validate --schema > docs/formats/level.schema.json && npx biome check --write docs/formats',
    ).toEqual(jsonSchema())
  })

  test('is of the 2020-12 dialect, and lets no stranger in', () => {
    expect(jsonSchema().$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    const open = JSON.stringify(jsonSchema()).match(/"type":"object"/g)!.length
    const closed = JSON.stringify(jsonSchema()).match(/"additionalProperties":(?:false|\{)/g)!.length
    expect(closed).toBe(open)
  })

  test('describes every field', () => {
    expect(fields.length).toBeGreaterThan(150)
    expect(fields.filter(([, , field]) => !field.description && !field.$ref).map(([path]) => path)).toEqual([])
  })
})

describe('docs/formats/level.md', () => {
  test('names every field', () => {
    expect([...new Set(fields.map(([, name]) => name))].filter(name => !page.includes(`\`${name}\``))).toEqual([])
  })

  test('names every type and word', () => {
    const words = new Set(JSON.stringify(jsonSchema()).match(/(?<=")[A-Z][A-Z0-9_]{2,}(?=")/g))
    expect([...words].filter(word => !page.includes(word))).toEqual([])
  })

  test('gives the range of every number of goals, constraints and stars, row by row', () => {
    const rows = page.split('\n').filter(line => line.startsWith('| `'))
    const missing = numbersIn(jsonSchema()).filter(([type, number]) => {
      const ofType = rows.filter(row => row.startsWith(`| \`${type}\` |`))
      return !ofType.some(row => row.includes(number))
    })
    expect(numbersIn(jsonSchema()).length).toBeGreaterThan(25)
    expect(missing).toEqual([])
  })

  test('lists every rule in its words', () => {
    const rows = Object.entries(LEVEL_RULES).map(
      ([id, [severity, says]]) => `| ${id} | ${severity === 'warning' ? 'warning: ' : ''}${says} |`,
    )
    expect(rows.filter(row => !page.includes(row))).toEqual([])
    expect(page.match(/^\| LV-/gm)).toHaveLength(rows.length)
  })

  test('has an example with nothing wrong in it', () => {
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? ''
    expect(parseLevel(example)).toMatchObject({ warnings: [] })
  })
})
