import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import type { Game } from '../../kernel/game.ts'
import { hash } from '../../kernel/hash.ts'
import { isFault, playOver, write } from '../../kernel/replay.ts'
import { below, stream } from '../../kernel/rng.ts'
import { dealFrom, Session } from '../../kernel/session.ts'
import { linesSoFar } from '../../ui/lines.ts'
import { ReplayTable } from './replay-table.ts'

async function gameCalled(id: string): Promise<Game> {
  const found = await findGame(id)?.game()
  if (!found) throw new Error(`${id} is not on the entry`)
  return found
}

/** Random play with a take-back now and then, to the end or to so many lines. */
async function played(id: string, preset: number, lines: number): Promise<Session> {
  const game = await gameCalled(id)
  const session = new Session(game, dealFrom(game, game.presets[preset]?.setup, 'kitchen'))
  const chance = stream('kitchen', 'test')
  for (let line = 0; line < lines && session.toMove !== null; line++) {
    const seat = session.toMove
    const legal = [...game.legal(session.state, seat)]
    const undone = line % 7 === 6 && session.offer(seat, '!undo') === null
    if (!undone) session.act(seat, legal[below(chance, legal.length)])
  }
  return session
}

test.each([
  ['nim', 1, 40],
  ['blocks', 0, 60],
  ['blocks', 2, 60],
] as const)('every position of a game of %s (preset %d) is the one that was played', async (id, preset, lines) => {
  const whole = await played(id, preset, lines)
  const table = new ReplayTable(whole)
  const again = new Session(whole.game, whole.deal)
  const hashes = [hash(again.state)]
  for (const { seat, text } of table.lines) {
    expect(again.offer(seat ?? 0, text)).toBeNull()
    hashes.push(hash(again.state))
  }
  const order = [...hashes.keys(), ...[...hashes.keys()].reverse(), ...Array.from({ length: 40 }, (_, i) => (i * 17) % hashes.length)]
  for (const at of order) {
    table.go(at)
    expect(table.hash, `after ${at} lines`).toBe(hashes[at])
    expect(table.at).toBe(at)
  }
})

test('a game with ticks is seen at any of them, and a stage lets them pass as they did', async () => {
  const game = await gameCalled('floodline')
  const whole = new Session(game, dealFrom(game, game.presets[4]?.setup, 'kitchen'))
  const chance = stream('kitchen', 'ticks')
  const hashes = [hash(whole.state)]
  while (whole.tick < 700 && !whole.outcome) {
    if (whole.tick % 90 === 60) whole.offer(0, '!mark')
    if (whole.tick % 200 === 199) whole.offer(0, '!undo')
    const legal = [...game.legal(whole.state, 0)].filter(asked => game.notate(asked) !== 'drop')
    if (below(chance, 6) === 0) whole.act(0, legal[below(chance, legal.length)])
    whole.advance()
    hashes.push(hash(whole.state))
  }
  const table = new ReplayTable(whole)
  expect(table.last).toBe(whole.tick)
  expect(table.last).toBeGreaterThan(300)
  for (const at of [5, 640, 199, 200, 201, 202, 61, 300, 0, table.last].filter(stop => stop <= table.last)) {
    table.go(at)
    expect(table.hash, `after ${at} ticks`).toBe(hashes[at])
  }
  table.go(0)
  while (table.at < table.last) {
    table.time?.advance(1)
    expect(table.hash, `after ${table.at} ticks`).toBe(hashes[table.at])
  }
  expect(table.prefix(table.last, {})).toBe(write(whole, {}))
})

test('one line on is heard, a jump and a step back are not', async () => {
  const table = new ReplayTable(await played('blocks', 0, 30))
  const heard: number[] = []
  table.listen(events => heard.push(events.length))
  table.go(1)
  table.go(5)
  table.go(4)
  expect(heard[0]).toBeGreaterThan(0)
  expect(heard.slice(1)).toEqual([0, 0])
  expect(table.events(3)).toContainEqual(expect.objectContaining({ kind: 'placed' }))
})

test('a jump knows what was said before it', async () => {
  const table = new ReplayTable(await played('nim', 0, 9))
  table.go(3)
  expect(linesSoFar(table)).toEqual(table.lines.slice(0, 3))
})

test('places outside the game are its ends', async () => {
  const table = new ReplayTable(await played('nim', 0, 9))
  table.go(1000)
  expect(table.at).toBe(table.lines.length)
  table.go(-3)
  expect(table.at).toBe(0)
})

test('a game that was given up ends where it was given up', async () => {
  const whole = await played('blocks', 0, 4)
  whole.offer(0, '!resign')
  const table = new ReplayTable(whole)
  table.go(4)
  expect(table.outcome).toBeNull()
  table.go(5)
  expect(table.outcome).toMatchObject({ code: 'resign' })
  expect(table.toMove).toBeNull()
})

test('whoever watches cannot touch anything', async () => {
  const table = new ReplayTable(await played('nim', 0, 4))
  for (const refusal of [table.act(), table.undo(), table.resign()]) expect(refusal.code).toBe('spectating')
})

test('what is taken over is a save that goes on from there', async () => {
  const whole = await played('nim', 1, 12)
  const table = new ReplayTable(whole)
  for (const at of [0, 3, 8]) {
    const over = playOver(table.prefix(at, { notes: ['taken over'] }), whole.game)
    if (isFault(over)) throw new Error(over.because)
    table.go(at)
    expect(hash(over.session.state)).toBe(table.hash)
    expect(over.hash).toBeNull()
    expect(over.origin.notes).toEqual(['taken over'])
  }
  expect(table.prefix(table.lines.length, {})).toBe(write(whole, {}))
})

test('a table tells its story up to where it stands, take-backs included; a game with secrets tells none', async () => {
  const session = await played('nim', 0, 12)
  const table = new ReplayTable(session)
  for (const at of [0, 3, table.last]) {
    table.go(at)
    let last = hash(table.game.view(new Session(table.game, table.deal).state, 'public'))
    table.story?.tell((_, after) => {
      last = hash(after as object)
    })
    expect(last).toBe(hash(table.view as object))
  }
  expect(new ReplayTable(await played('stackdoku', 0, 4)).story).toBeNull()
})
