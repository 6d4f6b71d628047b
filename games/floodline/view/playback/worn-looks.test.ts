import { expect, test } from 'vitest'
import type { Table } from '../../../../kernel/game.ts'
import { Session } from '../../../../kernel/session.ts'
import { storyFrom } from '../../../../kernel/story.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import { type FloodLevel, type Floodline, LOOKS } from '../../nouns.ts'
import { isVoxel } from '../../rules/board/cells.ts'
import { EAST, indexOf } from '../../rules/board/space.ts'
import { levelOf } from '../../testing/drawn.ts'
import { begun } from '../../testing/scenes/begun.ts'
import { Presenter } from '../present/presenter.ts'
import { ChunkMesher } from '../render/mesh/chunk-mesher.ts'
import { layerFor } from '../render/mesh/dress/fabrics.ts'
import { wardrobe } from '../render/mesh/dress/wardrobe.ts'
import { STRIDE } from '../render/mesh/face-buffer.ts'
import type { Picture, World } from '../render/picture.ts'
import { Play } from './play.ts'
import { WornLooks } from './worn-looks.ts'

const TIMBER = LOOKS.indexOf('timber') + 1
const QUAY = LOOKS.indexOf('quay') + 1

/** A dam three cells long between two quays; it slides east until it meets the other one. */
const LEVEL: FloodLevel = levelOf([9, 12, 4], {
  terrain: [
    { type: 'BEDROCK', from: [0, 0, 0], to: [0, 1, 3], look: 'quay' },
    { type: 'SOLID', from: [2, 0, 0], to: [2, 1, 2], look: 'timber' },
    { type: 'SOLID', from: [2, 2, 0], to: [2, 2, 0] },
    { type: 'BEDROCK', from: [8, 0, 0], to: [8, 1, 3], look: 'quay' },
  ],
  tilt: { tiltBudget: 4, cooldownTicks: 0 },
  undos: true,
})

const cellsOf = (x: number): number[] => [0, 1].flatMap(y => [0, 1, 2].map(z => indexOf(LEVEL.bounds, x, y, z)))
const wearing = ({ of }: WornLooks, look: number): number[] => [...of.keys()].filter(cell => of[cell] === look).sort((a, b) => a - b)
const slid = (): Session<Floodline> => begun(LEVEL, ['2 tilt right'], 20)

/** Frames until nothing is being shown any more. */
function frames(play: Play, count: number, from = 0): void {
  for (let frame = 0; frame < count; frame++) play.frame(from + frame * 16)
}

test('[FL-184] a dam that slid still looks like timber, and what was never dressed does not', () => {
  const play = new Play(new LocalTable(new Session(floodline, LEVEL), 0), { still: false, pace: 1 })
  expect(wearing(play.phases.looks, TIMBER)).toEqual(cellsOf(2))
  frames(play, 4)
  play.press('tilt-right', 64)
  play.release('tilt-right')
  frames(play, 400, 80)
  expect(play.state.gravity).toBe(EAST)
  expect(wearing(play.phases.looks, TIMBER)).toEqual(cellsOf(7))
  expect(play.phases.looks.of[indexOf(LEVEL.bounds, 7, 2, 0)]).toBe(0)
  expect(isVoxel(play.state.cells[indexOf(LEVEL.bounds, 7, 2, 0)] ?? 0)).toBe(true)
  expect(wearing(play.phases.looks, QUAY)).toHaveLength(16)
})

test('whoever sits down later sees the same, with movement or without', () => {
  for (const still of [true, false])
    expect(wearing(new Play(new LocalTable(slid(), 0), { still, pace: 1 }).phases.looks, TIMBER)).toEqual(cellsOf(7))
})

test('what is taken back is where it was, and so it is for who comes after that', () => {
  const session = new Session(floodline, LEVEL)
  const table = new LocalTable(session, 0)
  const looks = new WornLooks(table)
  session.advance(3)
  expect(session.offer(0, '!mark')).toBeNull()
  session.offer(0, 'tilt right')
  session.advance(20)
  looks.rewind(table.view)
  expect(wearing(looks, TIMBER)).toEqual(cellsOf(7))
  expect(session.offer(0, '!undo')).toBeNull()
  looks.rewind(table.view)
  expect(wearing(looks, TIMBER)).toEqual(cellsOf(2))
  expect(wearing(new WornLooks(table), TIMBER)).toEqual(cellsOf(2))
})

/** A game that is written down, at any of its ticks; a jump is heard as an empty list, as in the theatre. */
function written(whole: Session<Floodline>): { table: Table<Floodline>; go(to: number): void } {
  let at = 0
  let local = new LocalTable(new Session(floodline, LEVEL), null)
  let heard: (events: readonly []) => void = () => {}
  const to = (ticks: number): LocalTable<Floodline> => {
    const lines = whole.log.filter(({ seat, tick }) => seat !== null && tick < ticks).map(({ tick, text }) => `${tick} ${text}`)
    return new LocalTable(begun(LEVEL, lines, ticks), null)
  }
  const table = {
    ...{ seat: null, ply: 0, legal: [], toMove: null, outcome: null, pending: null, undosLeft: 0 },
    time: { advance: () => {}, mark: () => null },
    get view() {
      return local.view
    },
    get story() {
      const lines = whole.log.filter(({ tick }) => tick < at)
      return storyFrom(floodline, LEVEL, lines, at)
    },
    listen: (listener: typeof heard) => {
      heard = listener
      return () => {}
    },
  }
  return {
    table: table as unknown as Table<Floodline>,
    go(ticks) {
      at = ticks
      local = to(ticks)
      heard([])
    },
  }
}

test('a jump to a tick gives the picture of that tick, forwards and backwards', () => {
  const shown: World[] = []
  const picture = new Proxy({} as Picture, {
    get: (_, name) =>
      name === 'show' ? (world: World) => shown.push({ ...world, looks: world.looks?.slice() ?? new Uint8Array() }) : () => false,
  })
  const { table, go } = written(slid())
  const play = new Play(table, { still: true, pace: 1 })
  const presenter = new Presenter(picture, play, { still: true, chapter: 1 })
  const at = (tick: number): World => {
    go(tick)
    play.frame(tick * 16)
    presenter.draw(tick * 16, [])
    return shown.at(-1) as World
  }
  presenter.draw(0, [])
  const [late, early, again] = [at(15), at(1), at(15)]
  expect(again.looks).toEqual(late.looks)
  expect(again.cells).toEqual(late.cells)
  expect(timberSeen(late)).toEqual([7])
  expect(timberSeen(early)).toEqual([2])
})

/** Where the faces with boards on them lie: the columns of the board, by x. */
function timberSeen({ bounds, cells, notes, tints, looks, gravity }: World): number[] {
  const mesher = new ChunkMesher(bounds, false)
  mesher.dressUp(wardrobe)
  mesher.take({ cells, notes, tints, ...(looks && { looks }), components: null, gravity })
  const layers = new Set([layerFor('planks'), layerFor('braced')])
  const found = new Set<number>()
  for (const chunk of mesher.chunks) {
    const { bytes, count } = mesher.lay(chunk)
    for (let face = 0; face < count; face++) if (layers.has(bytes[face * STRIDE + 15] ?? 0)) found.add((bytes[face * STRIDE] ?? 0) - 16)
  }
  return [...found]
}
