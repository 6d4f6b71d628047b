import { expect, test } from 'vitest'
import { floodline } from '../game.ts'
import { readInputs } from './inputs.ts'

const read = (text: string): ReturnType<typeof readInputs> => readInputs(text, floodline)

test('a line is a tick and actions; remarks, empty lines and capitals say nothing', () => {
  expect(read('# two\n\n0 x+ yaw+\r\n  7  TILT Left  drop # it locks\n7 !mark soft+ !undo\n')).toEqual([
    { line: 3, tick: 0, actions: ['x+', 'yaw+'] },
    { line: 4, tick: 7, actions: ['tilt left', 'drop'] },
    { line: 5, tick: 7, actions: ['!mark', 'soft+', '!undo'] },
  ])
  expect(read('')).toEqual([])
})

test('[FL-170] tools of a sandbox are actions of several words', () => {
  expect(read('0 put water 1 0 2 drop\n0 PUT wall 10 2 3 settle bring I3 bring C3D5:HEAVY x+\n')).toEqual([
    { line: 1, tick: 0, actions: ['put water 1 0 2', 'drop'] },
    { line: 2, tick: 0, actions: ['put wall 10 2 3', 'settle', 'bring I3', 'bring C3D5:HEAVY', 'x+'] },
  ])
})

test.each([
  ['0 x+\nx- drop', 2, 'a line begins with a tick, a whole number from 0 on, not "x-"'],
  ['-1 drop', 1, 'not "-1"'],
  ['1.5 drop', 1, 'not "1.5"'],
  ['5', 1, 'after tick 5 comes what is asked for'],
  ['5 drop\n\n4 drop', 3, 'tick 4 comes after tick 5; ticks go up'],
  ['9 dorp', 1, '"dorp" is not an action of floodline; did you mean "drop"?'],
  ['9 tilt up', 1, '"tilt" is not an action of floodline; there are x+, x-'],
  ['9 drop 30', 1, '"30" stands where an action belongs'],
  ['9 !udno', 1, 'there is no "!udno"; did you mean "!undo"?'],
  ['999999999 drop', 1, 'tick 999999999 is later than any game'],
  ['9 put lava 0 0 0', 1, '"put" is written "put THING X Y Z", where THING is empty, water, solid'],
  ['9 put water 0 0', 1, '"put" is written'],
  ['9 bring X9', 1, '"bring" is written "bring PIECE" or "bring PIECE:MATERIAL", where PIECE is O2, I3'],
  [`9 ${'z'.repeat(99)}`, 1, '…" is not an action'],
])('%j is refused with its line', (text, line, because) => {
  expect(read(text)).toEqual({ line, because: expect.stringContaining(because) })
})

test('every action the advice knows is one', () => {
  const advice = read('0 ???')
  const named = 'because' in advice ? /there are (.*)$/.exec(advice.because)?.[1]?.split(', ') : []
  expect(named).toHaveLength(24)
  for (const action of named ?? []) expect(floodline.parse(action), action).not.toBeNull()
})
