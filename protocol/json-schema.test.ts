import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { FromServerSchema } from './from-server.ts'
import { protocolSchema } from './json-schema.ts'
import { FromDeviceSchema, type FromServer } from './online.ts'

const docs = new URL('../docs/formats/', import.meta.url)

type Frozen<T> = unknown extends T ? T : T extends object ? (string extends keyof T ? T : { readonly [K in keyof T]: Frozen<T[K]> }) : T
type Schema = Frozen<v.InferOutput<typeof FromServerSchema>>

/** Does not compile when the schema of what the server says and its types part ways. */
const SAME: readonly [FromServer extends Schema ? true : false, Schema extends FromServer ? true : false] = [true, true]

test('docs/formats/protocol.schema.json is up to date', () => {
  expect(SAME).toEqual([true, true])
  const kept: unknown = JSON.parse(readFileSync(new URL('protocol.schema.json', docs), 'utf8'))
  expect(kept, 'renew it: npm run protocol').toEqual(JSON.parse(JSON.stringify(protocolSchema())))
})

const page = readFileSync(new URL('protocol.md', docs), 'utf8')

interface Part {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly const?: unknown
  readonly enum?: readonly unknown[]
}

/** Every name of a field and every word that can stand in one, wherever in the schema. */
function wordsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { properties = {}, const: only, enum: some = [] } = part as Part
  const said = [only, ...some].filter(each => typeof each === 'string')
  return [...Object.keys(properties), ...said, ...Object.values(part).flatMap(wordsIn)]
}

test('docs/formats/protocol.md names every kind, every field and every word of both directions', () => {
  const words = [...new Set(wordsIn(protocolSchema()))]
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter(word => !new RegExp(`[\`"]${word}[\`"]`).test(page))).toEqual([])
})

test('and has a row for every kind that a device may say, and none besides', () => {
  const [table = ''] = page.split('## What you say')[1]?.split('## What you hear') ?? []
  const cells = table
    .split('\n')
    .filter(line => line.startsWith('| `') && !line.startsWith('| `kind`'))
    .map(line => line.split('|'))
  const rows = cells.map(([, kind = '', fields = '']) => [...`${kind}${fields}`.matchAll(/`([\w-]+)`/g)].map(([, word]) => word))
  const schema = FromDeviceSchema.options.map(option => [option.entries.kind.literal, ...Object.keys(option.entries).slice(1)])
  expect(rows).toEqual(expect.arrayContaining(schema))
  expect(rows).toHaveLength(schema.length)
})

test('and a row or a chapter for every kind that the server says, and none besides', () => {
  const hear = page.split('## What you hear')[1]?.split('## Offers, and')[0] ?? ''
  const chapters = [...hear.matchAll(/^### `([a-z-]+)`/gm)].map(([, kind]) => kind)
  const others = [...(hear.split('### The others')[1] ?? '').matchAll(/^\| `([a-z-]+)` \| `/gm)].map(([, kind]) => kind)
  const kinds = FromServerSchema.options.map(option => option.entries.kind.literal)
  expect(new Set([...chapters, ...others].filter(kind => kind !== 'kind'))).toEqual(new Set(kinds))
  expect(chapters.length + others.length).toBe(kinds.length + (others.includes('kind') ? 1 : 0))
})
