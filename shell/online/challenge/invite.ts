import type { Refusal } from '../../../kernel/game.ts'
import type { Terms } from '../../../protocol/online.ts'
import { navigate } from '../../app/address.ts'
import { onlineAt } from '../../app/route.ts'
import { ask, isRefused } from '../wire/api.ts'
import { enter } from '../wire/link.ts'

/** Makes a link for a friend and goes to its page; a refusal where that cannot be. */
export async function invite(terms: Terms): Promise<Refusal | null> {
  const refused = await enter()
  if (refused) return refused
  const answer = await ask<{ readonly id: string }>('POST', '/api/challenges', { terms })
  if (isRefused(answer)) return answer
  navigate(onlineAt('challenge', answer.id))
  return null
}
