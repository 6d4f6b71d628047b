/** What a worker is asked to do, as plain data, and how it is done. */
import { performance } from 'node:perf_hooks'
import type { FloodLevel } from '../../nouns.ts'
import { type Certificate, certificates } from './certificates.ts'
import { jobsOf } from './jobs.ts'
import type { Figures } from './results.ts'
import { type Asked, oneRound, type Round } from './rounds.ts'
import type { Subject } from './subject.ts'

/** A job is a matter of seconds: nobody waits longer for one. */
const MOST_SECONDS = 20

export type Task =
  /** Its certificates, and every job that is quick. */
  | { readonly kind: 'look'; readonly subject: Subject }
  /** One round of a search that somebody asked for. */
  | { readonly kind: 'round'; readonly level: FloodLevel; readonly asked: Asked; readonly round: Round }
  | { readonly kind: 'job'; readonly subject: Subject; readonly job: string }

export interface Looked {
  readonly certificates: readonly Certificate[]
  readonly figures: Readonly<Record<string, Figures>>
}

export function perform(task: Task, say: (line: string) => void): unknown {
  switch (task.kind) {
    case 'look':
      return look(task.subject)
    case 'round':
      return oneRound(task.level, task.asked, task.round, say)
    case 'job': {
      const job = jobsOf(task.subject).find(({ name }) => name === task.job)
      if (!job) throw new Error(`there is no job "${task.job}"`)
      const end = now() + (job.seconds ?? MOST_SECONDS)
      return job.run(task.subject, { enough: () => now() > end, now, say })
    }
  }
}

function now(): number {
  return performance.now() / 1000
}

function look(subject: Subject): Looked {
  const how = { enough: () => false, now, say: () => {} }
  const quick = jobsOf(subject).filter(job => job.quick)
  return {
    certificates: certificates(subject),
    figures: Object.fromEntries(quick.map(job => [job.name, job.run(subject, how)])),
  }
}
