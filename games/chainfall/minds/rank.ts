/** A turn without a card and its value as one number: of hundreds of them, finding the best few is most of the work. */

/** More than any value. */
const BEYOND = 0x8000
const BARE_MOVES = 0x1_0000

/** Written so that the best comes first. */
export function rankOf(value: number, move: number): number {
  return (BEYOND - value) * BARE_MOVES + move
}

export function moveIn(rank: number): number {
  return rank % BARE_MOVES
}

export function valueIn(rank: number): number {
  return BEYOND - Math.floor(rank / BARE_MOVES)
}

/** Puts the best `keep` of them to the front, in order, and says how many that are. What stands behind them means nothing. */
export function bestFirst(ranks: Float64Array, count: number, keep: number): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    const rank = ranks[at]
    if (kept === keep && rank >= ranks[kept - 1]) continue
    let to = kept < keep ? kept++ : kept - 1
    for (; to > 0 && ranks[to - 1] > rank; to--) ranks[to] = ranks[to - 1]
    ranks[to] = rank
  }
  return kept
}
