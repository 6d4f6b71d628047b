/**
 * Where a level stands in the campaign, and a puzzle among the puzzles, by its id: fetched with the table.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
export const NUMBERS: Readonly<Record<string, number>> = {
  'first-stack': 1,
  'first-tilt': 2,
  'four-winds': 3,
  unsupported: 4,
  'parking-lot': 5,
  'hold-it': 6,
  'first-basin': 11,
  'meet-the-drain': 12,
  'dig-a-channel': 13,
  'two-basins': 14,
  'dont-build-on-water': 15,
  'freeze-101': 16,
  'temporary-bridge': 17,
  'drain-placement': 18,
  'forbidden-zone': 19,
  'floodplain-exam': 20,
  'weight-limit': 21,
  'heavy-pieces': 22,
  'skyline-footprint': 23,
  'first-gust': 24,
  stabilize: 25,
  cantilever: 26,
  'tight-budget': 27,
  'alternating-wind': 28,
  'wet-foundation': 29,
  'high-rise-exam': 30,
}

export const PUZZLES: Readonly<Record<string, number>> = {
  footbridge: 1,
  'a-lid-for-two': 2,
  'the-right-basin': 3,
  'travel-light': 4,
  'cold-feet': 5,
  'pull-the-plug': 6,
  'tilt-once': 7,
  'hold-fast': 8,
  'let-it-fall': 9,
  'dam-the-spill': 10,
  'out-on-a-limb': 11,
}
