import { expect, test } from 'vitest'
import { Session } from '../../../kernel/session.ts'
import { stackdoku } from '../game.ts'
import { hint } from '../minds/guide.ts'
import type { Stackdoku } from '../nouns.ts'
import { isStuck } from '../rules/outcome.ts'
import { refuseTile } from '../rules/refusal.ts'
import { TUTORIAL } from './tutorial.ts'

function after(...said: string[]): Session<Stackdoku> {
  const session = new Session(stackdoku, TUTORIAL)
  for (const text of said) expect(session.offer(0, text), text).toBeNull()
  return session
}

test('it is a level like any other, and its proof wins', () => {
  expect(stackdoku.refuseDeal(TUTORIAL)).toBeNull()
  expect(after(...TUTORIAL.line.split(', ')).outcome?.code).toBe('won')
})

test('it has a tile that is free, one that is blocked and one that is covered', () => {
  const { state } = after()
  expect([0, 1, 6].map(tile => refuseTile(state, tile)?.code)).toEqual([undefined, 'blocked', 'covered'])
})

test('two pairs fill the tray, and a third has to wait', () => {
  expect(after('1 3', '2 4').offer(0, '5 6')).toMatchObject({ code: 'tray-full', facts: { left: 0 } })
})

test('the wrong pair ends stuck, and undo leads back to where it can be won', () => {
  const said = ['1 3', '2 4', '7 r1c3', '7 r5c5', '3 r8c5', '3 r6c8', '5 6', '5 r1c4', '5 r5c8']
  const session = after(...said)
  expect(isStuck(session.state)).toBe(true)
  const advice = hint(stackdoku.view(session.state, 0))
  expect(advice).toMatchObject({ code: 'doomed', facts: { doom: { action: '5 6', undos: 3 } } })
  for (let undo = 0; undo < 3; undo++) session.offer(0, '!undo')
  expect(hint(stackdoku.view(session.state, 0))).toMatchObject({ code: 'take', facts: { reason: { value: 5, losing: [[4, 5]] } } })
})
