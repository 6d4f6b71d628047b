/** In the header of a phone, where nobody sees both seats: whose clock says what, or the one thing that must be read first. */
import type { Seat } from '../../../kernel/game.ts'
import { SeatMark } from '../../../ui/seat.tsx'
import type { StageModule } from '../../../ui/stage.ts'
import { clockText } from '../../table/parts/seat-card.tsx'
import { tableWords } from '../../words/table.ts'
import { onlineWords } from '../words/online.ts'
import { isAwaited, partSaid, startSaid } from './heard.ts'
import { useDroppedSaid } from './planned.tsx'
import type { RemoteMatch } from './remote-match.ts'
import { useCountdown } from './use-countdown.ts'
import { useSaying } from './use-saying.ts'

/** On the sides on which the score has them. */
const SEATS: readonly Seat[] = [0, 1]

interface BarProps {
  readonly match: RemoteMatch
  readonly stage: StageModule
}

export function Bar(props: BarProps) {
  const part = partSaid(props.match)
  return (
    <>
      {part !== null && <p class="online-part">{part}</p>}
      <Now {...props} />
    </>
  )
}

function Now({ match, stage }: BarProps) {
  const urgent = useUrgent(match, stage)
  if (urgent !== null) return <p class="online-bar online-urgent">{urgent}</p>
  if (!match.clocks) return null
  return (
    <div class="online-bar row">
      {SEATS.map(seat => (
        <Chip match={match} seat={seat} key={seat} />
      ))}
    </div>
  )
}

/** What the clocks make room for: none of them runs before both have moved, and none is certain without a connection. */
function useUrgent(match: RemoteMatch, stage: StageModule): string | null {
  const { link, refusal: refusalSaid } = onlineWords()
  const start = match.start.value
  const left = useCountdown(start?.ms ?? null, start)
  const dropped = useDroppedSaid(match, stage)
  if (match.table.seat === null || match.table.outcome || match.isOff || match.shut.value) return null
  const refusal = match.refusal.value
  if (match.link.value === 'lost') return link.lobbyLost
  if (refusal) return refusalSaid(refusal)
  if (dropped !== null) return dropped
  return start && left !== null ? startSaid(match, { ...start, ms: left }) : null
}

/** Whose clock it is, what they said a moment ago or how long they may still be away, and their time. */
function Chip({ match, seat }: { match: RemoteMatch; seat: Seat }) {
  const { match: said, phrases } = onlineWords()
  const { presence } = match.contest.value
  const isOurs = seat === match.table.seat
  const { there, outInMs } = presence[match.playerAt(seat)]
  const isAway = !there && !isOurs && isAwaited(match)
  const left = useCountdown(isAway ? outInMs : null)
  const spoke = useSaying(match)
  const name = isOurs ? tableWords().you : match.nameAt(seat)
  return (
    <span class="row" data-moving={!match.table.outcome && match.turn.value === seat} data-away={isAway}>
      <SeatMark seat={seat} />
      <span>
        {spoke?.seat === seat && !isOurs ? (
          <q class="online-bar-name" key={spoke.nth}>
            {phrases[spoke.phrase]}
          </q>
        ) : (
          <span class="online-bar-name">{isAway ? said.awayFor(left === null ? null : clockText(left)) : name}</span>
        )}
        <time class="seat-clock" data-lost={match.connection.value === 'lost'}>
          {clockText(match.clocks?.value[seat] ?? 0)}
        </time>
      </span>
    </span>
  )
}
