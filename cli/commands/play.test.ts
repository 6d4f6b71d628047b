import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nim } from '../../games/nim/game.ts'
import { minds } from '../../games/nim/minds/minds.ts'
import type { Bot, Eye, Game, Minds } from '../../kernel/game.ts'
import { verify } from '../../kernel/replay.ts'
import { refuseSeal } from '../../kernel/seal.ts'
import { dropper } from '../../kernel/testing/dropper.ts'
import { entryOf, inFolder } from '../../terminal/testing/world.ts'
import { run, withDropper } from '../testing/lockstep.ts'

function play(line: string, said: readonly string[], given: Parameters<typeof run>[1] = {}): ReturnType<typeof run> {
  return run(['play', ...line.split(' ')], { stdin: said.map(text => `${text}\n`).join(''), ...given })
}

/** Single sticks, heap after heap: whatever the other side does, the game comes to its end; what is gone by then is refused. */
const STICK_BY_STICK = ['a', 'b', 'c', 'd', 'e'].flatMap(heap => new Array<string>(9).fill(`${heap}1`))

for (const { id } of minds.bots) {
  test(`a whole game against ${id}, through a pipe, ends in words and in a true replay`, async () => {
    await inFolder(async folder => {
      const file = join(folder, 'game.txt')
      const { code, out, err } = await play(`nim --preset five-heaps --seed pipe --mind ${id} --save ${file}`, STICK_BY_STICK)
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toMatch(/^Over: seat [01] took the last stick, which wins\. You (won|lost), [01]:[01]\.$/m)
      expect(out).toMatch(new RegExp(`^ {2}${id}: [a-e]\\d$`, 'm'))
      expect(verify(await readFile(file, 'utf8'), nim)).toMatchObject({ ok: true })
      expect((await run(['verify', file])).code).toBe(0)
    })
  })
}

test('between two, a seed that nobody has named is not told: the deal is sealed, and open at the end', () =>
  inFolder(async folder => {
    const file = join(folder, 'game.replay')
    const { out } = await play(`nim --save ${file}`, STICK_BY_STICK)
    const seal = /^Seal of the deal: ([0-9a-f]{64})$/m.exec(out)?.[1]
    const [before = '', after = ''] = out.split('Over: ')
    expect(out).toMatch(/^nim, Three heaps\n/)
    expect(before).not.toMatch(/seed|Salt/)
    const salt = /^Salt: ([0-9a-f]{32})$/m.exec(after)?.[1]
    const deal = /^Deal: (.+)$/m.exec(after)?.[1] ?? ''
    expect(refuseSeal({ seal, salt }, deal)).toBeNull()
    expect(await run(['seal', file])).toMatchObject({ code: 0, out: expect.stringContaining(seal ?? '?') })
    expect((await readFile(file, 'utf8')).match(/^seed [0-9a-f]{32}$/m)).not.toBeNull()
  }))

test('the same seed and the same lines give the same game', async () => {
  const first = await play('nim --seed again', STICK_BY_STICK)
  expect(await play('nim --seed again', STICK_BY_STICK)).toEqual(first)
})

test('the person is told the game, the seat, the opponent and an example', async () => {
  const { out } = await play('nim --level classic --mind perfect', [])
  expect(out).toContain(
    'nim, Three, four, five\nYou have seat 0. perfect has seat 1: Never lets a won game go.\nType an action, for example a1, or help.\n',
  )
  expect(out).toContain(nim.text({ heaps: [3, 4, 5], turn: 0, misere: false }))
})

test('in the other seat the bot begins', async () => {
  const { out } = await play('nim --level classic --mind perfect --seat 1', ['b1'])
  // Balanced heaps are 1, 4 and 5, so the perfect bot takes two from a; then it answers b1 with the only balance there is.
  expect(out.match(/^ {2}perfect: \S+$/gm)).toEqual(['  perfect: a2', '  perfect: c3'])
})

