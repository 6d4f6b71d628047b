import type { Level } from '../../../kernel/game.ts'
import { stream } from '../../../kernel/rng.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { campaign } from './campaign.ts'
import { practiceId } from './numbers.ts'
import { puzzles } from './puzzles.ts'
import { sandboxLevel } from './sandbox.ts'
import template from './template.json' with { type: 'json' }

const SANDBOX: Floodline['Setup'] = { width: 10, depth: 10, height: 16, water: 0, goal: 'free', wind: false, practice: false }

/** Levels worth keeping, the campaign first. A file here has passed `lockstep validate`; kept.test.ts makes sure of it. */
export const levels: readonly Level<Floodline>[] = [
  ...campaign.map(({ level }) => kept(level, 'campaign')),
  ...puzzles.map(({ level, idea }) => ({ ...kept(level, 'puzzle'), about: idea.en })),
  kept({ ...sandboxLevel(SANDBOX, stream('sandbox', 'kept')), id: 'sandbox' }, 'free'),
  kept(template as unknown as FloodLevel, 'free'),
  ...[...campaign, ...puzzles].map(({ level }) => practised(level)),
]

function kept(deal: FloodLevel, group: string): Level<Floodline> {
  return { id: deal.id, name: deal.title, deal, group }
}

/** The same level with a way back; it keeps no record. */
function practised(level: FloodLevel): Level<Floodline> {
  return { ...kept({ ...level, id: practiceId(level.id), undos: true }, 'practice'), practiceOf: level.id }
}
