import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { judge, type Machine, measure, quantile, ROUNDS, summary } from './harness.ts'
import { benchOn, report, type Shelf } from './run.ts'
import { fnv1a, WidePcg32 } from './textbook.ts'
import type { Allocation, Count, Duration, Growth, Race, Workload } from './workload.ts'

/** A machine whose clock and heap move only when the work says so. */
class Clockwork implements Machine {
  time = 0
  bytes = 1_000
  readonly order: string[] = []

  now(): number {
    return this.time
  }
  worked(): number {
    return this.time
  }
  heap(): number {
    return this.bytes
  }
  settledHeap(): number {
    this.bytes = 1_000
    return this.bytes
  }

  /** Work that takes so many milliseconds a portion; `slowness` may change from call to call. */
  taking(name: string, slowness: () => number): () => number {
    return () => {
      if (this.order.at(-1) !== name) this.order.push(name)
      this.time += slowness()
      return 1
    }
  }
}

function raceOf(ours: () => number, textbook: () => number, bar = 2): Race {
  return { kind: 'race', name: 'a race', ours, textbook, bar }
}

let said: string[] = []

beforeEach(() => {
  said = []
  const keep = (line: string): void => void said.push(line)
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
})

afterEach(() => void vi.restoreAllMocks())

test('the median is the middle one, or between the two in the middle', () => {
  expect(summary([5, 1, 3]).value).toBe(3)
  expect(summary([4, 1, 3, 2]).value).toBe(2.5)
  expect(summary([9]).value).toBe(9)
  expect(summary([1, 2, 3, 4, 5])).toEqual({ value: 3, low: 2, high: 4 })
  expect(quantile([1, 2], 0.25)).toBe(1.25)
})

test('a side that takes three times as long is found to be three times slower', () => {
  const machine = new Clockwork()
  const race = raceOf(
    machine.taking('ours', () => 1),
    machine.taking('textbook', () => 3),
  )
  expect(measure(race, machine).value).toBeCloseTo(3)
})

test('the sides take turns at going first', () => {
  const machine = new Clockwork()
  measure(
    raceOf(
      machine.taking('ours', () => 1),
      machine.taking('textbook', () => 1),
    ),
    machine,
  )
  // Warming up is textbook, then ours; after that textbook-ours, ours-textbook, …, of which neighbours melt into one entry.
  const pairs = Array.from({ length: ROUNDS }, (_, round) => (round % 2 === 0 ? ['textbook', 'ours'] : ['ours', 'textbook'])).flat()
  const expected = ['textbook', 'ours', ...pairs].filter((name, at, all) => name !== all[at - 1])
  expect(machine.order).toEqual(expected)
})

test('a few rounds in which the machine did something else are forgotten', () => {
  const machine = new Clockwork()
  let calls = 0
  const disturbed = (): number => (++calls % 61 === 0 ? 400 : 2)
  const { value } = measure(
    raceOf(
      machine.taking('ours', () => 1),
      machine.taking('textbook', disturbed),
    ),
    machine,
  )
  expect(value).toBeCloseTo(2)
})

test('a duration is what the portion in the middle takes, however long the longest is', () => {
  const machine = new Clockwork()
  let calls = 0
  const duration: Duration = { kind: 'duration', name: 'waits', work: machine.taking('waits', () => (++calls % 10 === 0 ? 90 : 4)), bar: 5 }
  expect(measure(duration, machine).value).toBe(4)
  expect(judge(duration, { value: 5, low: 0, high: 9 })).toBe('held')
  expect(judge(duration, { value: 5.1, low: 0, high: 9 })).toBe('missed')
})

test('a count is what 99 of a hundred keep to, and looks at no clock', () => {
  const machine = new Clockwork()
  const count: Count = { kind: 'count', name: 'counts', counted: () => Array.from({ length: 101 }, (_, at) => 100 - at), bar: 99 }
  expect(measure(count, machine)).toEqual({ value: 99, low: 25, high: 75 })
  expect(machine.time).toBe(0)
  expect(judge(count, { value: 99, low: 0, high: 0 })).toBe('held')
  expect(judge(count, { value: 100, low: 0, high: 0 })).toBe('missed')
})

