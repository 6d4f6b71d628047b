/** `npm run thorough`: the unit tests and the tests in browsers that take too long for `npm test`. Each part says how it did; the last line is the sum. */
import { main } from '../setup.js'
import { inTheBrowser, prepare, runParts, unitTests } from './suites.js'

await main(async () => {
  const browsers = await prepare()
  return runParts([
    { name: 'thorough unit tests', work: () => unitTests('thorough') },
    { name: 'thorough in the browser', work: () => inTheBrowser('thorough', browsers) },
  ])
})
