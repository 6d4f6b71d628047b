/** What .ci/run runs: `npm test`, `npm run thorough` and, where they lie beside the checkout, the shared test vectors. The last line is the sum of all. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSum, said, total } from './counts.js'
import { root, run, runAloud } from './processes.js'
import { npmCommand } from './setup.js'

const VECTORS = '../shared/vectors'

/** @param {string[]} command @returns {Promise<import('./counts.js').Counts>} */
async function tests(...command) {
  return counted(await runAloud(...npmCommand(['--silent', ...command])))
}

/** Hundreds of lines, of which only the last matters unless something failed. @returns {Promise<import('./counts.js').Counts>} */
async function vectors() {
  const ran = await run(...npmCommand(['--silent', 'run', 'vectors', '--', VECTORS]))
  const counts = counted(ran)
  console.log(`\nvectors of ${VECTORS}\n${counts.failed > 0 ? ran.output : ran.answer.trimEnd().split('\n').at(-1)}`)
  return counts
}

/**
 * @param {import('./processes.js').Ran} ran
 * @returns {import('./counts.js').Counts}
 */
function counted({ code, answer }) {
  const counts = readSum(answer)
  if (counts === null) return { passed: 0, failed: 1 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const parts = [await tests('test'), await tests('run', 'thorough')]
if (existsSync(join(root, VECTORS))) parts.push(await vectors())
const sum = total(parts)
console.log(`\n${said(sum)}`)
process.exitCode = sum.failed === 0 ? 0 : 1
