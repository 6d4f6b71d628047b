import type { Blocks } from '../nouns.ts'

/** What a newcomer gets, and what every other setup is a change of. */
export const CLASSIC: Blocks['Setup'] = { rows: 8, cols: 8, dealer: 'fair', zen: false, comboBonus: 0 }
