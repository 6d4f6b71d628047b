/** The report of one rule set: a table in Markdown, and its plots. */
import type { Estimate } from '../../../terminal/estimate.ts'
import { barChart } from '../../../terminal/svg.ts'
import type { Figures } from './figures.ts'

export interface Report {
  readonly name: string // of the rule set, as it is typed
  readonly file: string // what its files are called
  readonly mind: string
  readonly steps: number
  readonly command: string
  readonly figures: Figures
}

/** What comes of going first, in words, and what mirrored pairs do about it. */
function firstInWords(figures: Figures): string {
  const { firstWins, drawn, firstShare, luckSingle, luckMirrored } = figures
  const share =
    drawn.value === 0
      ? `wins ${percent(firstWins)} of the games`
      : `gets ${percent(firstShare)} of what there is to win, a draw being half a win`
  const verdict =
    firstShare.low > 0.5
      ? `Going first is an advantage: the first player ${share}.`
      : firstShare.high < 0.5
        ? `Going first is a disadvantage: the first player ${share}.`
        : `Nobody can tell from these games that going first matters: the first player ${share}.`
  return [
    `${verdict}${tiesInWords(figures)}`,
    `In a mirrored pair, two games with the same bag and the seats swapped, both players go first once and the sum of the margins decides, so that`,
    `this falls to nobody; and where the deal explains ${percent(luckSingle)} of the margins of single games, it explains ${percent(luckMirrored)} of those of`,
    `mirrored pairs. That is why the league (docs/league.md) counts mirrored pairs.\n`,
  ].join('\n')
}

function tiesInWords({ ties, tiesFirst, drawn }: Figures): string {
  if (tiesFirst === null) return ''
  const tied = `${(100 * ties.value).toFixed(1)} %`
  if (drawn.value > 0) return ` Equal points, in ${tied} of the games, are a draw.`
  return ` Of the ${tied} that end with equal points the first player wins ${(100 * tiesFirst).toFixed(1)} %: whoever placed the last tile loses those.`
}

export function markdown({ name, file, mind, steps, command, figures }: Report): string {
  const rows: (readonly [string, string])[] = [
    ['games', String(figures.games)],
    ['the first player wins', percent(figures.firstWins)],
    ['points equal at the end', percent(figures.ties)],
    ...(figures.drawn.value > 0 ? [['drawn', percent(figures.drawn)] as const] : []),
    ['ended by mercy', percent(figures.mercy)],
    ['margin of the first player', plain(figures.margin)],
    ['turns a game', plain(figures.turns)],
    ['points a turn', plain(figures.pointsATurn)],
    ['detonations of two waves and more', `${(100 * figures.chains.slice(1).reduce((sum, share) => sum + share, 0)).toFixed(1)} %`],
    ['longest chain', `${figures.chains.length} waves`],
    ['luck, single games', percent(figures.luckSingle)],
    ['luck, mirrored pairs', percent(figures.luckMirrored)],
  ]
  const cards = figures.cards.filter(({ played }) => played.value > 0)
  const never = figures.cards.filter(({ played }) => played.value === 0).map(({ card }) => card)
  const cardRows = cards.map(({ card, played, worth }) => `| ${card} | ${percent(played)} | ${plain(worth)} |`)
  return [
    `# Balance of ${name}\n`,
    `${mind} against itself, with ${steps} steps a turn. Every deal is played four times: two mirrored pairs. Intervals are 95 %, and reckon with the`,
    'games of a deal being alike. Luck is the share of the variance of margins that the deal explains: the correlation between two results of the',
    'same deal.\n',
    `    ${command}\n`,
    `| | |\n|---|---|\n${rows.map(([what, value]) => `| ${what} | ${value} |`).join('\n')}\n`,
    firstInWords(figures),
    ...(cardRows.length > 0
      ? [
          'By how many points players did better who played a card than players who did not. That need not be the doing of the card: who is behind may have\nmore reason to play one.\n',
          `| card | played by | did better by |\n|---|---|---|\n${cardRows.join('\n')}\n`,
          ...(never.length > 0 ? [`Never played: ${never.join(', ')}.\n`] : []),
          `![cards](${file}-cards.svg)\n`,
        ]
      : []),
    `![margins](${file}-margins.svg)\n`,
    `![chains](${file}-chains.svg)\n`,
  ].join('\n')
}

/** By file name. */
export function plots({ file: name, figures }: Report): Map<string, string> {
  const margins = [...figures.margins].sort(([a], [b]) => a - b)
  const share = (value: number): string => `${(100 * value).toFixed(1)} %`
  const files = new Map([
    [
      `${name}-margins.svg`,
      barChart({
        title: `${name}: margin of the first player, share of games`,
        bars: margins.map(([margin, count]) => ({ label: String(margin), value: count / figures.games })),
        figure: share,
      }),
    ],
    [
      `${name}-chains.svg`,
      barChart({
        title: `${name}: waves of a detonation, share of detonations`,
        bars: figures.chains.map((value, at) => ({ label: String(at + 1), value })),
        figure: share,
      }),
    ],
  ])
  const cards = figures.cards.filter(({ played }) => played.value > 0)
  if (cards.length > 0)
    files.set(
      `${name}-cards.svg`,
      barChart({
        title: `${name}: share of players who played a card`,
        bars: cards.map(({ card, played }) => ({ label: card, value: played.value, low: played.low, high: played.high })),
        figure: share,
      }),
    )
  return files
}

function percent({ value, low, high }: Estimate): string {
  return `${(100 * value).toFixed(1)} % (${(100 * low).toFixed(1)} … ${(100 * high).toFixed(1)})`
}

function plain({ value, low, high }: Estimate): string {
  return `${value.toFixed(2)} (${low.toFixed(2)} … ${high.toFixed(2)})`
}
