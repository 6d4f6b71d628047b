import { expect, test } from 'vitest'
import type { Nim } from '../nouns.ts'
import { isLatest, noTraces, readTraces, takerOf, trace, tracesFrom, tracesText } from './traces.ts'

const took = (seat: 0 | 1, heap: number, sticks: number, left: number): Nim['Event'] => ({ kind: 'took', seat, heap, sticks, left })

test('[NI-03] the places of taken sticks stay, with the mark of whoever took them', () => {
  const traces = noTraces()
  trace(traces, [3, 5], [])
  trace(traces, [3, 2], [took(0, 1, 3, 2)])
  trace(traces, [3, 1], [took(1, 1, 1, 1)])

  expect(traces.places).toEqual([3, 5])
  expect([0, 1, 2, 3, 4].map(stick => takerOf(traces, { heap: 1, stick }))).toEqual([null, 1, 0, 0, 0])
  expect(takerOf(traces, { heap: 0, stick: 0 })).toBeNull()
})

test('only the last take is ringed, and none after taking back', () => {
  const traces = noTraces()
  trace(traces, [3, 2], [took(0, 1, 3, 2)])
  expect([0, 1, 2, 3, 4, 5].filter(stick => isLatest(traces, { heap: 1, stick }))).toEqual([2, 3, 4])
  trace(traces, [3, 5], [])
  expect(isLatest(traces, { heap: 1, stick: 2 })).toBe(false)
})

test('drawing the same twice changes nothing', () => {
  const once = noTraces()
  const twice = noTraces()
  const events = [took(1, 0, 2, 1)]
  trace(once, [1], events)
  trace(twice, [1], events)
  trace(twice, [1], events)
  expect(twice).toEqual(once)
})

test('what is gone is found again with the game, and only by heaps that it fits', () => {
  const traces = noTraces()
  trace(traces, [3, 5], [])
  expect(tracesText(traces)).toBeNull()
  trace(traces, [3, 2], [took(1, 1, 3, 2)])
  const text = tracesText(traces)
  const again = readTraces(text, [3, 2])
  expect(again.places).toEqual([3, 5])
  expect([0, 1, 2, 3, 4].map(stick => takerOf(again, { heap: 1, stick }))).toEqual([null, null, 1, 1, 1])
  // The other side went on meanwhile: the places stay, who took them is not known.
  expect(readTraces(text, [1, 2]).places).toEqual([3, 5])
  for (const wrong of [null, '', 'null', '{}', '[]', '{"places":[3,99],"takers":[]}', '{"places":[3],"takers":[]}'])
    expect(readTraces(wrong, [3, 2]), String(wrong)).toEqual(noTraces())
  expect(readTraces(text, [9, 9])).toEqual(noTraces())
})

test('whoever comes later knows from what was said what is gone, and who took it', () => {
  const seen = noTraces()
  trace(seen, [3, 5], [])
  trace(seen, [3, 2], [took(0, 1, 3, 2)])
  trace(seen, [3, 1], [took(1, 1, 1, 1)])
  trace(seen, [1, 1], [took(0, 0, 2, 1)])
  const lines = [
    { seat: 0, text: 'b3' },
    { seat: 1, text: 'b1' },
    { seat: 0, text: 'a2' },
  ] as const
  const told = tracesFrom([1, 1], lines)
  expect(told).toEqual(seen)
  // Who gave up or asked for a hint took nothing, and what was taken back is not guessed.
  const after = tracesFrom([1, 1], [...lines, { seat: 1, text: '!resign' }])
  expect(after).toEqual({ ...told, latest: null })
  expect(tracesFrom([1, 1], [...lines, { seat: 0, text: '!undo' }])).toBeNull()
})
