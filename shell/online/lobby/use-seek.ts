import { useEffect, useRef, useState } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { FromDevice, Lobby, SeekCard, Terms } from '../../../protocol/online.ts'
import { announce } from '../../../ui/announce.tsx'
import { navigate } from '../../app/address.ts'
import { onlineAt } from '../../app/route.ts'
import { freshId } from '../wire/fresh-id.ts'
import { connection, enter } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'

export interface Seeking {
  /** What is looked for; null: nothing. */
  readonly terms: Terms | null
  /** What others see of it, once the server has it; null: it is on its way there. */
  readonly known: string | null
  /** It goes on without this page. */
  readonly isLasting: boolean
  /** Another page of ours has ended it. */
  readonly isEnded: boolean
  readonly refusal: Refusal | null
  seek(terms: Terms, isRated: boolean): void
  take(seek: string): void
  stop(): void
}

interface Asked {
  readonly id: string
  end(): void
}

/** Looks for somebody and goes to the board when somebody is there. A live game is looked for while one is on the page, one of days without it, too. */
export function useSeek(lobby: Lobby | null, me: string | null): Seeking {
  const [terms, setTerms] = useState<Terms | null>(null)
  const [known, setKnown] = useState<string | null>(null)
  const [isEnded, setEnded] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const asked = useRef<Asked | null>(null)

  function end(): void {
    asked.current?.end()
    asked.current = null
    setTerms(null)
    setKnown(null)
  }

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
        setKnown(message.seek)
      }
      if (message.kind === 'refused' && message.answers !== null && message.answers === asked.current?.id) {
        setRefusal(message.refusal)
        end()
      }
    })
    return () => {
      deaf()
      asked.current?.end()
    }
  }, [])

  useGone(lobby, known, () => {
    end()
    setEnded(true)
  })

  async function begin(message: (id: string) => FromDevice, hold: (id: string, message: FromDevice) => () => void): Promise<void> {
    setRefusal(null)
    setKnown(null)
    setEnded(false)
    asked.current?.end()
    const refused = await enter()
    if (refused) setTerms(null)
    if (refused) return setRefusal(refused)
    const id = freshId()
    const letGo = connection.hold()
    const leave = hold(id, message(id))
    asked.current = {
      id,
      end() {
        leave()
        letGo()
      },
    }
  }

  const lasting = lastingOf(lobby, me)
  const shown = terms ?? lasting?.terms ?? null
  return {
    ...{ terms: shown, known: terms ? known : (lasting?.id ?? null), refusal, isEnded, isLasting: isOfDays(shown) },
    seek(wanted, rated) {
      setTerms(wanted)
      void begin(id => ({ kind: 'seek', id, terms: wanted, rated }), isOfDays(wanted) ? sayOnce : sayAlways)
    },
    take: seek => void begin(id => ({ kind: 'take', id, seek }), sayAlways),
    stop() {
      if (isOfDays(shown)) connection.send({ kind: 'unseek' })
      end()
    },
  }
}

function isOfDays(terms: Terms | null): boolean {
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
