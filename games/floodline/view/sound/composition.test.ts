import { describe, expect, test } from 'vitest'
import { BAR_MS, bar, cadence, chapterOf, type Note, notesBetween, type Part, STEP_MS, type TensionLevel } from './composition.ts'

const LEVELS: readonly TensionLevel[] = [0, 1, 2, 3]
const SEEDS = [0, 1, 7, 4_294_967_295, 123_456_789]
const CHAPTERS = [0, 1, 2]

/** Every bar there is a reason to look at. */
function* bars(): Iterable<{ seed: number; chapter: number; index: number; of: (tension: TensionLevel) => Note[] }> {
  for (const seed of SEEDS)
    for (const chapter of CHAPTERS)
      for (let index = 0; index < 24; index++) yield { seed, chapter, index, of: tension => bar(seed, index, tension, chapter) }
}

/** Whole numbers in their ranges, on the grid. */
function isFair({ atMs, ms, key, loud, pan }: Note): boolean {
  const whole = [atMs, ms, key, loud, pan].every(Number.isInteger)
  const placed = atMs >= 0 && atMs < BAR_MS && atMs % STEP_MS === 0 && ms > 0 && Math.abs(pan) <= 100
  return whole && placed && key >= 26 && key <= 86 && loud >= 1 && loud <= 100
}

const part = (notes: readonly Note[], wanted: Part): Note[] => notes.filter(note => note.part === wanted)
const keys = (notes: readonly Note[], wanted: Part): number[] => part(notes, wanted).map(({ key }) => key)
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
const gaps = (numbers: readonly number[]): number[] => numbers.slice(1).map((each, n) => Math.abs(each - numbers[n]!))

describe('FL-B-20: music', () => {
  test('the same seed, bar and tension are the same notes, whatever was asked before', () => {
    const first = bar(42, 9, 2)
    bar(42, 3, 1)
    expect(bar(42, 9, 2)).toEqual(first)
  })

  test('seeds, bars and chapters differ', () => {
    const pieces = SEEDS.map(seed => JSON.stringify(Array.from({ length: 8 }, (_, index) => bar(seed, index, 0, 0))))
    expect(new Set(pieces).size).toBe(SEEDS.length)
    const first = Array.from({ length: 16 }, (_, index) => JSON.stringify(bar(5, index, 0)))
    expect(new Set(first).size).toBeGreaterThan(8)
    expect(new Set(CHAPTERS.map(chapter => JSON.stringify(bar(5, 0, 0, chapter)))).size).toBe(3)
    expect(CHAPTERS).toContain(chapterOf(4_000_000_000))
  })

  test('notes are whole numbers in their ranges, on the grid, in order', () => {
    for (const { of } of bars())
      for (const tension of LEVELS) {
        const notes = of(tension)
        expect(notes.map(({ atMs }) => atMs)).toEqual(notes.map(({ atMs }) => atMs).sort((a, b) => a - b))
        expect(notes.filter(note => !isFair(note))).toEqual([])
      }
  })

  test('chords are in the mode, and none of those at ease has a tritone in it', () => {
    for (const { of } of bars()) {
      const chord = keys(of(0), 'pad')
      expect(chord.flatMap(a => chord.filter(b => (a - b + 24) % 12 === 6))).toEqual([])
    }
  })

  test('at ease there is neither drone nor beat; both grow with tension', () => {
    for (const { of } of bars()) {
      const beats = LEVELS.map(tension => part(of(tension), 'pulse').length)
      expect(beats).toEqual([0, 4, 8, 16])
      const drones = LEVELS.map(tension => part(of(tension), 'drone').reduce((sum, { loud }) => sum + loud, 0))
      expect(drones[0]).toBe(0)
      expect(drones).toEqual([...drones].sort((a, b) => a - b))
      expect(Math.min(...keys(of(2), 'drone'))).toBeLessThan(Math.min(...keys(of(1), 'drone')))
      expect(Math.max(...keys(of(1), 'drone'))).toBeLessThan(Math.min(...keys(of(1), 'pad')))
    }
  })

  test('intervals get tighter with tension: in every chord, and from pluck to pluck', () => {
    const steps: number[][] = [[], [], [], []]
    for (const { of } of bars()) {
      const wide = LEVELS.map(tension => mean(gaps(keys(of(tension), 'pad'))))
      expect(wide).toEqual([...wide].sort((a, b) => b - a))
      expect(new Set(wide).size).toBe(4)
      for (const tension of LEVELS) steps[tension]!.push(...gaps(keys(of(tension), 'pluck')))
    }
    expect(mean(steps[3]!)).toBeLessThan(mean(steps[0]!))
  })

  test('plucks are sparse, never fewer for more tension, and some bars have none', () => {
    const counts = LEVELS.map(tension => [...bars()].map(({ of }) => part(of(tension), 'pluck').length))
    expect(mean(counts[0]!)).toBeGreaterThan(1)
    expect(mean(counts[0]!)).toBeLessThan(3)
    expect(mean(counts[3]!)).toBeLessThan(6)
    counts[0]!.forEach((count, n) => expect(counts[3]![n]).toBeGreaterThanOrEqual(count))
    expect(counts[0]!.filter(count => count === 0).length / counts[0]!.length).toBeGreaterThan(0.15)
  })

  test('tension that changes within a bar leaves the plucks where they were', () => {
    for (const { of } of bars()) {
      const times = (tension: TensionLevel): Set<number> => new Set(part(of(tension), 'pluck').map(({ atMs }) => atMs))
      const later = times(3)
      expect([...times(0)].filter(atMs => !later.has(atMs))).toEqual([])
    }
  })
})

describe('time', () => {
  test('windows that meet have every note once, whatever their lengths', () => {
    const barOf = (index: number): Note[] => bar(3, index, 3)
    const whole = notesBetween(0, 5 * BAR_MS, barOf)
    expect(whole).toHaveLength(Array.from({ length: 5 }, (_, index) => barOf(index).length).reduce((a, b) => a + b))
    const pieces: typeof whole = []
    for (let from = 0, n = 1; from < 5 * BAR_MS; n++) {
      const to = Math.min(5 * BAR_MS, from + 37.7 * (1 + (n % 9)))
      pieces.push(...notesBetween(from, to, barOf))
      from = to
    }
    expect(pieces).toEqual(whole)
  })
})

test('a win closes in the mode of its chapter: it climbs, and ends on the tonic with the highest note of all', () => {
  for (const chapter of CHAPTERS) {
    const notes = cadence(chapter)
    expect(notes.filter(({ atMs, ms, key, loud, pan }) => ![atMs, ms, key, loud, pan].every(Number.isInteger))).toEqual([])
    expect(notes.filter(({ key, loud, pan }) => key < 26 || key > 86 || loud > 100 || Math.abs(pan) > 100)).toEqual([])
    // What swells needs its time to come and go.
    for (const { ms } of part(notes, 'pad')) expect(ms).toBeGreaterThan(4600)
    const figure = part(notes, 'pluck').filter(({ key }) => key > Math.min(...keys(notes, 'pad')) + 7)
    const last = figure.at(-1)!
    expect(last.key).toBe(Math.max(...notes.map(({ key }) => key)))
    expect((last.key - Math.min(...keys(notes, 'pad'))) % 12).toBe(0)
    expect(Math.max(...notes.map(({ atMs }) => atMs))).toBe(last.atMs)
  }
  expect(new Set(CHAPTERS.map(chapter => JSON.stringify(cadence(chapter)))).size).toBe(3)
})
