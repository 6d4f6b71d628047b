/** Makes the modules in levels/generated/ from the folders of levels. They are written so that the formatter has nothing to add. */
import type { Solution } from '../../levels/certified.ts'
import type { Said } from '../../levels/lesson/prompts.ts'
import { certified } from './certify.ts'
import type { LevelFolder, LevelFolders } from './folders.ts'

const WIDTH = 140

/** Texts by the name of the file, below levels/generated/. */
export function indexFiles({ campaign, puzzles }: Omit<LevelFolders, 'faults'>): Readonly<Record<string, string>> {
  return {
    'numbers.ts': numbersText(campaign, puzzles),
    'levels.ts': levelsText(campaign, puzzles),
    'titles.ts': titlesText(campaign, puzzles),
    'places.ts': placesText(campaign),
    'prompts.ts': promptsText(campaign),
    'certificates.ts': certificatesText([...campaign, ...puzzles]),
  }
}

/** What a table needs at once. */
function numbersText(campaign: LevelFolders['campaign'], puzzles: LevelFolders['puzzles']): string {
  return text(
    'Where a level stands in the campaign, and a puzzle among the puzzles, by its id: fetched with the table.',
    [],
    'export const NUMBERS: Readonly<Record<string, number>> = {',
    ...campaign.map(({ id, number }) => `  ${key(id)}: ${number},`),
    '}',
    '',
    'export const PUZZLES: Readonly<Record<string, number>> = {',
    ...puzzles.map(({ id, number }) => `  ${key(id)}: ${number},`),
    '}',
  )
}

/** What whoever chooses a level needs. */
function levelsText(campaign: LevelFolders['campaign'], puzzles: LevelFolders['puzzles']): string {
  return text(
    'The levels themselves, in order: fetched by whoever lists them or opens one.',
    [
      `import type { FloodLevel } from '../../nouns.ts'`,
      ...campaign.map(folder => fileImport('campaign', folder, 'level.json')),
      `import { type CampaignLevel, checked, type Puzzle } from '../folder.ts'`,
      ...puzzles.map(folder => fileImport('puzzle', folder, 'level.json')),
      `import templateFile from '../template.json' with { type: 'json' }`,
    ],
    'export const campaign: readonly CampaignLevel[] = [',
    ...campaign.map(folder => `  { number: ${folder.number}, level: checked(${nameOf('campaign', folder)}) },`),
    ']',
    '',
    'export const puzzles: readonly Puzzle[] = [',
    ...puzzles.map(folder => `  { number: ${folder.number}, level: checked(${nameOf('puzzle', folder)}) },`),
    ']',
    '',
    'export const template: FloodLevel = checked(templateFile)',
  )
}

/** What a catalogue of words needs. The sentences are copied, so that prompts can be fetched apart from them. */
function titlesText(campaign: LevelFolders['campaign'], puzzles: LevelFolders['puzzles']): string {
  return text(
    'What levels are called, and the idea of every puzzle, by id: fetched by whoever says it.',
    [`import type { Said } from '../lesson/prompts.ts'`],
    'export const titles: Readonly<Record<string, Said>> = {',
    ...[...campaign, ...puzzles].flatMap(({ id, texts }) => entry(id, texts.title)),
    '}',
    '',
    'export const ideas: Readonly<Record<string, Said>> = {',
    ...puzzles.flatMap(({ id, texts }) => entry(id, texts.idea)),
    '}',
  )
}

/** What a map needs. */
function placesText(campaign: LevelFolders['campaign']): string {
  return text(
    'Where the levels of the campaign are and what is new in each, by id: fetched by the map.',
    [`import type { Said } from '../lesson/prompts.ts'`],
    'export const places: Readonly<Record<string, Said>> = {',
    ...campaign.flatMap(({ id, texts }) => entry(id, texts.place)),
    '}',
    '',
    'export const beats: Readonly<Record<string, Said>> = {',
    ...campaign.flatMap(({ id, texts }) => entry(id, texts.beat)),
    '}',
  )
}

/** What a lesson needs. */
function promptsText(campaign: LevelFolders['campaign']): string {
  return text(
    'What the levels of the campaign say to a newcomer, by id: fetched by the lesson.',
    [
      ...campaign.map(folder => fileImport('campaign', folder, 'texts.json')),
      `import { type CampaignTexts, checked } from '../folder.ts'`,
      `import type { Prompt } from '../lesson/prompts.ts'`,
    ],
    'export const prompts: Readonly<Record<string, readonly Prompt[]>> = {',
    ...campaign.map(folder => `  ${key(folder.id)}: checked<CampaignTexts>(${nameOf('campaign', folder)}).prompts,`),
    '}',
  )
}

/** What whoever has won wants to be compared with. */
function certificatesText(folders: readonly (LevelFolders['campaign'] | LevelFolders['puzzles'])[number][]): string {
  return text(
    'What the solutions in the folders came to when they were played over, by id: fetched by the result of a level.',
    [`import type { Certified } from '../certified.ts'`],
    'export const certificates: Readonly<Record<string, Certified>> = {',
    ...folders.flatMap(folder => [
      `  ${key(folder.id)}: {`,
      `    place: ${quoted(folder.place)},`,
      ...entry('idea', folder.texts.idea, '    '),
      ...listed('solutions', certified(folder).solutions.map(solutionText), '    '),
      '  },',
    ]),
    '}',
  )
}

function solutionText({ file, stars, ...figures }: Solution): string {
  const said = Object.entries(figures).map(([name, figure]) => `${name}: ${figure}`)
  return `{ file: ${quoted(file)}, stars: [${stars.join(', ')}], ${said.join(', ')} }`
}

/** Objects one below the other; one alone stays in its line. */
function listed(name: string, objects: readonly string[], indent: string): string[] {
  if (objects.length < 2) return [`${indent}${name}: [${objects.join('')}],`]
  return [`${indent}${name}: [`, ...objects.map(each => `${indent}  ${each},`), `${indent}],`]
}

function text(about: string, imports: readonly string[], ...lines: readonly string[]): string {
  return [
    '/**',
    ` * ${about}`,
    ' * Made from the folders of levels by `npx lockstep level-index`; edit those.',
    ' */',
    ...imports,
    ...(imports.length > 0 ? [''] : []),
    ...lines,
    '',
  ].join('\n')
}

function fileImport(kind: string, folder: LevelFolder, file: string): string {
  return `import ${nameOf(kind, folder)} from '../${folder.place}/${file}' with { type: 'json' }`
}

function nameOf(kind: string, { number }: LevelFolder): string {
  return `${kind}${String(number).padStart(2, '0')}`
}

function entry(id: string, { en, de }: Said, indent = '  '): string[] {
  const line = `${indent}${key(id)}: { en: ${quoted(en)}, de: ${quoted(de)} },`
  if (line.length <= WIDTH) return [line]
  return [`${indent}${key(id)}: {`, `${indent}  en: ${quoted(en)},`, `${indent}  de: ${quoted(de)},`, `${indent}},`]
}

function key(id: string): string {
  return /^[a-z][a-z0-9]*$/.test(id) ? id : quoted(id)
}

function quoted(sentence: string): string {
  const plain = JSON.stringify(sentence)
  return sentence.includes("'") ? plain : `'${plain.slice(1, -1).replaceAll('\\"', '"')}'`
}
