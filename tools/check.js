/** All static checks, side by side: a line each, what is counted, and everything a check had to say when it fails. */
import { counted, inSeconds, isMain, run, runPackage } from './processes.js'
import { ensureBuilt, ensureInstalled, main, Unprepared } from './setup.js'

/**
 * @typedef {import('./processes.js').Ran} Ran
 * @typedef {{ name: string, about: string, run: () => Promise<Ran>, counts?: boolean }} Check `counts`: what it says is worth reading when it passes, too
 * @typedef {Ran & Omit<Check, 'run'>} Checked
 */

/** @type {readonly Check[]} */
const checks = [
  { name: 'types', about: 'TypeScript, strict', run: () => runPackage('typescript/bin/tsc', ['-b', '--pretty', 'false']) },
  { name: 'lint', about: 'oxlint, with types', run: () => runPackage('oxlint/bin/oxlint', ['--deny-warnings']) },
  {
    name: 'format',
    about: 'Biome: format, order of imports, purity',
    run: () => runPackage('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']),
  },
  { name: 'imports', about: 'who may import whom', run: () => run(process.execPath, ['tools/boundaries.js']) },
  { name: 'unused', about: 'knip: files, exports, packages', run: () => runPackage('knip/bin/knip.js', ['--no-progress']) },
  { name: 'members', about: 'what is written and never read or given', run: () => runCheck('members'), counts: true },
  { name: 'borders', about: "games' style sheets keep to their games", run: () => runCheck('css-border'), counts: true },
  { name: 'names', about: 'what surrounds the games names none of them', run: () => runCheck('game-names', '--strict'), counts: true },
  { name: 'centre', about: 'the two interfaces do not grow unnoticed', run: () => runCheck('centre'), counts: true },
  { name: 'crowded', about: 'folders and functions of readable size', run: () => runCheck('crowded'), counts: true },
  { name: 'size', about: 'what the page loads first', run: measureSize },
]

/** @param {string} name @param {string[]} args */
function runCheck(name, ...args) {
  return run(process.execPath, [`tools/checks/${name}.js`, ...args])
}

/** @returns {Promise<Ran>} */
async function measureSize() {
  try {
    await ensureBuilt()
  } catch (error) {
    if (!(error instanceof Unprepared)) throw error
    return { code: 1, output: error.message, answer: '', seconds: 0 }
  }
  return runPackage('size-limit/bin.js')
}

/**
 * @param {(checked: Checked) => void} told as each one ends
 * @returns {Promise<Checked[]>}
 */
export function checkAll(told) {
  return Promise.all(
    checks.map(async ({ run, ...check }) => {
      const checked = { ...check, ...(await run()) }
      told(checked)
      return checked
    }),
  )
}

/** @param {Checked} checked */
export function tellChecked({ name, about, counts, code, output, seconds }) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(8)}  ${about.padEnd(42)}  ${inSeconds(seconds)}`)
  if (code !== 0) console.log(`\n${output.trim()}\n`)
  else if (counts) console.log(output.trim().replace(/^/gm, '          '))
}

if (isMain(import.meta.url))
  await main(async () => {
    const began = performance.now()
    await ensureInstalled()
    const failed = (await checkAll(tellChecked)).filter(({ code }) => code !== 0)
    const time = inSeconds((performance.now() - began) / 1000)
    console.log(
      failed.length === 0 ? `all ${checks.length} checks passed in ${time}` : `${counted(failed.length, 'check')} failed in ${time}`,
    )
    return failed.length === 0 ? 0 : 1
  })
