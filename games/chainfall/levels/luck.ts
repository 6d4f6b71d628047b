/**
 * How much of the margin the deal explains, in percent: of single games and of mirrored pairs, by the name of a preset.
 * Measured by `npx lockstep balance chainfall`: the 95 % intervals of docs/balance, rounded outwards.
 */
export const luck = {
  v1: { single: [78, 80], pair: [0, 2] },
  Cascade: { single: [55, 61], pair: [0, 6] },
  Duel5: { single: [58, 60], pair: [0, 2] },
  Bare: { single: [94, 95], pair: [0, 2] },
} as const
