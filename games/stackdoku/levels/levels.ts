import type { Level } from '../../../kernel/game.ts'
import type { Stackdoku } from '../nouns.ts'
import { tutorial } from './tutorial.ts'

/** The level that is written by hand. All others are made of a seed, a difficulty and a number. */
export const levels: readonly Level<Stackdoku>[] = [tutorial]