test('what the rules forbid is refused with their reason, and nothing happens', async () => {
  const { out } = await play('nim --level classic --seat both', ['a9', 'z1', 'b2', 'b3', 'log'])
  expect(out).toContain('> a9\n  No: heap a has only 3, so 9 cannot be taken\n')
  expect(out).toContain('> z1\n  No: there is no heap z, only a to c\n')
  expect(out).toContain('> b3\n  No: heap b has only 2, so 3 cannot be taken\n')
  expect(out).toContain('> log\n  1.  seat 0  b2\n')
})

test('what is nothing at all is refused with a guess', async () => {
  const { out } = await play('nim --level classic', ['hnit', 'blah', '/a1', 'toString', 'undo twice'])
  expect(out).toContain('"hnit" is neither an action of nim nor a word known here; did you mean "hint"?')
  expect(out).toContain('"blah" is neither an action of nim nor a word known here; "moves" lists what you may do')
  expect(out).toContain('"/a1" is neither')
  expect(out).toContain('"toString" is neither')
  expect(out).toContain('undo wants a whole number from 1 to 999, not "twice"')
})

test('capitals and spaces around an action do not matter', async () => {
  const { out } = await play('nim --level classic --seat both', ['  B2 ', 'LOG'])
  expect(out).toContain('1.  seat 0  b2')
})

test('undo takes back the action and the answer, as often as the game allows', async () => {
  const { out } = await play('nim --level classic', ['undo', 'a1', 'undo', 'a2', 'undo', 'a3', 'undo', 'b1', 'undo', 'log'])
  expect(out).toContain('> undo\n  No: there is nothing to take back yet\n')
  expect(out.match(/Taken back\..*/g)).toEqual(['Taken back. 2 undos left.', 'Taken back. 1 undo left.', 'Taken back. 0 undos left.'])
  expect(out).toContain('No: all 3 undos are used')
  const start = nim.text({ heaps: [3, 4, 5], turn: 0, misere: false })
  expect(out.split(start)).toHaveLength(5) // at the start, and after each of the three
  expect(out.match(/seat 0 {2}!undo/g)).toHaveLength(3)
})

test('two people at one terminal take back one action at a time, whoever made it', async () => {
  const { out } = await play('nim --level classic --seat both', ['a1', 'b1', 'undo', 'undo', 'log'])
  const prompts = out.match(/^seat [01]> \S*/gm)
  expect(prompts).toEqual(['seat 0> a1', 'seat 1> b1', 'seat 0> undo', 'seat 1> undo', 'seat 0> log', 'seat 0> '])
  expect(out).toContain('3.  seat 1  !undo\n  4.  seat 0  !undo\n')
})

test('two people: the end is told for both', async () => {
  const { out } = await run(['play', 'nim', '--seat', 'both', '--setup', '{"heaps":1,"most":1,"misere":false}', '--seed', 'x'], {
    stdin: 'a1\n',
  })
  expect(out).toMatch(/^Over: seat ([01]) took the last stick, which wins\. Seat \1 won, [01]:[01]\.$/m)
})

test('hint: an action and the reason', async () => {
  const { out } = await play('nim --level classic', ['hint'])
  expect(out).toContain('  Hint: a2, 2 from heap a: the heaps then cancel out in binary')
})

test('a hint is a line of the log, once for a position however often it is asked for, and the end tells it', async () => {
  const { out } = await play('nim --level classic', ['hint', 'hint', 'a2', 'hint', 'undo', 'log', 'resign'])
  expect(out).toContain('  1.  seat 0  !hint\n  2.  seat 0  a2\n')
  expect(out.match(/!hint/g)).toHaveLength(2)
  expect(out).toContain(' With 2 hints, 1 move taken back.')
})

test('moves: all of them, or those with a beginning', async () => {
  const { out } = await play('nim --level classic', ['moves', 'moves b', 'moves x'])
  expect(out).toContain('> moves\n  a1  a2  a3  b1  b2  b3  b4  c1  c2  c3  c4  c5\n')
  expect(out).toContain('> moves b\n  b1  b2  b3  b4\n')
  expect(out).toContain('> moves x\n  none\n')
})

