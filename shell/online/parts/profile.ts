import { useEffect, useState } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { ProfileAnswer } from '../../../protocol/people.ts'
import { type Answer, ask, isRefused } from '../wire/api.ts'

const LOOK_MS = 5000

/** Null until it is there. */
export function useProfile(id: string | null): ProfileAnswer | Refusal | null {
  const [answer, setAnswer] = useState<Answer<ProfileAnswer> | null>(null)
  useEffect(() => {
    let wanted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async (): Promise<void> => {
      const found = await ask<ProfileAnswer>('GET', `/api/people/${id}`)
      if (!wanted) return
      setAnswer(found)
      // Whoever came while the server was away is answered when it is back.
      if (isRefused(found) && found.code === 'away') timer = setTimeout(() => void look(), LOOK_MS)
    }
    if (id !== null) void look()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [id])
  return answer
}
