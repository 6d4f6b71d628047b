import { words } from '../words/index.ts'

export interface PromptProps {
  readonly text: string
  /** Keys or buttons it speaks of. */
  readonly keys?: readonly string[]
  /** What it points at, in pixels of the stage; in the middle above the warning line without it. */
  readonly at?: { readonly x: number; readonly y: number; readonly side: 'above' | 'below' }
  /** A prompt that waits for being read has a button; one that waits for something to be done has none. */
  readonly done?: () => void
}

/** A teacher's bubble: one sentence, at the thing it speaks of. */
export function Prompt({ text, keys = [], at, done }: PromptProps) {
  return (
    <div class="fl-prompt" role="status" data-side={at?.side ?? 'none'} style={at && { left: `${at.x}px`, top: `${at.y}px` }}>
      <p>
        {text}
        {keys.length > 0 && (
          <span>
            {keys.map(key => (
              <kbd key={key}>{key}</kbd>
            ))}
          </span>
        )}
      </p>
      {done && (
        <button type="button" class="button primary" onClick={done}>
          {words.understood}
        </button>
      )}
    </div>
  )
}
