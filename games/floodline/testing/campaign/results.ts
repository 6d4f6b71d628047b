/**
 * What searches found, one line of JSON for a job. A line is known by the hash of its level, the job and the version of the solver: what is there
 * is not done again, and what is of an edited level counts for nothing. The file is kept with the levels.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Subject } from './subject.ts'

/** Raised whenever a search may answer otherwise than before: everything is searched again then. */
export const SOLVER = 1

export const RESULTS = fileURLToPath(new URL('results.jsonl', import.meta.url))

/** What a job came to: plain data, that of a job always in the same form. */
export type Figures = Readonly<Record<string, unknown>>

export interface Result {
  readonly level: string
  readonly hash: string
  readonly job: string
  readonly solver: number
  readonly figures: Figures
}

export class Results {
  readonly #path: string
  readonly #byKey = new Map<string, Result>()

  constructor(path = RESULTS) {
    this.#path = path
    if (!existsSync(path)) return
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      if (line === '') continue
      const result = JSON.parse(line) as Result
      this.#byKey.set(keyOf(result), result)
    }
  }

  get(subject: Pick<Subject, 'hash'>, job: string): Figures | null {
    return this.#byKey.get(keyOf({ hash: subject.hash, job, solver: SOLVER }))?.figures ?? null
  }

  /** All that is known of this very level, by job. */
  of(subject: Pick<Subject, 'hash'>, jobs: readonly string[]): Record<string, Figures> {
    return Object.fromEntries(
      jobs.flatMap(job => {
        const figures = this.get(subject, job)
        return figures ? [[job, figures]] : []
      }),
    )
  }

  /** Whether there was one when the level was another. */
  isOld(subject: Subject, job: string): boolean {
    return [...this.#byKey.values()].some(each => each.level === subject.id && each.job === job)
  }

  /** Kept at once: whoever stops in the middle loses one job. */
  add(subject: Pick<Subject, 'id' | 'hash'>, job: string, figures: Figures): void {
    const result: Result = { level: subject.id, hash: subject.hash, job, solver: SOLVER, figures }
    this.#byKey.set(keyOf(result), result)
    appendFileSync(this.#path, `${JSON.stringify(result)}\n`)
  }

  /** The file in the order of the levels and their jobs, without what is of no level and no job any more. */
  tidy(wanted: readonly { readonly subject: Subject; readonly jobs: readonly string[] }[]): void {
    const lines = wanted.flatMap(({ subject, jobs }) =>
      jobs.flatMap(job => {
        const result = this.#byKey.get(keyOf({ hash: subject.hash, job, solver: SOLVER }))
        return result ? [JSON.stringify({ ...result, level: subject.id })] : []
      }),
    )
    writeFileSync(this.#path, lines.map(line => `${line}\n`).join(''))
  }
}

function keyOf({ hash, job, solver }: Pick<Result, 'hash' | 'job' | 'solver'>): string {
  return `${hash} ${job} ${solver}`
}
