/** One thing to find out about a level: how, and what is thought of the answer. */
import type { Certificate } from './certificates.ts'
import type { Figures } from './results.ts'
import type { Subject } from './subject.ts'

/** Whoever runs a job says when it is enough, and hears how far it is. */
export interface How {
  readonly enough: () => boolean
  /** In seconds, from whenever. */
  readonly now: () => number
  readonly say: (line: string) => void
}

export interface Judged {
  readonly ok: boolean
  readonly says: string
  /** Everything was looked at, or a sum decides; left out where a game was simply played. */
  readonly how?: 'proven' | 'searched'
}

export interface Job {
  readonly name: string
  /** Told in `verify`. */
  readonly title: string
  /** A moment's work: done again by every `verify`. What is not is kept in the file of results. */
  readonly quick: boolean
  /** An attempt to win as nobody should, which must fail. */
  readonly refutes: boolean
  /** How many times as long as others it may take; as long when left out. */
  readonly times?: number
  run(subject: Subject, how: How): Figures
  /** `gold` is the certificate of three stars, if there is one. */
  judge(subject: Subject, figures: Figures, gold: Certificate | null): Judged
  /** A part of it once more, beside what is kept: whether it comes to the same. */
  again?(subject: Subject, figures: Figures): Again
}

export interface Again {
  readonly ok: boolean
  readonly says: string
}

interface Typed<F extends object> extends Omit<Job, 'run' | 'judge' | 'again'> {
  run(subject: Subject, how: How): F
  judge(subject: Subject, figures: F, gold: Certificate | null): Judged
  again?(subject: Subject, figures: F): Again
}

/** Figures were made by the same job, perhaps on another day: the version of the solver is raised when their form changes. */
export function job<F extends object>({ again, ...typed }: Typed<F>): Job {
  return {
    ...typed,
    run: (subject, how) => typed.run(subject, how) as Figures,
    judge: (subject, figures, gold) => typed.judge(subject, figures as F, gold),
    ...(again && { again: (subject: Subject, figures: Figures) => again(subject, figures as F) }),
  }
}