test('rules and help', async () => {
  const { out } = await play('nim --level classic', ['rules', 'help', '?'])
  expect(out).toContain('NI-04  Whoever takes the last stick wins.')
  const words = ['a1', 'moves', 'hint', 'undo', 'save', 'log', 'rules', 'resign', 'help', 'quit', 'Enter']
  for (const word of words) expect(out).toMatch(new RegExp(`^ {2}${word} `, 'm'))
  expect(out).not.toMatch(/^ {2}wait /m)
})

test('an empty line draws the position again', async () => {
  const { out } = await play('nim --level classic', [''])
  expect(out.split(nim.text({ heaps: [3, 4, 5], turn: 0, misere: false }))).toHaveLength(3)
})

test('resign ends the game, and cannot be taken back', async () => {
  const { code, out } = await play('nim --level classic', ['resign', 'undo', 'hint', 'moves'])
  expect(code).toBe(0)
  expect(out).toContain('Over: seat 0 resigned. You lost, 0:1.\n"save FILE" keeps the game, Enter leaves.\n')
  expect(out).toContain('over> undo\n  No: the game is over: seat 0 resigned\n')
  expect(out).toContain('over> hint\n  No: the game is over\n')
  expect(out).toContain('over> moves\n  none\n')
})

test('what the rules ended can be taken back, and goes on', async () => {
  const { out } = await play('nim --level marienbad --seat both', ['d7', 'c5', 'b3', 'a1', 'undo', 'log'])
  expect(out).toContain(
    'Over: seat 1 took the last stick, which loses. Seat 0 won, 1:0.\n"undo" takes back, "save FILE" keeps the game, Enter leaves.',
  )
  expect(out).toContain('over> undo\n  Taken back. 2 undos left.\n')
  expect(out).toContain('seat 1> log\n')
})

test('after the end, an empty line leaves', async () => {
  const { out } = await play('nim --level classic', ['resign', '', 'log'])
  expect(out).toContain('over> \n')
  expect(out).not.toContain('log')
})

test('the end of the input leaves, and says how to keep a game', async () => {
  const { code, out } = await play('nim --level classic', ['a1'])
  expect(code).toBe(0)
  expect(out).toContain('The input ended before the game did, and the game is not kept;')
  expect(out).toContain('say "save FILE" before you leave, or start with --save FILE.')
})

test('who leaves before doing anything is told nothing', async () => {
  for (const said of [[], ['quit'], ['exit'], ['q']]) {
    const { code, out } = await play('nim --level classic', said)
    expect(code).toBe(0)
    expect(out).not.toContain('kept')
  }
})

test('words after quit are not said any more', async () => {
  const { out } = await play('nim --level classic', ['a1', 'quit', 'moves'])
  expect(out).not.toContain('> moves')
})

test('save, show, resume and save again: the same game', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    const first = await play('nim --level classic --mind perfect', ['b1', `save ${file}`, 'quit'])
    expect(first.out).toContain(`  Saved to ${file}.\n> quit\nGo on with: npx lockstep play nim --resume ${file} --save ${file}\n`)
    expect((await run(['verify', file])).out).toContain('the game is still going on')
    expect((await run(['show', file])).out).toContain('2. seat 1: c')
    const second = await play(`nim --resume ${file} --save ${file}`, ['log', ...STICK_BY_STICK])
    expect(second.out).toContain(`nim, resumed from ${file}\nYou have seat 0. perfect has seat 1`)
    expect(second.out).toContain('> log\n  1.  seat 0  b1\n  2.  seat 1  c')
    expect(second.out).toContain(`Saved to ${file}.`)
    expect((await run(['verify', file])).out).toMatch(/^ok/)
    expect((await readFile(file, 'utf8')).match(/^note .*$/gm)).toEqual(['note seat 0: a person', 'note seat 1: perfect'])
    const third = await run(['play', '--resume', file])
    expect(third).toMatchObject({ code: 2, err: expect.stringContaining('is over (seat') })
  })
})

