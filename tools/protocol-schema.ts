/** Writes docs/formats/protocol.schema.json from the schemas of the protocol. */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { protocolSchema } from '../protocol/json-schema.ts'
import { root } from './processes.js'

const file = join(root, 'docs/formats/protocol.schema.json')
writeFileSync(file, `${JSON.stringify(protocolSchema(), null, 2)}\n`)
execFileSync(process.execPath, [createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome'), 'format', '--write', file], {
  cwd: root,
})
