import { useEffect, useState } from 'preact/hooks'
import type { Lobby, MineCard } from '../../../protocol/online.ts'
import { announce } from '../../../ui/announce.tsx'
import { play } from '../../../ui/sound/sound.ts'
import { notify } from '../parts/notices.ts'
import { TURN } from '../parts/turn-cue.ts'
import { ask, isRefused } from '../wire/api.ts'
import { connection, type Me } from '../wire/link.ts'
import { onlineWords } from '../words/online.ts'

/** How often somebody who is nobody yet looks again. */
const LOOK_MS = 5000

/** Who waits and who plays: told by the socket to whoever is somebody, asked for by whoever only looks. */
export function useLobby(me: Me | null | undefined): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null)
  const isKnown = Boolean(me?.me)
  const isThere = Boolean(me)
  useEffect(() => {
    if (!isThere) return
    if (!isKnown) return polled(setLobby)
    const letGo = connection.hold()
    const deaf = connection.listen(message => {
      if (message.kind === 'lobby') setLobby(message)
    })
    const leave = connection.join('lobby', { kind: 'lobby' }, { kind: 'leave-lobby' })
    return () => {
      leave()
      deaf()
      letGo()
    }
  }, [isKnown, isThere])
  return lobby
}

function polled(found: (lobby: Lobby) => void): () => void {
  let wanted = true
  const look = async (): Promise<void> => {
    const answer = await ask<Lobby>('GET', '/api/lobby')
    if (wanted && !isRefused(answer)) found(answer)
  }
  void look()
  const timer = setInterval(() => document.visibilityState === 'visible' && void look(), LOOK_MS)
  return () => {
    wanted = false
    clearInterval(timer)
  }
}

/** Our own games that go on. Asked for again whenever one of them says something; that one is dealt is said to nobody who is not there. */
export function useMine(me: Me | null | undefined): readonly MineCard[] {
  const [mine, setMine] = useState<readonly MineCard[]>([])
  const isKnown = Boolean(me?.me)
  useEffect(() => {
    if (!isKnown) return
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const answer = await ask<{ readonly mine: readonly MineCard[] }>('GET', '/api/mine')
      if (!wanted || isRefused(answer)) return
      setMine(answer.mine)
      clearTimeout(timer)
      if (answer.mine.some(({ state }) => state === 'sealing')) timer = setTimeout(() => void look(), LOOK_MS)
    }
    void look()
    const deaf = connection.listen(message => {
      if (message.kind === 'your-turn') {
        const { yourTurn } = onlineWords().match
        play(TURN, yourTurn)
        announce(yourTurn)
        notify(yourTurn)
      }
      if (message.kind === 'your-turn' || message.kind === 'hello') void look()
    })
    return () => {
      wanted = false
      clearTimeout(timer)
      deaf()
    }
  }, [isKnown])
  return mine
}
