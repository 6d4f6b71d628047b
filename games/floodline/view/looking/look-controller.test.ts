import { expect, test } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { Spot } from '../../nouns.ts'
import { levelOf } from '../../testing/drawn.ts'
import { Recording } from '../../testing/recording.ts'
import { Controller } from '../playback/controller.ts'

/** A board in front of somebody, and what its camera was asked for. */
function opened(bounds: Spot, still = false) {
  const controller = new Controller(new LocalTable(new Session(floodline, levelOf(bounds, { tilt: { tiltBudget: 4 } })), 0), still)
  const picture = new Recording()
  controller.attach(picture)
  let now = 0
  const frames = (count: number): void => {
    for (let frame = 0; frame < count; frame++) controller.frame((now += 16))
  }
  frames(2)
  const watched = () => picture.cameras.findLast(({ watch }) => watch !== undefined)?.watch
  return { controller, picture, frames, watched }
}

test('on a very tall board the camera keeps to the piece; a lower one is seen as before', () => {
  const { controller, frames, watched } = opened([6, 34, 6])
  const first = watched()
  expect(first?.high).toBeGreaterThan(30)
  controller.play.press('soft', 100)
  frames(400)
  expect(watched()?.high).toBeLessThan(first?.high ?? 0)
  expect(opened([6, 20, 6]).watched()).toBeUndefined()
})

test('all of it is there while somebody looks at a tilt, and the work again after that', () => {
  const { controller, frames, watched } = opened([6, 34, 6])
  controller.play.consider('right')
  frames(1)
  expect(watched()).toBeNull()
  controller.play.consider(null)
  frames(1)
  expect(watched()?.high).toBeGreaterThan(20)
})

test('who wants no movement sees it go on with a piece, and not while one falls', () => {
  const { controller, picture, frames } = opened([6, 34, 6], true)
  const asked = picture.cameras.length
  controller.play.press('soft', 100)
  frames(10)
  expect(picture.cameras).toHaveLength(asked)
})
