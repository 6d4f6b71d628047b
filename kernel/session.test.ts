import { expect, test } from 'vitest'
import { nim } from '../games/nim/game.ts'
import type { Nim } from '../games/nim/nouns.ts'
import { silent } from './game.ts'
import { hash } from './hash.ts'
import { isFault, playOver, write } from './replay.ts'
import { after, CHECKPOINT_TICKS, Session } from './session.ts'
import { dropper } from './testing/dropper.ts'
import { dealt, randomPlay } from './testing/play.ts'

const LONG: Nim['Deal'] = { heaps: [15, 15, 15], first: 0, misere: false }

function classic(): Session<Nim> {
  return new Session(nim, { heaps: [3, 4, 5], first: 0, misere: false })
}

/** What was said, without the checkpoints. */
function lines(session: Session<Nim>): string[] {
  return session.log.filter(entry => entry.seat !== null).map(entry => `${entry.seat} ${entry.text}`)
}

test('parse, refuse, apply, log', () => {
  const session = classic()
  expect(session.offer(0, 'b3')).toBeNull()
  expect(Array.from(session.state.heaps)).toEqual([3, 1, 5])
  expect(lines(session)).toEqual(['0 b3'])
})

test('what is refused changes nothing and is not logged', () => {
  const session = classic()
  const before = hash(session.state)
  expect(session.offer(0, 'b9')).toMatchObject({ code: 'too-many', facts: { heap: 1, sticks: 9, left: 4 } })
  expect(session.offer(1, 'b1')).toMatchObject({ code: 'not-your-turn' })
  expect(session.offer(0, 'nonsense')).toEqual({
    code: 'unreadable',
    because: '"nonsense" is not an action of nim',
    facts: { text: 'nonsense' },
  })
  expect(session.offer(0, '!dance')).toMatchObject({ code: 'unknown-word' })
  expect(session.offer(0, '!constructor')).toMatchObject({ code: 'unknown-word' })
  expect(hash(session.state)).toBe(before)
  expect(lines(session)).toEqual([])
})

test('a session keeps its own deal: writing into what it was given changes nothing', () => {
  const deal: Nim['Deal'] = { heaps: [3, 4, 5], first: 0, misere: false }
  const session = new Session(nim, deal)
  session.offer(0, 'a1')
  expect(deal.heaps).toEqual([3, 4, 5])
})

test('events come in one batch an action, in order, to everybody who listens', () => {
  const session = classic()
  const heard: unknown[] = []
  const leave = session.listen(events => heard.push(events))
  session.offer(0, 'b3')
  leave()
  session.offer(1, 'c1')
  expect(heard).toEqual([[{ kind: 'took', seat: 0, heap: 1, sticks: 3, left: 1 }]])
})

test('undo takes back the own latest action and the answer to it', () => {
  const session = classic()
  const start = hash(session.state)
  session.offer(0, 'b3')
  session.offer(1, 'c1')
  expect(session.offer(0, '!undo')).toBeNull()
  expect(hash(session.state)).toBe(start)
  expect(session.toMove).toBe(0)
  expect(lines(session)).toEqual(['0 b3', '1 c1', '0 !undo'])
})

test('undo is news without events', () => {
  const session = classic()
  session.offer(0, 'b3')
  const heard: unknown[] = []
  session.listen(events => heard.push(events))
  session.offer(0, '!undo')
  expect(heard).toEqual([[]])
})

test('the budget of undos is each seat’s own and the log remembers it', () => {
  const session = classic()
  for (let round = 0; round < 3; round++) {
    session.offer(0, 'a1')
    expect(session.offer(0, '!undo')).toBeNull()
  }
  session.offer(0, 'a1')
  expect(session.undosLeft(0)).toBe(0)
  expect(session.undosLeft(1)).toBe(3)
  expect(session.offer(0, '!undo')).toEqual({ code: 'no-undos', because: 'all 3 undos are used', facts: { undos: 3 } })
  expect(session.offer(1, '!undo')).toMatchObject({ code: 'nothing-to-undo' })
})

