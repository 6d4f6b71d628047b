import { useEffect, useState } from 'preact/hooks'
import type { RemoteMatch, Saying } from './remote-match.ts'

/** Long enough to be read, short enough not to stand there for the rest of the game. */
const SHOWN_MS = 8000

/** What was said a moment ago; null: nothing. */
export function useSaying(match: RemoteMatch): Saying | null {
  const latest = match.saying.value
  const [gone, setGone] = useState<Saying | null>(null)
  useEffect(() => {
    if (!latest) return
    const timer = setTimeout(() => setGone(latest), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [latest])
  return latest === gone ? null : latest
}
