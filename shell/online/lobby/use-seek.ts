import { useEffect, useRef, useState } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { FromDevice, Lobby, SeekCard, Terms } from '../../../protocol/online.ts'
import { announce } from '../../../ui/announce.tsx'
import { navigate, route } from '../../app/address.ts'
import { onlineAt } from '../../app/route.ts'
import { freshId } from '../wire/fresh-id.ts'
import { connection, enter } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'

export interface Seeking {
  /** What is looked for; null: nothing. */
  readonly terms: Terms | null
  readonly isRated: boolean
  /** What others see of it, once the server has it; null: it is on its way there. */
  readonly known: string | null
  /** It goes on without this page. */
  readonly isLasting: boolean
  /** Why there is none any more, where nobody said to stop; null: there is one, there was none, or it was stopped. */
  readonly ended: Ended | null
  readonly refusal: Refusal | null
  seek(terms: Terms, isRated: boolean): void
  take(seek: string): void
  stop(): void
  /** Something else was chosen: whoever would be found now is not who is wanted. What lasts goes on. */
  change(): void
}

/** Another page of ours has ended it, or the choice was changed. */
export type Ended = 'elsewhere' | 'changed'

interface Asked {
  readonly id: string
  readonly isLive: boolean
  end(): void
}

/** Of a search that ended because another game was chosen: it is said on the page of that game. */
let isLeftForAnother = false

function endedBefore(): Ended | null {
  const ended = isLeftForAnother ? 'changed' : null
  isLeftForAnother = false
  return ended
}

/** Looks for somebody and goes to the board when somebody is there. A live game is looked for while one is on the page, one of days without it, too. */
export function useSeek(lobby: Lobby | null, me: string | null): Seeking {
  const [sought, setSought] = useState<Sought | null>(null)
  const [known, setKnown] = useState<string | null>(null)
  const [ended, setEnded] = useState<Ended | null>(endedBefore)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const asked = useRef<Asked | null>(null)

  function end(): void {
    asked.current?.end()
    asked.current = null
    setSought(null)
    setKnown(null)
  }

  useHeard(asked, setKnown, refused => {
    setRefusal(refused)
    end()
  })
  useGone(lobby, known, () => {
    end()
    setEnded('elsewhere')
  })

  async function begin(message: (id: string) => FromDevice, isLive: boolean): Promise<void> {
    setRefusal(null)
    setKnown(null)
    setEnded(null)
    asked.current?.end()
    const refused = await enter()
    if (refused) setSought(null)
    if (refused) return setRefusal(refused)
    const id = freshId()
    const letGo = connection.hold()
    const leave = (isLive ? sayAlways : sayOnce)(id, message(id))
    asked.current = {
      ...{ id, isLive },
      end() {
        leave()
        letGo()
      },
    }
  }

  const lasting = lastingOf(lobby, me)
  const shown = sought ?? lasting ?? null
  const isLasting = isOfDays(shown?.terms)
  return {
    ...{ terms: shown?.terms ?? null, isRated: shown?.isRated ?? false, isLasting },
    ...{ known: sought ? known : (lasting?.id ?? null), refusal, ended },
    seek(terms, isRated) {
      setSought({ terms, isRated })
      void begin(id => ({ kind: 'seek', id, terms, rated: isRated }), !isOfDays(terms))
    },
    take: seek => void begin(id => ({ kind: 'take', id, seek }), true),
    stop() {
      if (isLasting) connection.send({ kind: 'unseek' })
      setEnded(null)
      end()
    },
    change() {
      if (isLasting) return
      if (sought) setEnded('changed')
      end()
    },
  }
}

/** What the server says to what was asked; whoever is found is gone to. */
function useHeard(asked: { current: Asked | null }, known: (seek: string) => void, refused: (refusal: Refusal) => void): void {
  useEffect(() => {
    const deaf = connection.listen(message => {
      if (message.kind === 'paired') {
        // Else it would be said again after the next loss of the connection, in the middle of the game.
        asked.current?.end()
        asked.current = null
        announce(onlineWords().lobby.paired)
        navigate(onlineAt('match', message.match))
      }
      if (message.kind === 'seeking' && message.answers === asked.current?.id) {
        connection.settle(message.answers)
        known(message.seek)
      }
      if (message.kind === 'refused' && message.answers !== null && message.answers === asked.current?.id) refused(message.refusal)
    })
    return () => {
      deaf()
      const at = route.peek()
      isLeftForAnother = asked.current?.isLive === true && at.page === 'online' && at.room === 'online'
      asked.current?.end()
    }
  }, [])
}

type Sought = Pick<SeekCard, 'terms' | 'isRated'>

function isOfDays(terms: Terms | undefined): boolean {
  return terms?.clock?.kind === 'days'
}

/** What lasts is found again by whoever comes back. */
function lastingOf(lobby: Lobby | null, me: string | null): SeekCard | undefined {
  return lobby?.seeks.find(({ by, terms }) => by.id === me && isOfDays(terms))
}

/** Until the server has it. Leaving takes nothing back. */
function sayOnce(id: string, message: FromDevice): () => void {
  connection.insist(id, message)
  return () => connection.settle(id)
}

/** Again whenever the connection is back; leaving takes it back. */
function sayAlways(_id: string, message: FromDevice): () => void {
  return connection.join('seek', message, { kind: 'unseek' })
}

/** When what was in the lobby is there no more. An older list, on its way when we began, does not have it yet. */
function useGone(lobby: Lobby | null, known: string | null, gone: () => void): void {
  const seen = useRef<string | null>(null)
  const isThere = known !== null && lobby?.seeks.some(({ id }) => id === known) === true
  if (isThere) seen.current = known
  const isGone = known !== null && !isThere && seen.current === known
  useEffect(() => {
    if (isGone) gone()
  }, [isGone])
}
