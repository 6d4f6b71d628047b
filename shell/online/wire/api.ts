/** Asking the server for something once. What comes back is the answer, or a refusal that can be shown. */
import type { Refusal } from '../../../kernel/game.ts'

/** There is no server, or no way to it. */
export const AWAY: Refusal = { code: 'away', because: 'the server does not answer', facts: {} }

export type Answer<T> = T | Refusal

export function isRefused<T>(answer: Answer<T>): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'code' in answer && 'because' in answer
}

type Method = 'GET' | 'POST' | 'DELETE'

export async function ask<T>(method: Method, path: string, body?: unknown): Promise<Answer<T>> {
  const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}), headers: { 'content-type': 'application/json' } }
  try {
    const response = await fetch(path, { method, cache: 'no-store', ...sent })
    if (!isJson(response)) return AWAY
    const answer: unknown = await response.json()
    return response.ok ? (answer as T) : refusalIn(answer, Number(response.headers.get('retry-after')))
  } catch {
    return AWAY
  }
}

/** The replay of a match; null while it may not be had, and where nobody answers. */
export async function fetchReplay(match: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/matches/${match}/replay`, { cache: 'no-store' })
    return response.ok ? await response.text() : null
  } catch {
    return null
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') === true
}

/** `seconds`: when it may be tried again; 0 or not a number where the server does not say. */
function refusalIn(answer: unknown, seconds: number): Refusal {
  const { error } = answer as { error?: { code?: unknown; because?: unknown } }
  const facts = seconds > 0 ? { seconds } : {}
  return typeof error?.code === 'string' ? { code: error.code, because: String(error.because ?? ''), facts } : AWAY
}
