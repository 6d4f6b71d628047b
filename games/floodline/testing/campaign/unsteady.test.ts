import { expect, test } from 'vitest'
import { isFault, playOver } from '../../../../kernel/replay.ts'
import type { Entry } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import { isStuck, keys } from '../../minds/solve/keys.ts'
import { STEADY } from '../../minds/solve/types.ts'
import { sessionOf } from '../pressed.ts'
import { turnsOfReplay } from './replay-turns.ts'
import { nameOf, readSubjects, type Subject } from './subject.ts'
import { endBy, unsteadyHands } from './unsteady.ts'

const { subjects } = readSubjects()

function logOf({ replays }: Subject): readonly Entry[] {
  const over = playOver(replays['gold'] ?? '', floodline)
  if (isFault(over)) throw new Error(over.because)
  return over.session.log
}

const failing = (subject: Subject, log: readonly Entry[]): string[] =>
  unsteadyHands().flatMap(hand => {
    const end = endBy(hand, subject.level, log)
    return end === 'won ★★★' ? [] : [`${hand.name}: ${end}`]
  })

test.each(subjects.map(subject => [nameOf(subject), subject] as const))(
  'the gold of %s is won by a hand that hits no tick',
  (_, subject) => {
    expect(failing(subject, logOf(subject))).toEqual([])
  },
)

test('what is kept of the solver waits long enough for the next tilt', () => {
  const subject = subjects.find(({ id }) => id === 'tilt-budget')
  if (!subject) throw new Error('there is no such level')
  const pressed = keys(subject.level, turnsOfReplay(subject.level, subject.replays['gold']) ?? [], STEADY)
  if (isStuck(pressed)) throw new Error(pressed.why)
  expect(failing(subject, sessionOf(subject.level, pressed.presses).log)).toEqual([])
})

test('what only wins to the tick does not pass: the second tilt at the moment it may be made', () => {
  const subject = subjects.find(({ id }) => id === 'unsupported')
  if (!subject) throw new Error('there is no such level')
  const log = logOf(subject)
  const [first, second] = log.filter(({ text }) => text.startsWith('tilt'))
  const early = (second?.tick ?? 0) - (first?.tick ?? 0) - (subject.level.tilt?.cooldownTicks ?? 0) - 1
  const hurried = log.map(entry => (entry.tick < (second?.tick ?? 0) ? entry : { ...entry, tick: entry.tick - early }))
  expect(endBy({ name: 'steady', late: () => 0, catchesUp: true }, subject.level, hurried)).toBe('won ★★★')
  expect(failing(subject, hurried)).not.toEqual([])
})
