import { expect, test } from 'vitest'
import { stream } from '../../../../kernel/rng.ts'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import { sandboxLevel } from '../../levels/made/sandbox.ts'
import type { Floodline, Thing } from '../../nouns.ts'
import { DRAIN, EMPTY, SOLID, WATER } from '../../rules/board/cells.ts'
import { indexOf } from '../../rules/board/space.ts'
import { Controller } from '../playback/controller.ts'
import type { Picture, World } from '../render/picture.ts'

/** A picture that remembers the world it was last asked to show. */
function watched(): { readonly picture: Picture; readonly seen: () => number[] } {
  let seen: number[] = []
  const asked: Partial<Picture> = {
    show(world: World) {
      seen = [...world.cells]
    },
    draw: () => false,
    rulerPoint: () => ({ x: 0, y: 0 }),
    project: () => ({ x: 0, y: 0 }),
    gravityPoint: () => null,
  }
  const picture = new Proxy(asked, { get: (own, name) => own[name as keyof Picture] ?? (() => {}), set: () => true }) as Picture
  return { picture, seen: () => seen }
}

test('what is put is drawn at once, while time stands still', async () => {
  const level = sandboxLevel({ width: 6, depth: 5, height: 8, water: 0, goal: 'free', wind: false, practice: false }, stream('s', 'deal'))
  const controller = new Controller(new LocalTable<Floodline>(new Session(floodline, level), 0), false)
  const { picture, seen } = watched()
  controller.attach(picture)
  await new Promise(done => setTimeout(done))
  let now = 0
  const frame = (): void => controller.frame((now += 17))
  frame()
  controller.input.brush([]) // something is in hand
  const { tick } = controller.state
  const cell = indexOf(level.bounds, 1, 0, 2)
  const put = (thing: Thing): number | undefined => {
    controller.input.use({ kind: 'put', thing, at: [1, 0, 2] })
    frame()
    return seen()[cell]
  }
  expect(['SOLID', 'WATER', 'DRAIN', 'EMPTY'].map(thing => put(thing as Thing))).toEqual([SOLID, WATER, DRAIN, EMPTY])
  expect(controller.state.tick).toBe(tick)
  // Nothing is lost by building high there, so no limit is marked.
  expect(controller.display.marks.value.map(({ kind }) => kind)).not.toContain('limit')
})
