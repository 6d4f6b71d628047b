import { describe, expect, test } from 'vitest'
import { type Dragged, drag, snapped } from './drag.ts'

describe('snapping', () => {
  test('[BP-31] [BP-69] over every pixel the cell changes exactly at half cells, on both axes', () => {
    for (const cell of [21.5, 39, 43, 70])
      for (let pixel = -2 * cell; pixel <= 9 * cell; pixel += 0.5) {
        const nearest = Math.floor((2 * pixel + cell) / (2 * cell)) // counted in half cells, without dividing first
        expect(snapped({ x: pixel, y: 0 }, cell), `x ${pixel} of ${cell}`).toEqual({ row: 0, col: nearest })
        expect(snapped({ x: 0, y: pixel }, cell), `y ${pixel} of ${cell}`).toEqual({ row: nearest, col: 0 })
      }
  })

  test('[BP-69] half a cell belongs to the next one, a hair less does not', () => {
    expect(snapped({ x: 34.999, y: 35 }, 70)).toEqual({ row: 1, col: 0 })
    expect(snapped({ x: -35, y: -35.001 }, 70)).toEqual({ row: -1, col: 0 })
  })
})

/** An element and a page that only hear events. */
function handle() {
  const page = new EventTarget()
  const captured: number[] = []
  const element = Object.assign(new EventTarget(), { ownerDocument: page, setPointerCapture: (id: number) => captured.push(id) })
  const told: string[] = []
  const dragged: Dragged = {
    move: ({ at, moved }) => told.push(`move ${at.x},${at.y}${moved ? '' : ' a little'}`),
    drop: ({ at }) => told.push(`drop ${at.x},${at.y}`),
    tap: () => told.push('tap'),
    cancel: () => told.push('cancel'),
  }
  const pointer = (type: string, x: number, y: number, pointerId = 1, button = 0) =>
    Object.assign(new Event(type), { clientX: x, clientY: y, pointerId, pointerType: 'touch', button })
  return {
    told,
    captured,
    press: (x: number, y: number, pointerId = 1, button = 0) =>
      drag(element as unknown as HTMLElement, pointer('pointerdown', x, y, pointerId, button) as unknown as PointerEvent, dragged),
    hear: (type: string, x = 0, y = 0, pointerId = 1) => element.dispatchEvent(pointer(type, x, y, pointerId)),
    key: (key: string) => page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key })),
  }
}

describe('dragging', () => {
  test('captures the pointer, follows it, and drops where it is let go', () => {
    const { told, captured, press, hear } = handle()
    expect(press(10, 10)).toBe(true)
    hear('pointermove', 30, 40)
    hear('pointerup', 50, 60)
    hear('pointermove', 70, 80)
    expect(captured).toEqual([1])
    expect(told).toEqual(['move 30,40', 'move 50,60', 'drop 50,60'])
  })

  test('a press that hardly moves is a tap', () => {
    const { told, press, hear } = handle()
    press(10, 10)
    hear('pointerup', 13, 12)
    expect(told).toEqual(['move 13,12 a little', 'tap'])
  })

  test('a second pointer is ignored, whether it presses or moves', () => {
    const { told, press, hear } = handle()
    press(10, 10)
    expect(press(20, 20, 2)).toBe(false)
    hear('pointermove', 99, 99, 2)
    hear('pointerup', 99, 99, 2)
    expect(told).toEqual([])
    hear('pointercancel')
  })

  test('other buttons begin nothing', () => {
    const { press } = handle()
    expect(press(10, 10, 1, 2)).toBe(false)
  })

  test('Escape, a cancelled and a lost pointer all put it back, once', () => {
    for (const leave of ['pointercancel', 'lostpointercapture', 'Escape']) {
      const { told, press, hear, key } = handle()
      press(10, 10)
      if (leave === 'Escape') key('Escape')
      else hear(leave)
      hear('lostpointercapture')
      hear('pointerup', 40, 40)
      expect(told, leave).toEqual(['cancel'])
    }
  })
})
