import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { certificates } from '../../levels/generated/certificates.ts'
import { turnsIn } from '../../minds/guide/line-text.ts'
import { certified } from './certify.ts'
import { LEVELS, readLevelFolders } from './folders.ts'
import { indexFiles } from './index-files.ts'
import { LINES_FILE, linesOf, linesText, lineText } from './lines.ts'

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

describe('certificates', () => {
  test('every replay in a folder holds, is of its level and is on the list with what it came to', () => {
    for (const folder of [...folders.campaign, ...folders.puzzles]) {
      const { solutions, faults } = certified(folder)
      expect(faults).toEqual([])
      expect(solutions.map(({ file }) => `${file}.replay`).toSorted()).toEqual(folder.replays.toSorted())
      expect(certificates[folder.id], 'run: npx lockstep level-index').toEqual({ place: folder.place, idea: folder.texts.idea, solutions })
    }
  })

  test('the best comes first, and the three medals are what they are called', () => {
    for (const { id, level } of folders.campaign) {
      const { solutions } = certificates[id]!
      expect(solutions[0]!.file).toBe('gold')
      const all = level.stars !== undefined
      const medals = { gold: [true, all, all], silver: [true, true, false], bronze: [true, false, false] }
      for (const { file, stars } of solutions) if (file in medals) expect(stars, `${id} ${file}`).toEqual(medals[file as 'gold'])
    }
  })

  test('a replay that was cut, of another level, or that was changed is found out', () => {
    const root = mkdtempSync(join(tmpdir(), 'certify-'))
    const [folder] = folders.campaign
    const text = readFileSync(join(LEVELS, folder!.place, 'gold.replay'), 'utf8')
    const said = (changed: string, level = folder!.level): readonly string[] => {
      writeFileSync(join(root, 'gold.replay'), changed)
      return certified({ place: '.', level, replays: ['gold.replay'] }, root).faults
    }
    expect(said(text)).toEqual([])
    expect(said(text.slice(0, text.lastIndexOf('end ')))[0]).toMatch(/^.\/gold.replay: /)
    expect(said(text.replace(' drop', ' x+'))).toHaveLength(1)
    expect(said(text, { ...folder!.level, seed: 99 })).toEqual(['./gold.replay: it is of another version of the level: record it again'])
    rmSync(root, { recursive: true })
  })
})

describe('ways to win', () => {
  test('minds/guide/lines.ts is what the replays make of it', () => {
    expect(readFileSync(LINES_FILE, 'utf8'), 'run: npx lockstep level-index').toBe(linesText(folders))
  })

  test('a line is read as it was written', () => {
    for (const folder of [...folders.campaign, ...folders.puzzles])
      for (const line of linesOf(folder)) expect(lineText(turnsIn(line))).toBe(line)
    const turns = [
      {
        acts: [
          { wish: 'tilt left', at: 12 },
          { wish: 'hold', at: null },
        ],
        landing: 7,
      },
      { acts: [], landing: 0 },
    ]
    expect(turnsIn(lineText(turns))).toEqual(turns)
  })
})
