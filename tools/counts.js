/**
 * How many tests passed and failed, from what the runners wrote. Whatever is neither (skipped, flaky, a file that could not
 * even be loaded) counts as failed, and so does a runner that ran nothing: a green line must mean that something was tested.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** @param {Counts} counts @returns {Counts} */
function atLeastOne({ passed, failed }) {
  return passed + failed === 0 ? { passed: 0, failed: 1 } : { passed, failed }
}

/**
 * @param {{ numTotalTests: number, numPassedTests: number, success: boolean, testResults: { status: string, assertionResults: unknown[] }[] }} json
 * @returns {Counts}
 */
export function countVitest({ numTotalTests, numPassedTests, success, testResults }) {
  const unloadable = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length
  const failed = numTotalTests - numPassedTests + unloadable
  return atLeastOne({ passed: numPassedTests, failed: !success && failed === 0 ? 1 : failed })
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors: unknown[] }} json
 * @returns {Counts}
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped }, errors }) {
  return atLeastOne({ passed: expected, failed: unexpected + flaky + skipped + errors.length })
}

/** @param {{ found: string }[]} json @returns {Counts} */
export function countPlaythroughs(json) {
  const passed = json.filter(({ found }) => found === 'same').length
  return atLeastOne({ passed, failed: json.length - passed })
}

/** @param {readonly { code: number }[]} checks @returns {Counts} */
export function countChecks(checks) {
  const passed = checks.filter(({ code }) => code === 0).length
  return atLeastOne({ passed, failed: checks.length - passed })
}

/** @param {readonly Counts[]} all @returns {Counts} */
export function total(all) {
  return all.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 })
}

/** @param {Counts} counts */
export function said({ passed, failed }) {
  return `${passed} passed, ${failed} failed`
}

/** The last line of somebody's output, if it is such a sum. @param {string} output @returns {Counts | null} */
export function readSum(output) {
  const sum = /(\d+) passed, (\d+) failed(?: \(.*\))?$/.exec(output.trimEnd().split('\n').at(-1) ?? '')
  return sum && { passed: Number(sum[1]), failed: Number(sum[2]) }
}