test('a resumed game goes on as it would have', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'half.txt')
    const whole = await play('nim --preset five-heaps --seed go-on', STICK_BY_STICK)
    await play(`nim --preset five-heaps --seed go-on --save ${file}`, STICK_BY_STICK.slice(0, 3))
    const rest = await play(`nim --resume ${file}`, STICK_BY_STICK.slice(3))
    const answers = (text: string): string[] => text.match(/^ {2}careless: \S+$/gm) ?? []
    const half = 3
    expect(answers(whole.out).length).toBeGreaterThan(half)
    expect(answers(rest.out)).toEqual(answers(whole.out).slice(-answers(rest.out).length))
    expect(rest.out.trimEnd().split('\n').slice(-3)).toEqual(whole.out.trimEnd().split('\n').slice(-3))
  })
})

test('resume: another seat, another opponent, or two people', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    await play(`nim --level classic --save ${file}`, ['a1'])
    expect((await play(`nim --resume ${file} --mind perfect`, [])).out).toContain('perfect has seat 1')
    expect((await play(`nim --resume ${file} --seat 1`, [])).out).toContain('You have seat 1. careless has seat 0')
    expect((await play(`nim --resume ${file} --seat both`, [])).out).toContain('Two people play')
    await play(`nim --level classic --seat both --save ${folder}/both.txt`, ['a1'])
    expect((await play(`nim --resume ${folder}/both.txt`, [])).out).toContain('Two people play')
    expect((await play(`nim --resume ${folder}/both.txt --mind perfect`, [])).out).toContain('perfect has seat 1')
  })
})

test('resume: who only looks is not told that anything is lost', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    await play(`nim --level classic --save ${file}`, ['a1'])
    const { code, out } = await play(`nim --resume ${file}`, ['moves'])
    expect(code).toBe(0)
    expect(out).not.toContain('not kept')
  })
})

test('resume: what cannot be resumed', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    await play(`nim --level classic --save ${file}`, ['a1'])
    const text = await readFile(file, 'utf8')
    expect(await play(`dropper --resume ${file}`, [], { games: withDropper })).toMatchObject({
      code: 2,
      err: `lockstep: ${file} is a game of nim, not of dropper\n`,
    })
    expect(await play(`nim --resume ${file} --seed x`, [])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--resume and --seed cannot go together'),
    })
    await writeFile(file, text.replace('0 a1', '0 a2'))
    expect(await play(`nim --resume ${file}`, [])).toMatchObject({ code: 1, err: expect.stringContaining('first wrong between') })
    await writeFile(file, text.slice(0, -3))
    expect(await play(`nim --resume ${file}`, [])).toMatchObject({ code: 2, err: expect.stringContaining('cut off') })
    expect(await play(`nim --resume ${file}x`, [])).toMatchObject({ code: 2, err: expect.stringContaining('there is no such file') })
  })
})

test('no file is written over, except by the game that came from it', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'precious.txt')
    await writeFile(file, 'precious')
    expect(await play(`nim --save ${file}`, ['a1'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('already; choose another name'),
    })
    const { out } = await play('nim --level classic', [
      `save ${file}`,
      `save ${folder}/new.txt`,
      'a1',
      `save ${folder}/new.txt`,
      'save',
      `save ${folder}/no/x`,
    ])
    expect(out).toContain('cannot be written: there is a file of that name already')
    expect(out.match(/Saved to /g)).toHaveLength(2)
    expect(out).toContain('No: save wants the name of a file, for example: save game.txt')
    expect(out).toContain('cannot be written: there is no such file or folder')
    expect(await readFile(file, 'utf8')).toBe('precious')
    expect(await readFile(join(folder, 'new.txt'), 'utf8')).toContain('0 a1')
  })
})

