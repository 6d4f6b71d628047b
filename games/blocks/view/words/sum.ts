import type { Points } from '../../nouns.ts'
import { pointsForLines } from '../../rules/score.ts'

/** What each line gives, the first 12 and each further one half a line more. [BP-36] */
export function lineShares(lines: number): number[] {
  return Array.from({ length: lines }, (_, line) => pointsForLines(line + 1) - pointsForLines(line))
}

/** `4 + 84 × 2`: the whole sum in one line, without its result. [BP-35] [BP-37] [BP-38] [BP-62] */
export function sumOf({ block, forLines, doubled, emptied, combo }: Points): string {
  const lines = forLines > 0 ? [doubled ? `${forLines} × 2` : String(forLines)] : []
  return [String(block), ...lines, ...[emptied, combo].filter(points => points > 0).map(String)].join(' + ')
}
