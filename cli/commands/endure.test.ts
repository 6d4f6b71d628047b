import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { minds } from '../../games/nim/minds/minds.ts'
import { entryOf } from '../../terminal/testing/world.ts'
import { type, withDropper } from '../testing/lockstep.ts'

test('the strongest bot on some deals, each stopped after so many actions', async () => {
  const { code, out } = await type('endure blocks --plays 2 --actions 6 --steps 200')
  expect(code).toBe(0)
  expect(out).toBe(
    'blocks, Fair, seed 1: master, 200 steps an action\n  1-1: still going\n  1-2: still going\n2 of 2 plays got to 6 actions\n',
  )
})

test('a play that ends before says how', async () => {
  const { code, out } = await type('endure blocks --mind careless --preset pure --plays 1 --actions 5000')
  expect(code).toBe(0)
  expect(out).toMatch(/^ {2}1-1: ended after \d+ actions, none of the blocks left fits, \d+$/m)
  expect(out).toMatch(/^0 of 1 play got to 5000 actions$/m)
})

test('--least: wrong if fewer got there', async () => {
  const line = 'endure nim --plays 2 --level classic'
  expect((await type(`${line} --actions 1 --least 2`)).code).toBe(0)
  expect((await type(`${line} --actions 100 --least 1`)).code).toBe(1)
})

test('the same command, the same plays, also of a deal somebody kept', async () => {
  const line = 'endure nim --plays 3 --level classic --mind careless --json'
  const { out } = await type(line)
  expect((await type(line)).out).toBe(out)
  const plays = out
    .trimEnd()
    .split('\n')
    .map(each => JSON.parse(each) as object)
  expect(plays).toHaveLength(3)
  expect(plays[0]).toMatchObject({ game: 'nim', bot: 'careless', seed: '1-1', outcome: { code: 'last-stick' } })
})

test('a bot that does what is refused is a fault, and told as one', async () => {
  const cheat = { id: 'cheat', about: '', pick: () => ({ heap: 0, sticks: 99 }) }
  const { code, err } = await type('endure nim', { games: [entryOf(nim, { ...minds, bots: [cheat] })] })
  expect(code).toBe(3)
  expect(err).toContain('cheat wanted a99, which is refused')
})

test.each([
  ['endure', 'endure wants a game'],
  ['endure dropper', 'dropper goes on by itself'],
  ['endure nim --mind pefrect', 'did you mean "perfect"?'],
  ['endure nim --plays 3 --least 4', '--least wants a whole number from 0 to 3'],
])('lockstep %s is refused in one sentence', async (line, because) => {
  const { code, out, err } = await type(line, { games: withDropper })
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(because)
})
