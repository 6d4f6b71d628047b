import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../../cli/testing/lockstep.ts'
import { inFolder } from '../../../terminal/testing/world.ts'
import { LOOSE } from '../testing/loose-level.ts'

function play(stdin: string, ...argv: string[]): ReturnType<typeof run> {
  return run(['run', 'template', '--inputs', '-', ...argv], { stdin })
}

test('what it came to: the board, what is counted, the goals, the outcome and the hash', async () => {
  const { code, out, err } = await play('0 x+\n5 drop\n')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('floodline, A pool and a tower\n')
  expect(out).toContain('tick 6   gravity DOWN   pieces 1')
  expect(out).toMatch(/^ {2}pieces +1 +holds +0$/m)
  expect(out).toMatch(/^ {2}drain water \(units 4\): 1 of 4$/m)
  expect(out).toMatch(/^ {2}not over, after 6 ticks\n {2}state [0-9a-f]{16}$/m)
  expect(out).not.toContain('What happened')
  expect((await play('0 x+\n5 drop\n')).out).toBe(out)
})

test('--trace tells every event with its tick and its phase, in order', async () => {
  const { out } = await play('0 x+ yaw+\n5 drop\n', '--trace')
  const lines = out.split('\n').filter(line => /^ {2}\d+ /.test(line))
  expect(lines.map(line => line.trim().replace(/ +/g, ' '))).toEqual([
    '0 asked the piece turned yaw+',
    '0 asked the piece moved x+',
    expect.stringMatching(/^5 fall the piece was dropped \d+ cells$/),
    expect.stringMatching(/^5 lock the L3 locked at \(\d+, \d+, \d+\) /),
    '5 lock 3 voxels were merged into the world',
    expect.stringMatching(/^5 drain the drain at \(1, 0, 2\) took 1 unit from /),
    expect.stringMatching(/^5 water 1 unit flowed out of .* into /),
    expect.stringMatching(/^5 goals goal 1, reach height/),
    '5 goals goal 2, drain water (units 4): 1 of 4',
    '5 spawn the next piece is T3',
  ])
})

test('--json: one document, the trace in it if it is wanted', async () => {
  const plain = JSON.parse((await play('5 drop\n', '--json')).out) as Record<string, unknown>
  expect(plain).toMatchObject({ title: 'A pool and a tower', ticks: 6, metrics: { pieces: 1 }, outcome: null, hash: expect.any(String) })
  expect(plain).not.toHaveProperty('trace')
  const traced = JSON.parse((await play('5 drop\n', '--json', '--trace')).out) as { trace: unknown[]; hash: string }
  expect(traced.trace[0]).toMatchObject({ tick: 5, phase: 'fall', event: { kind: 'dropped' } })
  expect(traced.hash, 'listening changes nothing').toBe(plain.hash)
})

test('--ticks: longer than the inputs, or without any', async () => {
  expect((await play('5 drop\n', '--ticks', '40')).out).toContain('not over, after 40 ticks')
  expect((await run(['run', 'template', '--ticks', '31', '--trace'])).out).toMatch(/^ {2}29 +fall +the piece fell 1 cell$/m)
  expect(await play('5 drop\n', '--ticks', '5')).toMatchObject({
    code: 2,
    err: 'lockstep: --ticks 5 ends before line 1 of the inputs, which is about tick 5\n',
  })
})

test('an action that is refused, or comes after the end, is told with its line', async () => {
  expect(await play('3 x+\n3 x+\n')).toEqual({
    code: 1,
    out: '',
    err: 'lockstep: -: line 2: "x+" is refused in tick 3: x+: that was already asked for in this tick\n',
  })
  expect(await play('3 tilt forward\n', '--trace')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('"tilt forward" is refused in tick 3: this level does not allow gravity to point north'),
  })
  expect(await play('3 !resign\n9 x+\n')).toMatchObject({ code: 1, err: expect.stringContaining('line 2: the level was over at tick 3') })
  expect(await play('3 dorp\n')).toMatchObject({ code: 2, err: expect.stringContaining('-: line 1: "dorp" is not an action') })
})

test('a level file and --out: the replay is true, and nothing is written over', async () => {
  await inFolder(async folder => {
    const [level, inputs, out] = ['loose.json', 'inputs.txt', 'game.replay'].map(name => join(folder, name)) as [string, string, string]
    await writeFile(level, JSON.stringify(LOOSE))
    await writeFile(inputs, '0 drop\n9 !resign\n')
    const argv = ['run', level, '--inputs', inputs, '--trace', '--out', out]
    const first = await run(argv)
    expect(first).toMatchObject({ code: 0, err: '' })
    expect(first.out).toMatch(/^ {2}0 +solids +1 voxel fell 3 cells from \(0, 3, 0\)$/m)
    expect(first.out).toContain('lost (resign): the player resigned, after 9 ticks')
    expect(first.out).toContain(`Kept as ${out}.`)
    expect((await run(['verify', out])).out).toMatch(/^own /) // true, and a level of somebody's own
    expect(await readFile(out, 'utf8')).toContain('note level loose from loose.json\n')
    expect(await run(argv)).toMatchObject({ code: 2, err: expect.stringContaining('already; choose another name') })
  })
})

test('[FL-170] in a sandbox it takes put, bring and settle, in the order written (docs/formats/inputs.md)', async () => {
  const inputs = '3 put solid 0 5 0 put water 2 0 0\n7 bring L4:HEAVY\n9 settle\n'
  const { code, out, err } = await run(['run', 'sandbox', '--inputs', '-', '--trace'], { stdin: inputs })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const lines = out.split('\n').filter(line => /^ {2}\d+ /.test(line))
  expect(lines.map(line => line.trim().split(/ +/)[0])).toEqual(['3', '3', '7', '9', '9'])
  expect(out).toContain('piece L4:HEAVY')
  expect(await run(['run', 'template', '--inputs', '-'], { stdin: '3 settle\n' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('"settle" is refused in tick 3: settle: that is possible in a sandbox only'),
  })
})

test.each([
  [['run'], 'run wants a level'],
  [['run', 'template'], 'run wants to know what to do: --inputs FILE, or --ticks N'],
  [['run', 'tempalte', '--ticks', '1'], 'floodline has no level "tempalte"; did you mean "template"?'],
  [['run', 'no/such.json', '--ticks', '1'], 'no/such.json cannot be opened: there is no such file'],
  [['run', 'template', '--inputs', 'no.txt'], 'no.txt cannot be opened'],
  [['run', 'template', '--ticks', '1', '--out', 'no/such/x'], 'there is no folder no/such to write to'],
])('%j is refused in one sentence', async (argv, because) => {
  const { code, out, err } = await run(argv)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(because)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test('a level file with faults names the first and where the rest is told', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'bad.json')
    await writeFile(file, JSON.stringify({ ...LOOSE, bounds: [5, 14], hlod: true }))
    const { code, err } = await run(['run', file, '--ticks', '1'])
    expect(code).toBe(2)
    expect(err).toMatch(/bad\.json cannot be played: at \/\S+: .* \(LV-\d+\), and 1 fault more; see: npx lockstep validate /)
  })
})
