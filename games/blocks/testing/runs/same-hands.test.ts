import { expect, test } from 'vitest'
import { type } from '../../../../cli/testing/lockstep.ts'
import { blocks } from '../../game.ts'
import { dailySeed } from '../../levels/daily.ts'
import { compared } from './same-hands.ts'

const SEEDS = Array.from({ length: 6 }, (_, day) => dailySeed(2027, 1, 1 + day))

test('[BP-72] two players of one daily get the same hands, but for those that had to be dealt again', () => {
  const { hands, handsThatDiffer, dealtAgain, carriedOver } = compared(SEEDS, blocks.presets[0]!.setup)
  expect(hands).toBeGreaterThan(60)
  expect({ handsThatDiffer, carriedOver }).toEqual({ handsThatDiffer: dealtAgain, carriedOver: 0 })
  expect(dealtAgain).toBeGreaterThan(0)
})

test('[BP-73] as it was until 2026-11-16, one hand dealt again changed those after it', () => {
  const { streams: _, ...earlier } = blocks.presets[0]!.setup
  expect(compared(SEEDS, earlier).carriedOver).toBeGreaterThan(20)
})

test('it says so, and refuses a day that is none', async () => {
  const { code, out } = await type('long blocks same-hands --days 2 --from 2027-01-01')
  expect(code).toBe(0)
  expect(out).toMatch(
    /^a stream for every round: on \d of 2 days a hand differs, .*\n.*\n {2}0 were changed by a hand before them\.\none stream for all: /,
  )
  const json = JSON.parse((await type('long blocks same-hands --days 1 --json')).out) as object
  expect(Object.keys(json)).toEqual(['a stream for every round', 'one stream for all'])
  expect(await type('long blocks same-hands --from 2027-02-30')).toMatchObject({ code: 2, err: expect.stringContaining('"2027-02-30"') })
})
