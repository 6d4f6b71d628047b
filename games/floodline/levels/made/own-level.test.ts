import { describe, expect, test } from 'vitest'
import { silent } from '../../../../kernel/game.ts'
import { parsePlain, stringify } from '../../../../kernel/plaintext.ts'
import { below, pick, stream } from '../../../../kernel/rng.ts'
import { type FloodLevel, type Floodline, type Spot, THINGS, type Tool } from '../../nouns.ts'
import { refuse } from '../../rules/actions.ts'
import { DRAIN } from '../../rules/board/cells.ts'
import { start } from '../../rules/start.ts'
import { apply } from '../../rules/tick.ts'
import { faultsOf, parseLevel } from '../format/validate.ts'
import { generate, refuseSetup } from './generate.ts'
import { levelFromBoard, OWN_GOALS, ownSetup, terrainOf } from './own-level.ts'
import { sandboxLevel } from './sandbox.ts'

type State = Floodline['State']

const SETUP: Floodline['Setup'] = { width: 6, depth: 5, height: 8, water: 0, goal: 'free', wind: false, practice: false }

function sandbox(...tools: Tool[]): State {
  const state = start(sandboxLevel(SETUP, stream('own', 'level')))
  for (const tool of tools) if (!refuse(state, tool)) apply(state, tool, silent)
  return state
}

const put = (thing: (typeof THINGS)[number], ...at: Spot): Tool => ({ kind: 'put', thing, at })

/** A pool with a wall round it, a drain beside it, ice, and a tower of everything that stands. */
const BUILT: readonly Tool[] = [
  ...[0, 1, 2].flatMap(x => [0, 1, 2].map(z => put(x === 1 && z === 1 ? 'WATER' : 'WALL', x, 0, z))),
  put('DRAIN', 1, 0, 0),
  ...[0, 1, 2].map(y => put('BEDROCK', 5, y, 4)),
  ...[put('SOLID', 5, 3, 4), put('HEAVY', 5, 4, 4), put('REINFORCED', 5, 5, 4), put('POROUS', 5, 0, 3), put('ICE', 4, 0, 4)],
]

describe('what was built, as a level', () => {
  test.each(OWN_GOALS)('is a file that holds it all and can be played: %s', goal => {
    const state = sandbox(...BUILT)
    const level = levelFromBoard(state, { title: 'My Tower!', goal, amount: 1 })
    const read = parseLevel(JSON.stringify(level, null, 2))
    expect('level' in read ? read.level : read.faults).toEqual(level)
    const again = start(level)
    expect(again.cells).toEqual(state.cells)
    expect([...again.notes].filter((_, cell) => state.cells[cell] !== DRAIN)).toEqual(
      [...state.notes].filter((_, cell) => state.cells[cell] !== DRAIN),
    )
    expect(level).toMatchObject({ id: 'own-my-tower', title: 'My Tower!' })
    expect(level.sandbox ?? false).toBe(goal === 'free')
    expect(level.objectives).toHaveLength(goal === 'free' ? 0 : 1)
  })

  test('boxes are few, and a drain keeps what it takes', () => {
    const terrain = terrainOf(sandbox(...BUILT))
    expect(terrain.filter(({ type }) => type === 'BEDROCK')).toEqual([{ type: 'BEDROCK', from: [5, 0, 4], to: [5, 2, 4] }])
    expect(terrain.find(({ type }) => type === 'DRAIN')).toEqual({ type: 'DRAIN', rate: 2, scope: 'ADJ26', at: [1, 0, 0] })
    expect(terrain.length).toBeLessThan(14)
  })

  test('whatever is put: opened again it is the same board, and saved again the same file', () => {
    const rng = stream('boards', 'own')
    for (let n = 0; n < 60; n++) {
      const state = sandbox(...Array.from({ length: 40 }, (): Tool => put(pick(rng, THINGS), below(rng, 6), below(rng, 8), below(rng, 5))))
      const level = levelFromBoard(state, { title: `Board ${n}`, goal: 'free', amount: 0 })
      const again = start(level)
      expect(again.cells).toEqual(state.cells)
      expect(levelFromBoard(again, { title: `Board ${n}`, goal: 'free', amount: 0 })).toEqual(level)
    }
  })

  test('what is not at rest is found out before it is saved', () => {
    const level = levelFromBoard(sandbox(put('WATER', 2, 5, 2)), { title: 'Drop', goal: 'free', amount: 0 })
    expect(faultsOf(level).map(({ rule }) => rule)).toContain('LV-60')
  })

  test('goes on in an address: the setup deals it, whatever the seed, and a level with a fault is refused', () => {
    const level = levelFromBoard(sandbox(...BUILT), { title: 'Sent', goal: 'pieces', amount: 3 })
    const setup = parsePlain(stringify(ownSetup(level)))
    expect(refuseSetup(setup)).toBeNull()
    for (const seed of ['a', 'b']) expect(generate(setup as unknown as Floodline['Setup'], stream(seed, 'deal'))).toEqual(level)
    const broken: FloodLevel = { ...level, objectives: [] }
    expect(refuseSetup(ownSetup(broken))).toMatchObject({ code: 'level', facts: { rule: 'LV-80' } })
  })

  test('has an id of its own, whatever it is called', () => {
    const named = (title: string): string => levelFromBoard(sandbox(), { title, goal: 'free', amount: 0 }).id
    expect(named('First Stack')).toBe('own-first-stack')
    expect(named('Über den Wolken 2')).toMatch(/^own-[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(named('雲')).toBe('own-level')
    expect(named('a '.repeat(40))).toMatch(/^own-[a-z0-9-]*[a-z0-9]$/)
  })
})
