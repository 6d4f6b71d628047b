import { describe, expect, it } from 'vitest'
import { DRAIN, FOREVER, HEAVY, ICE, POROUS, REINFORCED, SOLID } from '../../../rules/board/cells.ts'
import { FACE_UP, FACE_WEST } from '../mesh/faces.ts'
import { BOLTED, FRAME, HEAVY_SIDE, HEAVY_TOP, HOLES, layerOf, PLASTER_VARIANTS, ROOF } from '../mesh/looks.ts'
import { hanging } from '../overlay/platform.ts'
import type { Quality } from '../picture.ts'
import { startingQuality } from './machine.ts'
import { QualityWatch } from './quality.ts'

/** What a recording of frames is made of: so many, so long, as the display asked for them. */
interface Stretch {
  readonly frames: number
  readonly ms: (frame: number) => number
  readonly work?: number // on the processor, in each
  readonly idle?: boolean // nothing to draw
}

const steady = (ms: number) => (): number => ms
/** A machine that cannot keep up: its frames come after one, two or three beats of the display. */
const torn = (frame: number): number => [33.4, 16.6, 50.1, 33.3, 33.2, 50][frame % 6] as number
/** A clock that is a little early or late, as all are. */
const jittered = (ms: number) => (frame: number) => ms + ([0.1, -0.2, 0.3, -0.1, 0][frame % 5] ?? 0)

/** Which qualities the watch asks for, one after the other, when it is obeyed. */
function asked(stretches: readonly Stretch[], best: Quality = 'high', watch = new QualityWatch(best)): Quality[] {
  const all: Quality[] = []
  let now = 1000
  let quality: Quality = best
  for (const { frames, ms, work = 2, idle = false } of stretches)
    for (let frame = 0; frame < frames; frame++) {
      now += ms(frame)
      const better = watch.frame(now, !idle, idle ? 0 : work, quality)
      if (better) all.push(better)
      quality = better ?? quality
    }
  return all
}

const MINUTE = 3600

describe('the watch over frames', () => {
  it('takes nothing where frames are fine', () => {
    expect(asked([{ frames: 600, ms: steady(16.7) }])).toEqual([])
    expect(asked([{ frames: 600, ms: jittered(8.3) }])).toEqual([])
  })

  it('takes nothing from a display that is kept at thirty frames a second', () => {
    expect(asked([{ frames: 1800, ms: steady(33.3) }])).toEqual([])
    expect(asked([{ frames: 1800, ms: jittered(33.3) }])).toEqual([])
    // Nor where it idles now and then, at the same pace.
    const paced: Stretch[] = Array.from({ length: 40 }, (_, i) => ({ frames: 20, ms: jittered(33.3), idle: i % 2 === 0 }))
    expect(asked(paced)).toEqual([])
  })

  it('takes the shadow map, then pixels, from a machine that cannot keep up', () => {
    expect(asked([{ frames: 200, ms: torn }])).toEqual(['medium', 'low'])
    expect(asked([{ frames: 60, ms: steady(45), work: 40 }])).toEqual(['medium', 'low'])
    expect(asked([{ frames: 10, ms: torn }])).toEqual([])
  })

  it('knows an even thirty for too slow where the processor is at work all the time, or the display could do more', () => {
    expect(asked([{ frames: 30, ms: steady(33.3), work: 28 }])).toEqual(['medium'])
    const idle: Stretch = { frames: 30, ms: steady(16.7), idle: true }
    expect(asked([idle, { frames: 30, ms: steady(33.3) }])).toEqual(['medium'])
  })

  it('gives back what it took when frames are fine again', () => {
    const overload: Stretch = { frames: 60, ms: torn }
    expect(asked([overload, { frames: MINUTE, ms: steady(16.7) }])).toEqual(['medium', 'low', 'medium', 'high'])
    expect(
      asked([
        { frames: 30, ms: torn },
        { frames: 100, ms: steady(16.7) },
      ]),
    ).toEqual(['medium']) // not at once
  })

  it('does not flap where what it gives back is too much', () => {
    const watch = new QualityWatch('high')
    let quality: Quality = 'high'
    const when: number[] = []
    let now = 0
    for (let frame = 0; frame < 10 * MINUTE; frame++) {
      now += quality === 'high' ? torn(frame) : 16.7
      const better: Quality | null = watch.frame(now, true, 2, quality)
      if (better === 'medium') when.push(now)
      quality = better ?? quality
    }
    expect(when.length).toBeLessThan(7) // in ten minutes
    const gaps = when.slice(1).map((at, i) => at - (when[i] ?? 0))
    for (const [i, gap] of gaps.entries()) if (i > 0) expect(gap).toBeGreaterThan((gaps[i - 1] ?? 0) * 1.9)
  })

  it('takes a pause for a pause, and frames that only water asked for not for slow ones', () => {
    expect(asked([{ frames: 200, ms: steady(400) }])).toEqual([])
    const lapping: Stretch[] = Array.from({ length: 400 }, (_, i) => ({ frames: i % 2 === 0 ? 1 : 3, ms: steady(16.7), idle: i % 2 === 1 }))
    expect(asked(lapping)).toEqual([])
  })

  it('has nothing below low and nothing above what the machine began with', () => {
    expect(asked([{ frames: 600, ms: torn }], 'low')).toEqual([])
    expect(
      asked(
        [
          { frames: 60, ms: torn },
          { frames: 2 * MINUTE, ms: steady(16.7) },
        ],
        'medium',
      ),
    ).toEqual(['low', 'medium'])
  })
})

it('begins low where the processor draws, and in the middle on cards of long ago', () => {
  expect(startingQuality('ANGLE (Mesa, llvmpipe (LLVM 19.1.7 256 bits))')).toBe('low')
  expect(startingQuality('Google SwiftShader')).toBe('low')
  expect(startingQuality('ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)')).toBe('high')
  expect(startingQuality('Adreno (TM) 740')).toBe('high')
  expect(startingQuality('Mali-G78')).toBe('high')
  expect(startingQuality('Mali-450 MP')).toBe('medium')
  expect(startingQuality('Adreno (TM) 306')).toBe('medium')
})

it('has a pattern of its own for whatever must be told apart without colour', () => {
  expect(layerOf(SOLID, 0, FACE_UP, 5)).toBe(ROOF)
  expect(layerOf(SOLID, 0, FACE_WEST, 5)).toBeLessThan(PLASTER_VARIANTS)
  expect(layerOf(SOLID, 2, FACE_WEST, 5)).toBe(BOLTED)
  expect(layerOf(SOLID + HEAVY, 0, FACE_UP, 5)).toBe(HEAVY_TOP)
  expect(layerOf(SOLID + HEAVY, 0, FACE_WEST, 5)).toBe(HEAVY_SIDE)
  expect(layerOf(SOLID + REINFORCED, FOREVER, FACE_WEST, 5)).toBe(FRAME)
  expect(layerOf(POROUS, 0, FACE_WEST, 5)).toBe(HOLES)
  const layers = [SOLID, SOLID + HEAVY, SOLID + REINFORCED, POROUS, POROUS + REINFORCED, ICE, DRAIN, 10, 11].map(code =>
    layerOf(code, 0, FACE_WEST, 0),
  )
  expect(new Set(layers).size).toBe(layers.length)
})

it('hangs the island deepest in the middle', () => {
  const bounds = [10, 10, 10] as const
  expect(hanging(bounds, 5, 5)).toBeGreaterThan(hanging(bounds, 0, 5))
  for (let x = 0; x < 10; x++) for (let z = 0; z < 10; z++) expect(hanging(bounds, x, z)).toBeLessThan(9)
})
