/** `lockstep campaign report`: every search that is not kept yet, on all cores, and then the page. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arguments } from '../../../../terminal/arguments.ts'
import { FINE } from '../../../../terminal/command.ts'
import { counted, Progress } from '../../../../terminal/text.ts'
import type { World } from '../../../../terminal/world.ts'
import { humanTime } from '../../testing/campaign/human-time.ts'
import { jobsOf } from '../../testing/campaign/jobs.ts'
import { TaskPool } from '../../testing/campaign/pool.ts'
import { type Figures, Results } from '../../testing/campaign/results.ts'
import type { Chanced, Effort, Fewest, Recovered } from '../../testing/campaign/search-jobs.ts'
import { nameOf, readSubjects, type Subject } from '../../testing/campaign/subject.ts'
import { type Looked, SECONDS } from '../../testing/campaign/tasks.ts'
import { curve } from './curve.ts'
import { chooseLevels, chooseWorkers } from './levels.ts'
import { page, pointOf, type Row } from './page.ts'

interface Todo {
  readonly subject: Subject
  readonly job: string
}

export async function reportCampaign(given: Arguments, world: World): Promise<number> {
  given.onlyOneOf('fresh', 'kept')
  const { subjects } = chooseLevels(given)
  const results = new Results()
  const todo = subjects
    .flatMap(subject => slowJobs(subject).map(job => ({ subject, job })))
    .filter(({ subject, job }) => !given.has('kept') && (given.has('fresh') || results.get(subject, job) === null))
    .toSorted((a, b) => rank(a.job) - rank(b.job))
  const pool = new TaskPool(chooseWorkers(given))
  try {
    await search(todo, given.whole('seconds', 1, 3600, SECONDS), results, pool, world)
    const all = readSubjects().subjects
    results.tidy(all.map(subject => ({ subject, jobs: slowJobs(subject) })))
    const looked = await Promise.all(all.map(subject => pool.run({ kind: 'look', subject, kept: {} }) as Promise<Looked>))
    write(
      all.map((subject, at) => rowOf(subject, looked[at] as Looked, results)),
      world,
    )
  } finally {
    await pool.close()
  }
  return FINE
}

/** What is most likely to find a fault comes first, whatever the level. */
const FIRST = ['chance', 'without', 'recovery']

function rank(job: string): number {
  const at = FIRST.findIndex(name => job.startsWith(name))
  return at < 0 ? FIRST.length : at
}

function slowJobs(subject: Subject): string[] {
  return jobsOf(subject)
    .filter(({ quick }) => !quick)
    .map(({ name }) => name)
}

/** Kept one by one: whoever stops it goes on where it was. */
async function search(todo: readonly Todo[], seconds: number, results: Results, pool: TaskPool, world: World): Promise<void> {
  const progress = new Progress(world, 'searching')
  let done = 0
  await Promise.all(
    todo.map(async ({ subject, job }) => {
      const task = { kind: 'job', subject, job, seconds, workers: pool.workers } as const
      const figures = (await pool.run(task, line => progress.show(done / todo.length, `${nameOf(subject)}, ${job}: ${line}`))) as Figures
      results.add(subject, job, figures)
      done++
      progress.show(done / todo.length, `${done} of ${counted(todo.length, 'job')}, ${nameOf(subject)}: ${job}`)
    }),
  )
  progress.end()
}

function rowOf(subject: Subject, { certificates, figures }: Looked, results: Results): Row {
  const kept = <F>(job: string): F | null => results.get(subject, job) as F | null
  const gold = certificates.find(({ name }) => name === 'gold') ?? null
  const attempts = jobsOf(subject)
    .filter(({ refutes }) => refutes)
    .flatMap(job => {
      const found = figures[job.name] ?? results.get(subject, job.name)
      return found ? [{ title: job.title, ...job.judge(subject, found, gold) }] : []
    })
  return {
    ...{ subject, certificates, attempts, time: humanTime(subject) },
    ...{ win: kept<Effort>('win'), stars: kept<Effort>('stars'), least: leastsOf(subject, results) },
    ...{ chance: kept<Chanced>('chance'), recovery: kept<Recovered>('recovery') },
  }
}

/** By what is counted and the stars: `pieces 123`. */
function leastsOf(subject: Subject, results: Results): Row['least'] {
  const jobs = slowJobs(subject).filter(job => job.startsWith('least '))
  return Object.fromEntries(
    jobs.flatMap(job => {
      const found = results.get(subject, job) as Fewest | null
      return found ? [[job.slice('least '.length), found]] : []
    }),
  )
}

function write(rows: readonly Row[], world: World): void {
  writeFileSync(join(world.root, 'docs/campaign.md'), page(rows))
  writeFileSync(join(world.root, 'docs/campaign-curve.svg'), curve(rows.map(pointOf)))
  world.out(`${counted(rows.length, 'level')} in docs/campaign.md`)
}
