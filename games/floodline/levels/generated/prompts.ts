/**
 * What the levels of the campaign say to a newcomer, by id: fetched by the lesson.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
import campaign01 from '../campaign/01-first-stack/texts.json' with { type: 'json' }
import campaign02 from '../campaign/02-first-tilt/texts.json' with { type: 'json' }
import campaign03 from '../campaign/03-four-winds/texts.json' with { type: 'json' }
import campaign04 from '../campaign/04-unsupported/texts.json' with { type: 'json' }
import campaign05 from '../campaign/05-parking-lot/texts.json' with { type: 'json' }
import campaign06 from '../campaign/06-hold-it/texts.json' with { type: 'json' }
import campaign07 from '../campaign/07-reinforced-intro/texts.json' with { type: 'json' }
import campaign08 from '../campaign/08-tilt-budget/texts.json' with { type: 'json' }
import campaign09 from '../campaign/09-cavity-bonus/texts.json' with { type: 'json' }
import campaign10 from '../campaign/10-foundation-exam/texts.json' with { type: 'json' }
import campaign11 from '../campaign/11-first-basin/texts.json' with { type: 'json' }
import campaign12 from '../campaign/12-meet-the-drain/texts.json' with { type: 'json' }
import campaign13 from '../campaign/13-dig-a-channel/texts.json' with { type: 'json' }
import campaign14 from '../campaign/14-two-basins/texts.json' with { type: 'json' }
import campaign15 from '../campaign/15-dont-build-on-water/texts.json' with { type: 'json' }
import campaign16 from '../campaign/16-freeze-101/texts.json' with { type: 'json' }
import campaign17 from '../campaign/17-temporary-bridge/texts.json' with { type: 'json' }
import campaign18 from '../campaign/18-drain-placement/texts.json' with { type: 'json' }
import campaign19 from '../campaign/19-forbidden-zone/texts.json' with { type: 'json' }
import campaign20 from '../campaign/20-floodplain-exam/texts.json' with { type: 'json' }
import campaign21 from '../campaign/21-weight-limit/texts.json' with { type: 'json' }
import campaign22 from '../campaign/22-heavy-pieces/texts.json' with { type: 'json' }
import campaign23 from '../campaign/23-skyline-footprint/texts.json' with { type: 'json' }
import campaign24 from '../campaign/24-first-gust/texts.json' with { type: 'json' }
import campaign25 from '../campaign/25-stabilize/texts.json' with { type: 'json' }
import campaign26 from '../campaign/26-cantilever/texts.json' with { type: 'json' }
import campaign27 from '../campaign/27-tight-budget/texts.json' with { type: 'json' }
import campaign28 from '../campaign/28-alternating-wind/texts.json' with { type: 'json' }
import campaign29 from '../campaign/29-wet-foundation/texts.json' with { type: 'json' }
import campaign30 from '../campaign/30-high-rise-exam/texts.json' with { type: 'json' }
import { type CampaignTexts, checked } from '../folder.ts'
import type { Prompt } from '../lesson/prompts.ts'

export const prompts: Readonly<Record<string, readonly Prompt[]>> = {
  'first-stack': checked<CampaignTexts>(campaign01).prompts,
  'first-tilt': checked<CampaignTexts>(campaign02).prompts,
  'four-winds': checked<CampaignTexts>(campaign03).prompts,
  unsupported: checked<CampaignTexts>(campaign04).prompts,
  'parking-lot': checked<CampaignTexts>(campaign05).prompts,
  'hold-it': checked<CampaignTexts>(campaign06).prompts,
  'reinforced-intro': checked<CampaignTexts>(campaign07).prompts,
  'tilt-budget': checked<CampaignTexts>(campaign08).prompts,
  'cavity-bonus': checked<CampaignTexts>(campaign09).prompts,
  'foundation-exam': checked<CampaignTexts>(campaign10).prompts,
  'first-basin': checked<CampaignTexts>(campaign11).prompts,
  'meet-the-drain': checked<CampaignTexts>(campaign12).prompts,
  'dig-a-channel': checked<CampaignTexts>(campaign13).prompts,
  'two-basins': checked<CampaignTexts>(campaign14).prompts,
  'dont-build-on-water': checked<CampaignTexts>(campaign15).prompts,
  'freeze-101': checked<CampaignTexts>(campaign16).prompts,
  'temporary-bridge': checked<CampaignTexts>(campaign17).prompts,
  'drain-placement': checked<CampaignTexts>(campaign18).prompts,
  'forbidden-zone': checked<CampaignTexts>(campaign19).prompts,
  'floodplain-exam': checked<CampaignTexts>(campaign20).prompts,
  'weight-limit': checked<CampaignTexts>(campaign21).prompts,
  'heavy-pieces': checked<CampaignTexts>(campaign22).prompts,
  'skyline-footprint': checked<CampaignTexts>(campaign23).prompts,
  'first-gust': checked<CampaignTexts>(campaign24).prompts,
  stabilize: checked<CampaignTexts>(campaign25).prompts,
  cantilever: checked<CampaignTexts>(campaign26).prompts,
  'tight-budget': checked<CampaignTexts>(campaign27).prompts,
  'alternating-wind': checked<CampaignTexts>(campaign28).prompts,
  'wet-foundation': checked<CampaignTexts>(campaign29).prompts,
  'high-rise-exam': checked<CampaignTexts>(campaign30).prompts,
}
