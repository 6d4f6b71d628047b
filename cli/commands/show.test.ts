import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import type { Eye, Game, Seat } from '../../kernel/game.ts'
import { hash } from '../../kernel/hash.ts'
import { write } from '../../kernel/replay.ts'
import { Session } from '../../kernel/session.ts'
import { dropper } from '../../kernel/testing/dropper.ts'
import { entryOf, inFolder } from '../../terminal/testing/world.ts'
import { run, withDropper } from '../testing/lockstep.ts'

const DEAL = { heaps: [1, 2], first: 1, misere: false } as const

/** A short game: seat 1 takes two, thinks better of it, takes one; nothing is left after two more. */
function played(...texts: readonly string[]): Session {
  const session: Session = new Session(nim, { ...DEAL, heaps: [...DEAL.heaps] })
  for (const text of texts) {
    const seat = text === '!undo' ? 1 : (session.toMove ?? 0)
    expect(session.offer(seat, text)).toBeNull()
  }
  return session
}

const OVER = played('b2', '!undo', 'b1', 'b1', 'a1')
const UNDER_WAY = played('b1')

function drawn(heaps: number[], turn: Seat): string {
  return nim.text({ heaps, turn, misere: false })
}

async function shown(session: Session, argv: readonly string[] = [], games = withDropper): ReturnType<typeof run> {
  return inFolder(async folder => {
    const file = join(folder, 'game.txt')
    await writeFile(file, write(session, { seed: 'show', notes: ['a remark'] }))
    return run(['show', file, ...argv], { games })
  })
}

test('a whole game, position by position', async () => {
  const { code, out, err } = await shown(OVER)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.match(/^(the start|\d+\. .*)$/gm)).toEqual([
    'the start',
    '1. seat 1: b2',
    '2. seat 1: !undo',
    '3. seat 1: b1',
    '4. seat 0: b1',
    '5. seat 1: a1',
  ])
  expect(out).toContain('nim, rules 2, seed show, seen by the referee\n  a remark\n')
  expect(out).toContain(`2. seat 1: !undo\n${drawn([1, 2], 1)}\n\n3. seat 1: b1\n${drawn([1, 1], 0)}\n`)
  expect(out.trimEnd().endsWith('Over: seat 1 took the last stick, which wins, 0:1')).toBe(true)
})

test('one position of it', async () => {
  const { out } = await shown(OVER, ['--at', '3'])
  expect(out.match(/^(the start|\d+\. .*)$/gm)).toEqual(['3. seat 1: b1'])
  expect(out.trimEnd().endsWith(drawn([1, 1], 0)), 'how it ended is not given away').toBe(true)
  expect((await shown(OVER, ['--at', '0'])).out).toContain('the start')
  expect((await shown(OVER, ['--at', 'end'])).out).toContain(`5. seat 1: a1\n${drawn([0, 0], 0)}\n\nOver: `)
})

test('a position it does not have', async () => {
  const { code, err } = await shown(OVER, ['--at', '6'])
  expect(code).toBe(2)
  expect(err).toContain('--at wants a whole number from 0 to 5, not "6"')
})

test('a save is shown as well, and says that it is one', async () => {
  const { code, out } = await shown(UNDER_WAY)
  expect(code).toBe(0)
  expect(out).toContain('seen by the public')
  expect(out.trimEnd().endsWith('Not over: this is a save.')).toBe(true)
})

/** Nim whose pictures say who looked. */
const telling: Game = {
  ...(nim as Game),
  view: (state: object, eye: Eye) => ({ ...((nim as Game).view(state, eye) as object), eye }),
  text: view => `seen by ${(view as { eye: Eye }).eye}`,
}

test('the picture is that of the eye asked for; unasked, a save shows only what everybody may see', async () => {
  const games = [entryOf(telling)]
  for (const eye of ['0', '1', 'public', 'referee'])
    expect((await shown(OVER, ['--at', '1', '--eye', eye], games)).out).toContain(`1. seat 1: b2\nseen by ${eye}\n`)
  expect((await shown(OVER, ['--at', '1'], games)).out).toContain('\nseen by referee\n')
  const save = (await shown(UNDER_WAY, [], games)).out
  expect(save).toContain('\nseen by public\n')
  expect(save).not.toContain('referee')
})

test('--json: a line a position, the last one with the outcome', async () => {
  const { out } = await shown(OVER, ['--json'])
  const all = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)
  expect(all.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5])
  expect(all[0]).toMatchObject({ said: null, outcome: null, hash: hash(played().state), view: { heaps: [1, 2], turn: 1 } })
  expect(all[5]).toMatchObject({ said: { seat: 1, text: 'a1' }, outcome: { winner: 1 }, hash: hash(OVER.state) })
})

/** Three stones: nudged at tick 7, dropped at tick 10, and then time goes on until tick 25. */
function dropped(): Session {
  const session: Session = new Session(dropper, dropper.deal({ undos: 0 }, new Uint32Array([1, 2, 3, 5])))
  session.advance(7)
  const [first] = dropper.legal(session.state as never, 0)
  session.act(0, first)
  session.advance(3)
  session.offer(0, 'down')
  session.offer(0, 'down')
  session.advance(15)
  return session
}

test('with ticks: after every line, and where time went on after the last one', async () => {
  const { code, out } = await shown(dropped())
  expect(code).toBe(0)
  expect(out.match(/^tick .*$/gm)).toEqual([
    'tick 0, the start',
    expect.stringMatching(/^tick 7, 1\. (left|right)$/),
    'tick 10, 2. down',
    'tick 10, 3. down',
    'tick 25, after 3 lines',
  ])
  expect(out).toContain('Not over after 25 ticks: this is a save.')
})

test('with ticks: --at is a tick, and what was said at it has happened', async () => {
  const session = dropped()
  const at = async (tick: string): Promise<Record<string, unknown>> =>
    JSON.parse((await shown(session, ['--at', tick, '--json'])).out) as Record<string, unknown>
  expect(await at('6')).toMatchObject({ tick: 6, ply: 0, said: null })
  expect(await at('7')).toMatchObject({ tick: 7, ply: 1 })
  expect(await at('9')).toMatchObject({ tick: 9, ply: 1, said: null })
  expect(await at('10')).toMatchObject({ tick: 10, ply: 3, said: { seat: 0, text: 'down' } })
  expect(await at('end')).toMatchObject({ tick: 25, hash: hash(session.state) })
  expect((await shown(session, ['--at', '26'])).err).toContain('from 0 to 25')
})

test('a game with one seat has no second eye', async () => {
  expect(await shown(dropped(), ['--eye', '1'])).toMatchObject({ code: 2, err: 'lockstep: dropper has one seat, so there is no --eye 1\n' })
})

test('a wrong file and an unreadable one are refused with their exit codes', async () => {
  const text = write(OVER)
  const wrong = await run(['show', '-'], { stdin: text.replace('0 b1', '0 a1') })
  expect(wrong).toMatchObject({ code: 1, out: '', err: expect.stringContaining('first wrong between line') })
  const none = await run(['show', 'no-such-file.txt'])
  expect(none).toMatchObject({ code: 2, out: '', err: expect.stringContaining('there is no such file or folder') })
})
