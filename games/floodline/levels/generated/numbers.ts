/**
 * Where a level stands in the campaign, by its id: fetched with the table.
 * Made from the folders of levels by `npx lockstep level-index`; edit those.
 */
export const NUMBERS: Readonly<Record<string, number>> = {
  'first-stack': 1,
  'first-tilt': 2,
  unsupported: 4,
  'first-basin': 11,
  'meet-the-drain': 12,
}
