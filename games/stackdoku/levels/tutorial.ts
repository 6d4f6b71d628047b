/**
 * The level to learn on: eight tiles, eight blanks, and one way to go wrong.
 *
 *     ground   7 3 7   3        the 3 between the 7s is blocked until one of them is gone; both pairs together fill the tray
 *
 *              5   5   5        the last 5 lies under another: who takes the two on the left first is stuck with those two
 *     above            5
 */
import type { Stackdoku } from '../nouns.ts'
import { SETUPS } from './presets.ts'

const SOLUTION = '397562814125984376648713295831695427264371958579248631956427183782136549413859762'
const GIVENS = '39..628141259843766487132958316954272643.19.85792486.19.64271837821.6.49413859762'

export const TUTORIAL: Stackdoku['Deal'] = {
  ...SETUPS.easy,
  room: 4,
  hints: null,
  lives: null,
  layout: 'tutorial',
  xs: Uint8Array.of(0, 2, 4, 8, 0, 4, 8, 8),
  ys: Uint8Array.of(0, 0, 0, 0, 4, 4, 4, 4),
  zs: Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 1),
  values: Uint8Array.of(7, 3, 7, 3, 5, 5, 5, 5),
  givens: Uint8Array.from(GIVENS, mark => (mark === '.' ? 0 : Number(mark))),
  solution: Uint8Array.from(SOLUTION, Number),
  line: '1 3, 2 4, 7 r1c3, 7 r5c5, 3 r8c5, 3 r6c8, 5 8, 5 r1c4, 5 r5c8, 6 7, 5 r7c2, 5 r8c7',
}
