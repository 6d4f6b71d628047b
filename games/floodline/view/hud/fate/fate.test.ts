import { describe, expect, test } from 'vitest'
import { levels } from '../../../levels/levels.ts'
import type { FloodLevel, Floodline } from '../../../nouns.ts'
import { ask } from '../../../rules/actions.ts'
import { DOWN, EAST } from '../../../rules/board/space.ts'
import { Futures } from '../../../rules/futures.ts'
import { start } from '../../../rules/start.ts'
import { tick } from '../../../rules/tick.ts'
import { drawn } from '../../../testing/drawn.ts'
import { words } from '../../words/index.ts'
import { hudOf } from '../model.ts'
import { limitWarnings } from '../warnings/warnings.ts'
import { dropFateOf } from './drop-fate.ts'
import { tiltFateOf } from './fate.ts'
import { consequences, endSaid, losesSaid } from './fate-words.ts'
import { limitsOf } from './limits.ts'

function levelOf(id: string): FloodLevel {
  const found = levels.find(level => level.id === id)
  if (!found) throw new Error(`no level ${id}`)
  return found.deal
}

function tiltRight(state: Floodline['State']): Floodline['State'] {
  ask(state, { kind: 'tilt', sense: 'right' })
  tick(state, () => {})
  return state
}

describe('a tilt that loses', () => {
  const level = levelOf('unsupported')

  test('says so before it is made', () => {
    const state = start(level)
    const future = new Futures().tilts(state).find(({ sense }) => sense === 'right')
    if (!future) throw new Error('no such tilt')
    const fate = tiltFateOf(state, future, '4')
    expect(fate).toMatchObject({ lost: 16, loses: 'too-many-lost', threatens: null, stars: [] })
    expect(losesSaid(fate)).toBe('Loses the level: too many blocks lost')
    expect(hudOf(state, { corner: 0, speed: 1, preview: future }).preview).toMatchObject({ loses: 'too-many-lost' })
  })

  test('is not followed by a warning that one more would: the level is lost', () => {
    const state = tiltRight(start(level))
    expect(state.metrics.lost).toBe(16)
    const [first] = limitWarnings(state)
    expect(first).toEqual({ kind: 'lost-over', cells: [], have: 16, allowed: 5 })
    expect(words.warning(first!)).toBe('16 blocks lost, 5 allowed: the level is lost when this piece lands')
    ask(state, { kind: 'drop' })
    tick(state, () => {})
    expect(state.lost).toBe('too-many-lost')
  })

  test('a tilt that only puts water too high can still be mended, and is said to threaten', () => {
    // Water in a corner; tilted to the east it stands against the wall, two cells high.
    const text = `
      ... ...
      ... ...
      PPP ...
      ... ...
      ~.. ~..
    `
    const state = drawn(text, { level: { constraints: [{ type: 'WATER_FORBIDDEN', worldLevel: 1 }] }, state: {} })
    const futures = new Futures().tilts(state)
    for (const future of futures) expect(future.loses).toBeNull()
    expect(futures.map(({ threatens }) => threatens)).toContain('water-forbidden')
  })
})

describe('what a drop would cause', () => {
  test('is nothing, where a piece lands and stays', () => {
    const fate = dropFateOf(start(levelOf('first-stack')), new Futures())
    expect(fate).toMatchObject({ shift: 0, lost: 0, wins: null, loses: null, stars: [] })
    expect(fate && consequences(fate, false)).toEqual([])
  })

  test('names a loss, and what is lost with it', () => {
    const state = tiltRight(start(levelOf('unsupported')))
    const fate = dropFateOf(state, new Futures())
    expect(fate?.loses).toBe('too-many-lost')
    expect(fate && endSaid(fate)).toMatch(/^Loses the level/)
  })

  test('counts what an armed piece would freeze, and says so where that is nothing', () => {
    const state = start(levelOf('temporary-bridge'))
    expect(dropFateOf(state, new Futures())?.frozen).toBeNull()
    ask(state, { kind: 'ability', ability: 'freeze' })
    tick(state, () => {})
    const fate = dropFateOf(state, new Futures())
    ask(state, { kind: 'drop' })
    tick(state, () => {})
    expect(fate?.frozen).toBe(state.iceCells.length)
    expect(fate?.frozen).toBeGreaterThan(0)
    expect(fate && consequences(fate, false)[0]).toBe(`${fate?.frozen} cells freeze`)
    expect(fate && consequences({ ...fate, frozen: 0 }, false)[0]).toBe('no water freezes')
  })
})

describe('limits', () => {
  const kindsIn = (id: string): string[] => limitsOf(start(levelOf(id))).map(({ kind, have, limit }) => `${kind} ${have}/${limit}`)

  test('every condition that loses has its count', () => {
    expect(kindsIn('unsupported')).toEqual(expect.arrayContaining(['lost 0/5', 'height 4/7']))
    expect(kindsIn('first-basin').some(limit => /^water -?\d+\/3$/.test(limit))).toBe(true)
    expect(kindsIn('travel-light').some(limit => limit.startsWith('weight 0/'))).toBe(true)
    expect(kindsIn('template').some(limit => limit === 'spill 0/4')).toBe(true)
    expect(kindsIn('first-tilt').some(limit => limit.startsWith('pieces 0/'))).toBe(true)
    expect(kindsIn('tilt-once')).toContain('tilts 0/2')
    // To place all eight is its goal.
    expect(kindsIn('first-stack').some(limit => limit.startsWith('pieces'))).toBe(false)
  })

  test('a limit that is passed is told from one that is close', () => {
    const state = start(levelOf('unsupported'))
    const lost = (count: number) => {
      state.metrics.lost = count
      return limitsOf(state).find(({ kind }) => kind === 'lost')
    }
    expect(lost(0)).toMatchObject({ near: false, passed: false })
    expect(lost(4)).toMatchObject({ near: true, passed: false })
    expect(lost(6)).toMatchObject({ passed: true })
  })

  test('a height is not passed while the board leans: nobody looks at it then', () => {
    const high = start({ ...levelOf('unsupported'), maxWorldHeight: 1 })
    const height = (gravity: number) => limitsOf({ ...high, gravity }).find(({ kind }) => kind === 'height')
    expect(height(DOWN)).toMatchObject({ have: 4, limit: 1, passed: true })
    expect(height(EAST)).toMatchObject({ have: 4, limit: 1, near: true, passed: false })
  })

  test('a sandbox has none', () => {
    expect(limitsOf(start(levelOf('sandbox')))).toEqual([])
    expect(limitWarnings(start({ ...levelOf('sandbox'), constraints: [{ type: 'MAX_LOST_VOXELS', count: 0 }] }))).toEqual([])
  })
})
