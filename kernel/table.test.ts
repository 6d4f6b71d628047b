import { expect, test } from 'vitest'
import { nim } from '../games/nim/game.ts'
import { minds } from '../games/nim/minds/minds.ts'
import type { Nim } from '../games/nim/nouns.ts'
import { Session } from './session.ts'
import { LocalTable } from './table.ts'
import { played } from './testing/bots.ts'
import { sealedNim } from './testing/broken.ts'
import { dropper } from './testing/dropper.ts'
import { dealt } from './testing/play.ts'

function table(seat: 0 | 1 | null): { session: Session<Nim>; table: LocalTable<Nim> } {
  const session = new Session<Nim>(nim, { heaps: [1, 2], first: 0, misere: false })
  return { session, table: new LocalTable(session, seat) }
}

test('a seat sees its view and acts for itself', () => {
  const { session, table: mine } = table(0)
  expect(mine.view).toEqual({ heaps: [1, 2], turn: 0, misere: false })
  expect(mine.legal).toHaveLength(3)
  expect(mine.act({ heap: 1, sticks: 1 })).toBeNull()
  expect(mine.view.heaps).toEqual([1, 1])
  expect(mine.legal).toEqual([])
  expect(mine.toMove).toBe(1)
  expect(mine.act({ heap: 0, sticks: 1 })).toMatchObject({ code: 'not-your-turn' })
  expect(session.log.at(-1)?.text).toBe('b1')
})

test('a spectator watches', () => {
  const { table: theirs } = table(null)
  expect(theirs.legal).toEqual([])
  expect(theirs.undosLeft).toBe(0)
  for (const refusal of [theirs.act({ heap: 0, sticks: 1 }), theirs.undo(), theirs.resign()])
    expect(refusal).toMatchObject({ code: 'spectating' })
})

test('whoever plays a game with ticks lets time pass at the table, and nobody else does', () => {
  const session = dealt(dropper, 'time', { undos: 3 })
  const mine = new LocalTable(session, 0)
  mine.time?.advance(7)
  expect(session.tick).toBe(7)
  expect(mine.time?.mark()).toBeNull()
  mine.time?.advance(2)
  mine.undo()
  expect(session.tick).toBe(9)
  expect(new LocalTable(session, null).time).toBeUndefined()
  expect(table(0).table.time).toBeUndefined()
})

test('a view is never older than the latest tick, although most ticks tell nothing', () => {
  const session = dealt(dropper, 'time')
  const mine = new LocalTable(session, 0)
  let news = 0
  mine.listen(() => news++)
  for (let ticks = 0; ticks < 12; ticks++) {
    expect(mine.view).toEqual(dropper.view(session.state, 0))
    mine.time?.advance(1)
  }
  expect(news).toBe(0)
  expect(mine.legal).toEqual([...dropper.legal(session.state, 0)])
})

test('undo and resign go through the table', () => {
  const { table: mine } = table(0)
  mine.act({ heap: 0, sticks: 1 })
  expect(mine.undosLeft).toBe(3)
  expect(mine.undo()).toBeNull()
  expect(mine.undosLeft).toBe(2)
  expect(mine.view.heaps).toEqual([1, 2])
  mine.resign()
  expect(mine.outcome).toMatchObject({ winner: 1, code: 'resign' })
  expect(mine.legal).toEqual([])
})

test('a view is made once for one position', () => {
  const { session, table: mine } = table(0)
  expect(mine.view).toBe(mine.view)
  const before = mine.view
  session.offer(0, 'a1')
  expect(mine.view).not.toBe(before)
})

test('an eye hears only what it may hear', () => {
  const whispering = { ...sealedNim, hide: (event: Nim['Event'], eye: unknown) => (eye === event.seat ? event : null) }
  const session = new Session(whispering, { heaps: [1, 2], first: 0, misere: false })
  const heard: unknown[][] = [[], []]
  for (const seat of [0, 1] as const) new LocalTable(session, seat).listen(events => heard[seat]?.push(...events))
  session.offer(0, 'a1')
  expect(heard).toEqual([[{ kind: 'took', seat: 0, heap: 0, sticks: 1, left: 0 }], []])
})

test('bots sit at tables and see no more than a person would', () => {
  for (const bot of minds.bots) expect(played(nim, bot, 100).outcome?.code).toBe('last-stick')
})
