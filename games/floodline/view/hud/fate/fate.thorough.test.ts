import { expect, test } from 'vitest'
import { fatesDifference, noFates } from '../../../testing/promises/fates.ts'
import { type WarningsTally, warningsFault } from '../../../testing/promises/warnings.ts'

test('the fate that is shown is what happens: drops and tilts of random games, through the objects a stage shows it by', () => {
  const tally = noFates()
  for (let game = 0; tally.drops < 150 || tally.tilts < 150; game++) expect(fatesDifference(`unit ${game}`, tally)).toBeNull()
  expect(tally.lost).toBeGreaterThan(10)
  expect(tally.stars).toBeGreaterThan(0)
})

test('what is warned of is so, and what is foretold happens: random games against the rules', () => {
  const tally: WarningsTally = {}
  for (let game = 0; game < 30; game++) expect(warningsFault(`unit ${game}`, 300, tally)).toBeNull()
  const met = ['lost-over', 'too-heavy', 'mass-near', 'water-near', 'near-limit', 'unsupported', 'on-ice']
  expect(Object.keys(tally)).toEqual(expect.arrayContaining(met))
})
