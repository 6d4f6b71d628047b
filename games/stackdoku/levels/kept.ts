import type { Level } from '../../../kernel/game.ts'
import type { Stackdoku } from '../nouns.ts'
import { TUTORIAL } from './tutorial.ts'

/** Deals worth keeping. */
export const levels: readonly Level<Stackdoku>[] = [{ id: 'tutorial', name: 'The first eight tiles', deal: TUTORIAL }]
