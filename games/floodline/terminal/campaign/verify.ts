/** `lockstep campaign verify`: one line for every certificate and every attempt that must fail. */
import type { Arguments } from '../../../../terminal/arguments.ts'
import { FINE, WRONG } from '../../../../terminal/command.ts'
import { counted, paint, printable } from '../../../../terminal/text.ts'
import type { World } from '../../../../terminal/world.ts'
import { type Certificate, MEDALS } from '../../testing/campaign/certificates.ts'
import type { Judged } from '../../testing/campaign/job.ts'
import { jobsOf } from '../../testing/campaign/jobs.ts'
import { TaskPool } from '../../testing/campaign/pool.ts'
import { Results } from '../../testing/campaign/results.ts'
import { nameOf, type Subject } from '../../testing/campaign/subject.ts'
import type { Looked } from '../../testing/campaign/tasks.ts'
import { chooseLevels, chooseWorkers } from './levels.ts'

interface Line {
  readonly ok: boolean
  readonly what: string
  readonly says: string
  readonly kind: 'certificate' | 'refutation' | 'figure' | 'fault'
  /** Found out now, or read from what is kept. */
  readonly from: 'now' | 'kept'
}

export async function verifyCampaign(given: Arguments, world: World): Promise<number> {
  const { subjects, faults } = chooseLevels(given)
  const pool = new TaskPool(chooseWorkers(given))
  const results = new Results()
  const lines: Line[] = []
  for (const fault of faults) world.out(`${paint(world, 'red', 'FAULT')} ${printable(fault)}`)
  try {
    const looked = subjects.map(subject => pool.run({ kind: 'look', subject }) as Promise<Looked>)
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

export function linesOf(subject: Subject, { certificates, figures }: Looked, results: Pick<Results, 'get' | 'isOld'>): Line[] {
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
    ...jobsOf(subject).map((job): Line => {
      const now = figures[job.name]
      const kept = now ?? results.get(subject, job.name)
      const judged: Judged = kept ? job.judge(subject, kept, gold) : { ok: false, says: missing(subject, results.isOld(subject, job.name)) }
      const how = judged.how === 'proven' ? 'proven: ' : ''
      return {
        ok: judged.ok,
        what: job.title,
        says: how + judged.says,
        kind: job.refutes ? 'refutation' : 'figure',
        from: now ? 'now' : 'kept',
      }
    }),
  ]
}

function missing({ id }: Subject, old: boolean): string {
  return `${old ? 'what is kept is of an older version of the level' : 'nothing is kept'}; run: npx lockstep campaign report --only ${id}`
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

function inWords({ ok, what, says, from }: Line, world: World): string {
  const mark = ok ? paint(world, 'green', 'ok   ') : paint(world, 'red', 'FAIL ')
  return `  ${mark}${printable(`${what}: ${says}${from === 'kept' ? ' [kept]' : ''}`)}`
}

function summary(levels: number, lines: readonly Line[], wrong: number): string {
  const of = (kind: Line['kind'], from?: Line['from']): number =>
    lines.filter(line => line.ok && line.kind === kind && (from === undefined || line.from === from)).length
  const medals = lines.filter(({ ok, kind, what }) => ok && kind === 'certificate' && !what.startsWith('more')).length
  const more = of('certificate') - medals
  return [
    `${counted(levels, 'level')}, ${counted(medals, 'certificate')}`,
    ...(more > 0 ? [`${more} more ${more === 1 ? 'way' : 'ways'} to win`] : []),
    `${counted(of('refutation'), 'refutation')} (${of('refutation', 'now')} played now, ${of('refutation', 'kept')} kept)`,
    `${counted(of('figure'), 'figure')} (${of('figure', 'now')} now, ${of('figure', 'kept')} kept)`,
    wrong === 0 ? 'everything holds' : `${wrong} ${wrong === 1 ? 'thing is' : 'things are'} wrong`,
  ].join('; ')
}
