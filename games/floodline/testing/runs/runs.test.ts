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
