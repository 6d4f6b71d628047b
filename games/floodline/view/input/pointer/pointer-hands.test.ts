// @vitest-environment happy-dom
/** From a mouse on the canvas to the session: it alone plays. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Session } from '../../../../../kernel/session.ts'
import { LocalTable } from '../../../../../kernel/table.ts'
import { floodline } from '../../../game.ts'
import type { FloodLevel, Floodline } from '../../../nouns.ts'
import { Recording } from '../../../testing/recording.ts'
import { Controller } from '../../playback/controller.ts'
import { instrument, tookInHand } from '../instrument.ts'
import { handsOn } from './pointer-hands.ts'

const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'mouse', title: 'Mouse', seed: 3, bounds: [8, 14, 8], maxWorldHeight: 12, gravityTicksPerCell: 400 },
  terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [7, 0, 7] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2'] },
  objectives: [{ type: 'PLACE_PIECES', count: 30 }],
}

/** The board between x 160 and 640, y 60 and 700. */
class Flat extends Recording {
  override project(at: number | readonly [number, number, number] = 0): { x: number; y: number } {
    const [x, y, z] = typeof at === 'number' ? [0, 0, 0] : at
    return { x: 400 + (x - z) * 30, y: 460 + (x + z) * 15 - y * 30 }
  }
}

let controller: Controller
let session: Session<Floodline>
let picture: Flat
let canvas: HTMLCanvasElement
let takeOff: () => void
let now = 0

beforeEach(() => {
  instrument.value = 'keys'
  session = new Session(floodline, LEVEL)
  controller = new Controller(new LocalTable<Floodline>(session, 0), true)
  picture = new Flat()
  controller.attach(picture)
  canvas = document.createElement('canvas')
  canvas.setPointerCapture = () => {}
  document.body.append(canvas)
  takeOff = handsOn(controller, canvas)
  frames(3)
})

afterEach(() => {
  takeOff()
  controller.dispose()
  canvas.remove()
})

function frames(count: number): void {
  for (let frame = 0; frame < count; frame++) controller.frame((now += 17))
}

function mouse(type: string, x: number, y: number, button = 0): void {
  const buttons = type === 'pointerup' ? 0 : 1
  canvas.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, button, buttons, pointerId: 1, pointerType: 'mouse' }))
}

test('a drag moves the piece under it, a double click drops it, and the buttons for a mouse are wanted', () => {
  const { x, z } = session.state
  mouse('pointerdown', 400, 400)
  expect(instrument.value).toBe('mouse')
  for (const part of [1, 2, 3, 4]) mouse('pointermove', 400 + 15 * part, 400 + 7.5 * part) // two cells east
  mouse('pointerup', 460, 430)
  frames(6)
  expect([session.state.x, session.state.z]).toEqual([x + 2, z])
  for (let click = 0; click < 2; click++) {
    mouse('pointerdown', 400, 300)
    mouse('pointerup', 400, 300)
  }
  frames(3)
  expect(session.state.metrics.pieces).toBe(1)
})

test('the wheel turns it and scrolls nothing; with Ctrl it is the page’s', () => {
  const wheel = (init: WheelEventInit): boolean => {
    const event = new WheelEvent('wheel', { deltaY: 120, cancelable: true, ...init })
    // happy-dom takes no modifiers of a wheel from its init.
    if (init.ctrlKey) Object.defineProperty(event, 'ctrlKey', { value: true })
    return canvas.dispatchEvent(event)
  }
  const { pose } = session.state
  expect(wheel({})).toBe(false)
  frames(3)
  expect(session.state.pose).not.toBe(pose)
  expect(wheel({ ctrlKey: true })).toBe(true)
})

test('beside the board it looks around, and comes back; the piece stays', () => {
  const { x, z } = session.state
  mouse('pointerdown', 30, 30)
  mouse('pointermove', 130, 30)
  expect(picture.cameras.at(-1)?.yaw).not.toBe(0)
  mouse('pointerup', 130, 30)
  expect(picture.cameras.at(-1)).toMatchObject({ yaw: 0, pitch: 0 })
  frames(3)
  expect([session.state.x, session.state.z]).toEqual([x, z])
})

test('whoever steers with keys and looks around with the mouse is shown no buttons', () => {
  tookInHand('keys')
  mouse('pointerdown', 30, 30)
  mouse('pointerup', 30, 30)
  expect(instrument.value).toBe('keys')
})
