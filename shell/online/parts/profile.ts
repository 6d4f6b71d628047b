import { useEffect, useState } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { ProfileAnswer } from '../../../protocol/people.ts'
import { type Answer, ask } from '../wire/api.ts'

/** Null until it is there. */
export function useProfile(id: string | null): ProfileAnswer | Refusal | null {
  const [answer, setAnswer] = useState<Answer<ProfileAnswer> | null>(null)
  useEffect(() => {
    let wanted = true
    if (id !== null) void ask<ProfileAnswer>('GET', `/api/people/${id}`).then(found => wanted && setAnswer(found))
    return () => {
      wanted = false
    }
  }, [id])
  return answer
}