test('a game that cannot be kept says so, and the exit code too', async () => {
  await inFolder(async folder => {
    const { code, err } = await play(`nim --level classic --save ${folder}/${'long'.repeat(99)}`, ['a1'])
    expect(code).toBe(1)
    expect(err).toContain('cannot be written: its name is too long')
    const over = await play(`nim --level classic --save ${folder}/${'long'.repeat(99)}`, ['resign'])
    expect(over).toMatchObject({ code: 1, err: expect.stringContaining('its name is too long') })
  })
})

// ── Ticks ────────────────────────────────────────────────────────────────────────────────────────────

test('with ticks: wait lets time pass, the prompt says when it is, and it ends', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'shaft.txt')
    const said = ['wait', 'down', 'wait 5', 'wait 0', 'wait long', 'help', ...new Array<string>(40).fill('wait 600')]
    const { code, out } = await play(`dropper --seed t --save ${file}`, said, { games: withDropper })
    expect(code).toBe(0)
    expect(out.match(/^tick \d+> \S+( \S+)?/gm)?.slice(0, 6)).toEqual([
      'tick 0> wait',
      'tick 60> down',
      'tick 61> wait 5',
      'tick 66> wait 0',
      'tick 66> wait long',
      'tick 66> help',
    ])
    expect(out).toContain('wait wants a whole number from 1 to 36000, not "0"')
    expect(out).toContain('wait wants a whole number from 1 to 36000, not "long"')
    expect(out).toMatch(/^ {2}wait \[TICKS\] +let time pass/m)
    expect(out).toMatch(/^Over: a column is full\. Score \d+\.$/m)
    expect(out).toContain('over> wait 600\n  No: the game is over\n')
    expect((await run(['verify', file], { games: withDropper })).code).toBe(0)
  })
})

test('with ticks: a save keeps the time, and a resumed game starts there', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'shaft.txt')
    await play(`dropper --seed t --save ${file}`, ['wait 33'], { games: withDropper })
    const { out } = await play(`dropper --resume ${file}`, ['wait 7'], { games: withDropper })
    expect(out.match(/^tick \d+>/gm)).toEqual(['tick 33>', 'tick 40>'])
  })
})

test('with ticks: undo returns to a mark', async () => {
  const { out } = await play('dropper --preset practice --seed t', ['wait 12', 'mark', 'wait 3', 'undo', 'log'], { games: withDropper })
  expect(out).toContain('tick 12> mark\n  Marked.\n')
  expect(out).toContain('tick 15> undo\n  Taken back. 99 undos left.\n')
  const pictures = out.match(/^\d \d \d \d .*$/gm) ?? []
  expect(pictures[3]).toBe(pictures[1])
  expect(pictures[2]).not.toBe(pictures[1])
})

test('words that are no use in a game say why', async () => {
  expect((await play('nim --level classic', ['wait', 'mark'])).out).toContain('time in nim passes only when somebody acts')
  const { out } = await play('dropper --seed t', ['hint', 'undo', 'rules'], { games: withDropper })
  expect(out).toContain('No: nobody gives hints in dropper')
  expect(out).toContain('No: there is no undo in this game')
  expect(out).toContain('No: dropper has no rule book yet')
})

test('one seat: no opponent and no other chair', async () => {
  expect(await play('dropper --mind careless', [], { games: withDropper })).toMatchObject({
    code: 2,
    err: expect.stringContaining('nobody to play against'),
  })
  expect(await play('dropper --seat 1', [], { games: withDropper })).toMatchObject({
    code: 2,
    err: expect.stringContaining('has one seat'),
  })
})

// ── What everybody may see ───────────────────────────────────────────────────────────────────────────

