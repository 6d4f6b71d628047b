import type { Level } from '../../../kernel/game.ts'
import type { Blocks } from '../nouns.ts'

const FAIR = { dealer: 'fair', zen: false, comboBonus: 0 } as const

/** Deals worth keeping. Their words are all there is to them: they draw every block that will ever come. */
export const levels: readonly Level<Blocks>[] = [
  {
    // The first eight hands bring 122 cells, where 105 are usual. Minds that think of one block at a time end below 300
    // points; those that plan the hand get ten times as far.
    id: 'plan-or-perish',
    name: 'Plan or perish',
    deal: {
      ...FAIR,
      rows: 8,
      cols: 8,
      words: Uint32Array.of(116087137, 1878421589, 2875949798, 2000970461),
      paint: Uint32Array.of(4223742689, 2302148129, 3280651557, 1361293221),
    },
  },
  {
    // Blocks as large on a grid that forgives: there is room for a mistake, and then for its consequences.
    id: 'big-country',
    name: 'Big country',
    deal: {
      ...FAIR,
      rows: 10,
      cols: 10,
      words: Uint32Array.of(4156888516, 3456861977, 3288892668, 3024340469),
      paint: Uint32Array.of(1452890384, 2418701287, 1074873549, 1474946791),
    },
  },
  {
    // 77 cells in the first eight hands, on a grid whose columns are short and whose rows are long.
    id: 'small-change',
    name: 'Small change',
    deal: {
      ...FAIR,
      rows: 6,
      cols: 10,
      words: Uint32Array.of(1760088012, 929369287, 30099300, 4169653589),
      paint: Uint32Array.of(220469449, 788569245, 729785332, 596903911),
    },
  },
  {
    // Chance at its worst: 124 cells in eight hands, and nobody promises that they can be placed.
    id: 'no-mercy',
    name: 'No mercy',
    deal: {
      ...FAIR,
      dealer: 'pure',
      rows: 8,
      cols: 8,
      words: Uint32Array.of(1023501012, 1046121751, 1185915745, 3428678125),
      paint: Uint32Array.of(3872519044, 2563658037, 3410747312, 1869010481),
    },
  },
]
