/** The figures of a balance report, each with its 95 % interval. */
import type { Noted } from '../../games/chainfall/minds/balance.ts'
import type { Estimate } from '../league/rating.ts'

const Z = 1.96

/** A deal is played four times by the same mind on both sides: two mirrored pairs. */
export type Quartet = readonly [Noted, Noted, Noted, Noted]

export interface Figures {
  readonly games: number
  readonly firstWins: Estimate
  readonly ties: Estimate
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
  const share = (wanted: (game: Noted) => boolean): Estimate => wilson(games.filter(wanted).length, games.length)
  const waves = games.reduce<number[]>((sums, game) => added(sums, game.waves), [])
  const detonations = waves.reduce((sum, count) => sum + count, 0)
  const margins = new Map<number, number>()
  for (const { margin } of games) margins.set(margin, (margins.get(margin) ?? 0) + 1)
  return {
    games: games.length,
    firstWins: share(({ winner }) => winner === 'first'),
    ties: share(({ ending }) => ending === 'tie' || ending === 'draw'),
    mercy: share(({ ending }) => ending === 'mercy'),
    turns: mean(games.map(({ turns }) => turns)),
    pointsATurn: mean(games.map(({ scored, turns }) => scored.reduce((sum, count, points) => sum + count * points, 0) / turns)),
    margin: mean(games.map(({ margin }) => margin)),
    chains: waves.map(count => count / Math.max(1, detonations)),
    luckSingle: sameness(quartets.map(([a, , c]) => [a.margin, c.margin] as const)),
    luckMirrored: sameness(quartets.map(([a, b, c, d]) => [a.margin - b.margin, c.margin - d.margin] as const)),
    cards: cards.map((card, at) => cardFigures(card, at, games)),
    margins,
  }
}

/** How often a player played the card, and how much better players did who played it than players who did not. */
function cardFigures(card: string, at: number, games: readonly Noted[]): Figures['cards'][number] {
  const players = games.flatMap(({ cards, margin }) => [
    { played: ((cards[0] >> at) & 1) === 1, margin },
    { played: ((cards[1] >> at) & 1) === 1, margin: -margin },
  ])
  const withIt = players.filter(({ played }) => played).map(({ margin }) => margin)
  const without = players.filter(({ played }) => !played).map(({ margin }) => margin)
  return { card, played: wilson(withIt.length, players.length), worth: apart(withIt, without) }
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

function apart(a: readonly number[], b: readonly number[]): Estimate {
  const value = average(a) - average(b)
  const spread = Z * Math.sqrt(variance(a) / Math.max(1, a.length) + variance(b) / Math.max(1, b.length))
  return { value, low: value - spread, high: value + spread }
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
