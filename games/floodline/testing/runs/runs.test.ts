import { expect, test } from 'vitest'
import { type } from '../../../../cli/testing/lockstep.ts'

test('differential: every part says how much it compared', async () => {
  const { code, out } = await type(
    'long floodline differential --boards 1 --games 1 --ticks 60 --futures 5 --levels 5 --replays 5 --fuzz 1 --from 7',
  )
  expect(code).toBe(0)
  expect(out.match(/^(water|solids) under [A-Z]+: 1 compared, 0 differences$/gm)).toHaveLength(10)
  expect(out).toMatch(/^whole games of up to 60 ticks: 1 compared, 0 differences$/m)
  expect(out).toMatch(/^spoilt level files: 5 tried, \d accepted and played, no exception$/m)
  expect(out).toMatch(/\nno differences\n$/)
})

test('solutions: every win of a puzzle, and none without what it is about', async () => {
  const { code, out } = await type('long floodline solutions hold-fast')
  expect(code).toBe(0)
  expect(out.split('\n').map(line => line.trim().split(/ {2,}/).join(' | '))).toEqual([
    'puzzle | without | positions | landings | wins | three stars | the first',
    'hold-fast | 80 | 868 | 112 | 10 | 11 keys',
    'hold-fast | stabilise | 19 | 198 | 0 | 0',
    'nothing is won without what it is about',
    '',
  ])
  expect(await type('long floodline solutions hold-fats')).toMatchObject({
    code: 2,
    err: expect.stringContaining('did you mean "hold-fast"?'),
  })
})

test('dailies: days of the list are looked at again', async () => {
  expect(await type('long floodline dailies --from 20 --check 3')).toMatchObject({ code: 0, out: '3 days looked at, 0 without a floor\n' })
})