test('where a game limits hints there are no more than that, and undo gives none back', () => {
  const session = new Session({ ...nim, hints: () => 2 }, LONG)
  const before = hash(session.state)
  expect([session.hintsLeft(0), session.offer(0, '!hint'), session.hintsLeft(0)]).toEqual([2, null, 1])
  expect(hash(session.state)).toBe(before)
  session.offer(0, 'b1')
  session.offer(0, '!undo')
  expect(session.hintsLeft(0)).toBe(1)
  expect(session.hintsLeft(1)).toBe(2)
  session.offer(0, '!hint')
  expect(session.offer(0, '!hint')).toEqual({ code: 'no-hints', because: 'all 2 hints are used', facts: { hints: 2 } })
  const over = playOver(write(session), { ...nim, hints: () => 2 })
  expect(isFault(over) ? over.because : over.session.hintsLeft(0)).toBe(0)
})

test('where hints are not limited they are written down all the same, as many as were given, until the game is over', () => {
  const session = dealt(nim, 'hints')
  const before = hash(session.state)
  for (let hint = 0; hint < 9; hint++) expect(session.offer(0, '!hint')).toBeNull()
  expect(session.log.filter(({ text }) => text === '!hint')).toHaveLength(9)
  expect([session.hintsLeft(0), hash(session.state)]).toEqual([Number.POSITIVE_INFINITY, before])
  session.offer(0, '!resign')
  expect(session.offer(0, '!hint')).toMatchObject({ code: 'over' })
})

test('undo reaches back over keyframes: every earlier position comes back exactly', () => {
  const patient = { ...nim, undos: () => Number.POSITIVE_INFINITY }
  const session = new Session(patient, LONG)
  const hashes: string[] = []
  for (let ply = 0; ply < 40; ply++) {
    hashes.push(hash(session.state))
    expect(session.offer((ply % 2) as 0 | 1, `${'abc'[ply % 3]}1`)).toBeNull()
  }
  for (let ply = 39; ply >= 0; ply--) {
    expect(session.offer((ply % 2) as 0 | 1, '!undo')).toBeNull()
    expect(hash(session.state)).toBe(hashes[ply])
  }
})

test('a game that was resigned is over, and not to be undone', () => {
  const session = classic()
  session.offer(0, 'b3')
  expect(session.offer(0, '!resign')).toBeNull() // out of turn, too
  expect(session.outcome).toEqual({ winner: 1, scores: [0, 1], code: 'resign', because: 'seat 0 resigned', facts: { seat: 0 } })
  expect(session.toMove).toBeNull()
  for (const text of ['c1', '!undo', '!resign', '!flag']) expect(session.offer(1, text)).toMatchObject({ code: 'over' })
})

test('a flag and an absence end a game like a resignation, each by its name', () => {
  for (const [word, because] of [
    ['!flag', 'seat 1 ran out of time'],
    ['!abandon', 'seat 1 left the game'],
  ] as const) {
    const session = classic()
    session.offer(1, word)
    expect(session.outcome).toMatchObject({ winner: 0, code: word.slice(1), because })
  }
})

test('alone at the table nobody wins by resigning', () => {
  const session = dealt(dropper, 'alone')
  session.offer(0, '!resign')
  expect(session.outcome).toMatchObject({ winner: null, scores: [0], because: 'the player resigned' })
})

test('alone at the table, what was reached is kept on giving up', () => {
  const session = dealt({ ...dropper, standing: ({ landed }: { landed: number }) => 10 + landed }, 'alone')
  session.offer(0, '!resign')
  expect(session.outcome).toMatchObject({ winner: null, scores: [10], code: 'resign' })
})

test('nothing is told while nobody listens', () => {
  const told: unknown[] = []
  const game = { ...dropper, tick: (_: object, emit: unknown) => void told.push(emit) }
  const session = new Session(game, dealt(dropper, 'quiet').deal)
  session.advance()
  session.listen(() => {})
  session.advance()
  expect(told[0]).toBe(silent)
  expect(told[1]).not.toBe(silent)
})

