import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../../cli/testing/lockstep.ts'
import { stream } from '../../../kernel/rng.ts'
import { inFolder, projectRoot } from '../../../terminal/testing/world.ts'
import { levelFromBoard, OWN_GOALS } from '../levels/made/own-level.ts'
import { sandboxLevel } from '../levels/made/sandbox.ts'
import type { Tool } from '../nouns.ts'
import { parse } from '../rules/actions.ts'
import { start } from '../rules/start.ts'
import { apply } from '../rules/tick.ts'
import { LOOSE } from '../testing/loose-level.ts'

const TEMPLATE = join(projectRoot, 'games/floodline/levels/template.json')

function validate(level: unknown, ...argv: string[]): ReturnType<typeof run> {
  return run(['validate', '-', ...argv], { stdin: typeof level === 'string' ? level : JSON.stringify(level) })
}

test('a level that is fine is told with its hash', async () => {
  const { code, out, err } = await run(['validate', TEMPLATE])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^ok {2}\S+template\.json: "A pool and a tower", hash [0-9a-f]{64}\n$/)
})

test('what the page saves of a sandbox is a level', async () => {
  const state = start(
    sandboxLevel({ width: 6, depth: 5, height: 8, water: 0, goal: 'free', wind: false, practice: false }, stream('a', 'deal')),
  )
  for (const tool of ['put bedrock 2 0 2', 'put solid 2 1 2', 'put ice 3 0 2'].map(text => parse(text) as Tool))
    apply(state, tool, () => {})
  for (const goal of OWN_GOALS.filter(each => each !== 'drain')) {
    const { code, out } = await validate(levelFromBoard(state, { title: 'Saved', goal, amount: 4 }))
    expect({ code, out }, goal).toMatchObject({ code: 0, out: expect.stringMatching(/^ok {2}-: "Saved", hash /) })
  }
})

test('faults: where, by which rule, and a sentence; the exit code says so', async () => {
  const { code, out } = await validate({ ...LOOSE, bounds: [5, 14], hlod: true })
  expect(code).toBe(1)
  expect(out).toMatch(/^wrong {2}-: 2 faults\n/)
  expect(out).toMatch(/^ {4}\/bounds\/2 {2}LV-6 {2}An item is missing here/m)
  expect(out).toMatch(/^ {4}\/hlod {2}LV-7 {2}There is no field "hlod" here; take it out\. Did you mean "hold"\?$/m)
})

test('warnings stand apart and do not count against it', async () => {
  const { code, out } = await validate(LOOSE)
  expect(code).toBe(0)
  expect(out).toMatch(/^ok {2}-: "Loose", hash [0-9a-f]{64}\n {2}\d warnings?\n {4}\S+( \S+)? {2}LV-7\d {2}/)
})

test('what is not JSON says where', async () => {
  const { code, out } = await validate('{"format": 1,\n  oops}')
  expect(code).toBe(1)
  expect(out).toMatch(/^ {4}the file {2}LV-2 {2}Line 2, column 3: /m)
})

test('--json: one line a file; the worst decides', async () => {
  await inFolder(async folder => {
    const bad = join(folder, 'bad.json')
    await writeFile(bad, '{}')
    const { code, out } = await run(['validate', TEMPLATE, bad, join(folder, 'none.json'), '--json'])
    expect(code).toBe(2)
    const [fine, wrong, unreadable] = out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as unknown)
    expect(fine).toMatchObject({ file: TEMPLATE, ok: true, id: 'template', hash: expect.stringMatching(/^[0-9a-f]{64}$/), faults: [] })
    expect(wrong).toMatchObject({ ok: false, faults: expect.arrayContaining([expect.objectContaining({ rule: 'LV-6', path: '/format' })]) })
    expect(unreadable).toMatchObject({ ok: false, because: expect.stringContaining('there is no such file') })
    expect((await run(['validate', TEMPLATE, bad])).code).toBe(1)
  })
})

test('--schema prints the JSON Schema, and stands alone', async () => {
  const { code, out } = await run(['validate', '--schema'])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ type: 'object', required: expect.arrayContaining(['bounds']) })
  expect(await run(['validate', '--schema', TEMPLATE])).toMatchObject({ code: 2, err: expect.stringContaining('--schema stands alone') })
})

test('without a file it says what it wants; a stranger cannot move the cursor', async () => {
  expect(await run(['validate'])).toMatchObject({ code: 2, err: expect.stringContaining('validate wants a file') })
  const { out } = await validate({ ...LOOSE, '\u001b[2J': 1 })
  expect(out).not.toContain('\u001b')
})
