/** The protocol for other languages. Apart from the schemas, because no page should have to load the translator. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { FromServerSchema } from './from-server.ts'
import { FromDeviceSchema } from './online.ts'

/** JSON Schema 2020-12 of both directions, in `$defs`; docs/formats/protocol.schema.json is this. */
export function protocolSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Messages on the socket of Lockstep',
    anyOf: [{ $ref: '#/$defs/FromDevice' }, { $ref: '#/$defs/FromServer' }],
    $defs: { FromDevice: partOf(FromDeviceSchema), FromServer: partOf(FromServerSchema) },
  }
}

/** The dialect is named once, at the top. */
function partOf(messages: typeof FromDeviceSchema | typeof FromServerSchema): JsonSchema {
  const schema = toJsonSchema(messages, { target: 'draft-2020-12' })
  delete schema.$schema
  return schema
}
