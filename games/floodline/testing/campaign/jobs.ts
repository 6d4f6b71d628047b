/** Everything that is found out about a level, in the order in which it is told. */
import type { Job } from './job.ts'
import { QUICK_JOBS } from './quick-jobs.ts'
import { CHANCE, effortJob, leastJob, RECOVERY, withoutJob } from './search-jobs.ts'
import type { Subject } from './subject.ts'

export function jobsOf({ needs, mastery }: Pick<Subject, 'needs' | 'mastery'>): readonly Job[] {
  return [
    ...QUICK_JOBS,
    ...needs.map(tool => withoutJob(tool, '1')),
    ...mastery.map(tool => withoutJob(tool, '123')),
    ...(['pieces', 'tilts'] as const).flatMap(of => [leastJob(of, '123'), leastJob(of, '1')]),
    CHANCE,
    RECOVERY,
    effortJob('win', '1'),
    effortJob('stars', '123'),
  ]
}
