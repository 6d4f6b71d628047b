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
import { shownName } from '../parts/names.ts'
import { notify } from '../parts/notices.ts'
import { TURN } from '../parts/turn-cue.ts'
import { onlineWords } from '../words/online.ts'
import { extrasOf } from './extras.tsx'
import { arrivalSaid, foeOf, isAwaited, playedSince, titleOf, turnSaid } from './heard.ts'
import { usePlannedSaid } from './planned.tsx'
import type { RemoteMatch } from './remote-match.ts'
import type { Room } from './room.ts'
import { stageNotesOf } from './stage-notes.ts'

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
  useArrival(match)
  useTurnNotices(match)
  useMissed(match)
  usePresence(match)
  useSayings(match)
  useNext(room, match)
  useLinkSaid(match)
  usePlannedSaid(match, fetched.stage)
  const { game, preset } = contest.terms
  const { seal, secret } = contest.fairness
  const opening: Opening = {
    ...{ deal: match.deal, dealName: preset, bot: null, seed: match.id },
    origin: { ...(seal === null ? {} : { seal }), ...(secret === null ? {} : { salt: saltOf(secret) }), notes: [] },
  }
  const notes = useMemo(() => stageNotesOf(match.id), [match])
  // A guide is for those who play alone.
  const loaded = useMemo(() => ({ ...fetched.loaded, minds: { ...fetched.loaded.minds, guide: null } }), [fetched])
  return (
    <Host
      {...{ game, match, opening, extras, loaded, stage: fetched.stage, pages: fetched.pages }}
      wanted={{ preset: presetId({ name: preset }) }}
      date={null}
      finished={null}
      notes={notes}
      aside={null}
      restart={() => {}}
    />
  )
}

/** The title, a sound and, for those who asked, a notice say that it is our turn. */
function useTurnNotices(match: RemoteMatch): void {
  const { match: said } = onlineWords()
  const { table } = match
  const { seat } = table
  const wasOurs = useRef(table.toMove === seat)
  // Whoever has planned a move is not called: it is being played.
  const isOurs = seat !== null && match.turn.value === seat && !table.outcome && table.premove.text.value === null
  usePageName(titleOf(match))
  useEffect(() => {
    if (isOurs && !wasOurs.current) {
      play(TURN, said.yourTurn)
      announce(turnSaid(match))
      notify(`${said.notify(foeOf(match))} ${said.yourTurn}`)
    }
    wasOurs.current = isOurs
  }, [isOurs])
}

/** Who sits opposite, what they did and whose turn it is, for whoever comes and does not look. */
function useArrival(match: RemoteMatch): void {
  useEffect(() => {
    // That it was called off is said in any case.
    if (!match.isOff) announce(arrivalSaid(match))
  }, [match])
}

/** A move that came while we were cut off or looked at something else is told when we are back. */
function useMissed(match: RemoteMatch): void {
  useEffect(() => {
    let told = match.lines.length
    const missed = (): readonly string[] => {
      const played = playedSince(match, told)
      told = match.lines.length
      return played
    }
    const back = (): void => {
      const played = document.visibilityState === 'hidden' ? [] : missed()
      if (played.length > 0) announce([...played, turnSaid(match)].join(' '))
    }
    const deaf = match.table.listen(events => {
      if (document.visibilityState === 'hidden') return
      const played = missed()
      // What happened was told as it happened.
      if (events.length === 0 && played.length > 0) announce(played.join(' '))
    })
    document.addEventListener('visibilitychange', back)
    return () => {
      deaf()
      document.removeEventListener('visibilitychange', back)
    }
  }, [match])
}

/** Says aloud who went away and who came back. */
function usePresence(match: RemoteMatch): void {
  const { presence, players } = match.contest.value
  const ours = match.player
  const there = presence.map(each => each.there).join()
  const before = useRef(there)
  useEffect(() => {
    const { match: said } = onlineWords()
    const was = before.current.split(',')
    before.current = there
    if (!isAwaited(match)) return
    for (const player of [0, 1] as const) {
      const now = String(presence[player].there)
      if (player === ours || was[player] === now) continue
      announce(presence[player].there ? said.backAgain(shownName(players[player])) : said.awaySince(shownName(players[player])))
    }
  }, [there])
}

function useSayings(match: RemoteMatch): void {
  const saying = match.saying.value
  useEffect(() => {
    const { match: said, phrases } = onlineWords()
    if (saying && saying.seat !== match.table.seat) announce(said.saidBy(match.nameAt(saying.seat), phrases[saying.phrase]))
  }, [saying])
}

/**
 * To the next game of the pair, or to a rematch that both wanted, after a moment: for whoever sat here when this game ended. Whoever comes
 * later looks at what is over and stays, unless a game of theirs is being played meanwhile.
 */
function useNext(room: Room, match: RemoteMatch): void {
  const next = room.next.value
  const isOver = match.turn.value === null && (match.table.outcome !== null || match.isOff)
  const cameLate = useRef(isOver)
  const isLed = !cameLate.current || room.wanted.value || match.contest.value.state === 'open'
  useEffect(() => {
    if (next === null || !isOver || !isLed || match.table.seat === null) return
    const timer = setTimeout(() => navigate(onlineAt('match', next)), NEXT_MS)
    return () => clearTimeout(timer)
  }, [next, isOver, isLed])
}

function useLinkSaid(match: RemoteMatch): void {
  const state = match.link.value
  const shut = match.shut.value
  const before = useRef(state)
  useEffect(() => {
    const { link } = onlineWords()
    // Whoever is here now may be somebody else, and sit elsewhere.
    if (state === 'open' && shut) location.reload()
    if (state === 'lost' && before.current === 'open') announce(link.lost)
    if (state === 'open' && before.current === 'lost') announce(link.back)
    before.current = state
  }, [state])
  useEffect(() => {
    const { link } = onlineWords()
    if (shut) announce(`${link[shut]} ${link.goesOn[shut]}`)
  }, [shut])
}
