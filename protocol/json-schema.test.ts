import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import type { FromServerSchema } from './from-server.ts'
import { protocolSchema } from './json-schema.ts'
import type { FromServer } from './online.ts'

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
