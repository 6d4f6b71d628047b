/** What a match on a server adds to its table. */
import { DoorOpen, Flag, House, MessageCircle } from 'lucide'
import type { Seat } from '../../../kernel/game.ts'
import { navigate } from '../../app/address.ts'
import { onlineAt } from '../../app/route.ts'
import type { Extras } from '../../table/extras.ts'
import type { Item } from '../../table/parts/table-menu.tsx'
import type { TableModel } from '../../table/use-table.ts'
import { shownName } from '../parts/names.ts'
import { Rating } from '../parts/person.tsx'
import { onlineWords } from '../words/online.ts'
import { Bar } from './bar.tsx'
import { endingOf } from './ending.ts'
import { canTalk, isAwaited, partSaid } from './heard.ts'
import { Note } from './note.tsx'
import { Onward } from './onward.tsx'
import type { RemoteMatch } from './remote-match.ts'
import type { Room } from './room.ts'
import { saying } from './say.tsx'
import { useSaying } from './use-saying.ts'

/** Before the second move of a match nobody has lost anything by going. */
const ABORTABLE_LINES = 2

export function extrasOf(room: Room, match: RemoteMatch): Extras {
  return {
    get about() {
      return aboutOf(match)
    },
    seat: seat => <SeatAbout match={match} seat={seat} />,
    bar: ({ stage }) => <Bar {...{ match, stage }} />,
    note: model => <Note {...{ room, match, model }} giveUp={giveUpOf(room, match, model)} />,
    get ending() {
      return endingOf(match)
    },
    get sealed() {
      const { terms, state } = match.contest.value
      return terms.games === 2 && state === 'open' ? onlineWords().match.pairSealed : null
    },
    get ahead() {
      const action = match.table.planned
      return action === null ? null : { action, held: false }
    },
    forgetAhead: () => match.table.forget(),
    onward: () => <Onward {...{ room, match }} />,
    giveUp: model => giveUpOf(room, match, model),
    items: model => itemsOf(room, match, model),
  }
}

/** `game 1 of 2 · 5 + 3`. */
function aboutOf(match: RemoteMatch): string {
  const said = onlineWords()
  const { terms } = match.contest.value
  const clock = terms.clock ? [said.clock(terms.clock)] : []
  return [...[partSaid(match) ?? []].flat(), ...clock].join(' · ') || said.modes[match.contest.value.mode]
}

function SeatAbout({ match, seat }: { match: RemoteMatch; seat: Seat }) {
  const { match: said, phrases } = onlineWords()
  const player = match.seatedAt(seat)
  const presence = match.contest.value.presence[match.playerAt(seat)]
  const spoke = useSaying(match)
  const isAway = isAwaited(match) && !presence.there
  return (
    <>
      {player.rated && <Rating rated={player.rated} />}
      {player.rated && isAway && ' · '}
      {isAway && <span class="seat-away">{said.awaySince(shownName(player))}</span>}
      {spoke?.seat === seat && (
        <q class="seat-said" key={spoke.nth}>
          {phrases[spoke.phrase]}
        </q>
      )}
    </>
  )
}

/** While a match can be called off, nobody is offered to lose it instead. */
function giveUpOf(room: Room, match: RemoteMatch, { resign }: TableModel): Item {
  const { match: said } = onlineWords()
  const { terms, games } = match.contest.value
  if (match.lines.length < ABORTABLE_LINES && games[0]?.match === match.id)
    return { icon: DoorOpen, text: said.abort, sure: said.abortSure, pick: () => void room.way.send({ kind: 'abort', match: match.id }) }
  return { icon: Flag, text: said.resign, sure: terms.games === 2 ? said.resignPair : said.resignGame, pick: resign }
}

function itemsOf(room: Room, match: RemoteMatch, model: TableModel): readonly Item[] {
  const { match: said } = onlineWords()
  const { seat, outcome } = match.table
  const { terms, state } = match.contest.peek()
  const isOpen = seat !== null && outcome === null && state === 'open' && !match.shut.peek()
  return [
    ...(seat !== null && canTalk(match) ? [{ icon: MessageCircle, text: said.say, pick: () => (saying.value = true) }] : []),
    ...(isOpen ? [giveUpOf(room, match, model)] : []),
    { icon: House, text: said.leave, pick: () => navigate(onlineAt('online', terms.game)) },
  ]
}
