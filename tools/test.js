/**
 * `npm test`: prepares what is missing, two browsers included, and runs everything: the static checks, the unit tests, the arcade
 * in real browsers, and the kept playthroughs. Each part says how it did; the last line is the sum.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkAll, tellChecked } from './check.js'
import { countChecks, countPlaythroughs, countPlaywright, countVitest, said, total } from './counts.js'
import { freePort, inSeconds, root, run, runPackage } from './processes.js'
import { ensurePostgres, ensureRedis } from './servers.js'
import { ensureBrowser, ensureBuilt, ensureFirefox, ensureInstalled, main } from './setup.js'

const RESULTS = join(root, '.cache/results')

/** @typedef {import('./counts.js').Counts} Counts */

/** @returns {Promise<Counts>} */
async function staticChecks() {
  return countChecks(await checkAll(tellChecked))
}

/** @returns {Promise<Counts>} */
async function unitTests() {
  const file = join(RESULTS, 'unit.json')
  const ran = await runPackage('vitest/vitest.mjs', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`])
  return counted(ran, () => countVitest(readJson(file)))
}

/** @param {{ chromium: string, firefox: string }} browsers @returns {Promise<Counts>} */
async function inTheBrowser({ chromium, firefox }) {
  const file = join(RESULTS, 'e2e.json')
  // A port of our own: somebody may be running the same tests, or playing, beside us.
  const port = String(await freePort())
  const env = {
    LOCKSTEP_E2E: 'core',
    ...process.env,
    LOCKSTEP_CHROMIUM: chromium,
    LOCKSTEP_FIREFOX: firefox,
    LOCKSTEP_E2E_PORT: port,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  const ran = await runPackage('@playwright/test/cli.js', ['test', '--reporter=dot,json'], { env })
  return counted(ran, () => countPlaywright(readJson(file)))
}

/** @returns {Promise<Counts>} */
async function playthroughs() {
  const ran = await run(process.execPath, ['cli/bin.js', 'playthrough', '--check', '--json'])
  return counted(ran, () => countPlaythroughs(JSON.parse(ran.answer)))
}

/**
 * What a runner counted. One that failed without counting a failure, or left nothing to count, is a failure itself.
 * @param {import('./processes.js').Ran} ran
 * @param {() => Counts} count
 * @returns {Counts}
 */
function counted({ code, output }, count) {
  /** @type {Counts} */
  let counts = { passed: 0, failed: 1 }
  try {
    counts = count()
  } catch {
    // It wrote nothing that can be read; its output below says why.
  }
  if (code !== 0 && counts.failed === 0) counts = { ...counts, failed: 1 }
  if (counts.failed > 0) console.log(`\n${output.trim()}\n`)
  return counts
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

await main(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const browsers = { chromium: await ensureBrowser(), firefox: await ensureFirefox() }
  await ensurePostgres()
  await ensureRedis()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })

  const parts = [
    { name: 'static checks', work: staticChecks },
    { name: 'unit tests', work: unitTests },
    { name: 'in the browser', work: () => inTheBrowser(browsers) },
    { name: 'playthroughs', work: playthroughs },
  ]
  /** @type {Counts[]} */
  const all = []
  for (const { name, work } of parts) {
    const began = performance.now()
    const counts = await work()
    all.push(counts)
    console.log(`${name}: ${said(counts)} in ${inSeconds((performance.now() - began) / 1000)}`)
  }
  const sum = total(all)
  console.log(said(sum))
  return sum.failed === 0 ? 0 : 1
})