test('growth is the time of the large one over that of the small one', () => {
  const machine = new Clockwork()
  const growth: Growth = {
    kind: 'growth',
    name: 'grows',
    small: machine.taking('small', () => 1),
    large: machine.taking('large', () => 8),
    times: 8,
    bar: 10,
  }
  expect(measure(growth, machine).value).toBeCloseTo(8)
  expect(judge(growth, { value: 10, low: 0, high: 0 })).toBe('held')
  expect(judge(growth, { value: 10.1, low: 0, high: 0 })).toBe('missed')
})

test('allocation is what is left behind, a portion', () => {
  const machine = new Clockwork()
  const allocation: Allocation = {
    kind: 'allocation',
    name: 'leaves 24 bytes',
    bar: 0,
    work: () => {
      machine.time += 1
      machine.bytes += 24
      return 0
    },
  }
  const measured = measure(allocation, machine)
  expect(measured.value).toBe(24)
  expect(judge(allocation, measured)).toBe('missed')
  expect(judge({ ...allocation, bar: 24 }, measured)).toBe('held')
})

test('a bar is held or missed, and a stretch is said', () => {
  const race = { ...raceOf(Number, Number, 4), stretch: 8 }
  const at = (value: number): string => judge(race, { value, low: value, high: value })
  expect([3.9, 4, 7.9, 8].map(at)).toEqual(['missed', 'held', 'held', 'stretched'])
})

function shelf(name: string, ...workloads: Workload[]): Shelf {
  return { name, workloads: () => Promise.resolve(workloads) }
}

const OPTIONS = { write: false, json: false }

test('a missed bar is exit code 1, and said in the table', async () => {
  const machine = new Clockwork()
  const fine = raceOf(
    machine.taking('ours', () => 1),
    machine.taking('textbook', () => 3),
  )
  expect(await benchOn(machine, [shelf('kernel', fine)], [], OPTIONS)).toBe(0)
  expect(await benchOn(machine, [shelf('kernel', fine, { ...fine, bar: 4 })], ['kernel'], OPTIONS)).toBe(1)
  expect(said.filter(line => line.startsWith('a race')).map(line => line.split(/ {2,}/).at(-1))).toEqual(['held', 'held', 'MISSED'])
  expect(said.at(-1)).toBe('\n1 held, 1 missed')
})

test('what is not measured in time has missed its bar', async () => {
  const machine = new Clockwork()
  const endless = raceOf(
    machine.taking('ours', () => 2_000),
    machine.taking('textbook', () => 6_000),
  )
  expect(await benchOn(machine, [shelf('kernel', endless, endless)], [], OPTIONS)).toBe(1)
  expect(said.filter(line => line.includes('no time'))).toHaveLength(1)
})

test('a benchmark that does not exist is a sentence and exit code 2', async () => {
  expect(await benchOn(new Clockwork(), [shelf('kernel'), shelf('nim')], ['nym'], OPTIONS)).toBe(2)
  expect(said).toEqual(['there is no benchmark called "nym"; there are kernel, nim'])
})

test('for programs there is JSON', async () => {
  const machine = new Clockwork()
  const race = raceOf(
    machine.taking('ours', () => 1),
    machine.taking('textbook', () => 3),
  )
  await benchOn(machine, [shelf('kernel', race)], [], { write: false, json: true })
  expect(JSON.parse(said.join('\n'))).toMatchObject({
    rows: [{ name: 'kernel', workload: 'a race', kind: 'race', bar: 2, verdict: 'held' }],
  })
})

test('a report keeps the sections of what was not measured again', () => {
  const row = (name: string, value: number) => ({
    name,
    workload: raceOf(Number, Number),
    measured: { value, low: value, high: value },
    verdict: 'held' as const,
  })
  const first = report('', [row('kernel', 3), row('nim', 4)], 'an old machine')
  const second = report(first, [row('nim', 5)], 'a new machine')

  expect(first).toContain('## kernel\n\nan old machine')
  expect(second).toContain('## kernel\n\nan old machine')
  expect(second).toContain('## nim\n\na new machine')
  expect(second).toContain('| a race | 5× | 5 – 5 | ≥ 2× |  | held |')
  expect(second).not.toContain('| a race | 4× |')
  expect(report(second, [row('nim', 5)], 'a new machine')).toBe(second)
})

test('the textbook is right: published values of FNV-1a and PCG32', () => {
  expect(fnv1a(new TextEncoder().encode('foobar'))).toBe(0xbf9cf968)
  const pcg = new WidePcg32(42n, 54n)
  const words = Array.from({ length: 6 }, () => pcg.next())
  expect(words).toEqual([0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e])
})
