// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { LocalTable } from '../../../../kernel/table.ts'
import { floodline } from '../../game.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { Recording } from '../../testing/recording.ts'
import { instrument } from '../input/instrument.ts'
import { LEARNT } from '../input/moves-known.ts'
import { Controller } from '../playback/controller.ts'
import { MoveKeys } from './move-keys.tsx'

/** The first lesson, by its name. */
const LEVEL: FloodLevel = {
  ...{ format: 1, id: 'first-stack', title: 'Keys', seed: 3, bounds: [8, 14, 8], maxWorldHeight: 12, gravityTicksPerCell: 400 },
  terrain: [{ type: 'BEDROCK', from: [0, 0, 0], to: [7, 0, 7] }],
  bag: { type: 'FIXED_SEQUENCE', sequence: ['I3', 'O2'] },
  objectives: [{ type: 'PLACE_PIECES', count: 30 }],
}

class Slanted extends Recording {
  override project(at: number | readonly [number, number, number] = 0): { x: number; y: number } {
    const [x, y, z] = typeof at === 'number' ? [0, 0, 0] : at
    return { x: 400 + (x + z) * 30, y: 460 + (z - x) * 15 - y * 30 }
  }
}

beforeEach(() => localStorage.clear())

test('the four keys as they are set, each where it leads; gone when they are known, and for a finger', async () => {
  instrument.value = 'keys'
  const controller = new Controller(new LocalTable<Floodline>(new Session(floodline, LEVEL), 0), true)
  controller.attach(new Slanted())
  let now = 0
  const root = document.createElement('div')
  const frame = (): Promise<void> => act(() => controller.frame((now += 17)))
  await act(() => render(<MoveKeys controller={controller} />, root))
  await frame()
  const captions = (): string[] => [...root.querySelectorAll('.fl-move-key')].map(key => key.textContent ?? '')
  const at = (key: string): readonly [number, number] => {
    const { left = '', top = '' } =
      [...root.querySelectorAll<HTMLElement>('.fl-move-key')].find(each => each.textContent === key)?.style ?? {}
    return [Number.parseFloat(left), Number.parseFloat(top)]
  }
  expect(captions().toSorted()).toEqual(['A', 'D', 'S', 'W'])
  // From the south-west: away is up and left, right is up and right.
  expect(at('W')[0]).toBeLessThan(at('D')[0])
  expect(at('W')[1]).toBeLessThan(at('A')[1])
  expect(at('D')[1]).toBeLessThan(at('S')[1])

  for (let step = 0; step < LEARNT[0]; step++) {
    expect(captions()).toHaveLength(4)
    await act(() => controller.input.tap(step % 2 === 0 ? 'left' : 'right'))
    await frame()
  }
  await frame()
  expect(captions()).toEqual([])
  controller.dispose()
})
