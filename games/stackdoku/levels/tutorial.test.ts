import { expect, test } from 'vitest'
import { Session } from '../../../kernel/session.ts'
import { stackdoku } from '../game.ts'
import { allows, type Beat, beatIn, nextBeat, tutorial } from './tutorial.ts'

const NOTHING = { selected: false, hinted: false, undone: false }

function at(...texts: readonly string[]) {
  const session = new Session(stackdoku, tutorial.deal)
  for (const text of texts) {
    const refusal = session.offer(0, text)
    if (refusal) throw new Error(`${text}: ${refusal.because}`)
  }
  return stackdoku.view(session.state, 0)
}

const PLACED = ['6 9', '1 4', '8 r3c9', '8 r8c3', '3 r1c1', '3 r9c8']
const READY = [...PLACED, '7 8', '6 r2c1', '6 r4c2']
const TRAPPED = [...READY, '2 3', '5 r2c4', '5 r5c8']

test('[SD-54] the tutorial passes the door that every level passes', () => {
  expect(stackdoku.refuseDeal(tutorial.deal)).toBeNull()
})

test('[SD-27] the first step waits for a free tile, and nothing else passes it', () => {
  expect(nextBeat('free', at(), NOTHING)).toBe('free')
  expect(nextBeat('free', at(), { ...NOTHING, selected: true })).toBe('pair')
})

test('[SD-28] [SD-29] [SD-30] a pair, a full tray, an empty one', () => {
  expect(nextBeat('pair', at(), NOTHING)).toBe('pair')
  expect(nextBeat('pair', at('6 9'), NOTHING)).toBe('tray')
  expect(nextBeat('tray', at('6 9'), NOTHING)).toBe('tray')
  expect(allows('tray', at('6 9'), { kind: 'place', value: 8, cell: 26 })).toBe(false)
  expect(nextBeat('tray', at('6 9', '1 4'), NOTHING)).toBe('place')
  expect(nextBeat('place', at(...PLACED.slice(0, 5)), NOTHING)).toBe('place')
  expect(nextBeat('place', at(...PLACED), NOTHING)).toBe('hint')
})

test('[SD-31] [SD-32] a hint, an undo, numbers hidden and shown again', () => {
  const view = at(...PLACED)
  expect(nextBeat('hint', view, NOTHING)).toBe('hint')
  expect(nextBeat('hint', view, { ...NOTHING, hinted: true })).toBe('undo')
  expect(nextBeat('undo', view, NOTHING)).toBe('undo')
  expect(nextBeat('undo', view, { ...NOTHING, undone: true })).toBe('hide')
  expect(nextBeat('hide', at(...PLACED, 'hide'), NOTHING)).toBe('show')
  expect(nextBeat('show', at(...PLACED, 'hide', 'show'), NOTHING)).toBe('ready')
})

test('[SD-33] the last step forces a stuck stack, and goes on once it is undone', () => {
  const ready = at(...READY)
  expect(nextBeat('ready', ready, NOTHING)).toBe('trap')
  expect(allows('trap', ready, { kind: 'take', a: 1, b: 9 })).toBe(false)
  expect(allows('trap', ready, { kind: 'take', a: 1, b: 2 })).toBe(true)
  const stuck = at(...TRAPPED)
  expect(stuck.stuck).toBe(true)
  expect(nextBeat('trap', stuck, NOTHING)).toBe('rescue')
  expect(allows('rescue', stuck, { kind: 'restart' })).toBe(false)
  expect(nextBeat('rescue', at(...TRAPPED, '!undo'), NOTHING)).toBe('rescue')
  expect(nextBeat('rescue', at(...TRAPPED, '!undo', '!undo', '!undo'), NOTHING)).toBe('finish')
  expect(allows('finish', ready, { kind: 'take', a: 1, b: 9 })).toBe(true)
})

test('a 5 cannot go before its time, whatever else is done', () => {
  const early = at(...PLACED, '7 8')
  for (const beat of ['hint', 'undo', 'hide', 'show', 'ready'] satisfies Beat[])
    expect(allows(beat, early, { kind: 'take', a: 1, b: 2 })).toBe(false)
})

test('a tutorial that was left goes on where its position says', () => {
  expect(beatIn(at())).toBe('free')
  expect(beatIn(at('6 9'))).toBe('tray')
  expect(beatIn(at(...PLACED))).toBe('hint')
})
