/**
 * `npm test`: prepares what is missing, two browsers included, and runs the static checks, the core of the unit tests, the core of the arcade in real
 * browsers, and the kept playthroughs. Each part says how it did; the last line is the sum. Whatever is longer is in `npm run thorough`.
 */
import { checkAll, tellChecked } from './check.js'
import { countChecks, countPlaythroughs } from './counts.js'
import { run } from './processes.js'
import { main } from './setup.js'
import { counted, inTheBrowser, prepare, runParts, unitTests } from './suites/suites.js'

async function staticChecks() {
  return countChecks(await checkAll(tellChecked))
}

async function playthroughs() {
  const ran = await run(process.execPath, ['cli/bin.js', 'playthrough', '--check', '--json'])
  return counted(ran, () => countPlaythroughs(JSON.parse(ran.answer)))
}

await main(async () => {
  const browsers = await prepare()
  return runParts([
    { name: 'static checks', work: staticChecks },
    { name: 'unit tests', work: () => unitTests('core') },
    { name: 'in the browser', work: () => inTheBrowser('core', browsers) },
    { name: 'playthroughs', work: playthroughs },
  ])
})
