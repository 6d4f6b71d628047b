/** What .ci/run runs: `npm test` and, where they lie beside the checkout, the shared test vectors. The last line is the sum of both. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSum, said, total } from './counts.js'
import { root, runAloud } from './processes.js'
import { npmCommand } from './setup.js'

const VECTORS = '../shared/vectors'

/**
 * @param {string[]} args for npm
 * @returns {Promise<import('./counts.js').Counts>}
 */
async function part(args) {
  const { code, output } = await runAloud(...npmCommand(['--silent', ...args]))
  const counts = readSum(output)
  if (counts === null) return { passed: 0, failed: 1 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const parts = [await part(['test'])]
if (existsSync(join(root, VECTORS))) {
  console.log(`\nvectors of ${VECTORS}`)
  parts.push(await part(['run', 'vectors', '--', VECTORS]))
}
const sum = total(parts)
console.log(`\n${said(sum)}`)
process.exitCode = sum.failed === 0 ? 0 : 1
