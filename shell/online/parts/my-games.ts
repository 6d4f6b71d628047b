/** Our own games that go on, for pages that have no socket. */
import { type Signal, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { MineCard } from '../../../protocol/online.ts'
import { ask, isRefused } from '../wire/api.ts'
import { wasOnline } from '../wire/link.ts'

/** How often it is looked whose turn it is, while a game goes on. */
const LOOK_MS = 5000

const mine: Signal<readonly MineCard[] | null> = signal(null)
let watchers = 0
let timer: ReturnType<typeof setInterval> | undefined

/** Null until it is known. Nobody is asked who has never played online on this device. */
export function useMyGames(): readonly MineCard[] | null {
  useEffect(() => {
    if (watchers++ === 0) {
      void look()
      timer = setInterval(() => mine.peek()?.length && document.visibilityState === 'visible' && void look(), LOOK_MS)
    }
    return () => {
      if (--watchers > 0) return
      clearInterval(timer)
      mine.value = null
    }
  }, [])
  return mine.value
}

async function look(): Promise<void> {
  const answer =
    wasOnline() && navigator.onLine ? await ask<{ readonly mine: readonly MineCard[] }>('GET', '/api/mine') : { mine: [] as const }
  if (!isRefused(answer)) mine.value = answer.mine
  // What goes on still does while the server is away for a moment.
  else mine.value ??= []
}
