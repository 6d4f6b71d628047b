import { ArrowRight, House, LogIn, RotateCw, Swords } from 'lucide'
import { useEffect } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { navigate } from '../../app/address.ts'
import { Link } from '../../app/link.tsx'
import { onlineAt } from '../../app/route.ts'
import { shownName } from '../parts/names.ts'
import { leaveFrom } from '../parts/way-back.ts'
import { onlineWords } from '../words/online.ts'
import type { RemoteMatch } from './remote-match.ts'
import type { Room } from './room.ts'

/** What to do about a board that is closed to this page. */
function Shut({ why, match }: { why: 'refused' | 'outdated'; match: RemoteMatch }) {
  const { match: said, link, account } = onlineWords()
  useEffect(() => {
    if (why === 'refused') leaveFrom(onlineAt('match', match.id))
  }, [why])
  return (
    <>
      {why === 'refused' ? (
        <Link to={onlineAt('account')} class="button primary">
          <Icon of={LogIn} />
          {account.login}
        </Link>
      ) : (
        <button type="button" class="button primary" onClick={() => location.reload()}>
          <Icon of={RotateCw} />
          {link.reload}
        </button>
      )}
      <Link to={onlineAt('online', match.contest.value.terms.game)} class="button online-home">
        <Icon of={House} />
        {said.leave}
      </Link>
    </>
  )
}

/** What to do once a game is over: the next one of the pair, once more, or somebody else. */
export function Onward({ room, match }: { room: Room; match: RemoteMatch }) {
  const { match: said } = onlineWords()
  const contest = match.contest.value
  const next = room.next.value
  const nth = contest.games.findIndex(each => each.match === match.id) + 2
  const isPair = contest.state === 'open'
  const isAlone = contest.players.some(({ id }) => id === null) // nobody is left who could take it
  const shut = match.shut.value
  if (shut) return <Shut why={shut} match={match} />
  return (
    <>
      {next !== null && isPair && <p class="small">{said.nextSoon(nth)}</p>}
      {next !== null && (
        <button type="button" class="button primary" onClick={() => navigate(onlineAt('match', next))}>
          <Icon of={ArrowRight} />
          {isPair ? said.next(nth) : said.toRematch}
        </button>
      )}
      {next === null && !isPair && match.player !== null && !isAlone && <Rematch room={room} match={match} player={match.player} />}
      {(next === null || !isPair) && (
        <Link to={onlineAt('online', contest.terms.game)} class="button online-home">
          <Icon of={House} />
          {said.leave}
        </Link>
      )}
    </>
  )
}

function Rematch({ room, match, player }: { room: Room; match: RemoteMatch; player: 0 | 1 }) {
  const { match: said } = onlineWords()
  const { rematch, players } = match.contest.value
  const offered = rematch.offeredBy
  const isOurs = offered === player || (room.wanted.value && offered === null)
  const send = (): void => {
    room.wanted.value = room.way.send({ kind: 'rematch', match: match.id })
  }
  return (
    <>
      {offered !== null && offered !== player && <p role="status">{said.rematchAsked(shownName(players[offered]))}</p>}
      <button type="button" class="button primary" aria-disabled={isOurs} onClick={() => !isOurs && send()}>
        <Icon of={Swords} />
        {isOurs ? said.rematchOffered : offered === null ? said.rematch : said.rematchTake}
      </button>
    </>
  )
}
