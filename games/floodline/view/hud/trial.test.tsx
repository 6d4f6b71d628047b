// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, describe, expect, test } from 'vitest'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { drawn } from '../../testing/drawn.ts'
import { hudOf } from './model.ts'
import { Objectives } from './objectives.tsx'

const AIR = Array.from({ length: 6 }, () => '..... ..... .....').join('\n')
const STANDS = { type: 'REACH_HEIGHT', height: 2, holdForTilts: 2 } as const

afterEach(() => render(null, document.body))

/** What is written about it when it has stood for so many tilts. */
function shown(level: Partial<FloodLevel>, of: 'goals' | 'starGoals', tilts: number): string[] {
  const state: Floodline['State'] = drawn(AIR, { level })
  state.metrics.tilts = 3 + tilts
  state[of][0]!.since = 3
  render(<Objectives hud={hudOf(state, { corner: 0, speed: 1 })} />, document.body)
  return [...document.querySelectorAll('small')].map(({ textContent }) => textContent ?? '')
}

describe.each([
  ['a goal', { objectives: [STANDS] }, 'goals'],
  ['a star', { stars: { two: [{ type: 'ALSO', objective: STANDS }], three: [] } }, 'starGoals'],
] as const)('[FL-99] %s that has to outlast tilts', (_, level, of) => {
  test('says how many are to come, and then that only a landing is missing', () => {
    expect(shown(level, of, 0)).toEqual(['Must stand 2 more tilts'])
    expect(shown(level, of, 1)).toEqual(['Must stand 1 more tilt'])
    expect(shown(level, of, 2)).toEqual(['It stood. Now let a piece land.'])
  })
})
