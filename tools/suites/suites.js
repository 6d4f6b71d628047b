/**
 * What `npm test` and `npm run thorough` have in common: starting a runner, and counting what it says. Every test belongs to one of the two: the core,
 * which fits into minutes, or what is thorough besides. Unit tests say by the name of their file (`*.thorough.test.ts`) that they are of the second,
 * tests in a browser by their tag (`@thorough`).
 *
 * @typedef {import('../counts.js').Counts} Counts
 * @typedef {'core' | 'thorough'} Tier
 * @typedef {{ chromium: string, firefox: string }} Browsers
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countPlaywright, countVitest, said, total } from '../counts.js'
import { freePort, inSeconds, root, runPackage } from '../processes.js'
import { ensurePostgres, ensureRedis } from '../servers.js'
import { ensureBrowser, ensureBuilt, ensureFirefox, ensureInstalled } from '../setup.js'

const RESULTS = join(root, '.cache/results')

/** Whatever a suite needs. @returns {Promise<Browsers>} */
export async function prepare() {
  await ensureInstalled()
  await ensureBuilt()
  const browsers = { chromium: await ensureBrowser(), firefox: await ensureFirefox() }
  await ensurePostgres()
  await ensureRedis()
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  return browsers
}

/** @param {Tier} tier @returns {Promise<Counts>} */
export async function unitTests(tier) {
  const file = join(RESULTS, `unit-${tier}.json`)
  const env = { ...process.env, LOCKSTEP_UNIT: tier }
  const ran = await runPackage('vitest/vitest.mjs', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`], { env })
  return counted(ran, () => countVitest(readJson(file)))
}

/** @param {Tier} tier @param {Browsers} browsers @returns {Promise<Counts>} */
export async function inTheBrowser(tier, { chromium, firefox }) {
  const file = join(RESULTS, `e2e-${tier}.json`)
  // A port of our own: somebody may be running the same tests, or playing, beside us.
  const port = String(await freePort())
  const env = {
    ...process.env,
    LOCKSTEP_E2E: tier,
    LOCKSTEP_CHROMIUM: chromium,
    LOCKSTEP_FIREFOX: firefox,
    LOCKSTEP_E2E_PORT: port,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  }
  const ran = await runPackage('@playwright/test/cli.js', ['test', '--reporter=dot,json'], { env })
  return counted(ran, () => countPlaywright(readJson(file)))
}

/**
 * What a runner counted. One that failed without counting a failure, or left nothing to count, is a failure itself.
 * @param {import('../processes.js').Ran} ran
 * @param {() => Counts} count
 * @returns {Counts}
 */
export function counted({ code, output }, count) {
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

/**
 * One after another: each says how it did, and the last line is the sum.
 * @param {readonly { name: string, work: () => Promise<Counts> }[]} parts
 * @returns {Promise<number>} 0 when nothing failed
 */
export async function runParts(parts) {
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
}
