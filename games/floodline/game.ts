import type { Game } from '../../kernel/game.ts'
import { UNTIL_FLOORS } from './levels/made/daily.ts'
import { generate, refuseDeal, refuseSetup } from './levels/made/generate.ts'
import type { Floodline } from './nouns.ts'
import { legal, notate, parse, refuse } from './rules/actions.ts'
import { outcome, standing, toMove } from './rules/outcome.ts'
import { start } from './rules/start.ts'
import { apply, tick } from './rules/tick.ts'
import { imagine, text, view } from './rules/view.ts'

const BASIN = { width: 8, depth: 8, height: 14, water: 24, goal: 'height', wind: false, practice: false } as const

export const floodline: Game<Floodline> = {
  id: 'floodline',
  rules: 1,
  seats: 1,
  hz: 60,
  presets: [
    { name: 'Basin', setup: BASIN },
    { name: 'Drain', setup: { ...BASIN, width: 10, depth: 10, water: 40, goal: 'drain' } },
    { name: 'Plateau', setup: { ...BASIN, water: 16, goal: 'plateau' } },
    { name: 'High wind', setup: { ...BASIN, height: 20, water: 12, wind: true } },
    { name: 'Endless', setup: { ...BASIN, width: 5, depth: 5, height: 10, water: 0, goal: 'score', floors: true } },
    { name: 'Practice', setup: { ...BASIN, practice: true, waits: true } },
    { name: UNTIL_FLOORS, setup: { ...BASIN, height: 16, water: 0, goal: 'score' } },
  ],
  refuseSetup,
  deal: generate,
  refuseDeal,
  start,
  undos: level => (level.undos ? Number.POSITIVE_INFINITY : 0),
  toMove,
  legal,
  refuse: (state, _seat, action) => refuse(state, action),
  apply: (state, _seat, action, emit) => apply(state, action, emit),
  tick,
  outcome,
  standing,
  view,
  imagine,
  text,
  notate,
  parse,
}
