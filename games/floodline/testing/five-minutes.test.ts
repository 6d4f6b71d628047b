import { expect, test } from 'vitest'
import { verify } from '../../../kernel/replay.ts'
import { floodline } from '../game.ts'
import { fiveMinutes } from './five-minutes.ts'

test('five minutes with a lock every forty ticks, all of them into water, are written down and checked', () => {
  const text = fiveMinutes()
  expect(text.length).toBeLessThan(32_000)
  expect(verify(text, floodline)).toMatchObject({ ok: true, ticks: 18_000, outcome: { code: 'won', facts: { pieces: 450 } } })
})
