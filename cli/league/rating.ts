/** From results to strength: Elo differences that explain them best, and how sure one may be. */
import { below, type Rng } from '../../kernel/rng.ts'
import type { Estimate } from '../../terminal/estimate.ts'

/** How one player did against another: pairs won, drawn and lost. */
export interface Tally {
  readonly a: number // places in the list of players
  readonly b: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
}

const Z = 1.96
const ELO_A_LOG = 400 / Math.LN10

export function pairsOf({ won, drawn, lost }: Tally): number {
  return won + drawn + lost
}

/** What share of the points, by Wilson's interval: it holds at the edges too, where everything was won. */
export function share({ won, drawn, lost }: Tally): Estimate {
  const n = won + drawn + lost
  if (n === 0) return { value: 0.5, low: 0, high: 1 }
  const p = (won + drawn / 2) / n
  const middle = (p + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const spread = (Z / (1 + (Z * Z) / n)) * Math.sqrt((p * (1 - p)) / n + (Z * Z) / (4 * n * n))
  return { value: p, low: p === 0 ? 0 : middle - spread, high: p === 1 ? 1 : middle + spread }
}

/** The difference in Elo that a share of the points stands for. */
export function eloOf(points: number): number {
  if (points <= 0) return Number.NEGATIVE_INFINITY
  return points >= 1 ? Number.POSITIVE_INFINITY : ELO_A_LOG * Math.log(points / (1 - points))
}

export function difference(tally: Tally): Estimate {
  const { value, low, high } = share(tally)
  return { value: eloOf(value), low: eloOf(low), high: eloOf(high) }
}

const ROUNDS = 2_000
/**
 * A small part of a drawn pair against everybody met, so that who won them all is not infinitely strong. A whole one would be as much as a short
 * pairing itself, and draw all of them together.
 */
const PRIOR = 0.1

/** Bradley and Terry's strengths by Zermelo's iteration, as Elo; the first player is at 0. */
export function ratings(players: number, tallies: readonly Tally[]): number[] {
  let strength = new Array<number>(players).fill(1)
  const met = tallies.filter(tally => pairsOf(tally) > 0)
  for (let round = 0; round < ROUNDS; round++) {
    const points = new Array<number>(players).fill(0)
    const weight = new Array<number>(players).fill(0)
    for (const { a, b, won, drawn, lost } of met) {
      const n = won + drawn + lost + PRIOR
      const sum = at(strength, a) + at(strength, b)
      points[a] = at(points, a) + won + (drawn + PRIOR) / 2
      points[b] = at(points, b) + lost + (drawn + PRIOR) / 2
      weight[a] = at(weight, a) + n / sum
      weight[b] = at(weight, b) + n / sum
    }
    const next = strength.map((old, player) => (at(weight, player) > 0 ? at(points, player) / at(weight, player) : old))
    const moved = Math.max(...next.map((value, player) => Math.abs(Math.log(value / at(strength, player)))))
    strength = next
    if (moved < 1e-7) break
  }
  const base = Math.log(at(strength, 0))
  return strength.map(value => ELO_A_LOG * (Math.log(value) - base))
}

/** The same with intervals: the pairs are drawn again and again from themselves, and the middle 95 % of what comes out is kept. */
export function ratingsWithIntervals(players: number, tallies: readonly Tally[], samples: number, rng: Rng): Estimate[] {
  const values = ratings(players, tallies)
  const drawn = Array.from({ length: samples }, () =>
    ratings(
      players,
      tallies.map(tally => resampled(tally, rng)),
    ),
  )
  return values.map((value, player) => {
    const sorted = drawn.map(each => at(each, player)).sort((a, b) => a - b)
    const quantile = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? value
    return { value, low: quantile(0.025), high: quantile(0.975) }
  })
}

function resampled(tally: Tally, rng: Rng): Tally {
  const n = pairsOf(tally)
  let [won, drawn, lost] = [0, 0, 0]
  for (let pair = 0; pair < n; pair++) {
    const nth = below(rng, n)
    if (nth < tally.won) won++
    else if (nth < tally.won + tally.drawn) drawn++
    else lost++
  }
  return { ...tally, won, drawn, lost }
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0
}
