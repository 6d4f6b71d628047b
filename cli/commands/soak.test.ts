import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import type { Nim } from '../../games/nim/nouns.ts'
import type { Game } from '../../kernel/game.ts'
import { dropper } from '../../kernel/testing/dropper.ts'
import { Caught, entryOf } from '../../terminal/testing/world.ts'
import { run, type } from '../testing/lockstep.ts'

test('one play keeps the contract and says so', async () => {
  const { code, out } = await type('soak nim --seed a --play 0')
  expect(code).toBe(0)
  expect(out).toMatch(/^seed a\nok {2}nim: 1 play, \d+ actions?\n$/)
})

test('every game gets its share of the time', async () => {
  const games = [entryOf(nim), entryOf(dropper)]
  const { code, out } = await type('soak --seconds 1', { games })
  expect(code).toBe(0)
  expect(out).toMatch(/^seed \S+\n/)
  for (const { id } of games) expect(out).toMatch(new RegExp(`^ok {2}${id}: \\d+ plays?, \\d+ actions?$`, 'm'))
})

/** Forgets to refuse, but only on heaps larger than five, so that not every play finds it. */
const careless: Game<Nim> = {
  ...nim,
  refuse: (state, seat, action) => ((state.heaps[action.heap] ?? 0) > 5 ? null : nim.refuse(state, seat, action)),
}

test('a broken promise: the clause, the detail, and a command that shows it again', async () => {
  const bar = new Caught()
  const games = [entryOf(careless)]
  const { code, out } = await type('soak nim --seconds 60 --seed b', { games, bar })
  expect(code).toBe(1)
  expect(out).toMatch(/^broken {2}nim: \d+ plays?, \d+ actions?\n {2}every other action is refused\n {4}[a-h]\d+ /m)
  const again = /see it again: npx lockstep (.*)$/m.exec(out)?.[1] ?? ''
  expect(again).toMatch(/^soak nim --seed b --play \d+$/)
  const second = await type(again, { games })
  expect(second.code).toBe(1)
  expect(second.out.split('\n')[2]).toBe(out.split('\n')[2])
  expect(second.out.split('\n')[3]).toBe(out.split('\n')[3])
})

test('--json: a line a game', async () => {
  const sound = JSON.parse((await type('soak nim --seed a --play 4 --json')).out) as object
  expect(sound).toMatchObject({ game: 'nim', seed: 'a', play: 4, plays: 1, breaches: [] })
  const { code, out } = await type('soak nim --seconds 60 --seed b --json', { games: [entryOf(careless)] })
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ breaches: [{ clause: 'every other action is refused' }] })
})

test('a seed with spaces is quoted in the command to paste', async () => {
  const { out } = await run(['soak', 'nim', '--seconds', '60', '--seed', "it's me"], { games: [entryOf(careless)] })
  expect(out).toContain(`--seed 'it'\\''s me' --play`)
})
