import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type } from '../../../../cli/testing/lockstep.ts'
import { isFault, playOver, verify, write } from '../../../../kernel/replay.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel } from '../../nouns.ts'
import { LEVELS } from '../../testing/authoring/folders.ts'
import { sessionOf } from '../../testing/pressed.ts'

const temporary = mkdtempSync(join(tmpdir(), 'lockstep-campaign-'))
afterAll(() => rmSync(temporary, { recursive: true }))

/** Won by whoever sets two pieces down, with a third star for those who do not tilt. */
const EASY: FloodLevel = {
  ...{ format: 1, id: 'easy', title: 'Easy', seed: 1, bounds: [6, 12, 6], maxWorldHeight: 8, waits: true, axes: ['yaw'], terrain: [] },
  bag: { type: 'FIXED_SEQUENCE', sequence: ['O2', 'O2', 'O2', 'O2'], loop: false },
  objectives: [{ type: 'PLACE_PIECES', count: 2 }],
  stars: { two: [{ type: 'MAX_PIECES_USED', count: 2 }], three: [{ type: 'MAX_ROTATIONS_USED', count: 0 }] },
}

function folderOf(name: string, level: FloodLevel, needs: readonly string[] = []): string {
  const folder = join(temporary, name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'level.json'), JSON.stringify(level))
  writeFileSync(join(folder, 'plan.json'), JSON.stringify({ needs }))
  return join(folder, 'level.json')
}

test('solve plays what it finds at the pace of a hand, and keeps it beside the level', async () => {
  const path = folderOf('90-easy', EASY)
  const { code, out } = await type(`campaign solve ${path} --write silver --workers 1 --seconds 20`)
  expect(code).toBe(0)
  expect(out).toMatch(/^90 Easy: ★12; pieces 2, tilts [1-9]/m)
  expect(out).toMatch(/replay verified\.\nKept as silver\.replay\.\n$/)
  const replay = readFileSync(join(temporary, '90-easy/silver.replay'), 'utf8')
  expect(verify(replay, floodline)).toMatchObject({ ok: true, outcome: { code: 'won', facts: { stars: [true, true, false] } } })
})

test('solve says what it tried when it finds nothing, and goes on behind it the next time', async () => {
  const path = folderOf('91-high', { ...EASY, objectives: [{ type: 'BUILD_PLATEAU', worldLevel: 7, width: 2, depth: 2 }] })
  const notes = join(temporary, 'notes.jsonl')
  const { code, out } = await type(`campaign solve ${path} --workers 1 --seconds 2 --file ${notes}`)
  expect(code).toBe(1)
  expect(out).toMatch(/^Not found in \d+ placements.*that is no proof\.$/m)
})

test('verify finds what is wrong with a level, line by line', async () => {
  const path = folderOf('92-easy', EASY, ['tilt'])
  const { code, out } = await type(`campaign verify ${path} --search --workers 1`)
  expect(code).toBe(1)
  expect(out).toMatch(/^ {2}FAIL silver: there is no silver\.replay$/m)
  expect(out).toMatch(/^ {2}FAIL hard drops only: 1 of 1 win: drop$/m)
  expect(out).toMatch(/^ {2}FAIL never tilting: won with ★123, 2 pieces and 0 tilts$/m)
  expect(out).toMatch(/^ {2}FAIL random games: \d+ of 2000 win, /m)
  expect(out).toMatch(/^1 level, 0 certificates; .* things are wrong$/m)
})

test('verify verifies certificates, and does not take one that is of another level', async () => {
  const path = join(temporary, '01-first-stack/level.json')
  cpSync(join(LEVELS, 'campaign/01-first-stack'), join(temporary, '01-first-stack'), { recursive: true })
  const level = JSON.parse(readFileSync(path, 'utf8')) as FloodLevel
  writeFileSync(path, JSON.stringify({ ...level, seed: level.seed + 1 }))
  const { code, out } = await type(`campaign verify ${path} --workers 1`)
  expect(code).toBe(1)
  expect(out).toMatch(/FAIL gold\.replay: is of another version of the level/)
  expect(out).toMatch(/searches: .*of an older version of the level; run: npx lockstep campaign report --only first-stack/)
})

test('what cannot be meant is said', async () => {
  expect(await type('campaign verfy')).toMatchObject({ code: 2, err: expect.stringContaining('did you mean "verify"?') })
  expect(await type('campaign verify first-tlt')).toMatchObject({ code: 2, err: expect.stringContaining('did you mean "first-tilt"?') })
  expect(await type('campaign verify --stars 1')).toMatchObject({ code: 2, err: expect.stringContaining('verify takes no --stars') })
  expect(await type('campaign solve 1 --most tilt=2')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--most knows pieces, tilts'),
  })
  expect(await type('campaign solve 1 --write best')).toMatchObject({ code: 2, err: expect.stringContaining('gold, silver, bronze') })
  expect(await type('campaign solve 1 --write gold --stars 12')).toMatchObject({
    code: 2,
    err: expect.stringContaining('of ★123, not of ★12'),
  })
})

test('steady gives a replay that wins to the tick only a moment more before its tilts', async () => {
  const folder = join(temporary, '04-unsupported')
  cpSync(join(LEVELS, 'campaign/04-unsupported'), folder, { recursive: true })
  const file = join(folder, 'gold.replay')
  const over = playOver(readFileSync(file, 'utf8'), floodline)
  if (isFault(over)) throw new Error(over.because)
  const { deal, log } = over.session
  const [first = 0, second = 0] = log.filter(({ text }) => text.startsWith('tilt')).map(({ tick }) => tick)
  const early = second - first - (deal.tilt?.cooldownTicks ?? 0) - 1
  const hurried = log.filter(({ seat }) => seat !== null).map(({ tick, text }) => ({ tick: tick < second ? tick : tick - early, text }))
  writeFileSync(file, write(sessionOf(deal, hurried)))
  const { code, out } = await type(`campaign steady ${join(folder, 'level.json')}`)
  expect(code).toBe(0)
  expect(out).toMatch(/^04 Unsupported: gold\.replay was steadied$/m)
  expect(verify(readFileSync(file, 'utf8'), floodline)).toMatchObject({ ok: true, outcome: { code: 'won', scores: [3] } })
  expect((await type(`campaign steady ${join(folder, 'level.json')}`)).out).not.toContain('gold')
})
