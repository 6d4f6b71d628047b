/** Reads the folders of levels, and says in sentences what is wrong with them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { CampaignPlan, CampaignTexts, PuzzlePlan, PuzzleTexts } from '../../levels/folder.ts'
import { parseLevel } from '../../levels/format/validate.ts'
import type { Said } from '../../levels/lesson/prompts.ts'
import type { FloodLevel } from '../../nouns.ts'
import { campaignPlan, campaignTexts, puzzlePlan, puzzleTexts } from './texts-schema.ts'

/** games/floodline/levels */
export const LEVELS = fileURLToPath(new URL('../../levels/', import.meta.url))

export interface LevelFolder<Texts = unknown, Plan = unknown> {
  readonly number: number
  readonly id: string
  readonly place: string // campaign/01-first-stack
  readonly level: FloodLevel
  readonly texts: Texts
  readonly plan: Plan
  readonly replays: readonly string[] // names of files, the best first
}

export interface LevelFolders {
  readonly campaign: readonly LevelFolder<CampaignTexts, CampaignPlan>[] // in order
  readonly puzzles: readonly LevelFolder<PuzzleTexts, PuzzlePlan>[] // in order
  readonly template: FloodLevel | null
  readonly faults: readonly string[]
}

interface Kind<Texts extends { readonly title: Said }, Plan> {
  readonly group: string
  readonly replays: readonly string[]
  readonly more: readonly string[] // replays it may have besides
  readonly texts: v.GenericSchema<Texts>
  readonly plan: v.GenericSchema<Plan>
}

const CAMPAIGN: Kind<CampaignTexts, CampaignPlan> = {
  group: 'campaign',
  replays: ['gold.replay', 'bronze.replay'],
  more: ['silver.replay', ...Array.from({ length: 9 }, (_, at) => `more-${at + 1}.replay`)],
  texts: campaignTexts,
  plan: campaignPlan,
}

const PUZZLES: Kind<PuzzleTexts, PuzzlePlan> = {
  group: 'puzzles',
  replays: ['gold.replay'],
  more: [],
  texts: puzzleTexts,
  plan: puzzlePlan,
}

type Complain = (fault: string) => void

export function readLevelFolders(root = LEVELS): LevelFolders {
  const faults: string[] = []
  const complain: Complain = fault => void faults.push(fault)
  const campaign = readGroup(root, CAMPAIGN, complain)
  const puzzles = readGroup(root, PUZZLES, complain)
  const template = readLevel(join(root, 'template.json'), fault => complain(`template.json: ${fault}`))
  for (const { place, texts, level } of puzzles)
    if (texts.idea.en !== level.about) complain(`${place}: the idea in texts.json is not what "about" of level.json says`)
  checkIds([...campaign, ...puzzles], complain)
  return { campaign, puzzles, template, faults }
}

function readGroup<Texts extends { readonly title: Said }, Plan>(
  root: string,
  kind: Kind<Texts, Plan>,
  complain: Complain,
): LevelFolder<Texts, Plan>[] {
  const folders: LevelFolder<Texts, Plan>[] = []
  const taken = new Map<number, string>()
  for (const name of readdirSync(join(root, kind.group)).toSorted()) {
    const place = `${kind.group}/${name}`
    const folder = readFolder(root, place, kind, fault => complain(`${place}: ${fault}`))
    if (!folder) continue
    const other = taken.get(folder.number)
    if (other !== undefined) complain(`${place}: ${other} has the same number`)
    taken.set(folder.number, place)
    folders.push(folder)
  }
  return folders
}

/** Null: there is too much wrong with it to go on. */
function readFolder<Texts extends { readonly title: Said }, Plan>(
  root: string,
  place: string,
  { replays, more, texts: textsSchema, plan: planSchema }: Kind<Texts, Plan>,
  complain: Complain,
): LevelFolder<Texts, Plan> | null {
  const [, number, id] = /^[a-z]+\/(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(place) ?? []
  if (number === undefined || id === undefined) {
    complain('the name of a folder is two digits and the id of the level, such as 01-first-stack')
    return null
  }
  const folder = join(root, place)
  const there = readdirSync(folder)
  const wanted = ['level.json', 'texts.json', ...replays]
  for (const file of wanted) if (!there.includes(file)) complain(`there is no ${file}`)
  const allowed = new Set([...wanted, ...more, 'plan.json'])
  for (const file of there) if (!allowed.has(file)) complain(`${file} does not belong here`)
  if (wanted.some(file => !there.includes(file))) return null
  const level = readLevel(join(folder, 'level.json'), fault => complain(`level.json: ${fault}`))
  const texts = readJson(folder, 'texts.json', textsSchema, complain)
  const plan = readJson(folder, 'plan.json', planSchema, complain)
  if (!level || !texts || !plan) return null
  if (level.id !== id) complain(`level.json has the id "${level.id}", and the folder says "${id}"`)
  if (texts.title.en !== level.title) complain(`the title in texts.json is "${texts.title.en}", and level.json says "${level.title}"`)
  return { number: Number(number), id, place, level, texts, plan, replays: [...replays, ...more.filter(file => there.includes(file))] }
}

/** Warnings are for other people's levels; ours have none. */
export function readLevel(path: string, complain: Complain): FloodLevel | null {
  const read = parseLevel(readFileSync(path, 'utf8'))
  for (const { path: at, says } of 'faults' in read ? read.faults : read.warnings) complain(`${at ? `${at}: ` : ''}${says}`)
  return 'level' in read ? read.level : null
}

/** A file that is not there is an empty record. */
function readJson<T>(folder: string, file: string, schema: v.GenericSchema<T>, complain: Complain): T | null {
  const path = join(folder, file)
  const value = existsSync(path) ? parsedJson(readFileSync(path, 'utf8')) : {}
  if (value === undefined) {
    complain(`${file}: this is not JSON`)
    return null
  }
  const read = v.safeParse(schema, value)
  for (const issue of read.issues ?? []) complain(`${file}: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`)
  return read.success ? read.output : null
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkIds(folders: readonly LevelFolder[], complain: Complain): void {
  const taken = new Map<string, string>()
  for (const { id, place } of folders) {
    const other = taken.get(id)
    if (other !== undefined) complain(`${place}: ${other} has the same id`)
    taken.set(id, place)
  }
}
