import type { Game } from '../../kernel/game.ts'
import { generate, refuseDeal, refuseSetup } from './levels/generate.ts'
import { presets } from './levels/presets.ts'
import type { Chainfall } from './nouns.ts'
import { notate, parse } from './rules/notation.ts'
import { outcome, toMove } from './rules/outcome.ts'
import { apply, legal, refuse, start } from './rules/turn.ts'
import { imagine, text, view } from './rules/view.ts'

export const chainfall: Game<Chainfall> = {
  id: 'chainfall',
  rules: 1,
  seats: 2,
  hz: 0,
  presets,
  refuseSetup,
  deal: generate,
  refuseDeal,
  start,
  undos: () => 0,
  toMove,
  legal,
  refuse,
  apply,
  outcome,
  view,
  imagine,
  text,
  notate,
  parse,
}
