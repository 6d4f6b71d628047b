import { useEffect, useMemo } from 'preact/hooks'
import type { LiveGame } from '../../../protocol/online.ts'
import { coverOf } from '../../app/covers.ts'
import type { Fetched } from '../../app/use-game.ts'
import { Spectate } from '../../replay/spectate.tsx'
import type { RemoteMatch } from '../match/remote-match.ts'
import { Room } from '../match/room.ts'
import { marginsOf } from '../match/score.ts'
import { signed } from '../parts/person.tsx'
import { connection } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'

interface LiveBoardProps {
  readonly live: LiveGame
  readonly fetched: Fetched
}

/** Looks on for as long as it is shown, as late as everybody who does. */
function useLiveMatch(match: string): RemoteMatch | null {
  const room = useMemo(() => new Room(match, connection), [match])
  useEffect(() => room.enter(), [room])
  return room.match.value
}

/** A game as whoever watches it sees it, so small that one wants to see more. */
export function LiveBoard({ live, fetched: { stage } }: LiveBoardProps) {
  const match = useLiveMatch(live.match)
  const { Glyph, ground = '' } = coverOf(live.terms.game)
  return (
    <>
      <div class={`live-board ${ground}`} aria-hidden="true" inert>
        <div class="live-board-in">{match ? <Spectate stage={stage} table={match.table} /> : <Glyph />}</div>
      </div>
      {match && live.terms.games === 2 && <PairStands match={match} />}
    </>
  )
}

/** Which game of the two it is, and how the pair stands for whoever is named first. */
function PairStands({ match }: { match: RemoteMatch }) {
  const { match: said } = onlineWords()
  const { games } = match.contest.value
  const margins = marginsOf(match.contest.value, 0)
  const nth = games.findIndex(each => each.match === match.id) + 1
  const stands = margins.length === 0 ? '' : ` ${said.pairStands(signed(margins.reduce((sum, each) => sum + each, 0)))}`
  const told = said.gameOf(nth, 2)
  return (
    <span class="small live-pair">
      {told.charAt(0).toUpperCase() + told.slice(1)}.{stands}
    </span>
  )
}
