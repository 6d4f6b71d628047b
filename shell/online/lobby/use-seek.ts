import { useEffect, useRef, useState } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { FromDevice, Terms } from '../../../protocol/online.ts'
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
  readonly refusal: Refusal | null
  seek(terms: Terms, isRated: boolean): void
  take(seek: string): void
  stop(): void
}

/** Looks for somebody, for as long as one is on the page, and goes to the board when somebody is there. */
export function useSeek(): Seeking {
  const [terms, setTerms] = useState<Terms | null>(null)
  const [known, setKnown] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const asked = useRef<{ readonly id: string; end(): void } | null>(null)

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
      if (message.kind === 'seeking' && message.answers === asked.current?.id) setKnown(message.seek)
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

  async function begin(message: (id: string) => FromDevice): Promise<void> {
    setRefusal(null)
    setKnown(null)
    asked.current?.end()
    const refused = await enter()
    if (refused) {
      setTerms(null)
      return setRefusal(refused)
    }
    const id = freshId()
    const letGo = connection.hold()
    const leave = connection.join('seek', message(id), { kind: 'unseek' })
    asked.current = {
      id,
      end() {
        leave()
        letGo()
      },
    }
  }

  return {
    ...{ terms, known, refusal },
    seek(wanted, rated) {
      setTerms(wanted)
      void begin(id => ({ kind: 'seek', id, terms: wanted, rated }))
    },
    take: seek => void begin(id => ({ kind: 'take', id, seek })),
    stop: end,
  }
}
