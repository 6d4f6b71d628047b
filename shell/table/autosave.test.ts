/** What is written when another tab goes on with the game. There is no database here: the library keeps it for as long as the test runs. */
import { expect, test } from 'vitest'
import { blocks } from '../../games/blocks/game.ts'
import type { Figure } from '../../games/index.ts'
import { dealFrom } from '../../kernel/session.ts'
import { gamesWritten } from '../../ui/past.ts'
import { library } from '../storage/index.ts'
import { Autosave } from './autosave.ts'
import { LocalMatch } from './local-match.ts'

const MODE = 'preset:fair'

/** Blocks that has a figure to be compared by. */
const counting: typeof blocks = {
  ...blocks,
  outcome: state => {
    const outcome = blocks.outcome(state)
    return outcome && { ...outcome, facts: { left: 4 } }
  },
}

function seated(seed: string, compared: readonly Figure[] = []): { match: LocalMatch; autosave: Autosave; take(): void } {
  const [preset] = blocks.presets
  const opening = {
    deal: dealFrom(blocks, preset?.setup as never, seed),
    dealName: null,
    bot: null,
    seed,
    origin: { setup: preset?.setup, seed },
  }
  const match = new LocalMatch(counting as never, opening as never)
  const autosave = new Autosave(match, {
    mode: MODE,
    seed,
    wanted: { preset: 'fair', seed },
    date: null,
    finished: null,
    notes: null,
    compared,
  })
  const take = (): void => {
    const refusal = match.table.act(match.table.legal[0])
    if (refusal) throw new Error(refusal.because)
    autosave.changed()
  }
  return { match, autosave, take }
}

const left = async (seed: string) => (await library.underWay()).filter(({ text }) => text.includes(`seed ${seed}\n`))

test('handed over: everything is written first, and nothing after it', async () => {
  const { match, autosave, take } = seated('handed')
  take()
  await autosave.close(false)
  expect(await left('handed')).toMatchObject([{ mode: MODE, moves: 1, text: await match.save() }])
  autosave.changed()
  autosave.flush()
  await autosave.settled()
  expect(await left('handed')).toHaveLength(1)
})

test('taken away before it could write: what the other tab does not have is a game of its own', async () => {
  // Nothing new since: there is nothing to set apart.
  const { autosave: other, take: move } = seated('alone')
  move()
  other.flush()
  await other.settled()
  await other.close(true)
  expect(await left('alone')).toHaveLength(1)

  const { match, autosave: lost, take: again } = seated('lost')
  again()
  await lost.close(true)
  expect(await left('lost')).toMatchObject([{ mode: 'taken', moves: 1, text: await match.save() }])
})

test('when a game is over, what it is compared by is kept with it, and whoever shows the past hears of it', async () => {
  const { match, autosave, take } = seated('compared', [{ fact: 'left', better: 'less' }])
  const before = gamesWritten.value
  while (!match.table.outcome) take()
  await autosave.settled()
  expect((await library.tally('blocks', MODE))?.runs).toMatchObject([{ won: false, figures: { left: 4 } }])
  expect(gamesWritten.value).toBeGreaterThan(before)
})
