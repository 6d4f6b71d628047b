import { describe, expect, test } from 'vitest'
import { Session } from '../../../../kernel/session.ts'
import { floodline } from '../../game.ts'
import { levels } from '../../levels/levels.ts'
import { turnsIn } from '../../minds/guide/line-text.ts'
import { LINES } from '../../minds/guide/lines.ts'
import { isStuck, keys } from '../../minds/solve/keys.ts'
import { bodyAt, placeOf } from '../../minds/solve/reach.ts'
import type { FloodLevel, Floodline } from '../../nouns.ts'
import { begunAt, doneOf, Steps } from './steps.ts'

function gameOf(id: string): Session<Floodline> {
  const level = levels.find(each => each.id === id)
  if (!level) throw new Error(`there is no level ${id}`)
  return new Session(floodline, level.deal)
}

/** As long as a piece takes at most. */
const MOST = 200

/** Presses the one key that is named, until the piece is set down. */
function obey(game: Session<Floodline>, steps: Steps): void {
  const { pieces } = game.state.metrics
  for (let presses = 0; presses < MOST && !game.outcome && game.state.metrics.pieces === pieces; presses++) {
    const key = steps.now(game.state)?.keys[0]
    if (key === undefined) throw new Error(`no key helps: ${steps.now(game.state)?.text}`)
    if (key === 'soft') {
      game.offer(0, 'soft+')
      game.advance()
      game.offer(0, 'soft-')
    } else while (game.offer(0, key) && !game.outcome) game.advance() // the next tilt may have to wait
    game.advance(key.startsWith('tilt') ? 3 : 1)
  }
}

/** Wind brings some pieces to where no key leads. */
function isPlayedByKeys(id: string): boolean {
  const [line] = LINES[id] ?? []
  return line !== undefined && !isStuck(keys(gameOf(id).deal, turnsIn(line)))
}

describe.each(Object.keys(LINES).filter(isPlayedByKeys))('%s', id => {
  test('whoever presses nothing but the key that is named plays the solution to its end', () => {
    const game = gameOf(id)
    for (const turn of turnsIn(LINES[id]![0]!)) obey(game, new Steps(turn, game.state))
    expect(game.outcome).toMatchObject({ code: 'won', scores: [3] })
  })
})

test('first what is to be done with the world, then where the piece goes, outlined', () => {
  const game = gameOf('four-winds')
  const [turn] = turnsIn(LINES['four-winds']![0]!)
  const steps = new Steps(turn!, game.state)
  expect(steps.now(game.state)).toEqual({ text: 'Tilt the world west first.', keys: ['tilt left'], cells: [] })
  game.offer(0, 'tilt left')
  game.advance(3)
  expect(steps.now(game.state)).toMatchObject({ text: 'Set this one here.', cells: bodyAt(game.state, turn!.landing) })
  obey(game, steps)
  expect(steps.now(game.state), 'it is done').toBeNull()
})

test('where no key leads, wind has to carry it, or the hint is of no more use', () => {
  const { deal } = gameOf('first-tilt')
  const gusts = [{ type: 'WIND_GUST', intervalTicks: 60, pushStrength: 1, directionMode: 'ALTERNATE_EW' }] as const
  const said = (level: FloodLevel) => {
    const { state } = new Session(floodline, level)
    const inTheAir = placeOf(state)
    return { cells: bodyAt(state, inTheAir), taught: new Steps({ acts: [], landing: inTheAir }, state).now(state) }
  }
  const { cells, taught } = said({ ...deal, hazards: gusts })
  expect(taught).toEqual({ text: 'The wind has to carry it here. Steer it into the gust.', keys: [], cells })
  expect(said(deal).taught).toMatchObject({ keys: [], cells: [], text: expect.stringMatching(/Ask again/) })
})

test('whoever does something else is no longer told', () => {
  const game = gameOf('first-tilt')
  const steps = new Steps({ acts: [], landing: 3 }, game.state)
  expect(steps.now(game.state)?.text).toBe('Set this one here.')
  game.offer(0, 'tilt right')
  game.advance(3)
  expect(steps.now(game.state)).toBeNull()
})

test('how much of a turn was done is counted by what it changes', () => {
  const from = { ...begunAt(gameOf('first-tilt').state), tilts: 1, holds: 2 }
  const acts = ['hold', 'freeze', 'tilt left'].map(wish => ({ wish, at: null }))
  expect(doneOf(acts, from, from)).toBe(0)
  expect(doneOf(acts, from, { ...from, holds: 3 })).toBe(1)
  expect(doneOf(acts, from, { ...from, holds: 3, armed: 2 })).toBe(2)
  expect(doneOf(acts, from, { ...from, holds: 3, armed: 2, tilts: 2 })).toBe(3)
  expect(doneOf(acts, from, { ...from, tilts: 2 })).toBeNull()
  expect(doneOf(acts, from, { ...from, pieces: 1 })).toBeNull()
})
