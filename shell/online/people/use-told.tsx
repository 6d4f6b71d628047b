import type { VNode } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/**
 * A line that says what came of something. The keyboard goes on from it where that made whatever it was on go away, which reads it aloud as
 * well: whoever is told while their button stays keeps it.
 */
export function useTold(look = 'small'): [line: VNode, tell: (sentence: string) => void] {
  const [told, setTold] = useState({ sentence: '' })
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (told.sentence !== '' && (activeElement === body || activeElement === null)) line.current?.focus()
  }, [told])
  const shown = (
    <p class={told.sentence === '' ? 'hidden-text' : look} role="status" tabIndex={-1} ref={line}>
      {told.sentence}
    </p>
  )
  return [shown, sentence => setTold({ sentence })]
}
