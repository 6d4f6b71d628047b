// @vitest-environment happy-dom
/** Who helps may know what the player does not: from the table through the worker to what is on the page. */
import { afterEach, expect, test, vi } from 'vitest'
import { findGame } from '../../games/index.ts'
import { Session } from '../../kernel/session.ts'
import { LocalTable } from '../../kernel/table.ts'
import type { StageModule } from '../../ui/stage.ts'
import type { Question as Asked } from '../../ui/worker-client.ts'
import { LocalMatch } from '../table/local-match.ts'
import { isRefusal, opened } from '../table/open/opening.ts'
import { sitDown } from '../testing/seat.tsx'
import { hinted, judged } from './hint.ts'
import { advise, judge, type Position } from './think.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A level with hidden numbers, three hints and assistance. */
async function medium(): Promise<{ match: LocalMatch; session: Session }> {
  const entry = findGame('stackdoku')
  if (!entry) throw new Error('it is on the list')
  const [game, minds, levels] = await Promise.all([entry.game(), entry.minds(), entry.levels()])
  const opening = await opened({ game, minds, levels }, { preset: 'medium', seed: 'kitchen' })
  if (isRefusal(opening)) throw new Error(opening.because)
  const session = new Session(game, opening.deal)
  return { match: new LocalMatch(game, opening, { session, table: new LocalTable(session, 0) }), session }
}

const mute = { words: { advised: () => ({ title: '', lines: [] }) } } as unknown as StageModule

test('[SD-13] [SD-56] hidden numbers: there is a hint, and it is known that it wins, though the table tells nothing of them', async () => {
  const { match, session } = await medium()
  const view = match.table.view as { known: unknown; values: number[] }
  expect([view.known, view.values.includes(0)]).toEqual([null, true])
  const hint = await hinted(match, mute, advise)
  if (!hint || !('action' in hint)) throw new Error('there is a hint')
  expect(match.table.hintsLeft).toBe(2)
  expect(session.act(0, hint.action)).toBeNull()
  expect(await judged(match, judge)).toEqual({ winnable: true, undos: 0, doom: null })
})

test('[SD-56] elsewhere a helper sees what the player sees', async () => {
  const entry = findGame('chainfall')
  if (!entry) throw new Error('it is on the list')
  const [game, minds, levels] = await Promise.all([entry.game(), entry.minds(), entry.levels()])
  const opening = await opened({ game, minds, levels }, { preset: 'v1', bot: minds.bots[0]?.id ?? '', seed: 'kitchen' })
  if (isRefusal(opening)) throw new Error(opening.because)
  const match = new LocalMatch(game, opening)
  expect(match.helperView).toBe(match.table.view)
})

test('[SD-39] what the guide says unasked comes from the worker to the page', async () => {
  const asked: Asked[] = []
  class Thinker extends EventTarget {
    postMessage(question: Asked): void {
      asked.push(question)
      void judge(question.asked as Position).then(answer =>
        this.dispatchEvent(new MessageEvent('message', { data: { id: question.id, answer } })),
      )
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', Thinker)
  const seated = await sitDown({ game: 'stackdoku', seed: 'kitchen', wire: { carry: deliver => deliver() } })
  await vi.waitFor(() => expect(seated.root.querySelector('.sd-winnable')?.textContent ?? '').toContain('Still winnable'))
  expect(asked.map(({ job }) => job)).toEqual(['judge'])
  seated.leave()
})
