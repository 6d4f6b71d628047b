/** docs/campaign.md: what is known of each level, and where it is from. */
import type { Certificate } from '../../testing/campaign/certificates.ts'
import { type HumanTime, MODEL, minutesOf } from '../../testing/campaign/human-time.ts'
import type { Judged } from '../../testing/campaign/job.ts'
import type { Chanced, Effort, Fewest, Recovered } from '../../testing/campaign/search-jobs.ts'
import { nameOf, type Subject } from '../../testing/campaign/subject.ts'
import type { Point } from './curve.ts'

/** All that the page says of one level. */
export interface Row {
  readonly subject: Subject
  readonly certificates: readonly Certificate[]
  readonly time: HumanTime
  readonly win: Effort | null
  readonly stars: Effort | null
  readonly least: Readonly<Record<string, Fewest>>
  readonly chance: Chanced | null
  readonly recovery: Recovered | null
  /** Attempts that must fail. */
  readonly attempts: readonly (Judged & { readonly title: string })[]
}

const CHAPTERS = ['Foundation', 'Floodplain', 'High-Rise'] as const

/** How much a search may cost that found nothing, where a number is needed. */
const BEYOND = 200_000

export function pointOf({ subject, win, stars, chance }: Row): Point {
  const cost = (effort: Effort | null): number | null => (effort === null || effort.median === null ? null : effort.median)
  const { games = 0, won = 0, low = 0, high = 1_000_000 } = chance ?? {}
  const share = (won + 0.5) / (games + 1)
  const effort = (Math.log10(cost(win) ?? BEYOND) + Math.log10(cost(stars) ?? BEYOND)) / 2
  const hard = clamp((effort - 1.5) / 4) + clamp(-Math.log10(share) / 4)
  return {
    ...{
      number: subject.number,
      win: cost(win),
      stars: cost(stars),
      low: low / 1e6,
      high: high / 1e6,
      rate: games === 0 ? 0 : won / games,
    },
    difficulty: Math.round(50 * hard) / 10,
  }
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}

export function page(rows: readonly Row[]): string {
  const count = rows.reduce((sum, { certificates }) => sum + certificates.filter(({ faults }) => faults.length === 0).length, 0)
  return `${[
    '# Floodline: what is known of the campaign',
    opening(rows.length, count),
    '## Par\n',
    PAR_NOTE,
    ...tables(rows, PAR_HEAD, parCells),
    '## How hard\n',
    '![Difficulty of the levels](campaign-curve.svg)\n',
    hardNote(rows),
    ...tables(rows, HARD_HEAD, hardCells),
    '## Attempts that must fail\n',
    ATTEMPTS_NOTE,
    ...tables(rows, ['level', 'needs', 'proven', 'searched', 'kinds played'], attemptCells),
    wrongs(rows),
  ].join('\n')}\n`
}

function opening(levels: number, replays: number): string {
  return `
${levels} levels, ${replays} replays beside them. Everything here is made by

    npx lockstep campaign report

which keeps what it finds in \`games/floodline/testing/campaign/results.jsonl\`, line by line, and goes on where it stopped. What is kept holds for
one version of a level alone; \`npx lockstep campaign verify\` says when it is of another, verifies every replay, and plays what is
quick once more. *Proven*: everything was looked at, or a sum decides. *Searched*: so many placements were tried and nothing was
found, which is no proof. *Played*: these very games were played.
`
}

function tables(rows: readonly Row[], head: readonly string[], cells: (row: Row) => readonly string[]): string[] {
  return CHAPTERS.flatMap((name, at) => {
    const own = rows.filter(({ subject }) => subject.chapter === at + 1)
    if (own.length === 0) return []
    const lines = own.map(row => `| ${cells(row).join(' | ')} |`)
    return [`### ${at + 1} ${name}\n`, `| ${head.join(' | ')} |\n|${'---|'.repeat(head.length)}\n${lines.join('\n')}\n`]
  })
}

// ── Par ──────────────────────────────────────────────────────────────────────────────────────────────

const PAR_HEAD = [
  'level',
  '★★★ by a hand: pieces, tilts, shift, time',
  '★1+2',
  '★1',
  'fewest pieces found: ★1, ★★★',
  'fewest tilts: ★1, ★★★',
  'a person, minutes',
]

const PAR_NOTE = `The first three columns are the replays beside the level, at the pace of a hand: 18 ticks before a piece is touched, 9 between
two presses. Fewest: by the solver; * where no win can have fewer. The minutes of a person are a model, not a measurement: ${MODEL.look} s to
look, ${MODEL.prompt} s a prompt, ${MODEL.react} s before a piece and ${MODEL.decide} s for each doubling of the places where it can lie, ${MODEL.tilt} s a tilt, ${MODEL.tap} s a press,
${MODEL.lock} s to watch a piece come to rest; and half a game more for each factor of ten by which the solver's search for a win exceeds a hundred
placements. The aim is 2 to 8.
`

