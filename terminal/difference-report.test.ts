import { expect, test } from 'vitest'
import { DifferenceReport } from './difference-report.ts'
import { madeWorld } from './testing/world.ts'

test('what differs is printed once, counted, and makes the exit code', () => {
  const { world, output } = madeWorld({})
  const report = new DifferenceReport(world, 10)
  report.compare('numbers', 3, n => (n === 11 ? `seed ${n}: odd` : null))
  report.add('x'.repeat(5000))
  report.add(null)
  expect(report.end()).toBe(1)
  expect(output.text).toBe(`seed 11: odd\nnumbers: 3 compared, 1 differences\n${'x'.repeat(2000)}\n2 differences\n`)
})

test('nothing differs', () => {
  const { world, output } = madeWorld({})
  const report = new DifferenceReport(world, 0)
  report.compare('numbers', 2, () => null)
  expect(report.end()).toBe(0)
  expect(output.text).toBe('numbers: 2 compared, 0 differences\nno differences\n')
})
