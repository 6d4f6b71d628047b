import { ArrowRight, House, Swords } from 'lucide'
import { useState } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { navigate } from '../../app/address.ts'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import { onlineWords } from '../words/online.ts'
import type { RemoteMatch } from './remote-match.ts'
import type { Room } from './room.ts'

/** What to do once a game is over: the next one of the pair, once more, or somebody else. */
export function Onward({ room, match }: { room: Room; match: RemoteMatch }) {
  const { match: said } = onlineWords()
  const contest = match.contest.value
  const next = room.next.value
  const nth = contest.games.findIndex(each => each.match === match.id) + 2
  if (next !== null) {
    const isPair = contest.state === 'open'
    return (
      <>
        {isPair && <p class="small">{said.nextSoon(nth)}</p>}
        <button type="button" class="button primary" onClick={() => navigate(onlineAt('match', next))}>
          <Icon of={ArrowRight} />
          {isPair ? said.next(nth) : said.toRematch}
        </button>
      </>
    )
  }
  return (
    <>
      {contest.state !== 'open' && match.player !== null && <Rematch room={room} match={match} player={match.player} />}
      <Link to={onlineAt('online', contest.terms.game)} class="button online-home">
        <Icon of={House} />
        {said.leave}
      </Link>
    </>
  )
}

function Rematch({ room, match, player }: { room: Room; match: RemoteMatch; player: 0 | 1 }) {
  const { match: said } = onlineWords()
  const { rematch, players } = match.contest.value
  const [asked, ask] = useState(false)
  const offered = rematch.offeredBy
  const isOurs = offered === player || (asked && offered === null)
  const send = (): void => {
    ask(room.way.send({ kind: 'rematch', match: match.id }))
  }
  return (
    <>
      {offered !== null && offered !== player && <p role="status">{said.rematchAsked(players[offered].name)}</p>}
      <button type="button" class="button primary" aria-disabled={isOurs} onClick={() => !isOurs && send()}>
        <Icon of={Swords} />
        {isOurs ? said.rematchOffered : offered === null ? said.rematch : said.rematchTake}
      </button>
    </>
  )
}
