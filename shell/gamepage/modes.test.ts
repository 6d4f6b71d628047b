// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { findGame } from '../../games/index.ts'
import { stringify } from '../../kernel/plaintext.ts'
import type { Fetched } from '../app/use-game.ts'
import { staged } from '../stages.ts'
import { modeOf } from '../storage/records.ts'
import { modeName, wantedIn } from './modes.ts'

async function fetched(id: string): Promise<Fetched> {
  const entry = findGame(id)
  if (!entry) throw new Error(`there is no game ${id}`)
  const [game, minds, levels, programme] = await Promise.all([entry.game(), entry.minds(), entry.levels(), entry.programme()])
  return { loaded: { game, minds, levels, programme }, stage: await staged(id).stage(), pages: [] } as unknown as Fetched
}

const SMALL = { rows: 5, cols: 7, dealer: 'pure', zen: false, comboBonus: 0 }

test('the game of a day goes by its day, and the record of all days by that name', async () => {
  const blocks = await fetched('blocks')
  const wanted = { preset: 'fair', seed: 'daily-2026-11-15' }
  expect(modeName({ mode: 'daily', wanted }, blocks).deal).toBe('Daily of November 15, 2026')
  expect(modeName({ mode: 'daily', wanted: wantedIn('daily') }, blocks).deal).toBe('Daily')
  expect(modeName({ mode: modeOf(wanted), wanted }, blocks).deal).toBe('Fair')
})

test('a setup of somebody’s own goes by what it is; one that nobody can play has no name', async () => {
  const blocks = await fetched('blocks')
  const name = (setup: string) => modeName({ mode: `setup:${setup}`, wanted: wantedIn(`setup:${setup}`) }, blocks).deal
  expect(name(stringify(SMALL))).toBe('Your own: 5 × 7, chance alone')
  expect(name('{"rows":-1}')).toBeNull()
  expect(name('what?')).toBeNull()
})
