import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nim } from '../games/nim/game.ts'
import type { Nim } from '../games/nim/nouns.ts'
import type { Game, Nouns } from './game.ts'
import { hash } from './hash.ts'
import { type Fault, isFault, LARGEST_REPLAY, playOver, readHeader, verify, write } from './replay.ts'
import { Session } from './session.ts'
import { dropper } from './testing/dropper.ts'
import { dealt, randomPlay } from './testing/play.ts'

/** A finished game of nim with an undo, a note and enough lines for a checkpoint in the middle. */
function finished(): string {
  const session = new Session<Nim>(nim, { heaps: [9, 9, 9], first: 0, misere: false })
  session.offer(0, 'a9')
  session.offer(0, '!undo')
  for (let ply = 0; ply < 27; ply++) session.offer((ply % 2) as 0 | 1, `${'abc'[ply % 3]}1`)
  return write(session, { setup: nim.presets[0]?.setup, seed: 'kitchen-table', notes: ['played on a train'] })
}

function faultOf<N extends Nouns>(text: string, game: Game<N>): Fault {
  const verdict = verify(text, game)
  if (verdict.ok) throw new Error('this replay should not verify')
  return verdict.fault
}

test('a game written down plays over to the same end', () => {
  const text = finished()
  const verdict = verify(text, nim)
  expect(verdict).toMatchObject({ ok: true, outcome: { code: 'last-stick', winner: 0 } })
  expect(text.split('\n').slice(0, 7).join('\n')).toMatch(
    /^replay 1\ngame nim\nrules 2\nsetup \{.*\}\nseed kitchen-table\nnote played on a train\ndeal \{"first":0,"heaps":\[9,9,9\],"misere":false\}$/,
  )
})

test('any one character changed anywhere is noticed, with the lines it must lie between', () => {
  const text = finished()
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length
  const changed = fc.tuple(fc.nat(text.length - 1), fc.constantFrom(...'0123456789abcdefz {}[]":,!=-\n\u0000é'))
  fc.assert(
    fc.property(changed, ([at, character]) => {
      fc.pre(text[at] !== character)
      const fault = faultOf(text.slice(0, at) + character + text.slice(at + 1), nim)
      expect(fault.because).not.toBe('')
      // A change of one character moves a line break by at most one line.
      if (fault.from !== fault.to) expect(lineOf(at)).toBeGreaterThan(fault.from)
      expect(lineOf(at)).toBeLessThanOrEqual(fault.to + 1)
    }),
    { numRuns: 3000 },
  )
})

test('any one character left out or doubled is noticed', () => {
  const text = finished()
  for (let at = 0; at < text.length; at++) {
    expect(verify(text.slice(0, at) + text.slice(at + 1), nim).ok, `without character ${at}`).toBe(false)
    const doubled = text.slice(0, at) + text[at] + text.slice(at)
    expect(verify(doubled, nim).ok, `character ${at} doubled`).toBe(false)
  }
})

test.each([' ', '\n', '0', '='])('%j put in anywhere is noticed', character => {
  const text = finished()
  for (let at = 0; at <= text.length; at++)
    expect(verify(text.slice(0, at) + character + text.slice(at), nim).ok, `before character ${at}`).toBe(false)
})

test('a legal move put in place of another is found before the next checkpoint', () => {
  const lines = finished().split('\n')
  const at = lines.indexOf('0 a1')
  lines[at] = '0 a2'
  const fault = faultOf(lines.join('\n'), nim)
  expect(fault.kind).toBe('wrong')
  expect(fault.from).toBeLessThan(at + 1)
  expect(fault.to).toBeGreaterThanOrEqual(at + 1)
  expect(fault.because).toMatch(/first wrong between line 9 and line 25$/)
})

test('an illegal move is named with its line and the reason', () => {
  const lines = finished().split('\n')
  lines[8] = '0 a12'
  expect(faultOf(lines.join('\n'), nim).because).toBe(
    'line 9: "a12" is refused: heap a has only 9, so 12 cannot be taken; first wrong between line 9 and line 9',
  )
})

test('a move in other words is not the same line', () => {
  const lenient: Game<Nim> = { ...nim, parse: text => nim.parse(text.toLowerCase()) }
  expect(faultOf(finished().replace('0 a1', '0 A1'), lenient).because).toContain('"A1" is written "a1"')
})

