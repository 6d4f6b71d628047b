import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { inFolder } from '../../terminal/testing/world.ts'
import { ensureBuilt } from '../../tools/setup.js'
import { run } from '../testing/lockstep.ts'

// The server of an arena serves pages as well, so there must be some.
beforeAll(() => ensureBuilt(), 120_000)

test(
  'arena: two bots play over a real socket, and every replay is kept and holds',
  () =>
    inFolder(async folder => {
      const ran = await run(['arena', 'nim', '--preset', 'five-heaps', '--contests', '2', '--pair', '--mind', 'perfect', '--keep', folder])
      expect({ code: ran.code, err: ran.err.replace(/^playing: .*\n/gm, '') }, ran.out).toEqual({ code: 0, err: '' })
      const [head, first, second, , sum] = ran.out.trimEnd().split('\n')
      expect(head).toMatch(/^contest +result +because +shuffle +matches *$/)
      for (const row of [first, second]) expect(row).toMatch(/^\w{10} +typescript (won|lost|drawn) +played +fair +\w{10} \w{10} *$/)
      expect(sum).toMatch(/^nim, Five heaps: typescript won \d, python won \d, \d drawn; 4 replays, all of which hold$/)
      const files = readdirSync(folder).map(file => join(folder, file))
      expect(files).toHaveLength(4)
      const verified = await run(['verify', ...files])
      expect(verified.code, verified.out).toBe(0)
      expect(
        verified.out.match(/the seed follows from the secret and what both players added; game [12] of a mirrored pair/g),
      ).toHaveLength(4)
    }),
  120_000,
)
