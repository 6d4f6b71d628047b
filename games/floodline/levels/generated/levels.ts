/**
 * The levels themselves, in order: fetched by whoever lists them or opens one.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
import type { FloodLevel } from '../../nouns.ts'
import campaign01 from '../campaign/01-first-stack/level.json' with { type: 'json' }
import campaign02 from '../campaign/02-first-tilt/level.json' with { type: 'json' }
import campaign03 from '../campaign/03-four-winds/level.json' with { type: 'json' }
import campaign04 from '../campaign/04-unsupported/level.json' with { type: 'json' }
import campaign05 from '../campaign/05-parking-lot/level.json' with { type: 'json' }
import campaign06 from '../campaign/06-hold-it/level.json' with { type: 'json' }
import campaign07 from '../campaign/07-reinforced-intro/level.json' with { type: 'json' }
import campaign08 from '../campaign/08-tilt-budget/level.json' with { type: 'json' }
import campaign09 from '../campaign/09-cavity-bonus/level.json' with { type: 'json' }
import campaign10 from '../campaign/10-foundation-exam/level.json' with { type: 'json' }
import campaign11 from '../campaign/11-first-basin/level.json' with { type: 'json' }
import campaign12 from '../campaign/12-meet-the-drain/level.json' with { type: 'json' }
import { type CampaignLevel, checked, type Puzzle } from '../folder.ts'
import puzzle01 from '../puzzles/01-footbridge/level.json' with { type: 'json' }
import puzzle02 from '../puzzles/02-a-lid-for-two/level.json' with { type: 'json' }
import puzzle03 from '../puzzles/03-the-right-basin/level.json' with { type: 'json' }
import puzzle04 from '../puzzles/04-travel-light/level.json' with { type: 'json' }
import puzzle05 from '../puzzles/05-cold-feet/level.json' with { type: 'json' }
import puzzle06 from '../puzzles/06-pull-the-plug/level.json' with { type: 'json' }
import puzzle07 from '../puzzles/07-tilt-once/level.json' with { type: 'json' }
import puzzle08 from '../puzzles/08-hold-fast/level.json' with { type: 'json' }
import puzzle09 from '../puzzles/09-let-it-fall/level.json' with { type: 'json' }
import puzzle10 from '../puzzles/10-dam-the-spill/level.json' with { type: 'json' }
import puzzle11 from '../puzzles/11-out-on-a-limb/level.json' with { type: 'json' }
import templateFile from '../template.json' with { type: 'json' }

export const campaign: readonly CampaignLevel[] = [
  { number: 1, level: checked(campaign01) },
  { number: 2, level: checked(campaign02) },
  { number: 3, level: checked(campaign03) },
  { number: 4, level: checked(campaign04) },
  { number: 5, level: checked(campaign05) },
  { number: 6, level: checked(campaign06) },
  { number: 7, level: checked(campaign07) },
  { number: 8, level: checked(campaign08) },
  { number: 9, level: checked(campaign09) },
  { number: 10, level: checked(campaign10) },
  { number: 11, level: checked(campaign11) },
  { number: 12, level: checked(campaign12) },
]

export const puzzles: readonly Puzzle[] = [
  { number: 1, level: checked(puzzle01) },
  { number: 2, level: checked(puzzle02) },
  { number: 3, level: checked(puzzle03) },
  { number: 4, level: checked(puzzle04) },
  { number: 5, level: checked(puzzle05) },
  { number: 6, level: checked(puzzle06) },
  { number: 7, level: checked(puzzle07) },
  { number: 8, level: checked(puzzle08) },
  { number: 9, level: checked(puzzle09) },
  { number: 10, level: checked(puzzle10) },
  { number: 11, level: checked(puzzle11) },
]

export const template: FloodLevel = checked(templateFile)
