import { useEffect, useMemo, useRef } from 'preact/hooks'
import { saltOf } from '../../../kernel/fair.ts'
import { announce } from '../../../ui/announce.tsx'
import { play } from '../../../ui/sound/sound.ts'
import { navigate } from '../../app/address.ts'
import { usePageName } from '../../app/page-name.ts'
import { onlineAt } from '../../app/route.ts'
import type { Fetched } from '../../app/use-game.ts'
import { Host } from '../../table/host.tsx'
import { type Opening, presetId } from '../../table/open/opening.ts'
import { notify } from '../parts/notices.ts'
import { TURN } from '../parts/turn-cue.ts'
import { connection } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'
import { extrasOf } from './extras.tsx'
import type { RemoteMatch } from './remote-match.ts'
import type { Room } from './room.ts'

interface RemoteHostProps {
  readonly room: Room
  readonly match: RemoteMatch
  readonly fetched: Fetched
}

/** After a game of a pair there is a moment to look at the board. */
const NEXT_MS = 6000

/** The table of any two who play, with what a server adds to it. */
export function RemoteHost({ room, match, fetched }: RemoteHostProps) {
  const contest = match.contest.value
  const extras = useMemo(() => extrasOf(room, match), [room, match])
  useEffect(() => match.run(), [match])
  useTurnNotices(match)
  usePresence(match)
  useSayings(match)
  useNext(room, match)
  useLinkSaid()
  const { game, preset } = contest.terms
  const { seal, secret } = contest.fairness
  const opening: Opening = {
    ...{ deal: match.deal, dealName: preset, bot: null, seed: match.id },
    origin: { ...(seal === null ? {} : { seal }), ...(secret === null ? {} : { salt: saltOf(secret) }), notes: [] },
  }
  // A guide is for those who play alone.
  const loaded = useMemo(() => ({ ...fetched.loaded, minds: { ...fetched.loaded.minds, guide: null } }), [fetched])
  return (
    <Host
      {...{ game, match, opening, extras, loaded, stage: fetched.stage, pages: fetched.pages }}
      wanted={{ preset: presetId({ name: preset }) }}
      date={null}
      finished={null}
      notes={null}
      aside={null}
      restart={() => {}}
    />
  )
}

function foeOf(match: RemoteMatch): string {
  const { seat } = match.table
  return match.seatedAt(seat === 0 ? 1 : 0).name
}

/** Whose turn it is or how it ended, in a few words. */
function titleOf(match: RemoteMatch, isOurs: boolean): string {
  const { match: said } = onlineWords()
  const { outcome, seat } = match.table
  const foe = foeOf(match)
  if (match.isOff) return said.offTitle(foe)
  if (!outcome) return isOurs ? said.turnTitle(foe) : said.title(foe)
  const { winner } = outcome
  return winner === seat ? said.wonTitle(foe) : typeof winner === 'number' ? said.lostTitle(foe) : said.drawnTitle(foe)
}

/** The title, a sound and, for those who asked, a notice say that it is our turn. */
function useTurnNotices(match: RemoteMatch): void {
  const { match: said } = onlineWords()
  const { table } = match
  const { seat } = table
  const wasOurs = useRef(table.toMove === seat)
  const names = match.contest.value.players.map(({ name }) => name)
  const isOurs = seat !== null && match.turn.value === seat && !table.outcome
  usePageName(seat === null ? said.watchTitle(names[0] ?? '', names[1] ?? '') : titleOf(match, isOurs))
  useEffect(() => {
    if (isOurs && !wasOurs.current) {
      play(TURN, said.yourTurn)
      announce(said.yourTurn)
      notify(`${said.notify(foeOf(match))} ${said.yourTurn}`)
    }
    wasOurs.current = isOurs
  }, [isOurs])
}

/** Says aloud who went away and who came back. */
function usePresence(match: RemoteMatch): void {
  const { presence, players, state } = match.contest.value
  const ours = match.player
  const there = presence.map(each => each.there).join()
  const before = useRef(there)
  useEffect(() => {
    const { match: said } = onlineWords()
    const was = before.current.split(',')
    before.current = there
    if (state !== 'open') return
    for (const player of [0, 1] as const) {
      const now = String(presence[player].there)
      if (player === ours || was[player] === now) continue
      announce(presence[player].there ? said.backAgain(players[player].name) : said.awaySince(players[player].name))
    }
  }, [there])
}

function useSayings(match: RemoteMatch): void {
  const saying = match.saying.value
  useEffect(() => {
    const { match: said, phrases } = onlineWords()
    if (saying && saying.seat !== match.table.seat) announce(said.saidBy(match.seatedAt(saying.seat).name, phrases[saying.phrase]))
  }, [saying])
}

/** To the next game of the pair, or to a rematch that both wanted, after a moment. Whoever looks at something else is not taken away from it. */
function useNext(room: Room, match: RemoteMatch): void {
  const next = room.next.value
  const isOver = match.turn.value === null && (match.table.outcome !== null || match.isOff)
  useEffect(() => {
    if (next === null || !isOver || match.table.seat === null) return
    const timer = setTimeout(() => navigate(onlineAt('match', next)), NEXT_MS)
    return () => clearTimeout(timer)
  }, [next, isOver])
}

function useLinkSaid(): void {
  const state = connection.state.value
  const before = useRef(state)
  useEffect(() => {
    const { link } = onlineWords()
    if (state === 'lost' && before.current === 'open') announce(link.lost)
    if (state === 'open' && before.current === 'lost') announce(link.back)
    before.current = state
  }, [state])
}
