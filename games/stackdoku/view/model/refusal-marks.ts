/** What a refusal points at: the thing somebody tried, and the things that are in its way. All of it is in the refusal's own facts. */
import type { Facts, Refusal } from '../../../../kernel/game.ts'

export interface Pointed {
  /** Tiles that were tried. */
  readonly tiles: readonly number[]
  /** Tiles that are in the way. */
  readonly blockers: readonly number[]
  /** The cell that was tried, and what was to stand in it. */
  readonly cell: { readonly at: number; readonly value: number } | null
  /** Cells that are in the way. */
  readonly reasons: readonly number[]
  readonly tray: boolean
}

const NOTHING: Pointed = { tiles: [], blockers: [], cell: null, reasons: [], tray: false }

export function pointedAt(refusal: Refusal | null): Pointed {
  if (!refusal) return NOTHING
  const { code, facts } = refusal
  switch (code) {
    case 'covered':
    case 'blocked':
      return {
        ...NOTHING,
        tiles: numbers(facts, 'tile'),
        blockers: [...numbers(facts, 'by'), ...numbers(facts, 'left'), ...numbers(facts, 'right')],
      }
    case 'differ':
      return { ...NOTHING, tiles: [...numbers(facts, 'a'), ...numbers(facts, 'b')] }
    case 'tray-full':
      return { ...NOTHING, tray: true }
    case 'not-in-tray':
      return { ...NOTHING, tray: true }
    case 'conflict':
      return {
        ...NOTHING,
        cell: tried(facts),
        reasons: [...new Set([...numbers(facts, 'row'), ...numbers(facts, 'col'), ...numbers(facts, 'box')])],
      }
    case 'cell-taken':
      return { ...NOTHING, reasons: numbers(facts, 'cell') }
    case 'mistake':
      return { ...NOTHING, cell: tried(facts) }
    default:
      return NOTHING
  }
}

/** Whether a refusal has a place on the board at all. */
export function showsRefusal(refusal: Refusal): boolean {
  const { tiles, blockers, cell, reasons, tray } = pointedAt(refusal)
  return tiles.length + blockers.length + reasons.length > 0 || cell !== null || tray
}

function tried(facts: Facts): Pointed['cell'] {
  return { at: Number(facts['cell']), value: Number(facts['value']) }
}

/** One number, several, or none. */
export function numbers(facts: Facts, name: string): number[] {
  const found = facts[name]
  if (Array.isArray(found)) return found.map(Number)
  return typeof found === 'number' ? [found] : []
}
