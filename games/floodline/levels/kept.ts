import type { Level } from '../../../kernel/game.ts'
import type { FloodLevel, Floodline } from '../nouns.ts'
import template from './template.json' with { type: 'json' }

/** Levels worth keeping. A file here has passed `lockstep validate`; kept.test.ts makes sure of it. */
const FILES: readonly unknown[] = [template]

export const levels: readonly Level<Floodline>[] = (FILES as readonly FloodLevel[]).map(deal => ({ id: deal.id, name: deal.title, deal }))
