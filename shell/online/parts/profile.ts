import { useEffect, useState } from 'preact/hooks'
import type { Refusal } from '../../../kernel/game.ts'
import type { PersonCard } from '../../../protocol/online.ts'
import { type Answer, ask } from '../wire/api.ts'
import type { RatedIn } from '../wire/link.ts'

export interface PlayedGame {
  readonly match: string
  readonly contest: string
  readonly game: string
  readonly preset: string
  readonly opponent: PersonCard
  readonly half: number | null
  readonly margin: number | null
  readonly at: number | string
  readonly change: number | null
}

export interface Profile {
  readonly person: PersonCard
  readonly ratings: readonly RatedIn[]
  readonly history: readonly { readonly pool: string; readonly at: number | string; readonly rating: number }[]
  readonly games: readonly PlayedGame[]
}

/** Null until it is there. */
export function useProfile(id: string | null): Profile | Refusal | null {
  const [answer, setAnswer] = useState<Answer<Profile> | null>(null)
  useEffect(() => {
    let wanted = true
    if (id !== null) void ask<Profile>('GET', `/api/people/${id}`).then(found => wanted && setAnswer(found))
    return () => {
      wanted = false
    }
  }, [id])
  return answer
}