test('with ticks, what comes to nothing is no news: only events are, and undo without any', () => {
  const session = dealt(dropper, 'marks', { undos: 100 })
  const heard: number[] = []
  let quietly = 0
  session.listen((events, quiet) => void (quiet ? quietly++ : heard.push(events.length)))
  for (let row = 0; row < 3; row++) session.advance(1) // a stone falls a row every few ticks and tells nothing of it
  expect(quietly).toBe(3)
  expect(heard).toEqual([])
  while (heard.length === 0) session.advance(1)
  expect(heard).toEqual([1])
  session.offer(0, '!undo')
  expect(heard).toEqual([1, 0])
})

test('a checkpoint stands at the start and after every sixteen lines', () => {
  const session = new Session(nim, LONG)
  for (let ply = 0; ply < 35; ply++) session.offer((ply % 2) as 0 | 1, `${'abc'[ply % 3]}1`)
  const at = session.log.flatMap((entry, index) => (entry.seat === null ? [index] : []))
  expect(at).toEqual([0, 17, 34])
})

test('a checkpoint is the hash of the state at that line', () => {
  const session = classic()
  expect(session.log[0]?.text).toBe(`= ${hash(session.state)}`)
})

test('time passes in ticks, is logged with what was done, and checked every ten seconds', () => {
  const session = dealt(dropper, 'clock')
  session.advance(7)
  session.offer(0, 'down')
  expect(session.log.at(-1)).toEqual({ tick: 7, seat: 0, text: 'down' })
  const lone = dealt({ ...dropper, outcome: () => null, tick: () => {} }, 'clock')
  lone.advance(CHECKPOINT_TICKS * 2 + 5)
  expect(lone.log.map(entry => entry.tick)).toEqual([0, CHECKPOINT_TICKS, CHECKPOINT_TICKS * 2])
})

test('time stands still once the game is over', () => {
  const session = dealt(dropper, 'over')
  session.advance(1_000_000)
  expect(session.outcome).not.toBeNull()
  const { tick } = session
  expect(tick).toBeLessThan(10_000)
  session.advance(5)
  expect(session.tick).toBe(tick)
})

test('a game without ticks has no time to pass', () => {
  expect(() => classic().advance(1)).toThrow('nim has no ticks')
  expect(classic().offer(0, '!mark')).toMatchObject({ code: 'no-marks' })
})

test('with ticks, undo returns to the latest mark, then to the one before, then to the start', () => {
  const session = dealt(dropper, 'marks', { undos: 100 })
  const hashes = [hash(session.state)]
  for (const pause of [20, 30]) {
    session.advance(pause)
    hashes.push(hash(session.state))
    expect(session.offer(0, '!mark')).toBeNull()
  }
  session.advance(11)
  for (const expected of [hashes[2], hashes[1], hashes[0], hashes[0]]) {
    expect(session.offer(0, '!undo')).toBeNull()
    expect(hash(session.state)).toBe(expected)
  }
  expect(session.tick).toBe(61) // undo turns back the state, never the clock
})

test('marks and undo are refused where the deal allows none', () => {
  const session = dealt(dropper, 'strict', { undos: 0 })
  session.advance(3)
  expect(session.offer(0, '!mark')).toMatchObject({ code: 'no-undos' })
  expect(session.offer(0, '!undo')).toEqual({ code: 'no-undos', because: 'there is no undo in this game', facts: { undos: 0 } })
})

test('after() leaves the position before as it was', () => {
  const state = nim.start(LONG)
  const before = hash(state)
  const next = after(nim, state, 0, { heap: 0, sticks: 15 })
  expect(hash(state)).toBe(before)
  expect(next.heaps[0]).toBe(0)
})

test('random play is the same play for the same seed', () => {
  const [one, two, other] = ['a', 'a', 'b'].map(seed => randomPlay(nim, { seed }).log)
  expect(one).toEqual(two)
  expect(one).not.toEqual(other)
})
