import { describe, expect, it } from 'vitest'
import { DRAIN, FOREVER, HEAVY, ICE, POROUS, REINFORCED, SOLID } from '../../../rules/board/cells.ts'
import { FACE_UP, FACE_WEST } from '../mesh/faces.ts'
import { BOLTED, FRAME, HEAVY_SIDE, HEAVY_TOP, HOLES, layerOf, PLAIN, PLASTER_VARIANTS } from '../mesh/looks.ts'
import { hanging } from '../overlay/platform.ts'
import { startingQuality } from './machine.ts'
import { QualityWatch } from './quality.ts'

describe('the watch over frames', () => {
  const passed = (watch: QualityWatch, ms: number, frames: number) => {
    let said = null
    for (let frame = 0; frame < frames; frame++) said = watch.drawn(1000 + frame * ms, 'high') ?? said
    return said
  }

  it('lowers what is too slow for long, and leaves alone what is not', () => {
    expect(passed(new QualityWatch(), 40, 60)).toBe('medium')
    expect(passed(new QualityWatch(), 16.7, 600)).toBeNull()
    expect(passed(new QualityWatch(), 40, 10)).toBeNull()
  })

  it('takes a pause for a pause', () => {
    expect(passed(new QualityWatch(), 400, 200)).toBeNull()
  })

  it('has nothing below low', () => {
    const watch = new QualityWatch()
    for (let frame = 0; frame < 100; frame++) expect(watch.drawn(frame * 60, 'low')).toBeNull()
  })
})

it('begins low where the processor draws', () => {
  expect(startingQuality('ANGLE (Mesa, llvmpipe (LLVM 19.1.7 256 bits))')).toBe('low')
  expect(startingQuality('Google SwiftShader')).toBe('low')
  expect(startingQuality('ANGLE (Intel, Mesa Intel(R) UHD Graphics 620)')).toBe('high')
})

it('has a pattern of its own for whatever must be told apart without colour', () => {
  expect(layerOf(SOLID, 0, FACE_UP, 5)).toBe(PLAIN)
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
