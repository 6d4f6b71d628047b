/** The table of a league, as Markdown. */
import { stream } from '../../kernel/rng.ts'
import type { Estimate } from '../../terminal/estimate.ts'
import { difference, pairsOf, ratingsWithIntervals, share, type Tally } from './rating.ts'

export interface Section {
  readonly title: string
  readonly command: string
  readonly players: readonly { readonly id: string; readonly about: string }[]
  readonly tallies: readonly Tally[]
}

const PREAMBLE = `# League

Every mind against every other, in mirrored pairs: the same deal twice with the seats swapped, and the sum of both margins decides the pair.
That takes the luck of the deal out. Elo is what explains all results best (Bradley–Terry), with the weakest at 0; intervals are 95 %, by drawing the
pairs again from themselves. Between neighbours the difference is the direct one, with Wilson's interval. The command above a table makes it
again, and with \`--file\` goes on where it stopped. The seed in it names the deals: no level was tuned on these.
`

const SAMPLES = 200

export function section({ title, command, players, tallies }: Section): string {
  const rated = ratingsWithIntervals(players.length, tallies, SAMPLES, stream(title, 'league'))
  const levels = players.map(({ id, about }, at) => `| ${at + 1} | ${id} | ${interval(rated[at])} | ${about} |`)
  const neighbours = players.slice(1).map(({ id }, at) => {
    const tally = between(tallies, at + 1, at)
    const won = share(tally)
    return `| ${id} – ${players[at]?.id} | ${pairsOf(tally)} | ${tally.won} / ${tally.drawn} / ${tally.lost} | ${percent(won)} | ${interval(difference(tally))} |`
  })
  const cross = players.map(({ id }, a) => {
    const cells = players.map((_, b) =>
      a === b ? '' : pairsOf(between(tallies, a, b)) === 0 ? '·' : whole(100 * share(between(tallies, a, b)).value),
    )
    return `| ${id} | ${cells.join(' | ')} |`
  })
  return [
    `## ${title}\n\n    ${command}\n`,
    `| level | mind | Elo | what it does |\n|---|---|---|---|\n${levels.join('\n')}\n`,
    `| neighbours | pairs | won / drawn / lost | points | Elo between them |\n|---|---|---|---|---|\n${neighbours.join('\n')}\n`,
    `Points in per cent, of the row against the column:\n`,
    `| | ${players.map(({ id }) => id).join(' | ')} |\n|---${'|---'.repeat(players.length)}|\n${cross.join('\n')}`,
  ].join('\n')
}

/** Of a against b, whichever way round it was kept. */
export function between(tallies: readonly Tally[], a: number, b: number): Tally {
  let [won, drawn, lost] = [0, 0, 0]
  for (const tally of tallies) {
    const turned = tally.a === b && tally.b === a
    if (!turned && !(tally.a === a && tally.b === b)) continue
    won += turned ? tally.lost : tally.won
    drawn += tally.drawn
    lost += turned ? tally.won : tally.lost
  }
  return { a, b, won, drawn, lost }
}

/** The old report with one section replaced; the others keep what they had. */
export function withSection(old: string, title: string, text: string): string {
  const parts = old.split(/^(?=## )/m).filter(part => part.startsWith('## '))
  const sections = new Map(parts.map(part => [part.slice(3, part.indexOf('\n')), part.trim()]))
  sections.set(title, text.trim())
  return `${[PREAMBLE.trim(), ...sections.values()].join('\n\n')}\n`
}

function interval(estimate: Estimate | undefined): string {
  if (!estimate) return ''
  const { value, low, high } = estimate
  return `${whole(value)} (${whole(low)} … ${whole(high)})`
}

function percent({ value, low, high }: Estimate): string {
  return `${(100 * value).toFixed(1)} % (${(100 * low).toFixed(1)} … ${(100 * high).toFixed(1)})`
}

function whole(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '−∞'
  return Math.round(value).toFixed(0).replace('-', '−')
}