/** Nim whose views say who looked, and a bot that remembers what it was shown. */
function telling(): { game: Game; minds: Minds; shown: Eye[] } {
  const shown: Eye[] = []
  const plain: Game = nim
  const game: Game = {
    ...plain,
    view: (state: object, eye: Eye) => ({ ...(plain.view(state, eye) as object), eye }),
    text: view => `seen by ${(view as { eye: Eye }).eye}`,
  }
  const bot: Bot = {
    id: 'peeping',
    about: 'Remembers.',
    pick: (view, legal) => {
      shown.push((view as { eye: Eye }).eye)
      return legal[0]
    },
  }
  return { game, minds: { bots: [bot], guide: null }, shown }
}

test('the person sees with the eye of the seat, and so does the bot', async () => {
  const { game, minds: peeping, shown } = telling()
  const { out } = await play('nim --seed s --seat 1', ['a1', 'b1'], { games: [entryOf(game, peeping)] })
  expect(out).toContain('seen by 1')
  expect(out).not.toMatch(/seen by (0|public|referee)/)
  expect(new Set(shown)).toEqual(new Set([0]))
})

test('two people each see their own side, on their turn', async () => {
  const { game, minds: peeping } = telling()
  const { out } = await run(['play', 'nim', '--seat', 'both', '--setup', '{"heaps":2,"most":3,"misere":false}', '--seed', 's'], {
    stdin: 'a1\nb1\n',
    games: [entryOf(game, peeping)],
  })
  for (const [, picture, prompt] of out.matchAll(/seen by ([01])\n\nseat ([01])>/g)) expect(picture).toBe(prompt)
  expect(out).toMatch(/seen by 0[^]*seen by 1|seen by 1[^]*seen by 0/)
})

test('a game without bots is played by two people', async () => {
  const games = [entryOf(nim)]
  expect((await play('nim', [], { games })).out).toContain('Two people play')
  expect(await play('nim --seat 0', [], { games })).toMatchObject({
    code: 2,
    err: expect.stringContaining('nim has no bots; two people play it with --seat both'),
  })
})

test('a bot that breaks the rules is a fault of ours, and the game is kept', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.txt')
    const cheat: Bot = { id: 'cheat', about: 'Takes too much.', pick: () => ({ heap: 0, sticks: 99 }) }
    const games = [entryOf(nim, { bots: [cheat], guide: null })]
    const argv = ['play', 'nim', '--setup', '{"heaps":3,"most":7,"misere":false}', '--seed', 'kitchen-table', '--save', file]
    const { code, err } = await run(argv, { stdin: 'a1\nb1\nc1\n', games })
    expect(code).toBe(3)
    expect(err).toContain('cheat wanted a99, which is refused')
    expect(await readFile(file, 'utf8')).toContain('replay 1\ngame nim\n')
  })
})

// ── For programs ─────────────────────────────────────────────────────────────────────────────────────

test('--json: everything that happens is one line of JSON, and nothing else is printed', async () => {
  const { code, out, err } = await play('nim --level classic --mind perfect --json', [
    'a9',
    'b1',
    'hint',
    'moves',
    'undo',
    'log',
    'help',
    'rules',
    'resign',
  ])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const heard = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as { kind: string } & Record<string, unknown>)
  expect(heard.map(({ kind }) => kind)).toEqual([
    'begin',
    'position',
    'refused',
    'acted',
    'acted',
    'position',
    'hint',
    'moves',
    'undone',
    'position',
    'log',
    'help',
    'rules',
    'position',
    'over',
  ])
  expect(heard[0]).toMatchObject({ game: 'nim', bots: [null, 'perfect'] })
  expect(heard[1]).toMatchObject({ seat: 0, toMove: 0, legal: expect.arrayContaining(['a3', 'c5']) })
  expect(heard[2]).toMatchObject({ code: 'too-many' })
  expect(heard[3]).toMatchObject({ seat: 0, text: 'b1' })
  expect(heard[4]).toMatchObject({ seat: 1, bot: 'perfect' })
  expect(heard.at(-1)).toMatchObject({ outcome: { winner: 1, code: 'resign' } })
})

test('the miniature with ticks is what these tests think it is', () => {
  expect([dropper.hz, dropper.seats]).toEqual([60, 1])
})
