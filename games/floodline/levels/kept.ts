import type { Level } from '../../../kernel/game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import { campaign } from './campaign.ts'
import template from './template.json' with { type: 'json' }

/** Levels worth keeping, the campaign first. A file here has passed `lockstep validate`; kept.test.ts makes sure of it. */
const KEPT: readonly FloodLevel[] = [...campaign.map(({ level }) => level), template as unknown as FloodLevel]

export const levels: readonly Level<Floodline>[] = KEPT.map(deal => ({ id: deal.id, name: deal.title, deal }))
