import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEVELS, readLevelFolders } from './folders.ts'
import { indexFiles } from './index-files.ts'

const folders = readLevelFolders()

test('there is nothing wrong with the folder of any level', () => {
  expect(folders.faults).toEqual([])
  expect(folders.campaign.length).toBeGreaterThanOrEqual(5)
  expect(folders.puzzles.length).toBeGreaterThanOrEqual(11)
})

test('levels/generated/ is what the folders make of it', () => {
  const made = indexFiles(folders)
  const there = readdirSync(join(LEVELS, 'generated'))
  const now = Object.fromEntries(there.map(file => [file, readFileSync(join(LEVELS, 'generated', file), 'utf8')]))
  expect(now, 'run: npx lockstep level-index').toEqual(made)
})

test('a level that comes, goes or is called something else makes another index', () => {
  const made = indexFiles(folders)
  const [first, ...others] = folders.campaign
  expect(indexFiles({ ...folders, campaign: others })).not.toEqual(made)
  const title = { en: 'First Stack', de: 'Der erste Stapel' }
  expect(indexFiles({ ...folders, campaign: [{ ...first!, texts: { ...first!.texts, title } }, ...others] })['titles.ts']).toMatch(title.de)
})

test('sentences are quoted as the formatter would', () => {
  const [puzzle] = folders.puzzles
  const written = (en: string): string => {
    const changed = { ...puzzle!, id: 'x', texts: { title: { en, de: 'D' }, idea: { en: 'E', de: 'D' } } }
    return indexFiles({ ...folders, puzzles: [changed] })['titles.ts'] ?? ''
  }
  expect(written("Don't")).toMatch(`x: { en: "Don't", de: 'D' },`)
  expect(written('The "lid"')).toMatch(`x: { en: 'The "lid"', de: 'D' },`)
})
