import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { luck } from './luck.ts'
import { presets } from './presets.ts'

/** The interval of a row such as `| luck, single games | 78.7 % (78.2 … 79.1) |`, rounded outwards; nothing explains less than nothing. */
function interval(page: string, row: string): readonly [number, number] {
  const [, low, high] = new RegExp(`\\| luck, ${row} \\| [\\d.]+ % \\((-?[\\d.]+) … ([\\d.]+)\\)`).exec(page) ?? []
  return [Math.max(0, Math.floor(Number(low))), Math.ceil(Number(high))]
}

test.each(presets.map(({ name }) => name))('what pages say of luck in %s is what was measured', name => {
  const page = readFileSync(new URL(`../../../docs/balance/${name.toLowerCase()}.md`, import.meta.url), 'utf8')
  expect(Object.entries(luck).find(([preset]) => preset === name)?.[1]).toEqual({
    single: interval(page, 'single games'),
    pair: interval(page, 'mirrored pairs'),
  })
})
