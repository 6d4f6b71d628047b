/** `lockstep campaign verify`: one line for every certificate and every attempt that must fail. */
import type { Arguments } from '../../../../terminal/arguments.ts'
import { FINE, WRONG } from '../../../../terminal/command.ts'
import { counted, paint, printable } from '../../../../terminal/text.ts'
import type { World } from '../../../../terminal/world.ts'
import { type Certificate, MEDALS } from '../../testing/campaign/certificates.ts'
import { jobsOf } from '../../testing/campaign/jobs.ts'
import { TaskPool } from '../../testing/campaign/pool.ts'
import { type Figures, Results } from '../../testing/campaign/results.ts'
import { nameOf, type Subject } from '../../testing/campaign/subject.ts'
import { type Looked, SECONDS } from '../../testing/campaign/tasks.ts'
import { chooseLevels, chooseWorkers } from './levels.ts'

interface Line {
  readonly ok: boolean
  readonly what: string
  readonly says: string
  readonly kind: 'certificate' | 'refutation' | 'figure' | 'fault'
  /** Found out now, or read from what is kept. */
  readonly from: 'now' | 'kept'
  /** What was done again of something that is kept. */
  readonly again?: string
}

export async function verifyCampaign(given: Arguments, world: World): Promise<number> {
  const { subjects, faults } = chooseLevels(given)
  const pool = new TaskPool(chooseWorkers(given))
  const results = new Results()
  const lines: Line[] = []
  for (const fault of faults) world.out(`${paint(world, 'red', 'FAULT')} ${printable(fault)}`)
  try {
    const looked = subjects.map(subject => look(subject, results, given.has('search'), pool))
    for (const [at, subject] of subjects.entries()) {
      const found = linesOf(subject, (await looked[at]) as Looked, results)
      world.out(paint(world, 'bold', `${nameOf(subject)} · ${subject.hash.slice(0, 12)}`))
      for (const line of found) world.out(inWords(line, world))
      lines.push(...found)
    }
  } finally {
    await pool.close()
  }
  const wrong = lines.filter(({ ok }) => !ok).length + faults.length
  world.out(summary(subjects.length, lines, wrong))
  return wrong === 0 ? FINE : WRONG
}

/** All that is played now; with `searching` also the searches that are not kept. */
async function look(subject: Subject, results: Results, searching: boolean, pool: TaskPool): Promise<Looked> {
  const kept = results.of(subject, namesOf(subject))
  const looked = pool.run({ kind: 'look', subject, kept }) as Promise<Looked>
  const missing = searching ? jobsOf(subject).filter(({ name, quick }) => !quick && !(name in kept)) : []
  const searched = missing.map(async ({ name }) => {
    const task = { kind: 'job', subject, job: name, seconds: SECONDS, workers: pool.workers } as const
    return [name, (await pool.run(task)) as Figures] as const
  })
  const { figures, ...rest } = await looked
  return { ...rest, figures: { ...figures, ...Object.fromEntries(await Promise.all(searched)) } }
}

export function linesOf(subject: Subject, { certificates, figures, again }: Looked, results: Pick<Results, 'get' | 'isOld'>): Line[] {
  const gold = certificates.find(({ name }) => name === 'gold') ?? null
  const medals = MEDALS.filter(medal => !certificates.some(({ name }) => name === medal))
  return [
    ...certificates.map(certificateLine),
    ...medals.map(medal => ({
      ok: false,
      what: medal,
      says: `there is no ${medal}.replay`,
      kind: 'certificate' as const,
      from: 'now' as const,
    })),
    ...jobsOf(subject).flatMap((job): Line[] => {
      const now = figures[job.name]
      const known = now ?? results.get(subject, job.name)
      if (!known) return []
      const { ok, says, how } = job.judge(subject, known, gold)
      const once = again[job.name] ?? { ok: true, says: '' }
      const line = { what: job.title, says: `${how === 'proven' ? 'proven: ' : ''}${says}` }
      return [
        {
          ...{ ...line, ok: ok && once.ok, kind: job.refutes ? 'refutation' : 'figure', from: now ? 'now' : 'kept' },
          again: once.ok ? once.says : `${once.says}, and it came to something else`,
        },
      ]
    }),
    ...missingLine(subject, figures, results),
  ]
}

function namesOf(subject: Subject): string[] {
  return jobsOf(subject).map(({ name }) => name)
}

/** Searches of which nothing is known: all in one line, because one command makes them. */
function missingLine(subject: Subject, figures: Looked['figures'], results: Pick<Results, 'get' | 'isOld'>): Line[] {
  const missing = namesOf(subject).filter(name => !figures[name] && !results.get(subject, name))
  if (missing.length === 0) return []
  const old = missing.some(name => results.isOld(subject, name))
  const because = old ? 'what is kept is of an older version of the level' : 'nothing is kept'
  const says = `${missing.join(', ')}: ${because}; run: npx lockstep campaign report --only ${subject.id}`
  return [{ ok: false, what: counted(missing.length, 'search', 'searches'), says, kind: 'fault', from: 'now' }]
}

function certificateLine({ name, stars, metrics, ticks, presses, faults }: Certificate): Line {
  const { pieces, tilts, shift } = metrics
  const seconds = (ticks / 60).toFixed(1)
  const says =
    faults.length > 0
      ? faults.join('; ')
      : `★${stars}, ${counted(pieces, 'piece')}, ${counted(tilts, 'tilt')}, shift ${shift}, ${counted(presses, 'press', 'presses')} in ${seconds} s`
  return { ok: faults.length === 0, what: `${name}.replay`, says, kind: 'certificate', from: 'now' }
}

function inWords({ ok, what, says, from, again = '' }: Line, world: World): string {
  const source = from === 'now' ? '' : ` [kept${again === '' ? '' : `; ${again}`}]`
  const mark = ok ? paint(world, 'green', 'ok   ') : paint(world, 'red', 'FAIL ')
  return `  ${mark}${printable(`${what}: ${says}${source}`)}`
}

function summary(levels: number, lines: readonly Line[], wrong: number): string {
  const of = (kind: Line['kind'], from?: Line['from']): number =>
    lines.filter(line => line.ok && line.kind === kind && (from === undefined || line.from === from)).length
  const medals = lines.filter(({ ok, kind, what }) => ok && kind === 'certificate' && !what.startsWith('more')).length
  const more = of('certificate') - medals
  return [
    `${counted(levels, 'level')}, ${counted(medals, 'certificate')}`,
    ...(more > 0 ? [`${more} more ${more === 1 ? 'way' : 'ways'} to win`] : []),
    `${counted(of('refutation'), 'refutation')} (${of('refutation', 'now')} played now, ${of('refutation', 'kept')} read from what is kept)`,
    `${counted(of('figure'), 'figure')} read from what is kept`,
    `${lines.filter(line => (line.again ?? '') !== '').length} of what is kept made again in part`,
    wrong === 0 ? 'everything holds' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong`,
  ].join('; ')
}
