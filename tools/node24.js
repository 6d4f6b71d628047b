/** `npm run test:node24`: the unit tests on the Node that production runs. Nothing of it is installed into the project. */
import { fileURLToPath } from 'node:url'
import { isMain, runAloud } from './processes.js'
import { ensureInstalled, main, npm, Unprepared } from './setup.js'

const VERSION = '24.21.0'

/** Node is also a package, one for each system, with a single file in it. */
function packageName() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  return `node-${system}-${process.arch}@${VERSION}`
}

/** @returns {Promise<string>} the executable, fetched into npm's own cache if it is not there */
export async function node24() {
  const args = ['exec', '--yes', '--prefer-offline', `--package=${packageName()}`, '--', 'node', '-p', "'at ' + process.execPath"]
  const { code, output } = await npm(args)
  const path = /^at (.+)$/m.exec(output)?.[1]
  if (code !== 0 || path === undefined)
    throw new Unprepared(`${output.trim()}\nNode ${VERSION} could not be fetched. Run: npx -y -p ${packageName()} node --version`)
  return path
}

if (isMain(import.meta.url))
  await main(async () => {
    await ensureInstalled()
    const node = await node24()
    const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
    await runAloud(node, ['-p', "'Node ' + process.versions.node + ', V8 ' + process.versions.v8"])
    const { code } = await runAloud(node, [vitest, 'run', ...process.argv.slice(2)])
    return code
  })
