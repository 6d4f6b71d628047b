import { expect, test, vi } from 'vitest'
import { findGame } from '../../games/index.ts'
import { helpIn } from '../../kernel/help.ts'
import { isFault, playOver, verify } from '../../kernel/replay.ts'
import { Session } from '../../kernel/session.ts'
import type { StageModule } from '../../ui/stage.ts'
import type { Wanted } from '../app/route.ts'
import { FarTable } from '../testing/far-table.ts'
import { answer, isAwaiting } from '../thinking/answer.ts'
import { hinted } from '../thinking/hint.ts'
import { advise, placeInLog, think } from '../thinking/think.ts'
import { LocalMatch } from './local-match.ts'
import { isRefusal, type LoadedGame, type Opening, opened } from './open/opening.ts'

async function sit(wanted: Wanted, id = 'nim'): Promise<{ match: LocalMatch; box: LoadedGame; opening: Opening }> {
  const entry = findGame(id)
  if (!entry) throw new Error(`${id} is not on the entry`)
  const [game, minds, levels, programme] = await Promise.all([entry.game(), entry.minds(), entry.levels(), entry.programme()])
  const box = { game, minds, levels, programme }
  const opening = await opened(box, { ...(id === 'nim' ? { bot: 'perfect' } : {}), seed: 'kitchen', ...wanted })
  if (isRefusal(opening)) throw new Error(opening.because)
  return { match: new LocalMatch(box.game, opening), box, opening }
}

/** A stage that has nothing to say. */
const mute = { Stage: () => null, words: { advised: () => ({ title: '', lines: [] }) } } as unknown as StageModule

async function advised(match: LocalMatch): Promise<unknown> {
  const given = await hinted(match, mute, advise)
  if (!given || !('action' in given)) throw new Error('there was no hint')
  return given.action
}

test('[NI-02] the mind answers when it is its turn and not before', async () => {
  const { match } = await sit({ level: 'classic' })
  expect(isAwaiting(match)).toBe(false)
  await answer(match, think)
  expect(match.lines.length).toBe(0)
  expect(match.table.act({ heap: 0, sticks: 2 })).toBeNull()
  expect(isAwaiting(match)).toBe(true)
  await answer(match, think)
  expect(isAwaiting(match)).toBe(false)
})

test('[NI-04] following every hint wins the classic deal, and the replay proves it', async () => {
  const { match, box } = await sit({ level: 'classic' })
  while (!match.table.outcome) {
    if (isAwaiting(match)) await answer(match, think)
    else match.table.act(await advised(match))
  }
  expect(match.table.outcome.winner).toBe(0)
  expect(verify(await match.save(), box.game)).toMatchObject({ ok: true, outcome: { winner: 0 } })
})

test.each([
  ['nim', { level: 'classic' }],
  ['blocks', { preset: 'fair' }],
  ['chainfall', { preset: 'bare', bot: 'match' }],
  ['stackdoku', { preset: 'easy' }],
] as const)('in %s a hint is a line of the log, and one about the same position is the same hint', async (id, wanted) => {
  const { match, box } = await sit(wanted, id)
  const first = await advised(match)
  expect(match.lines).toEqual([{ seat: 0, text: '!hint' }])
  expect(await advised(match)).toEqual(first)
  expect(match.lines).toHaveLength(1)
  expect(match.table.act(first)).toBeNull()
  while (isAwaiting(match)) await answer(match, think)
  await advised(match)
  expect(helpIn(match.lines)).toEqual([
    { hints: 2, undos: 0 },
    { hints: 0, undos: 0 },
  ])
  match.table.resign()
  expect(verify(await match.save(), box.game)).toMatchObject({ ok: true })
})

test('the last of the granted hints can be looked at again, and no other is given', async () => {
  const { match } = await sit({ preset: 'easy' }, 'stackdoku')
  let last: unknown
  for (let left = match.table.hintsLeft ?? 0; left > 0; left--) {
    last = await advised(match)
    if (left > 1) match.table.act(last)
  }
  expect(match.table.hintsLeft).toBe(0)
  expect(await advised(match)).toEqual(last)
  match.table.act(last)
  expect(await hinted(match, mute, advise)).toMatchObject({ code: 'no-hints' })
})

test('far away, a hint is given when it is written down and not before', async () => {
  const { match, box } = await sit({ preset: 'fair' }, 'blocks')
  const waiting: (() => void)[] = []
  const table = new FarTable(new Session(box.game, match.deal), 0, { carry: deliver => waiting.push(deliver) })
  const far = { ...match, game: box.game, lines: [], table, deal: match.deal, helperView: match.helperView } as unknown as LocalMatch
  let given: unknown = null
  const asked = hinted(far, mute, advise).then(advice => (given = advice))
  await vi.waitFor(() => expect(table.pending).toBe('!hint'))
  expect(given).toBeNull()
  while (waiting.length > 0) waiting.shift()?.()
  await asked
  expect(given).toMatchObject({ action: {} })
  expect(table.pending).toBeNull()
})

test('the replay says where the game came from', async () => {
  const { match } = await sit({ preset: 'three-heaps', seed: 'garden' })
  const lines = (await match.save()).split('\n')
  expect(lines).toContain('seed garden')
  expect(lines).toContain('note opponent perfect')
  expect(lines.some(line => line.startsWith('setup {'))).toBe(true)
})

test('[NI-02] there is no hint while the mind thinks', async () => {
  const { match } = await sit({ level: 'classic' })
  match.table.act({ heap: 0, sticks: 1 })
  expect(await hinted(match, mute, advise)).toMatchObject({ code: 'no-hint' })
})

async function answers(seed: string, leaveAfter: number): Promise<string[]> {
  const { match: begun, box, opening } = await sit({ preset: 'five-heaps', bot: 'careless', seed })
  let match = begun
  while (!match.table.outcome) {
    if (isAwaiting(match)) await answer(match, think)
    else match.table.act(match.table.legal[0])
    if (match.lines.length !== leaveAfter) continue
    const over = playOver(await match.save(), box.game)
    if (isFault(over)) throw new Error(over.because)
    match = new LocalMatch(box.game, opening, { session: over.session })
  }
  return match.lines.map(({ text }) => text)
}

test('the same seed brings the same careless answers', async () => {
  expect(await answers('kitchen', -1)).toEqual(await answers('kitchen', -1))
})

test('a game that was left and resumed goes on as if it had not been left', async () => {
  const whole = await answers('kitchen', -1)
  for (const leaveAfter of [1, 2, 5]) expect(await answers('kitchen', leaveAfter)).toEqual(whole)
})

test('a game of one seat waits for nobody, and nobody answers', async () => {
  const { match } = await sit({ preset: 'fair' }, 'blocks')
  expect(match.opponent).toBeNull()
  match.table.act(match.table.legal[0])
  expect(isAwaiting(match)).toBe(false)
  expect(match.lines.length).toBe(1)
  await expect(answer(match, think)).rejects.toThrow('nobody sits opposite')
})

test('the place of a line in the log is counted as the log itself does', async () => {
  const { match, box } = await sit({ preset: 'fair' }, 'blocks')
  const session = new Session(box.game, match.deal)
  for (let ply = 0; ply < 40 && !session.outcome; ply++) {
    expect(placeInLog(session.ply)).toBe(session.log.length)
    session.act(0, [...box.game.legal(session.state, 0)][0])
  }
  expect(session.ply).toBeGreaterThan(16)
})
