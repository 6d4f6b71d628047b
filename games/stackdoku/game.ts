import type { Game } from '../../kernel/game.ts'
import { generate } from './levels/generate.ts'
import { PRESETS } from './levels/presets.ts'
import { refuseDeal, refuseSetup } from './levels/validate.ts'
import type { Stackdoku } from './nouns.ts'
import { notate, parse } from './rules/notation.ts'
import { outcome, toMove } from './rules/outcome.ts'
import { text } from './rules/text.ts'
import { apply, legal, refuse, start } from './rules/turn.ts'
import { hide, imagine, view } from './rules/view.ts'

export const stackdoku: Game<Stackdoku> = {
  id: 'stackdoku',
  rules: 1,
  seats: 1,
  hz: 0,
  presets: PRESETS,
  refuseSetup,
  deal: generate,
  refuseDeal,
  start,
  undos: ({ undos }) => undos ?? Number.POSITIVE_INFINITY,
  hints: ({ hints }) => hints ?? Number.POSITIVE_INFINITY,
  toMove,
  legal,
  refuse,
  apply,
  outcome,
  view,
  hide,
  helper: 'referee',
  imagine,
  text,
  notate,
  parse,
}
