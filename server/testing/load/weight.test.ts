import { expect, test } from 'vitest'
import { slopeOf, weighEach } from './weight.ts'

test('what comes once, on the way, does not count for everybody', () => {
  const marks = Array.from({ length: 10 }, (_, at) => ({
    count: (at + 1) * 200,
    alive: 5_000 + (at + 1) * 200 * 2.5 + (at >= 6 ? 900 : 0),
  }))
  expect(slopeOf(marks)).toBeCloseTo(2.5, 1)
})

test('everybody is added in turn, and weighed ten times on the way', async () => {
  const added: number[] = []
  let weighed = 0
  const kib = await weighEach(
    Array.from({ length: 40 }, (_, at) => at),
    async each => void added.push(each),
    async () => {
      weighed++
      return { alive: added.length * 3, all: 0 }
    },
  )
  expect(added).toEqual(Array.from({ length: 40 }, (_, at) => at))
  expect(weighed).toBe(10)
  expect(kib).toBe(3)
})
