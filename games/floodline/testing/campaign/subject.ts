/** A level of the campaign as something to be examined: plain data, so that it can be handed to a worker. */
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { CampaignTexts, Tool } from '../../levels/folder.ts'
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
    const text = (file: string): [string, string] => [file.replace(/\.replay$/, ''), readFileSync(join(folder, file), 'utf8')]
    return {
      ...{ number, id, level, folder, texts, title: level.title, chapter: Math.ceil(number / 10), hash: levelHash(level) },
      ...{ exam: plan.exam ?? false, needs: plan.needs ?? [], replays: Object.fromEntries(replays.map(text)) },
    }
  })
  return { subjects, faults: faults.filter(fault => fault.startsWith('campaign/')) }
}

/** A level file from anywhere; what it needs and proves is not known. Its number is that of its name, `03-four-winds.json`. */
export function subjectOfFile(path: string): Subject | { readonly because: string } {
  const faults: string[] = []
  const level = readLevel(path, fault => void faults.push(fault))
  if (!level) return { because: faults.join('; ') }
  const name = basename(path) === 'level.json' ? basename(dirname(path)) : basename(path)
  const number = Number(/^\d+/.exec(name)?.[0] ?? 0)
  return {
    ...{ number, id: level.id, title: level.title, chapter: Math.ceil(number / 10), level, hash: levelHash(level) },
    ...{ exam: number > 0 && number % 10 === 0, needs: [], replays: {}, folder: dirname(path), texts: null },
  }
}

export function nameOf({ number, title }: Pick<Subject, 'number' | 'title'>): string {
  return `${String(number).padStart(2, '0')} ${title}`
}
