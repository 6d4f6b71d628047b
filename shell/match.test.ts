import { expect, test } from 'vitest'
import { shelved } from '../games/index.ts'
import { verify } from '../kernel/replay.ts'
import { Match } from './match.ts'
import { isRefusal, opened, type Unboxed, unboxed } from './opening.ts'
import type { Wanted } from './route.ts'

async function sit(wanted: Wanted): Promise<{ match: Match; box: Unboxed }> {
  const shelf = shelved('nim')
  if (!shelf) throw new Error('nim is not on the shelf')
  const box = await unboxed(shelf)
  const opening = opened(box, { bot: 'perfect', seed: 'kitchen', ...wanted })
  if (isRefusal(opening)) throw new Error(opening.because)
  return { match: new Match(box, opening), box }
}

test('[NI-02] the mind answers when it is its turn and not before', async () => {
  const { match } = await sit({ level: 'classic' })
  expect(match.awaiting).toBe(false)
  expect(() => match.answer()).toThrow('perfect tried something refused')
  expect(match.table.act({ heap: 0, sticks: 2 })).toBeNull()
  expect(match.awaiting).toBe(true)
  match.answer()
  expect(match.awaiting).toBe(false)
})

test('[NI-04] following every hint wins the classic deal, and the replay proves it', async () => {
  const { match, box } = await sit({ level: 'classic' })
  while (!match.table.outcome) {
    if (match.awaiting) match.answer()
    else match.table.act(match.hint()?.action)
  }
  expect(match.table.outcome.winner).toBe(0)
  expect(verify(match.replay(), box.game)).toMatchObject({ ok: true, outcome: { winner: 0 } })
})

test('the replay says where the game came from', async () => {
  const { match } = await sit({ preset: 'three-heaps', seed: 'garden' })
  const lines = match.replay().split('\n')
  expect(lines).toContain('seed garden')
  expect(lines).toContain('note opponent perfect')
  expect(lines.some(line => line.startsWith('setup {'))).toBe(true)
})

test('[NI-02] there is no hint while the mind thinks', async () => {
  const { match } = await sit({ level: 'classic' })
  match.table.act({ heap: 0, sticks: 1 })
  expect(match.hint()).toBeNull()
})

test('the same seed brings the same careless answers', async () => {
  const answers = async (seed: string): Promise<string[]> => {
    const { match } = await sit({ preset: 'five-heaps', bot: 'careless', seed })
    while (!match.table.outcome) {
      if (match.awaiting) match.answer()
      else match.table.act(match.table.legal[0])
    }
    return match.log.map(({ text }) => text)
  }
  expect(await answers('kitchen')).toEqual(await answers('kitchen'))
})
