import type { Seat, Table } from '../../../kernel/game.ts'
import { SeatMark } from '../../../ui/seat.tsx'
import type { News } from '../../../ui/stage.ts'
import { saidAround } from '../../words/around.ts'
import { PERSON } from '../match.ts'

interface SeatCardProps {
  readonly table: Table
  readonly seat: Seat
  readonly name: string
  readonly about: string
  readonly news: News // drawn again after every change
}

/** Who sits there, and whether the game waits for them. */
export function SeatCard({ table: { toMove, outcome }, seat, name, about }: SeatCardProps) {
  const state = outcome ? resultOf(outcome.winner, seat) : toMove === seat ? saidAround().toMove : null
  return (
    <section class="seat panel" data-ours={seat === PERSON} data-moving={toMove === seat} aria-label={name}>
      <span class="seat-face">
        <SeatMark seat={seat} />
      </span>
      <p>
        <strong>{name}</strong>
        <span>{about}</span>
      </p>
      {state && <span class="seat-state">{state}</span>}
    </section>
  )
}

function resultOf(winner: Seat | 'draw' | null, seat: Seat): string | null {
  if (winner === null || winner === 'draw') return null
  return winner === seat ? saidAround().won : saidAround().lost
}
