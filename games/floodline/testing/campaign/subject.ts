/** A level of the campaign as something to be examined: plain data, so that it can be handed to a worker. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CampaignPlan, CampaignTexts, Tool } from '../../levels/folder.ts'
import { levelHash } from '../../levels/format/hash.ts'
import type { FloodLevel } from '../../nouns.ts'
import { LEVELS, readLevel, readLevelFolders } from '../authoring/folders.ts'

export interface Subject {
  readonly number: number
  readonly id: string
  readonly title: string
  readonly chapter: number
  readonly exam: boolean
  readonly needs: readonly Tool[]
  readonly mastery: readonly Tool[]
  readonly level: FloodLevel
  readonly hash: string
  /** Texts of the replays that lie beside it, by their name without the ending. */
  readonly replays: Readonly<Record<string, string>>
  /** Where its files are. */
  readonly folder: string
  readonly texts: CampaignTexts | null
}

export interface Subjects {
  readonly subjects: readonly Subject[]
  /** What is wrong with the folders, each beginning with the folder. */
  readonly faults: readonly string[]
}

export function readSubjects(root = LEVELS): Subjects {
  const { campaign, faults } = readLevelFolders(root)
  const subjects = campaign.map(({ number, id, place, level, plan, texts, replays }) => {
    const folder = join(root, place)
    return {
      ...{ number, id, level, folder, texts, title: level.title, chapter: Math.ceil(number / 10), hash: levelHash(level) },
      ...{ exam: plan.exam ?? false, needs: plan.needs ?? [], mastery: plan.mastery ?? [], replays: textsOf(folder, replays) },
    }
  })
  return { subjects, faults: faults.filter(fault => fault.startsWith('campaign/')) }
}

/**
 * A level file from anywhere. Its number is that of its name, `03-four-winds.json` or `03-four-winds/level.json`; in such a folder its plan and
 * its replays are read as well, and nothing is said of what is missing.
 */
export function subjectOfFile(path: string): Subject | { readonly because: string } {
  const faults: string[] = []
  const level = readLevel(path, fault => void faults.push(fault))
  if (!level) return { because: faults.join('; ') }
  const folder = dirname(path)
  const own = basename(path) === 'level.json'
  const number = Number(/^\d+/.exec(own ? basename(folder) : basename(path))?.[0] ?? 0)
  const replays = own ? readdirSync(folder).filter(file => file.endsWith('.replay')) : []
  const plan =
    own && existsSync(join(folder, 'plan.json')) ? (JSON.parse(readFileSync(join(folder, 'plan.json'), 'utf8')) as CampaignPlan) : {}
  return {
    ...{ number, id: level.id, title: level.title, chapter: Math.ceil(number / 10), level, hash: levelHash(level) },
    ...{
      exam: plan.exam ?? false,
      needs: plan.needs ?? [],
      mastery: plan.mastery ?? [],
      folder,
      texts: null,
      replays: textsOf(folder, replays),
    },
  }
}

function textsOf(folder: string, replays: readonly string[]): Record<string, string> {
  return Object.fromEntries(replays.map(file => [file.replace(/\.replay$/, ''), readFileSync(join(folder, file), 'utf8')]))
}

export function nameOf({ number, title }: Pick<Subject, 'number' | 'title'>): string {
  return `${String(number).padStart(2, '0')} ${title}`
}
