/** What a worker is asked to do, as plain data, and how it is done. */
import type { FloodLevel } from '../../nouns.ts'
import { type Certificate, certificates } from './certificates.ts'
import type { Again } from './job.ts'
import { jobsOf } from './jobs.ts'
import type { Figures } from './results.ts'
import { type Asked, oneRound, type Round } from './rounds.ts'
import type { Subject } from './subject.ts'

/** How long a job may take unless something else is said: of the processor, not of the wall. */
export const SECONDS = 12

export type Task =
  /** Its certificates, every job that is quick, and a part of those that are kept. */
  | { readonly kind: 'look'; readonly subject: Subject; readonly kept: Readonly<Record<string, Figures>> }
  /** One round of a search that somebody asked for. */
  | { readonly kind: 'round'; readonly level: FloodLevel; readonly asked: Asked; readonly round: Round }
  | { readonly kind: 'job'; readonly subject: Subject; readonly job: string; readonly seconds: number; readonly workers: number }

export interface Looked {
  readonly certificates: readonly Certificate[]
  readonly figures: Readonly<Record<string, Figures>>
  readonly again: Readonly<Record<string, Again>>
}

export function perform(task: Task, say: (line: string) => void): unknown {
  switch (task.kind) {
    case 'look':
      return look(task.subject, task.kept)
    case 'round':
      return oneRound(task.level, task.asked, task.round, say)
    case 'job': {
      const job = jobsOf(task.subject).find(({ name }) => name === task.job)
      if (!job) throw new Error(`there is no job "${task.job}"`)
      const now = (): number => secondsOfWork(task.workers)
      const end = now() + (job.times ?? 1) * task.seconds
      return job.run(task.subject, { enough: () => now() > end, now, say })
    }
  }
}

/** Of the processor, not of the wall: on a busy machine a search looks as far as on a quiet one. All workers are one process. */
function secondsOfWork(workers: number): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / (1_000_000 * workers)
}

function look(subject: Subject, kept: Readonly<Record<string, Figures>>): Looked {
  const how = { enough: () => false, now: () => 0, say: () => {} }
  const jobs = jobsOf(subject)
  const quick = jobs.filter(job => job.quick)
  return {
    certificates: certificates(subject),
    figures: Object.fromEntries(quick.map(job => [job.name, job.run(subject, how)])),
    again: Object.fromEntries(
      jobs.flatMap(job => {
        const figures = kept[job.name]
        return figures && job.again ? [[job.name, job.again(subject, figures)]] : []
      }),
    ),
  }
}
