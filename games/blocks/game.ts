import type { Game } from '../../kernel/game.ts'
import { UNTIL_ROUNDS } from './levels/daily.ts'
import { generate, refuseDeal, refuseSetup } from './levels/generate.ts'
import type { Blocks } from './nouns.ts'
import { notate, parse } from './rules/notation.ts'
import { outcome, toMove } from './rules/outcome.ts'
import { apply, legal, refuse, start } from './rules/turn.ts'
import { imagine, text, view } from './rules/view.ts'

const EARLIER = { rows: 8, cols: 8, dealer: 'fair', zen: false, comboBonus: 0 } as const
const CLASSIC = { ...EARLIER, streams: 'round' } as const

export const blocks: Game<Blocks> = {
  id: 'blocks',
  rules: 1,
  seats: 1,
  hz: 0,
  presets: [
    { name: 'Fair', setup: CLASSIC },
    { name: 'Pure', setup: { ...CLASSIC, dealer: 'pure' } },
    { name: 'Zen', setup: { ...CLASSIC, zen: true } },
    { name: 'Wide', setup: { ...CLASSIC, rows: 6, cols: 10 } },
    { name: 'Large', setup: { ...CLASSIC, rows: 10, cols: 10 } },
    { name: UNTIL_ROUNDS, setup: EARLIER },
  ],
  refuseSetup,
  deal: generate,
  refuseDeal,
  start,
  undos: deal => (deal.zen ? Number.POSITIVE_INFINITY : 0),
  toMove,
  legal,
  refuse,
  apply,
  outcome,
  standing: state => state.score,
  view,
  imagine,
  text,
  notate,
  parse,
}
