import { expect, test } from 'vitest'
import { levels } from '../../levels/levels.ts'
import { start } from '../../rules/start.ts'
import { hudOf } from '../hud/model.ts'
import type { Picture } from '../render/picture.ts'
import { Ahead, below } from './ahead.ts'

test('what a drop would do is written under the keys round its ghost, never over one', () => {
  const keys = [
    { x: 100, y: 90 },
    { x: 180, y: 140 },
  ]
  expect(below(keys, 150, 120)).toBeGreaterThan(140 + 13 + 10)
  expect(below(keys, 600, 120)).toBe(120) // beside them
  expect(below([], 150, 120)).toBe(120)
})

test('the count at the rim stands on a board that has room for it', () => {
  const level = levels.find(({ id }) => id === 'unsupported')
  if (!level) throw new Error('no such level')
  const state = start(level.deal)
  const hud = hudOf(state, { corner: 0, speed: 1 })
  const shownAt = (cell: number): readonly string[] => {
    const scene = { project: ([x, y, z]: readonly number[]) => ({ x: cell * (x! - z!), y: cell * (x! + z! - y!) }) } as unknown as Picture
    return new Ahead().labels(scene, state, hud).map(({ text }) => text)
  }
  expect(shownAt(30)).toEqual(['Blocks lost 0 / 5'])
  expect(shownAt(10)).toEqual([])
})
