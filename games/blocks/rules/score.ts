import type { Points } from '../nouns.ts'

const LINE = 12
const EMPTIED = 200

export interface Cleared {
  readonly rows: readonly number[]
  readonly cols: readonly number[]
}

/** Points of one placement. `combo` counts this placement too if it cleared something. */
export function pointsFor(block: number, { rows, cols }: Cleared, emptied: boolean, combo: number, comboBonus: number): Points {
  const lines = rows.length + cols.length
  const forLines = pointsForLines(lines)
  const doubled = rows.length > 0 && cols.length > 0 // [BP-37]
  const bonus = emptied ? EMPTIED : 0 // [BP-38]
  const forCombo = lines > 0 ? comboBonus * (combo - 1) : 0 // [BP-62]
  const total = block + (doubled ? 2 : 1) * forLines + bonus + forCombo
  return { block, lines, forLines, doubled, emptied: bonus, combo: forCombo, total }
}

/** The first line gives 12 and each further one half a line more: 12, 12 + 18, 12 + 18 + 24 … [BP-36] */
export function pointsForLines(lines: number): number {
  return LINE * lines + (LINE / 4) * lines * (lines - 1)
}
