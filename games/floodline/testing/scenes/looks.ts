/** Every look that a level may give, each on something it is for: four by four of them on a board. */
import { type FloodLevel, LOOKS, type Look, type Spot, type Terrain } from '../../nouns.ts'

type Corners = readonly [from: Spot, to: Spot]

const COLUMN: readonly Corners[] = [
  [
    [1, 0, 1],
    [1, 2, 1],
  ],
]
const BLOCK: readonly Corners[] = [
  [
    [0, 0, 0],
    [2, 1, 1],
  ],
]
const FLOAT: readonly Corners[] = [
  [
    [0, 0, 0],
    [2, 0, 1],
  ],
]
const ROW: readonly Corners[] = [
  [
    [0, 0, 1],
    [2, 0, 1],
  ],
]

const SHAPES: Partial<Record<Look, readonly Corners[]>> = {
  ...{
    mast: COLUMN,
    lighthouse: [
      [
        [1, 0, 1],
        [1, 4, 1],
      ],
    ],
    signal: COLUMN,
    silo: COLUMN,
    lantern: [
      [
        [1, 0, 1],
        [1, 1, 1],
      ],
    ],
    ladder: COLUMN,
    rope: COLUMN,
  },
  ...{
    bollard: [
      [
        [0, 0, 1],
        [0, 0, 1],
      ],
      [
        [2, 0, 1],
        [2, 0, 1],
      ],
    ],
    statue: [
      [
        [1, 0, 1],
        [1, 1, 1],
      ],
    ],
    barge: FLOAT,
    boat: ROW,
    lorry: ROW,
    rail: ROW,
  },
  crane: [
    [
      [0, 0, 1],
      [0, 3, 1],
    ],
    [
      [1, 3, 1],
      [2, 3, 1],
    ],
  ],
  ...{
    tower: [
      [
        [0, 0, 0],
        [1, 2, 1],
      ],
    ],
    tent: [
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      [
        [1, 0, 1],
        [2, 1, 2],
      ],
    ],
    market: ROW,
    scaffold: [
      [
        [0, 0, 0],
        [1, 2, 1],
      ],
    ],
  },
}

/** One of two boards of them; `loose`: everything slides and falls. */
export function looksLevel(board: 0 | 1, loose = false, id = 'picture-looks'): FloodLevel {
  const terrain = LOOKS.slice(board * 16, board * 16 + 16).flatMap((look, i): Terrain[] => {
    const [x, z] = [(i % 4) * 4, Math.floor(i / 4) * 4]
    return (SHAPES[look] ?? BLOCK).map(([from, to]) => ({
      ...{ type: loose ? 'SOLID' : 'BEDROCK', look },
      from: [from[0] + x, from[1], from[2] + z],
      to: [to[0] + x, to[1], to[2] + z],
    }))
  })
  return {
    ...{ format: 1, id, title: 'Looks', seed: 5, bounds: [15, 11, 15], maxWorldHeight: 7, terrain },
    tilt: { tiltBudget: 4 },
    bag: { type: 'WEIGHTED', weights: { O2: 1 } },
    objectives: [{ type: 'PLACE_PIECES', count: 50 }],
  }
}
