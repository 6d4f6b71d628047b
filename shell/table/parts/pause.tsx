import { Play } from 'lucide'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../ui/icon.tsx'
import { aroundWords } from '../../words/around.ts'

/** Covers the board. Any key and any click go on; Tab leaves to whatever else is on the page. */
export function Paused({ resume }: { resume(): void }) {
  const button = useRef<HTMLButtonElement>(null)
  const { pause: words } = aroundWords()
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  function onKeyDown(event: KeyboardEvent): void {
    if (['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    resume()
  }
  return (
    <div class="paused column" role="presentation" onKeyDown={onKeyDown} onClick={resume}>
      <h2>{words.title}</h2>
      <p>{words.how}</p>
      <button type="button" class="button primary" ref={button}>
        <Icon of={Play} />
        {words.resume}
      </button>
    </div>
  )
}