test('a wrong version, of the format or of the rules, is a sentence', () => {
  expect(faultOf(finished().replace('replay 1', 'replay 2'), nim).because).toBe(
    'line 1: this is a replay of format "2"; this build reads format 1',
  )
  expect(faultOf(finished(), { ...nim, rules: 3 }).because).toBe('line 3: this replay speaks rules 2 of nim, and this build speaks rules 3')
})

test('what is not a replay at all is turned away in one sentence', () => {
  const cases: [string, RegExp][] = [
    ['', /^line 1: expected "replay …", found nothing$/],
    ['hello\n', /^line 1: expected "replay …", found "hello"$/],
    ['\u0000\u0001PNG', /^line 1: this is not text, so it is not a replay$/],
    ['replay 1\ngame nim\nrules one\n', /^line 3: the version of the rules is a whole number, not "one"$/],
    ['replay 1\ngame nim\nrules 2\ndeal {"heaps"\n', /^line 4: the deal cannot be read: /],
    ['replay 1\ngame nim\nrules 2\ndeal {"heaps":[99],"first":0,"misere":false}\n', /^line 4: the deal cannot be played: "heaps" holds/],
    ['replay 1\ngame nim\nrules 2\nsetup {\ndeal {"heaps":[1],"first":0,"misere":false}\n', /^line 4: the setup cannot be read: /],
    ['replay 1\ngame chess\nrules 1\ndeal {}\n', /^line 2: this is a replay of "chess", not of nim$/],
    ['x'.repeat(LARGEST_REPLAY + 1), /^this file has 1048577 characters; a replay has at most 1048576$/],
  ]
  for (const [text, because] of cases) {
    const fault = faultOf(text, nim)
    expect(fault.because).toMatch(because)
    expect(fault.kind).toBe('unreadable')
  }
})

test('a file cut off anywhere says so', () => {
  const text = finished()
  for (let length = 0; length < text.length; length++) expect(verify(text.slice(0, length), nim).ok).toBe(false)
  const lines = text.split('\n')
  expect(faultOf(`${lines.slice(0, 12).join('\n')}\n`, nim).because).toMatch(
    /^the file has no "end" line: the game was still going on after its 5 lines/,
  )
  expect(faultOf(text.slice(0, -1), nim).because).toMatch(/the last line is cut off/)
})

test('a save is a replay that has not ended: it goes on where it stopped', () => {
  const session = new Session<Nim>(nim, { heaps: [3, 4, 5], first: 1, misere: true })
  session.offer(1, 'c2')
  session.offer(0, 'b1')
  const over = playOver(write(session, { seed: 'x' }), nim)
  if (isFault(over)) throw new Error(over.because)
  expect(hash(over.session.state)).toBe(hash(session.state))
  expect(over.origin.seed).toBe('x')
  expect(over.hash).toBeNull()
  over.session.offer(1, 'a3')
  session.offer(1, 'a3')
  expect(write(over.session, { seed: 'x' })).toBe(write(session, { seed: 'x' }))
})

test('a save of a game with ticks keeps the time that has passed since the last line', () => {
  const session = dealt(dropper, 'saved')
  session.advance(33)
  const over = playOver(write(session), dropper)
  if (isFault(over)) throw new Error(over.because)
  expect(over.session.tick).toBe(33)
  expect(hash(over.session.state)).toBe(hash(session.state))
})

test('a game with ticks plays over tick by tick, marks and undo included', () => {
  const session = dealt(dropper, 'ticks', { undos: 100 })
  for (const [pause, text] of [
    [12, 'down'],
    [3, '!mark'],
    [40, 'down'],
    [2, '!undo'],
    [1, 'down'],
    [700, 'down'],
  ] as const) {
    session.advance(pause)
    session.offer(0, text)
  }
  session.advance(1_000_000)
  const text = write(session, { seed: 'ticks' })
  expect(verify(text, dropper)).toMatchObject({ ok: true, hash: hash(session.state), ticks: session.tick })
  expect(text).toMatch(/^15 !mark$/m)
  expect(text).toMatch(new RegExp(`^${session.tick} end `, 'm'))
})

test('in a game with ticks the interval is told in ticks as well', () => {
  const calm: typeof dropper = {
    ...dropper,
    outcome: () => null,
    toMove: () => 0,
    tick: state => void (state.wait = (state.wait + 1) % 1000),
  }
  const session = dealt(calm, 'calm')
  session.advance(1300)
  const text = write(session).replace(/^1200 = ..../m, '1200 = 0000')
  const fault = playOver(text, calm)
  expect(isFault(fault) && fault.because).toMatch(/first wrong between line 7 and line 7 \(tick 600 and tick 1200\)$/)
})

