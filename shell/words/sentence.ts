import type { Outcome, Seat } from '../../kernel/game.ts'

/** The seat that an ending made by the kernel is about. */
export function seatOf({ facts }: Outcome): Seat {
  return facts['seat'] === 1 ? 1 : 0
}

export function sentence(because: string): string {
  return `${because.charAt(0).toUpperCase()}${because.slice(1)}${/[.!?]$/.test(because) ? '' : '.'}`
}

/** Minds go by their id, written like a name. */
export function botName(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1)
}
