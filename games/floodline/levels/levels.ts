import type { Level } from '../../../kernel/game.ts'
import { stream } from '../../../kernel/rng.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { campaign, puzzles, template } from './generated/levels.ts'
import { practiceId } from './numbers.ts'
import { sandboxLevel } from './sandbox.ts'

const SANDBOX: Floodline['Setup'] = { width: 10, depth: 10, height: 16, water: 0, goal: 'free', wind: false, practice: false }

/** Every level there is to choose from, the campaign first. A file here has passed `lockstep validate`; levels.test.ts makes sure of it. */
export const levels: readonly Level<Floodline>[] = [
  ...campaign.map(({ level }) => entryOf(level, 'campaign')),
  ...puzzles.map(({ level }) => ({ ...entryOf(level, 'puzzle'), ...(level.about && { about: level.about }) })),
  entryOf({ ...sandboxLevel(SANDBOX, stream('sandbox', 'kept')), id: 'sandbox' }, 'free'),
  entryOf(template, 'free'),
  ...[...campaign, ...puzzles].map(({ level }) => practiceTwin(level)),
]

function entryOf(deal: FloodLevel, group: string): Level<Floodline> {
  return { id: deal.id, name: deal.title, deal, group }
}

/** The same level with a way back; it keeps no record. */
function practiceTwin(level: FloodLevel): Level<Floodline> {
  return { ...entryOf({ ...level, id: practiceId(level.id), undos: true }, 'practice'), practiceOf: level.id }
}
