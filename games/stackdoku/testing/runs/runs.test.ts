import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run, type } from '../../../../cli/testing/lockstep.ts'
import { inFolder } from '../../../../terminal/testing/world.ts'
import { drawDifficulty } from './difficulty-drawing.ts'

test('a soak writes down what is done and goes on from there', () =>
  inFolder(async folder => {
    const file = join(folder, 'soak.txt')
    const argv = ['long', 'stackdoku', 'soak', '--levels', '2', '--file', file]
    const { code, out } = await run(argv)
    expect(code).toBe(0)
    expect(out).toBe(`0–1 proven, 2 of 2\n2 levels, 0 faults; written down in ${file}\n`)
    expect(await readFile(file, 'utf8')).toMatch(/^levels of stackdoku, the first [0-9a-f]+\n0–1\n$/)
    expect((await run(argv)).out).toBe(`2 levels, 0 faults; written down in ${file}\n`)
  }))

test('proofs: what is counted is checked, and only that', async () => {
  const { code, out } = await type('long stackdoku proofs --stuck 5 --clear 3')
  expect(code).toBe(0)
  expect(out).toMatch(
    /^stuck, beside trying everything: 5 checked, 0 faults, .*\nclearable, beside trying everything: 3 checked, 0 faults, .*\n$/,
  )
})

test('[SD-20] the drawing has a row for each difficulty and marks what is promised', () => {
  const level = { jam: 10, free: 30, tiles: 100, peak: 2, rating: 12 }
  const svg = drawDifficulty(
    new Map([
      ['easy', [level as never]],
      ['expert', []],
    ]),
  )
  expect(svg.match(/font-weight="600">(easy|expert)</g)).toHaveLength(2)
  expect(svg.match(/fill="#d9ece6"/g)).toHaveLength(1)
  expect(svg.match(/fill="#0a756c"/g)).toHaveLength(4)
})
