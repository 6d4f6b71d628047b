import type { Level } from '../../../kernel/game.ts'
import { stream } from '../../../kernel/rng.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { campaign, puzzles, template } from './generated/levels.ts'
import { UNTIL_FLOORS } from './made/daily.ts'
import { sandboxLevel } from './made/sandbox.ts'
import { practiceId } from './numbers.ts'

const SANDBOX: Floodline['Setup'] = { width: 10, depth: 10, height: 16, water: 0, goal: 'free', wind: false, practice: false }

const chapters = {
  campaign: campaign.map(({ level }) => level),
  puzzle: puzzles.map(({ level }) => level),
  free: [{ ...sandboxLevel(SANDBOX, stream('sandbox', 'kept')), id: 'sandbox' }, template],
}

const less = { better: 'less' } as const
const more = { better: 'more' } as const

/** By these names they are among the facts of an outcome. The last two are 1 where that star was earned. */
const FIGURES = [
  ...['pieces', 'tilts', 'shift', 'ticks'].map(fact => ({ fact, ...less })),
  ...['second', 'third'].map(fact => ({ fact, ...more })),
]

const practised = [...chapters.campaign, ...chapters.puzzle]

/** Every level there is to choose from, the campaign first. A file here has passed `lockstep validate`; levels.test.ts makes sure of it. */
export const levels: readonly Level<Floodline>[] = [
  ...chapters.campaign.map(entryOf),
  ...chapters.puzzle.map(level => ({ ...entryOf(level), ...(level.about && { about: level.about }) })),
  ...chapters.free.map(entryOf),
  ...practised.map(practiceTwin),
]

export const programme = {
  unlisted: [UNTIL_FLOORS],
  chapters: Object.entries(chapters).map(([id, those]) => ({ id, levels: those.map(level => level.id) })),
  figures: FIGURES,
  practice: Object.fromEntries(practised.map(({ id }) => [id, practiceId(id)])),
}

function entryOf(deal: FloodLevel): Level<Floodline> {
  return { id: deal.id, name: deal.title, deal }
}

/** The same level with a way back; it keeps no record. */
function practiceTwin(level: FloodLevel): Level<Floodline> {
  return entryOf({ ...level, id: practiceId(level.id), undos: true })
}
