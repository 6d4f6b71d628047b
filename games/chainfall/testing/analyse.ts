import { backwards, type Judged, type Told } from '../minds/analysis.ts'

/** So many turns are tried to be certain: not more than a test should take. */
const FEW = 30_000

/** Every turn of a game that can be judged, in order. */
export function analyse(game: Told): Judged[] {
  return [...backwards(game, FEW)].reverse()
}