test('time cannot be turned back, nor asked for without end', () => {
  const head = write(dealt(dropper, 'time')).split('\n').slice(0, 5).join('\n')
  const because = (body: string): string => faultOf(`${head}\n${body}\n`, dropper).because
  expect(because('9 down\n3 down')).toMatch(/tick 3 comes after tick 9/)
  expect(because('999999999999 down')).toMatch(/tick 999999999999 is past the 2160000 ticks that are checked/)
  expect(because('2000000 down')).toMatch(/the game was over at tick \d+, and this happens at tick 2000000/)
  expect(because('soon down')).toMatch(/expected a tick and what was done/)
})

test('lines and a result that do not belong there are found', () => {
  const text = finished()
  expect(faultOf(`${text}0 a1\n`, nim).because).toMatch(/there is something after the end/)
  expect(faultOf(text.replace('last-stick 1 0', 'last-stick 0 1'), nim).because).toMatch(
    /the result is "last-stick 1 0", and the file says "last-stick 0 1"/,
  )
  const early = text.replace(/^= (\S+) (\S+)$/m, 'end $1 $2 last-stick 1 0')
  expect(faultOf(early, nim).because).toMatch(/the file says that the game ended here, and it had not/)
  expect(faultOf(text.replace('0 a9', '2 a9'), nim).because).toMatch(/expected a seat \(0 or 1\) and an action, found "2 a9"/)
})

test('line ends of other systems are read as line ends', () => {
  expect(verify(finished().replaceAll('\n', '\r\n'), nim).ok).toBe(true)
})

test('the header says which game it is without playing it', () => {
  expect(readHeader(finished())).toMatchObject({ game: 'nim', rules: 2, seed: 'kitchen-table', notes: ['played on a train'] })
  expect(readHeader('nonsense')).toMatchObject({ kind: 'unreadable' })
})

test('random games verify, whatever they were', () => {
  for (let play = 0; play < 200; play++) {
    const session = randomPlay(nim, { seed: `replay-${play}`, preset: play })
    expect(verify(write(session), nim)).toMatchObject({ ok: true, hash: hash(session.state) })
  }
})

const PROMISED = { commit: 'ab'.repeat(32), secret: 'cd'.repeat(32), entropy: `${'ef'.repeat(16)} -`, pair: '2' }

test('a committed deal has its lines after the salt, in their order, and they are read as they were written', () => {
  const session = randomPlay(nim, { seed: 'committed' })
  const text = write(session, { seed: 'x', seal: '1', salt: '2', ...PROMISED, notes: ['hello'] })
  const lines = Object.entries(PROMISED).map(([line, said]) => `${line} ${said}\n`)
  expect(text).toContain(`salt 2\n${lines.join('')}note hello\ndeal `)
  expect(readHeader(text)).toMatchObject(PROMISED)
  expect(verify(text, nim)).toMatchObject({ ok: true })
})

test.each([
  ['commit', 'AB'.repeat(32), 7, /a commitment is 64 hexadecimal digits/],
  ['commit', '', 7, /a commitment is 64/],
  ['secret', '12', 8, /a secret is 32 to 64 hexadecimal digits/],
  ['entropy', '-', 9, /entropy is two values/],
  ['entropy', '- - -', 9, /entropy is two values/],
  ['pair', '0', 10, /a game of a mirrored pair is 1 or 2, the first or the second, not "0"/],
] as const)('%s %j is refused with its line', (line, said, number, because) => {
  const honest = write(randomPlay(nim, { seed: 'committed' }), { seed: 'x', seal: '1', salt: '2', ...PROMISED })
  const fault = readHeader(honest.replace(`${line} ${PROMISED[line]}\n`, `${line} ${said}\n`)) as Fault
  expect(fault).toMatchObject({ kind: 'unreadable', from: number, to: number })
  expect(fault.because).toMatch(because)
  expect(fault.because).toMatch(`line ${number}: `)
})

test('lines of a commitment in another order, or twice, are refused with their line', () => {
  const honest = write(randomPlay(nim, { seed: 'committed' }), { seed: 'x', seal: '1', salt: '2', ...PROMISED })
  const secret = `secret ${PROMISED.secret}\n`
  expect(readHeader(honest.replace(secret, '').replace('commit ', `${secret}commit `))).toMatchObject({ from: 8 })
  expect(readHeader(honest.replace(secret, secret + secret))).toMatchObject({ from: 9 })
})
