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
  'reinforced-intro': 7,
  'tilt-budget': 8,
  'cavity-bonus': 9,
  'foundation-exam': 10,
  'first-basin': 11,
  'meet-the-drain': 12,
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
