import { expect, test } from 'vitest'
import { nim } from '../games/nim/game.ts'
import { helpIn, isHinted } from './help.ts'
import { isFault, playOver, verify, write } from './replay.ts'
import { Session } from './session.ts'

const NO_HELP = { hints: 0, undos: 0 }
const DEAL = { heaps: [3, 4, 5], misere: false, first: 0 } as const

function played(...lines: readonly (readonly [0 | 1, string])[]): Session {
  const session = new Session(nim as never, DEAL)
  for (const [seat, text] of lines) expect(session.offer(seat, text), text).toBeNull()
  return session as never
}

test('hints and take-backs are counted by the seat that had them', () => {
  const session = played([0, '!hint'], [0, 'a2'], [1, '!hint'], [1, 'c3'], [0, '!undo'], [0, '!hint'], [0, 'a2'])
  expect(helpIn(session.log)).toEqual([
    { hints: 2, undos: 1 },
    { hints: 1, undos: 0 },
  ])
  expect(helpIn([])).toEqual([NO_HELP, NO_HELP])
})

test('a replay carries its hints in a game that does not limit them, and one struck out is found', () => {
  const lines = [
    [0, '!hint'],
    [0, 'a2'],
    [1, 'c3'],
    [0, '!hint'],
    [0, 'b4'],
    [1, 'c2'],
    [0, 'a1'],
  ] as const
  const text = write(played(...lines))
  expect(verify(text, nim as never)).toMatchObject({ ok: true })
  const over = playOver(text, nim as never)
  expect(isFault(over) ? over.because : helpIn(over.session.log)[0]).toEqual({ hints: 2, undos: 0 })
  const honest = verify(text.replace('0 !hint\n', ''), nim as never)
  expect(honest).toMatchObject({ ok: false, fault: { kind: 'wrong' } })
})

test('a position is hinted until something happens', () => {
  const { log } = played([0, '!hint'])
  expect(isHinted(log, 0)).toBe(true)
  expect(isHinted(log, 1)).toBe(false)
  expect(isHinted(played([0, '!hint'], [1, '!hint']).log, 0)).toBe(true)
  expect(isHinted(played([0, '!hint'], [0, 'a2']).log, 0)).toBe(false)
  expect(isHinted(played([0, '!hint'], [0, 'a2'], [0, '!undo']).log, 0)).toBe(false)
  expect(isHinted(played().log, 0)).toBe(false)
})
