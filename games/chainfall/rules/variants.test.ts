import { expect, test } from 'vitest'
import { hash } from '../../../kernel/hash.ts'
import { isFault, playOver, write } from '../../../kernel/replay.ts'
import { pick, stream } from '../../../kernel/rng.ts'
import { dealFrom, Session } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import type { Chainfall, Config } from '../nouns.ts'
import { CASCADE, drawn, notations, picture, played, refused, V1 } from '../testing/drawn.ts'
import { composition } from './bag.ts'
import { destined } from './view.ts'

function setup(name: string): Config {
  return chainfall.presets.find(preset => preset.name === name)?.setup as Config
}

function randomGame(config: Config, seed: string): Session<Chainfall> {
  const session = new Session(chainfall, dealFrom(chainfall, config, seed))
  const rng = stream(seed, 'hands')
  for (let seat = session.toMove; seat !== null; seat = session.toMove)
    session.act(seat, pick(rng, [...chainfall.legal(session.state, seat)]))
  return session
}

test('[CF-69] two placements a turn come in the order of the queue, one in the opening', () => {
  const config = { placementsPerTurn: 2, openingPlacements: 1, cardsEnabled: false }
  const opening = drawn('.. .. ..\n.. .. ..', { config, queue: [4, 3, 4], turns: 0 })
  expect(notations(opening)).toHaveLength(6)
  const second = played(opening, 'a1')
  expect(notations(second)).toHaveLength(5 * 4)
  expect(picture(played(second, 'c2 a2'))).toBe('R3 .. R2\nB2 .. ..')
  expect(refused(second, 'c2')).toMatchObject({ code: 'must-place', because: '2 tiles must be placed this turn, and only 1 would be' })
  expect(refused(second, 'c2 c2')).toMatchObject({ code: 'twice', because: 'c2 is named twice, and a cell holds one tile' })
})

test('[CF-69] where there are fewer tiles or cells, as many are placed as there are', () => {
  const config = { placementsPerTurn: 2, cardsEnabled: false }
  expect(notations(drawn('.. .. ..', { config, queue: [4] }))).toEqual(['a1', 'b1', 'c1'])
  expect(notations(drawn('B9 .. R9', { config, queue: [4, 4] }))).toEqual(['b1'])
  expect(notations(drawn('.. ..', { config: { ...config, queueSize: 1 }, queue: [4], bag: [3] }))).toEqual(['b1 a1', 'a1 b1'].sort())
})

test('[CF-65] Cascade is v1 with other options, and with nothing else', () => {
  expect(setup('Cascade')).toEqual({
    ...V1,
    tickRule: 'owner',
    placementsPerTurn: 2,
    bag: [0, 18, 18, 18, 18],
    chainTriggerMax: 2,
    mercyLead: 12,
    tieBreak: 'draw',
  })
})

test('[CF-66] Duel5 has 36 tiles on 25 cells', () => {
  const duel = setup('Duel5')
  expect([duel.rows, duel.cols, duel.tickRule, duel.chainTriggerMax, duel.tieBreak]).toEqual([5, 5, 'owner', 2, 'draw'])
  expect(composition(duel)).toEqual([0, 8, 8, 8, 6, 6])
})

test('[CF-67] Bare is v1 without cards', () => {
  expect(setup('Bare')).toEqual({ ...V1, cardsEnabled: false })
})

test('whom the values of the queue are going to', () => {
  const text = (config: Config, turns: number): string =>
    destined({ config, queue: [1, 2, 3, 4, 1], turn: 1, turns })
      .map(({ seat, ahead }) => `${seat}${ahead}`)
      .join(' ')
  expect(text(V1, 0)).toBe('10 01 12 03 14')
  expect(text(CASCADE, 0)).toBe('10 01 01 12 12')
  expect(text(CASCADE, 5)).toBe('10 10 01 01 12')
})

for (const { name, setup: config } of chainfall.presets) {
  test(`[CF-51] [CF-52] ${name}: a replay comes to the same end, and holds what is needed`, () => {
    for (let nth = 0; nth < 4; nth++) {
      const seed = `replay-${name}-${nth}`
      const session = randomGame(config, seed)
      const text = write(session, { setup: config, seed })
      expect(text).toMatch(`seed ${seed}`)
      expect(text).toMatch('"order":[')
      expect(text).toMatch('"first":')
      const over = playOver(text, chainfall)
      expect(isFault(over) ? over.because : hash(over.session.state), seed).toBe(hash(session.state))
    }
  })
}
