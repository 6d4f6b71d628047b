import { expect, test } from 'vitest'
import { Futures } from '../../rules/futures.ts'
import { drawn } from '../../testing/drawn.ts'
import type { Picture } from '../render/picture.ts'
import { arrowsOf, labelsOf } from './callouts.ts'

const scene = { project: () => ({ x: 0, y: 0 }), gravityPoint: () => null } as unknown as Picture
const EAST = 3

test('a tilt that leads nowhere can be looked at, and nothing slides in it', () => {
  const state = drawn('... ... ...\n... .#. ...', { state: { gravity: EAST } })
  const nowhere = new Futures().tilts(state).filter(({ gravity }) => gravity < 0)
  expect(nowhere).not.toEqual([])
  for (const future of nowhere) {
    const facts = {
      state,
      preview: { way: 'right', future } as const,
      gust: null,
      depths: false,
      debugPanel: false,
      why: null,
      causeMarks: null,
    }
    expect(arrowsOf(facts)).toEqual([])
    expect(labelsOf(scene, facts).filter(({ id }) => id.startsWith('slide'))).toEqual([])
  }
})
