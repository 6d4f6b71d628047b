/** Floodline at a terminal, line by line and against the clock. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { completions } from '../../../cli/play/completion.ts'
import { Match } from '../../../cli/play/match.ts'
import { type Clock, RealTime } from '../../../cli/play/real-time.ts'
import { SaveFile } from '../../../cli/play/save-file.ts'
import { Speaker } from '../../../cli/play/speaker.ts'
import { run } from '../../../cli/testing/lockstep.ts'
import type { Game } from '../../../kernel/game.ts'
import { verify } from '../../../kernel/replay.ts'
import { Session } from '../../../kernel/session.ts'
import { type Caught, inFolder, madeWorld } from '../../../terminal/testing/world.ts'
import { floodline } from '../game.ts'
import { levels } from '../levels/levels.ts'
import { LOOSE } from '../testing/loose-level.ts'
import { tickPlay } from './play.ts'

function play(line: string, said: readonly string[], given: Parameters<typeof run>[1] = {}): ReturnType<typeof run> {
  return run(['play', 'floodline', ...line.split(' ')], { stdin: said.map(text => `${text}\n`).join(''), ...given })
}

const prompts = (out: string): string[] => out.match(/^tick \d+> .*$/gm) ?? []

// ── Lines ────────────────────────────────────────────────────────────────────────────────────────────

test('a line asks for actions, then a tick passes; what happened is said in words', async () => {
  const { code, out, err } = await play('template', ['x+', 'x+ x+ drop', '', '30', 'wait 5'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('floodline, A pool and a tower\nType an action, for example tilt left, or several; a number')
  expect(prompts(out)).toEqual(['tick 0> x+', 'tick 1> x+ x+ drop', 'tick 3> ', 'tick 4> 30', 'tick 34> wait 5', 'tick 39> '])
  expect(out).toContain('\n  Moved x+.\n')
  expect(out).toMatch(
    /^ {2}Moved x\+ 2 times, the piece fell 10 cells, the L3 locked, .*1 unit drained, reach height \d of 6, .*, the next piece is T3\.$/m,
  )
  expect(out).toContain('y 11     y 10     y 9')
})

test('what a line says happens in the order in which it says it', async () => {
  // A tick turns before it moves, and moves before it drops: only what is written the other way round needs another tick.
  const cases = { 'yaw+ x+ drop': 1, 'x+ yaw+ drop': 2, 'drop x+': 2, 'soft+ soft-': 2, 'tilt left yaw+ z- drop': 1, 'x+ 10 x+': 11 }
  for (const [line, ticks] of Object.entries(cases))
    expect(prompts((await play('template', [line])).out).at(-1), line).toBe(`tick ${ticks}> `)
})

test('a line that cannot be read does nothing at all', async () => {
  const { out } = await play('template', ['x+ x+ jump', 'x+ 0', '99999', 'hlep', 'log'])
  expect(out).toContain('No: "jump" is neither an action of floodline nor a number of ticks; nothing was done\n')
  expect(out).toContain('No: a number lets 1 to 36000 ticks pass; nothing was done\n')
  expect(out).toContain('"hlep" is neither an action of floodline nor a word known here; did you mean "help"?')
  expect(out).toContain('tick 0> log\n  nothing yet\n')
})

test('what the rules refuse is said with their reason; the rest of the line is left out', async () => {
  const { out } = await play('template', ['tilt forward', 'yaw+ pitch+ drop'])
  expect(out).toContain('tick 0> tilt forward\n  No: this level does not allow gravity to point north\n')
  expect(out).toContain('  No: this level does not allow pitch; the rest of the line was left out\n')
  expect(prompts(out).at(-1)).toBe('tick 1> ')
})

test('in practice undo takes back the latest line', async () => {
  const { out } = await play('--preset practice --seed u', ['x+', 'drop', 'undo', 'undo', 'tilt forward tilt forward', 'log'])
  const boards = out.match(/^y \d+ [\s\S]*?\n@ piece/gm) ?? []
  expect(boards[3]).toBe(boards[1])
  expect(boards[4]).toBe(boards[0])
  expect(boards[2]).not.toBe(boards[1])
  expect(out.match(/Taken back\./g)).toHaveLength(2)
  expect((await play('template', ['x+', 'undo'])).out).toContain('No: there is no undo in this game')
})

test('after the end no line does anything, and an empty one leaves', async () => {
  const { out } = await play('template', ['resign', '30', 'x+ drop', '', 'log'])
  expect(out).toContain('over> 30\n  No: the game is over\nover> x+ drop\n  No: the game is over\nover> \n')
  expect(out).not.toContain('log')
})

test('help says how lines work here', async () => {
  const { out } = await play('template', ['help'])
  expect(out).toMatch(/^ {2}tilt left … +actions, as "moves" lists them/m)
  expect(out).toMatch(/^ {2}30 +lets so many ticks pass/m)
  expect(out).toMatch(/^ {2}Enter +lets a tick pass$/m)
})

test('a level file, kept and gone on with: the same game', async () => {
  await inFolder(async folder => {
    const [level, file] = [join(folder, 'loose.json'), join(folder, 'game.replay')]
    await writeFile(level, JSON.stringify(LOOSE))
    const first = await play(`${level} --save ${file}`, ['drop', 'x+ drop'])
    expect(first.out).toContain('floodline, Loose\n')
    expect(first.out).toContain('the I3 locked, 1 voxel fell, place pieces 1 of 50')
    expect(first.out).toContain(`Go on with: npx lockstep play floodline --resume ${file} --save ${file}`)
    const second = await play(`--resume ${file} --save ${file}`, ['drop', 'resign'])
    expect(second.out).toContain('tick 2> drop')
    expect(verify(await readFile(file, 'utf8'), floodline)).toMatchObject({ ok: true, ticks: 3 })
  })
})

test('--json: what happened is one line, with its events', async () => {
  const { out } = await play('template --json', ['drop'])
  const kinds = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as { kind: string; events?: { kind: string }[] })
  expect(kinds.map(({ kind }) => kind)).toEqual(['begin', 'position', 'acted', 'happened', 'position', 'left'])
  expect(kinds[3]?.events?.map(({ kind }) => kind)).toContain('locked')
})

test.each([
  ['tempalte', 'floodline has no level "tempalte"; did you mean "template"?'],
  ['template --seed x', 'the level template and --seed cannot go together'],
  ['no/such.json', 'no/such.json cannot be opened: there is no such file'],
  ['template --real-time', '--real-time wants a keyboard and a screen'],
  ['template --real-time --json', '--real-time and --json cannot go together'],
  ['template --mind random', 'one seat'],
])('play floodline %s is refused in one sentence', async (line, because) => {
  const { code, err } = await play(line, [])
  expect(code).toBe(2)
  expect(err).toContain(because)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test('games without ticks know neither a level word nor real time', async () => {
  expect((await run(['play', 'nim', 'classic'])).err).toContain('play does not know what to do with "classic"')
  expect((await run(['play', 'nim', '--real-time'])).err).toContain('time in nim passes only when somebody acts')
})

function matchOn(deal: unknown): Match {
  const game: Game = floodline
  return new Match(new Session(game, deal), {}, { bots: [null, null], guide: null })
}

const TEMPLATE = levels.find(({ id }) => id === 'template')?.deal

test('Tab completes the last action of a line', () => {
  const match = matchOn(TEMPLATE)
  expect(completions('x+ ya', match)).toEqual(['x+ yaw+', 'x+ yaw-'])
  expect(completions('x+ 30 til', match)).toEqual(['x+ 30 tilt left', 'x+ 30 tilt right'])
  expect(completions('tilt l', match)).toEqual(['tilt left'])
  expect(completions('sa', match)).toEqual(['save '])
})

// ── Against the clock ────────────────────────────────────────────────────────────────────────────────

interface Sitting {
  readonly output: Caught
  readonly match: Match
  readonly code: Promise<number>
  press(keys: string): void
  /** Lets the clock go on, a little at a time, as the machine would. */
  pass(ms: number): Promise<void>
  /** What the screen shows, row by row. */
  screen(): string
  readonly raw: boolean[]
}

