import { signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { heard } from './sound.ts'

/** Long enough to read five words. */
const SHOWN_MS = 1600

/** Stages that have a place of their own for captions; while there is one, none are shown over the page. */
const places = signal(0)

/** At the root, over whatever is there. */
export function Captions() {
  return places.value === 0 ? <Caption /> : null
}

/** In a stage that is full of things to read, where they cover none of them. */
export function StageCaptions() {
  useLayoutEffect(() => {
    places.value++
    return () => void places.value--
  }, [])
  return <Caption placed />
}

/** The latest cue in words. Screen readers hear the event itself, so this is for eyes only. */
function Caption({ placed = false }: { placed?: boolean }) {
  const latest = heard.value.at(-1)
  const [gone, setGone] = useState(0)
  const count = latest?.count ?? 0
  useEffect(() => {
    const timer = setTimeout(() => setGone(count), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [count])
  if (!latest?.caption || gone === count) return null
  return (
    <p class="caption" data-placed={placed} aria-hidden="true">
      {latest.caption}
    </p>
  )
}
