import { expect, test } from 'vitest'
import type { Seat } from '../../../kernel/game.ts'
import { copy } from '../../../kernel/plain.ts'
import { below, pick, type Rng, stream } from '../../../kernel/rng.ts'
import { dealFrom } from '../../../kernel/session.ts'
import { chainfall } from '../game.ts'
import type { Chainfall } from '../nouns.ts'
import { anyConfig } from '../testing/differential.ts'
import { CASCADE, drawn } from '../testing/drawn.ts'
import { tableOf } from '../testing/textbook/state.ts'
import { takeTurn } from '../testing/textbook/textbook.ts'
import { isOver } from './outcome.ts'
import { blowsAhead, foresee, refuseNext, refuseTargetCell, targetCells } from './preview.ts'
import { legal } from './turn.ts'

const SEED = 'foreseen'

/** Any turn, and cards more often than by chance alone. */
function anyTurn(state: Chainfall['State'], rng: Rng): Chainfall['Action'] {
  const few: Chainfall['Action'][] = []
  const skip = below(rng, 400)
  let seen = 0
  for (const action of legal(state, state.turn)) {
    if (seen++ >= skip) few.push(action)
    if (few.length >= 40) break
  }
  const [first] = legal(state, state.turn)
  return few.length > 0 ? pick(rng, few) : first!
}

test(`what is foreseen is what happens, on 200 turns of every rule set (seed ${SEED})`, () => {
  const rng = stream(SEED, 'turns')
  for (const { name, setup } of chainfall.presets) {
    let state = chainfall.start(dealFrom(chainfall, setup, `${SEED} ${name}`))
    for (let turns = 0, round = 1; turns < 200; turns++) {
      if (isOver(state)) state = chainfall.start(dealFrom(chainfall, setup, `${SEED} ${name} ${round++}`))
      const seat = state.turn
      const action = anyTurn(state, rng)
      const where = `seed ${SEED}, ${name}, turn ${turns}: ${chainfall.notate(action)}`
      const seen = foresee(chainfall.view(state, seat), action)
      const before = copy(state) as Chainfall['State']
      const events: Chainfall['Event'][] = []
      chainfall.apply(state, seat, action, event => events.push(event))

      expect(seen.events, where).toEqual(events.filter(({ kind }) => kind !== 'drawn'))
      expect(seen.score, where).toEqual(state.score)
      expect(seen.points, where).toBe(state.score[seat] - before.score[seat])
      expect(seen.over, where).toBe(isOver(state))
      expect(seen.owner, where).toEqual(Array.from(state.owner))
      expect(seen.fuse, where).toEqual(Array.from(state.fuse))
    }
  }
})

test(`what is said of the turn that follows is what the textbook makes of it, left alone (seed ${SEED})`, () => {
  const rng = stream(SEED, 'next')
  let chained = 0
  for (let game = 0; game < 60; game++) {
    const setup = game < 8 ? chainfall.presets[game % 4]!.setup : anyConfig(rng)
    const state = chainfall.start(dealFrom(chainfall, setup, `${SEED} next ${game}`))
    for (let turns = 0; turns < 25 && !isOver(state); turns++) {
      const action = anyTurn(state, rng)
      const where = `seed ${SEED}, game ${game}, turn ${turns}: ${chainfall.notate(action)}`
      const { next, owner } = foresee(chainfall.view(state, state.turn), action)
      chainfall.apply(state, state.turn, action, () => {})
      // With nothing more to place, passing is all that can be done without a card.
      const table = takeTurn(tableOf({ ...state, queue: [], bag: [] }), { plays: [], places: [] })
      if (isOver(state) || !table) expect(next, where).toEqual({ cells: [], points: 0 })
      else {
        expect(next.points, where).toBe(table.scores[state.turn] - state.score[state.turn])
        const gone = owner.flatMap((seat, cell) => (seat >= 0 && !tileIn(table, cell) ? [cell] : []))
        expect(gone, where).toEqual(expect.arrayContaining([...next.cells]))
        expect(next.cells.length > 0, where).toBe(gone.length > 0)
        const alone = gone.filter(cell => owner[cell] !== state.turn && blowsAhead(state, state.turn, cell) === 0)
        if (next.points > alone.length) chained++
      }
    }
  }
  expect(chained).toBeGreaterThan(10) // turns in which more counts than what goes off by itself
})

function tileIn({ board, config }: ReturnType<typeof tableOf>, cell: number): unknown {
  return board[Math.floor(cell / config.cols)]?.[cell % config.cols]?.tile
}

test('[CF-16] what is foreseen does not depend on the order of the bag', () => {
  const state = chainfall.start(dealFrom(chainfall, CASCADE, SEED))
  const other = { ...(copy(state) as Chainfall['State']), bag: state.bag.toReversed() }
  const [action] = legal(state, state.turn)
  expect(foresee(chainfall.view(state, 0), action!)).toEqual(foresee(chainfall.view(other, 0), action!))
})

test('[CF-23] [CF-65] a tile goes off when it is said to, whoever’s turns count', () => {
  for (const tickRule of ['all', 'owner'] as const)
    for (const owner of ['B', 'R'])
      for (const fuse of [1, 2, 3]) {
        const state = drawn(`.. .. .. ..\n${owner}${fuse} .. .. ..`, {
          config: { tickRule, cardsEnabled: false, chainTriggerMax: 0 },
          queue: [9, 9, 9, 9, 9, 9, 9],
        })
        const ahead = blowsAhead(state, state.turn, 0)
        let went = -1
        for (let turn = 0; turn <= 6 && went < 0; turn++) {
          // Everything else is put as far away as it goes.
          const free = [7, 3, 6, 2].find(cell => state.owner[cell]! < 0) ?? 5
          const seat: Seat = state.turn
          chainfall.apply(state, seat, { plays: [], places: [{ row: Math.floor(free / 4), col: free % 4 }] }, event => {
            if (event.kind === 'wave' && event.exploding.includes(0)) went = turn
          })
        }
        expect(went, `${owner}${fuse}, ${tickRule}`).toBe(ahead)
      }
})

test('[CF-62] the first of two tiles is refused for its own cell, and not because the second is missing', () => {
  const view = chainfall.view(drawn('R2 .. #1\n.. .. ..', { config: { ...CASCADE } }), 0)
  const blank = { plays: [], places: [] }
  expect(refuseNext(view, blank, 0)).toBeNull()
  expect(refuseNext(view, blank, 3)?.code).toBe('taken')
  expect(refuseNext(view, blank, 5)?.code).toBe('walled')
  expect(refuseNext(view, { plays: [], places: [{ row: 0, col: 0 }] }, 0)?.code).toBe('twice')
})

test('[CF-40] the first cell of a card that wants two is asked about alone', () => {
  const view = chainfall.view(drawn('B2 R2 ..\nB3 .. ..'), 0)
  expect(targetCells(view, [], 'transplant', [])).toEqual([0, 3])
  expect(targetCells(view, [], 'transplant', [{ row: 0, col: 0 }])).toEqual([3])
  expect(refuseTargetCell(view, [], 'transplant', [], 0)).toBeNull()
  expect(refuseTargetCell(view, [], 'transplant', [], 4)?.code).toBe('not-yours')
  expect(refuseTargetCell(view, [], 'transplant', [{ row: 0, col: 0 }], 0)?.code).toBe('same-tile')
  expect(refuseTargetCell(view, [], 'transplant', [], 1)?.code).toBe('no-tile')
})
