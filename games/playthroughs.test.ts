import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { perform, readRecipe } from '../kernel/testing/playthrough.ts'
import { games } from './index.ts'

for (const findGame of games) {
  const folder = new URL(`${findGame.id}/playthroughs/`, import.meta.url)
  const files = existsSync(folder) ? readdirSync(folder).filter(file => file.endsWith('.txt')) : []

  test(`${findGame.id} has games worth seeing`, () => {
    expect(files.length).toBeGreaterThanOrEqual(2)
  })

  for (const file of files) {
    test(`${findGame.id}: ${file} goes as it is written`, async () => {
      const transcript = readFileSync(new URL(file, folder), 'utf8')
      const recipe = readRecipe(transcript)
      if ('because' in recipe) throw new Error(recipe.because)
      expect(recipe.actions.length).toBeGreaterThan(0)
      expect(perform(await findGame.game(), recipe)).toBe(transcript)
    })
  }
}