function sit(deal: unknown, saveFile = new SaveFile(null, [])): Sitting {
  const raw: boolean[] = []
  const input = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => void raw.push(on) })
  const { world, output } = madeWorld({ input, interactive: true, width: 100 })
  let now = 0
  const sleepers: { readonly until: number; wake(): void }[] = []
  const clock: Clock = {
    now: () => now,
    sleep: ms => new Promise(wake => sleepers.push({ until: now + ms, wake })),
  }
  const match = matchOn(deal)
  const code = new RealTime({ match, speaker: new Speaker(world, false), saveFile, tickPlay, turnPlay: null }, tickPlay, clock).run()
  const pass = async (ms: number): Promise<void> => {
    for (const end = now + ms; now < end; ) {
      now = Math.min(end, now + 4)
      for (const sleeper of sleepers.splice(0)) {
        if (sleeper.until <= now) sleeper.wake()
        else sleepers.push(sleeper)
      }
      await new Promise(setImmediate)
    }
  }
  return { output, match, code, press: keys => void input.write(keys), pass, screen: () => drawn(output.text), raw }
}

const CLEAR = '\u001b[2J'
const OPEN = '\u001b[?1049h\u001b[?25l'
const CLOSE = '\u001b[?25h\u001b[?1049l'

/** A terminal that knows what ours needs: the cursor goes to a row, a line is written, the rest of it is cleared. */
function drawn(text: string): string {
  const rows: string[] = []
  for (const piece of text.slice(text.lastIndexOf(CLEAR)).split('\u001b')) {
    const [, row, line] = /^\[(\d+);1H(.*)$/.exec(piece) ?? []
    if (row !== undefined) rows[Number(row) - 1] = line ?? ''
  }
  return Array.from(rows, row => row ?? '').join('\n')
}

test('sixty ticks a second by the clock, and keys are asked for in the next of them', async () => {
  const { match, code, press, pass, screen, raw } = sit(TEMPLATE)
  await pass(504) // a beat is a few milliseconds
  expect(match.session.tick).toBe(30)
  press('d')
  await pass(100)
  expect(match.said.map(({ text }) => text)).toEqual(['x+'])
  expect(screen()).toContain('A pool and a tower')
  press('dd x') // the second of a kind waits a tick; the drop comes with the first
  await pass(200)
  expect(match.said.map(({ text }) => text)).toEqual(['x+', 'x+', 'drop', 'soft+', 'x+', 'soft-'])
  expect(screen()).toContain('The L3 locked')
  press('1')
  await pass(100)
  expect(screen()).toContain('This level does not allow gravity to point north.')
  press('\u0003')
  await pass(50)
  expect(await code).toBe(0)
  expect(raw).toEqual([true, false])
})

test('p stands the clock still; a long gap is not made up for', async () => {
  const { match, code, press, pass, screen } = sit(TEMPLATE)
  await pass(100)
  press('p')
  await pass(3000)
  const { tick } = match.session
  expect(tick).toBeLessThanOrEqual(7)
  expect(screen()).toContain('Paused; p goes on.')
  press('p')
  await pass(100)
  expect(match.session.tick - tick).toBeGreaterThanOrEqual(5)
  expect(match.session.tick - tick).toBeLessThanOrEqual(7)
  press('\u0003')
  await pass(50)
  await code
})

test('the terminal is given back, and the game is kept where --save says', async () => {
  await inFolder(async folder => {
    const file = join(folder, 'game.replay')
    const { output, code, press, pass } = sit(TEMPLATE, new SaveFile(file, []))
    await pass(304)
    press('\u0003')
    await pass(50)
    expect(await code).toBe(0)
    expect(output.text.startsWith(OPEN)).toBe(true)
    expect(output.text).toContain(`${CLOSE}Saved to ${file}.\nGo on with: npx lockstep play floodline --resume ${file}`)
    expect(await readFile(file, 'utf8')).toMatch(/^18 = /m)
  })
})

test('when it is over, the conversation takes over', async () => {
  const { output, code, press, pass } = sit({ ...LOOSE, objectives: [{ type: 'PLACE_PIECES', count: 1 }] })
  press(' ')
  await pass(200)
  expect(output.text).toContain(CLOSE)
  expect(output.text).toContain('Over: all goals are met, with')
  press('\r')
  await pass(50)
  expect(await code).toBe(0)
})

test('a fault gives the terminal back as well', async () => {
  const { output, match, code, pass, raw } = sit(TEMPLATE)
  match.session.listen(() => {
    throw new Error('the wheel came off')
  })
  const broke = code.catch(String)
  await pass(100)
  expect(await broke).toBe('Error: the wheel came off')
  expect(output.text.endsWith(CLOSE)).toBe(true)
  expect(raw).toEqual([true, false])
})

test('u takes back to where the piece appeared, in practice', async () => {
  const { match, code, press, pass, screen } = sit({ ...LOOSE, undos: true })
  press(' ')
  await pass(100)
  expect(match.session.state).toMatchObject({ metrics: { pieces: 1 } })
  press('uu')
  await pass(30)
  expect(match.session.state).toMatchObject({ metrics: { pieces: 0 } })
  await pass(70)
  expect(screen()).toContain('Taken back.')
  press('\u0003')
  await pass(50)
  await code
})

test('the picture stands still while a piece falls, and leaves out empty layers where the window is low', () => {
  const match = matchOn(TEMPLATE)
  const { state } = match.session
  const high = tickPlay.layOut(match.picture, state, 100, 60)
  expect(high.find(line => line.startsWith('y '))).toMatch(/^y 11 +y 10 /)
  match.session.advance(100)
  const later = tickPlay.layOut(match.picture, state, 100, 60)
  expect(later.filter(line => line.startsWith('y '))).toEqual(high.filter(line => line.startsWith('y ')))
  expect(later).toHaveLength(high.length)
  const low = tickPlay.layOut(match.picture, state, 60, 20)
  expect(low.filter(line => line.startsWith('y ')).join(' ')).toMatch(/^y 8 +y 7 +y 4 +y 3 +y 2 +y 1 +y 0 *$/)
})
