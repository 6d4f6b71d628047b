/**
 * After everything was played: what the server wrote into its log meanwhile, with every detail switched on, names no secret of anybody. A test
 * of single lines knows which secrets to look for; here whatever looks like one is found.
 */
import { readFileSync } from 'node:fs'
import { PASSWORD } from './online/people.ts'

/** Tokens are 43 letters of base64url; seeds, secrets, salts and commitments are 32 or 64 digits of hexadecimal. */
const LOOKS_SECRET = /(?<![\w-])(?:[\w-]{43}|[0-9a-f]{32}|[0-9a-f]{64})(?![\w-])/g

export default function lookForSecrets(): void {
  const file = process.env['LOCKSTEP_E2E_LOG']
  if (file === undefined) throw new Error('nobody knows where the log of the server is')
  const log = readFileSync(file, 'utf8')
  if (!log.includes('"level":"')) throw new Error(`the log of the server is empty: ${file}`)
  const found = [...(log.match(LOOKS_SECRET) ?? []), ...(log.includes(PASSWORD) ? [PASSWORD] : [])]
  if (found.length > 0) throw new Error(`the log of the server holds ${found.length} secrets, such as ${found[0]}`)
}
