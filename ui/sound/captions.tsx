import { useEffect, useState } from 'preact/hooks'
import { heard } from './sound.ts'

/** Long enough to read five words. */
const SHOWN_MS = 1600

/** The latest cue in words; once, at the root. Screen readers hear the event itself, so this is for eyes only. */
export function Captions() {
  const latest = heard.value.at(-1)
  const [gone, setGone] = useState(0)
  const count = latest?.count ?? 0
  useEffect(() => {
    const timer = setTimeout(() => setGone(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count])
  if (!latest?.caption || gone === count) return null
  return (
    <p class="caption" aria-hidden="true">
      {latest.caption}
    </p>
  )
}
