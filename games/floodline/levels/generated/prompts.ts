/**
 * What the levels of the campaign say to a newcomer, by id: fetched by the lesson.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
import campaign01 from '../campaign/01-first-stack/texts.json' with { type: 'json' }
import campaign02 from '../campaign/02-first-tilt/texts.json' with { type: 'json' }
import campaign04 from '../campaign/04-unsupported/texts.json' with { type: 'json' }
import campaign11 from '../campaign/11-first-basin/texts.json' with { type: 'json' }
import campaign12 from '../campaign/12-meet-the-drain/texts.json' with { type: 'json' }
import campaign24 from '../campaign/24-first-gust/texts.json' with { type: 'json' }
import campaign27 from '../campaign/27-tight-budget/texts.json' with { type: 'json' }
import { type CampaignTexts, checked } from '../folder.ts'
import type { Prompt } from '../lesson/prompts.ts'

export const prompts: Readonly<Record<string, readonly Prompt[]>> = {
  'first-stack': checked<CampaignTexts>(campaign01).prompts,
  'first-tilt': checked<CampaignTexts>(campaign02).prompts,
  unsupported: checked<CampaignTexts>(campaign04).prompts,
  'first-basin': checked<CampaignTexts>(campaign11).prompts,
  'meet-the-drain': checked<CampaignTexts>(campaign12).prompts,
  'first-gust': checked<CampaignTexts>(campaign24).prompts,
  'tight-budget': checked<CampaignTexts>(campaign27).prompts,
}
