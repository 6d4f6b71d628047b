/** The schema for editors and other programs. Apart from schema.ts, because no page should have to load the translator. */
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { constraint, hazard, levelSchema, objective, simpleObjective, spot, star, terrain, token } from './schema.ts'

/** JSON Schema 2020-12 of a level file; docs/formats/level.schema.json is this, printed by `lockstep validate --schema`. */
export function jsonSchema(): JsonSchema {
  return toJsonSchema(levelSchema, {
    target: 'draft-2020-12',
    definitions: { spot, token, terrain, hazard, simpleObjective, objective, constraint, star },
  })
}

/** The text of the file. */
export function jsonSchemaText(): string {
  return `${JSON.stringify(jsonSchema(), null, 2)}\n`
}
