/** The protocol for other languages. Apart from the schemas, because no page should have to load the translator. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { FromServerSchema } from './from-server.ts'
import { FromDeviceSchema } from './online.ts'

const DIALECT = { target: 'draft-2020-12' } as const

/** JSON Schema 2020-12 of both directions, in `$defs`; docs/formats/protocol.schema.json is this. */
export function protocolSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages on the socket of Lockstep',
    anyOf: [{ $ref: '#/$defs/FromDevice' }, { $ref: '#/$defs/FromServer' }],
    $defs: { FromDevice: bare(toJsonSchema(FromDeviceSchema, DIALECT)), FromServer: bare(toJsonSchema(FromServerSchema, DIALECT)) },
  }
}

/** The dialect is named once, at the top. */
function bare({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  return schema
}
