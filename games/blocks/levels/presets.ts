import type { Blocks } from '../nouns.ts'

/** As it was before every round drew from streams of its own; days of then are still dealt like this. [BP-72] */
export const EARLIER: Blocks['Setup'] = { rows: 8, cols: 8, dealer: 'fair', zen: false, comboBonus: 0 }

/** What a newcomer gets, and what every other setup is a change of. */
export const CLASSIC: Blocks['Setup'] = { ...EARLIER, streams: 'round' }
