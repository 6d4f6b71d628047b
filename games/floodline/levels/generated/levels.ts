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
import campaign13 from '../campaign/13-dig-a-channel/level.json' with { type: 'json' }
import campaign14 from '../campaign/14-two-basins/level.json' with { type: 'json' }
import campaign15 from '../campaign/15-dont-build-on-water/level.json' with { type: 'json' }
import campaign16 from '../campaign/16-freeze-101/level.json' with { type: 'json' }
import campaign17 from '../campaign/17-temporary-bridge/level.json' with { type: 'json' }
import campaign18 from '../campaign/18-drain-placement/level.json' with { type: 'json' }
import campaign19 from '../campaign/19-forbidden-zone/level.json' with { type: 'json' }
import campaign20 from '../campaign/20-floodplain-exam/level.json' with { type: 'json' }
import campaign21 from '../campaign/21-weight-limit/level.json' with { type: 'json' }
import campaign22 from '../campaign/22-heavy-pieces/level.json' with { type: 'json' }
import campaign23 from '../campaign/23-skyline-footprint/level.json' with { type: 'json' }
import campaign24 from '../campaign/24-first-gust/level.json' with { type: 'json' }
import campaign25 from '../campaign/25-stabilize/level.json' with { type: 'json' }
import campaign26 from '../campaign/26-cantilever/level.json' with { type: 'json' }
import campaign27 from '../campaign/27-tight-budget/level.json' with { type: 'json' }
import campaign28 from '../campaign/28-alternating-wind/level.json' with { type: 'json' }
import campaign29 from '../campaign/29-wet-foundation/level.json' with { type: 'json' }
import campaign30 from '../campaign/30-high-rise-exam/level.json' with { type: 'json' }
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
  { number: 13, level: checked(campaign13) },
  { number: 14, level: checked(campaign14) },
  { number: 15, level: checked(campaign15) },
  { number: 16, level: checked(campaign16) },
  { number: 17, level: checked(campaign17) },
  { number: 18, level: checked(campaign18) },
  { number: 19, level: checked(campaign19) },
  { number: 20, level: checked(campaign20) },
  { number: 21, level: checked(campaign21) },
  { number: 22, level: checked(campaign22) },
  { number: 23, level: checked(campaign23) },
  { number: 24, level: checked(campaign24) },
  { number: 25, level: checked(campaign25) },
  { number: 26, level: checked(campaign26) },
  { number: 27, level: checked(campaign27) },
  { number: 28, level: checked(campaign28) },
  { number: 29, level: checked(campaign29) },
  { number: 30, level: checked(campaign30) },
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
