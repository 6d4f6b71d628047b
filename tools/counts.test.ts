import { expect, test } from 'vitest'
import { countChecks, countPlaythroughs, countPlaywright, countVitest, readSum, said, total } from './counts.js'

const vitest = { numTotalTests: 5, numPassedTests: 5, success: true, testResults: [{ status: 'passed', assertionResults: [{}] }] }
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

test('what passed is counted', () => {
  expect(countVitest(vitest)).toEqual({ passed: 5, failed: 0 })
  expect(countPlaywright(playwright)).toEqual({ passed: 4, failed: 0 })
  expect(countPlaythroughs([{ found: 'same' }, { found: 'same' }])).toEqual({ passed: 2, failed: 0 })
  expect(countChecks([{ code: 0 }, { code: 0 }])).toEqual({ passed: 2, failed: 0 })
})

test('what failed is counted', () => {
  expect(countVitest({ ...vitest, numPassedTests: 3, success: false })).toEqual({ passed: 3, failed: 2 })
  expect(countPlaywright({ ...playwright, stats: { ...playwright.stats, unexpected: 2 } })).toEqual({ passed: 4, failed: 2 })
  expect(countPlaythroughs([{ found: 'same' }, { found: 'changed' }, { found: 'unreadable' }])).toEqual({ passed: 1, failed: 2 })
  expect(countChecks([{ code: 0 }, { code: 2 }])).toEqual({ passed: 1, failed: 1 })
})

test('skipped and flaky tests, and files that cannot be loaded, are failures', () => {
  expect(countVitest({ ...vitest, numTotalTests: 6 })).toEqual({ passed: 5, failed: 1 })
  const unloadable = { status: 'failed', assertionResults: [] }
  expect(countVitest({ ...vitest, success: false, testResults: [...vitest.testResults, unloadable] })).toEqual({ passed: 5, failed: 1 })
  expect(countVitest({ ...vitest, success: false })).toEqual({ passed: 5, failed: 1 })
  expect(countPlaywright({ stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 1 }, errors: [{}] })).toEqual({ passed: 4, failed: 3 })
})

test('a runner that ran nothing failed', () => {
  expect(countVitest({ numTotalTests: 0, numPassedTests: 0, success: true, testResults: [] })).toEqual({ passed: 0, failed: 1 })
  expect(countPlaywright({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] })).toEqual({ passed: 0, failed: 1 })
  expect(countPlaythroughs([])).toEqual({ passed: 0, failed: 1 })
  expect(countChecks([])).toEqual({ passed: 0, failed: 1 })
})

test('sums add up and can be read back from the last line', () => {
  const sum = total([
    { passed: 2, failed: 1 },
    { passed: 40, failed: 0 },
  ])
  expect(said(sum)).toBe('42 passed, 1 failed')
  expect(readSum(`some output\n${said(sum)}\n`)).toEqual(sum)
  expect(readSum('vectors: 3 passed, 0 failed (2 more rest on choices that our rules made otherwise)\n')).toEqual({ passed: 3, failed: 0 })
  expect(readSum('3 passed, 0 failed\nand then it crashed')).toBeNull()
})
