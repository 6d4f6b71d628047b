import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzLevels } from '../../testing/fuzz/levels.ts'
import { Findings } from './fault.ts'
import { scanJson } from './json-text.ts'

const SEED = 'unit-1'

test(`spoilt level files, seed ${SEED}: the loader never throws, and what it accepts can be played`, () => {
  const { tried, accepted, rules } = fuzzLevels(SEED, 3000)
  // Both must happen often, or nothing was tried.
  expect(accepted).toBeGreaterThan(tried / 10)
  expect(Object.keys(rules).length).toBeGreaterThan(10)
})

test('a text is found to be JSON exactly if it is', () => {
  const pieces = fc.constantFrom(
    ...'{}[],:"\\-+.eE0129 \n\t\r',
    'true',
    'false',
    'null',
    '"a"',
    '"\\u00e9"',
    '\\u12',
    '\u0001',
    'é',
    '\ufeff',
  )
  const near = fc.array(pieces, { maxLength: 14 }).map(parts => parts.join(''))
  const json = fc.json({ maxDepth: 4, noUnicodeString: false })
  const cut = fc.tuple(json, fc.nat(60), pieces).map(([whole, at, piece]) => whole.slice(0, at) + piece + whole.slice(at + 1))
  fc.assert(
    fc.property(fc.oneof(near, json, cut), text => {
      const findings = new Findings()
      const passes = scanJson(text, findings)
      if (findings.list.some(({ rule }) => rule === 'LV-5')) return
      expect(passes, text).toBe(isJson(text))
      expect(
        findings.list.some(({ rule }) => rule === 'LV-2'),
        text,
      ).toBe(!passes)
    }),
    { numRuns: 5000 },
  )
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
