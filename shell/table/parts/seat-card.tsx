import type { ComponentChild } from 'preact'
import type { Seat } from '../../../kernel/game.ts'
import { SeatMark } from '../../../ui/seat.tsx'
import type { News } from '../../../ui/stage.ts'
import { aroundWords } from '../../words/around.ts'
import type { Match } from '../match.ts'

interface SeatCardProps {
  readonly match: Match
  readonly seat: Seat
  readonly name: string
  readonly about: ComponentChild
  /** Which of the two is at the bottom: ours or, where nobody is anybody's, the first. */
  readonly ours: Seat
  /** Whether an earlier position is looked at: then no mark beside the board says who is to move in another one. */
  readonly past: boolean
  readonly news: News // drawn again after every change
}

/** Who sits there, and whether the game waits for them. */
export function SeatCard({ match: { table, clocks, connection }, seat, ours, past, name, about }: SeatCardProps) {
  const { outcome } = table
  const isMoving = table.toMove === seat && !past
  const state = outcome ? resultOf(outcome.winner, seat) : isMoving ? aroundWords().toMove : null
  return (
    <section class="seat panel row" data-ours={seat === ours} data-moving={isMoving} aria-label={name}>
      <span class="seat-face centred">
        <SeatMark seat={seat} />
      </span>
      <p>
        <strong>{name}</strong>
        <span class="small">{about}</span>
      </p>
      {clocks && (
        <time class="seat-clock" data-lost={connection?.value === 'lost'}>
          {clockText(clocks.value[seat])}
        </time>
      )}
      {state && <span class="seat-state">{state}</span>}
    </section>
  )
}

/** `4:07`, or `23 h` in one piece where there are hours; a clock that has run out stands at 0:00. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)}\u00a0h`
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function resultOf(winner: Seat | 'draw' | null, seat: Seat): string | null {
  if (winner === null || winner === 'draw') return null
  return winner === seat ? aroundWords().won : aroundWords().lost
}