function parCells({ subject, certificates, time, win, least }: Row): string[] {
  const medal = (name: string): string => {
    const found = certificates.find(each => each.name === name)
    if (!found) return '–'
    const { pieces, tilts, shift } = found.metrics
    return `${pieces}, ${tilts}, ${shift}, ${(found.ticks / 60).toFixed(0)} s`
  }
  const fewest = (count: 'pieces' | 'tilts'): string =>
    (['1', '123'] as const)
      .map(stars => {
        const found = least[`${count} ${stars}`]
        return found?.found === null || found === undefined ? '–' : `${found.found}${found.proven ? '*' : ''}`
      })
      .join(', ')
  return [nameOf(subject), medal('gold'), medal('silver'), medal('bronze'), fewest('pieces'), fewest('tilts'), minutes(time, win)]
}

function minutes(time: HumanTime, win: Effort | null): string {
  return time.game === 0 ? '–' : minutesOf(time, win?.median ?? null).toFixed(1)
}

// ── How hard ─────────────────────────────────────────────────────────────────────────────────────────

const HARD_HEAD = ['level', 'difficulty', 'placements to ★1', 'placements to ★★★', 'random games won', 'still won after a spoilt piece']

function hardCells(row: Row): string[] {
  const { subject, win, stars, chance, recovery } = row
  const effort = (found: Effort | null): string =>
    found === null ? '–' : found.median === null ? `not found (${figure(Math.max(...found.placements))})` : figure(found.median)
  const per = (millionths: number): string => (millionths / 10_000).toFixed(2)
  return [
    ...[nameOf(subject), pointOf(row).difficulty.toFixed(1), effort(win), effort(stars)],
    chance === null ? '–' : `${per((1e6 * chance.won) / chance.games)} % (${per(chance.low)} … ${per(chance.high)}) of ${chance.games}`,
    recovery === null ? '–' : `${recovery.won} of ${recovery.spoilt}${recovery.lost > 0 ? `, ${recovery.lost} lost at once` : ''}`,
  ]
}

function figure(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

function hardNote(rows: readonly Row[]): string {
  const points = rows.map(pointOf)
  const chapters = CHAPTERS.flatMap((name, at) => {
    const own = points.filter(({ number }) => Math.ceil(number / 10) === at + 1)
    if (own.length < 3) return []
    const half = Math.floor(own.length / 2)
    const mean = (some: readonly Point[]): number => some.reduce((sum, { difficulty }) => sum + difficulty, 0) / some.length
    const dips = own.flatMap((point, here) => (here > 0 && point.difficulty < (own[here - 1]?.difficulty ?? 0) ? [point.number] : []))
    return [
      `${name}: first half ${mean(own.slice(0, half)).toFixed(1)}, second half ${mean(own.slice(half)).toFixed(1)}, last ${own.at(-1)?.difficulty.toFixed(1)}; dips at ${dips.join(', ') || 'none'}.`,
    ]
  })
  return `Placements are pieces set down and judged until the solver has won, the middle one of three searches that begin with other chance. Random games:
any place, any turn, now and then a tilt, a hold or an ability, with the 95 % interval (Wilson). After a spoilt piece: the solution is followed for
some pieces, one is set down badly, and the solver goes on from there. Difficulty is up to 5 for
placements, from thirty to three hundred thousand, and up to 5 for random wins, from all to one in ten thousand, in logarithms, together.

${chapters.join('\n')}
`
}

// ── Attempts ─────────────────────────────────────────────────────────────────────────────────────────

const ATTEMPTS_NOTE = `Played for every level, by \`npx lockstep campaign verify\`: no key at all, with time waiting and with time passing; hard drops; 41 ways of the
same keys for every piece; 480 ways of a tilt first, some drops, another tilt and drops again; a pillar in each corner; pieces on every wall,
highest first, then back; always the highest place, always the lowest. The last four choose from every landing that keys can reach, below roofs too.
`

function attemptCells({ subject, attempts }: Row): string[] {
  const by = (how: Judged['how']): string =>
    attempts
      .filter(each => each.ok && each.how === how)
      .map(({ title, says }) => (how === undefined ? title : `${title}: ${says}`))
      .join('; ') || '–'
  const played = attempts.filter(({ how, ok }) => how === undefined && ok).length
  return [
    nameOf(subject),
    needsOf(subject),
    by('proven'),
    by('searched'),
    `${played} of ${attempts.filter(({ how }) => how === undefined).length}`,
  ]
}

function needsOf({ needs, mastery }: Subject): string {
  return [...needs, ...mastery.map(tool => `${tool} for ★★★`)].join(', ') || '–'
}

function wrongs(rows: readonly Row[]): string {
  const wrong = rows.flatMap(({ subject, attempts }) =>
    attempts.filter(({ ok }) => !ok).map(({ title, says }) => `- ${nameOf(subject)}: ${title}: ${says}`),
  )
  return wrong.length === 0 ? '' : `## What does not hold\n\n${wrong.join('\n')}\n`
}
