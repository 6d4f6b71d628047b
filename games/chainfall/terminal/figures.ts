/** The figures of a balance report, each with its 95 % interval. The four games of a deal are alike, and the intervals reckon with it. */

import type { Estimate } from '../../../terminal/estimate.ts'
import type { Noted } from '../minds/balance.ts'

const Z = 1.96

/** A deal is played four times by the same mind on both sides: two mirrored pairs. */
export type Quartet = readonly [Noted, Noted, Noted, Noted]

export interface Figures {
  readonly games: number
  readonly firstWins: Estimate
  readonly drawn: Estimate // nobody won
  readonly firstShare: Estimate // wins of the first player, and half of what was drawn
  readonly ties: Estimate
  readonly tiesFirst: number | null // of the ties, the share that goes to the first player
  readonly mercy: Estimate
  readonly turns: Estimate
  readonly pointsATurn: Estimate
  readonly margin: Estimate // of the first player
  readonly chains: readonly number[] // by waves, from 1: the share of detonations
  readonly luckSingle: Estimate // how much of the variance of margins the deal explains
  readonly luckMirrored: Estimate
  readonly cards: readonly { readonly card: string; readonly played: Estimate; readonly worth: Estimate }[]
  readonly margins: ReadonlyMap<number, number> // by margin: how many games
}

export function figuresOf(quartets: readonly Quartet[], cards: readonly string[]): Figures {
  const games = quartets.flat()
  const share = (wanted: (game: Noted) => boolean): Estimate => shareOf(quartets.map(quartet => quartet.filter(wanted).length))
  const each = (of: (game: Noted) => number): Estimate => mean(quartets.map(quartet => average(quartet.map(of))))
  const tied = games.filter(isTied)
  const waves = games.reduce<number[]>((sums, game) => added(sums, game.waves), [])
  const detonations = waves.reduce((sum, count) => sum + count, 0)
  const margins = new Map<number, number>()
  for (const { margin } of games) margins.set(margin, (margins.get(margin) ?? 0) + 1)
  return {
    games: games.length,
    firstWins: share(({ winner }) => winner === 'first'),
    drawn: share(isDrawn),
    firstShare: shareOf(quartets.map(quartet => average(quartet.map(firstPart)) * quartet.length)),
    ties: share(isTied),
    tiesFirst: tied.length === 0 ? null : tied.filter(({ winner }) => winner === 'first').length / tied.length,
    mercy: share(({ ending }) => ending === 'mercy'),
    turns: each(({ turns }) => turns),
    pointsATurn: each(({ scored, turns }) => scored.reduce((sum, count, points) => sum + count * points, 0) / turns),
    margin: each(({ margin }) => margin),
    chains: waves.map(count => count / Math.max(1, detonations)),
    luckSingle: sameness(quartets.map(([a, , c]) => [a.margin, c.margin] as const)),
    luckMirrored: sameness(quartets.map(([a, b, c, d]) => [a.margin - b.margin, c.margin - d.margin] as const)),
    cards: cards.map((card, at) => cardFigures(card, at, quartets)),
    margins,
  }
}

function isDrawn({ winner }: Noted): boolean {
  return winner === 'nobody'
}

function firstPart(game: Noted): number {
  return game.winner === 'first' ? 1 : isDrawn(game) ? 0.5 : 0
}

function isTied({ ending }: Noted): boolean {
  return ending === 'tie' || ending === 'draw'
}

/** How often a player played the card, and how much better players did who played it than players who did not. */
function cardFigures(card: string, at: number, quartets: readonly Quartet[]): Figures['cards'][number] {
  const deals = quartets.map(quartet => {
    const sums = { withIt: 0, theirs: 0, without: 0, others: 0 }
    for (const { cards, margin } of quartet)
      for (const [played, points] of [[cards[0], margin] as const, [cards[1], -margin] as const])
        if (((played >> at) & 1) === 1) {
          sums.withIt++
          sums.theirs += points
        } else {
          sums.without++
          sums.others += points
        }
    return sums
  })
  return { card, played: shareOf(deals.map(({ withIt }) => withIt / 2)), worth: apart(deals) }
}

function added(sums: readonly number[], more: readonly number[]): number[] {
  return Array.from({ length: Math.max(sums.length, more.length) }, (_, at) => (sums[at] ?? 0) + (more[at] ?? 0))
}

export function wilson(count: number, of: number): Estimate {
  if (of === 0) return { value: 0, low: 0, high: 1 }
  const p = count / of
  const middle = (p + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of)
  const spread = (Z / (1 + (Z * Z) / of)) * Math.sqrt((p * (1 - p)) / of + (Z * Z) / (4 * of * of))
  return { value: p, low: middle - spread, high: middle + spread }
}

/** A share of games, of four a deal. The games of a deal are alike, so they say less than four of as many deals would: as many less as deals vary. */
export function shareOf(counts: readonly number[]): Estimate {
  const games = 4 * counts.length
  const p = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, games)
  const alone = (p * (1 - p)) / Math.max(1, games)
  const alike = alone === 0 ? 1 : Math.max(1, variance(counts.map(count => count / 4)) / counts.length / alone)
  return wilson((p * games) / alike, games / alike)
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function variance(values: readonly number[]): number {
  const middle = average(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / Math.max(1, values.length - 1)
}

export function mean(values: readonly number[]): Estimate {
  const value = average(values)
  const spread = Z * Math.sqrt(variance(values) / Math.max(1, values.length))
  return { value, low: value - spread, high: value + spread }
}

/** By deal: how many players there were of either kind, and what margins they had, all together. */
interface Kinds {
  readonly withIt: number
  readonly theirs: number
  readonly without: number
  readonly others: number
}

/** The difference of two means. Whole deals vary, not players: those of one deal are alike. */
function apart(deals: readonly Kinds[]): Estimate {
  const total = (of: (deal: Kinds) => number): number => deals.reduce((sum, deal) => sum + of(deal), 0)
  const withIt = Math.max(
    1,
    total(deal => deal.withIt),
  )
  const without = Math.max(
    1,
    total(deal => deal.without),
  )
  const theirs = total(deal => deal.theirs) / withIt
  const others = total(deal => deal.others) / without
  const square = total(deal => ((deal.theirs - theirs * deal.withIt) / withIt - (deal.others - others * deal.without) / without) ** 2)
  const spread = Z * Math.sqrt(square)
  return { value: theirs - others, low: theirs - others - spread, high: theirs - others + spread }
}

/** How alike two results of one deal are: the correlation between them, by Fisher's interval. */
export function sameness(pairs: readonly (readonly [number, number])[]): Estimate {
  const [xs, ys] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)]
  const [mx, my] = [average(xs), average(ys)]
  const together = pairs.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) / Math.max(1, pairs.length - 1)
  const scale = Math.sqrt(variance(xs) * variance(ys))
  const value = scale === 0 ? 0 : together / scale
  const bounded = Math.max(-0.999_999, Math.min(0.999_999, value))
  const spread = Z / Math.sqrt(Math.max(1, pairs.length - 3))
  return { value, low: Math.tanh(Math.atanh(bounded) - spread), high: Math.tanh(Math.atanh(bounded) + spread) }
}
