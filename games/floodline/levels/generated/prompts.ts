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
}
