import type { Seat } from '../kernel/game.ts'

/** Seat 0 is a blue circle, seat 1 a red diamond: shape and colour say the same, so either is enough. */
export function SeatMark({ seat }: { seat: Seat }) {
  return (
    <svg class="seat-mark" data-seat={seat} viewBox="0 0 16 16" aria-hidden="true">
      {seat === 0 ? <circle cx="8" cy="8" r="7" /> : <path d="M8 0.5 15.5 8 8 15.5 0.5 8Z" />}
    </svg>
  )
}
