// @vitest-environment happy-dom
/** What a page about a game that was played is told of its end. */
import { afterEach, expect, test } from 'vitest'
import { chainfall } from '../../games/chainfall/game.ts'
import { V1 } from '../../games/chainfall/testing/drawn.ts'
import { write } from '../../kernel/replay.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { language, wordsThere } from '../../ui/language.ts'
import { watchable } from '../replay/watchable.ts'
import { aroundWords } from '../words/around.ts'
import { watchWords } from '../words/watch.ts'
import { playedIn } from './game-page.tsx'

afterEach(() => {
  language.value = 'en'
})

/** A game of Ada against a guest: some turns, and at the end what somebody said. */
async function endingOf(turns: number, ...last: readonly [seat: 0 | 1, text: string][]): Promise<string | null> {
  const session = new Session(chainfall, dealFrom(chainfall, V1, 'ending'))
  for (let turn = 0; turn < turns && session.toMove !== null; turn++) {
    const [action] = chainfall.legal(session.state, session.toMove)
    if (action) session.act(session.toMove, action)
  }
  for (const [seat, text] of last) session.offer(seat, text)
  const watched = await watchable(write(session, { notes: ['seat 0 Ada', 'seat 1 Guest 51960'] }))
  if ('why' in watched) throw new Error(watched.why)
  aroundWords()
  watchWords()
  await wordsThere()
  return playedIn(watched).ending
}

test('who won and why is said where the score does not say it', async () => {
  expect(await endingOf(4, [1, '!flag'])).toBe('Ada won. Guest 51960 ran out of time.')
  expect(await endingOf(4, [0, '!resign'])).toBe('Guest 51960 won. Ada resigned.')
  expect(await endingOf(500)).toBeNull()
  language.value = 'de'
  expect(await endingOf(4, [1, '!flag'])).toMatch(/^Ada hat gewonnen\. Die Zeit von Gast 51960 /)
})
