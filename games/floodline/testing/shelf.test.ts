import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verify } from '../../../kernel/replay.ts'
import { floodline } from '../game.ts'

const SHELF = new URL('shelf/', import.meta.url)

test.each(readdirSync(SHELF).filter(name => name.endsWith('.replay')))('%s, of a level that shipped once, is still true', name => {
  expect(verify(readFileSync(new URL(name, SHELF), 'utf8'), floodline)).toMatchObject({ ok: true, outcome: { code: 'won' } })
})
