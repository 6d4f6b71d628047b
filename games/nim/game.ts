import type { Game } from '../../kernel/game.ts'
import { generate, refuseDeal, refuseSetup } from './levels/generate.ts'
import type { Nim } from './nouns.ts'
import { notate, parse } from './rules/notation.ts'
import { outcome, toMove } from './rules/outcome.ts'
import { apply, legal, refuse, start } from './rules/turn.ts'
import { imagine, text, view } from './rules/view.ts'

export const nim: Game<Nim> = {
  id: 'nim',
  rules: 2,
  seats: 2,
  hz: 0,
  presets: [
    { name: 'Three heaps', setup: { heaps: 3, most: 7, misere: false } },
    { name: 'Five heaps', setup: { heaps: 5, most: 9, misere: false } },
    { name: 'Last stick loses', setup: { heaps: 4, most: 7, misere: true } },
  ],
  refuseSetup,
  deal: generate,
  refuseDeal,
  start,
  undos: () => 3,
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
