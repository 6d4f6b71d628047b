import { Play, RotateCcw } from 'lucide'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../../../ui/icon.tsx'
import { words } from '../words.ts'

/** Over the board while no time passes. */
export function PauseVeil({ resume, restart }: { resume(): void; restart?: () => void }) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus({ preventScroll: true }), [])
  return (
    <div class="fl-veil" role="dialog" aria-modal="true" aria-label={words.paused}>
      <div class="fl-card">
        <h2>{words.paused}</h2>
        <p>{words.pausedText}</p>
        <button ref={first} type="button" class="button primary" onClick={resume}>
          <Icon of={Play} />
          {words.resume}
        </button>
        {restart && (
          <button type="button" class="button" onClick={restart}>
            <Icon of={RotateCcw} />
            {words.restart}
          </button>
        )}
      </div>
    </div>
  )
}
