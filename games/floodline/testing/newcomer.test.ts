import { describe, expect, test } from 'vitest'
import { Session } from '../../../kernel/session.ts'
import { floodline } from '../game.ts'
import { campaign, puzzles } from '../levels/generated/levels.ts'
import { playedByNewcomer } from './newcomer.ts'

/** Those that lead by the hand to the end. The others teach their one new thing and leave the rest to think about. */
const BY_THE_HAND = [1, 2, 3, 4, 11, 12]

const lessons = campaign.flatMap(({ number, level }) =>
  BY_THE_HAND.includes(number) ? [[`${number} ${level.title}`, level] as const] : [],
)

describe('somebody who does nothing but what the prompts say, 400 ms after they say it', () => {
  test.each(lessons)('wins level %s', async (_, level) => {
    const { session, diary } = await playedByNewcomer(level)
    expect(session.outcome?.code, diary.join('\n')).toBe('won')
  })
})

describe('nobody loses who does nothing for two minutes', () => {
  const all = [...campaign, ...puzzles].map(({ level }) => [level.title, level] as const)

  test.each(all)('%s', (_, level) => {
    const session = new Session(floodline, level)
    const before = { x: session.state.x, y: session.state.y, z: session.state.z }
    session.advance(7200)
    expect(session.tick).toBe(7200)
    expect(session.outcome).toBeNull()
    expect(session.state).toMatchObject({ ...before, metrics: { pieces: 0 } })
  })
})
