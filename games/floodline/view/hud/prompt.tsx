import type { Key } from '../../levels/lesson/prompts.ts'
import { instrument } from '../input/instrument.ts'
import { type Seen, shownKeys } from './prompt-keys.ts'

/** What a lesson says, and what it asks for. */
export interface Asked extends Seen {
  readonly text: string
  readonly keys: readonly Key[]
}

export interface PromptProps {
  readonly asked: Asked
  /** Thumbs steer. */
  readonly touch: boolean
}

/** A teacher's bubble: one sentence, and what to press for it. */
export function Prompt({ asked, touch }: PromptProps) {
  const hand = touch ? 'touch' : instrument.value === 'touch' ? 'keys' : instrument.value
  const keys = shownKeys(asked.keys, hand, asked)
  return (
    <div class="fl-prompt" role="status" data-side="none">
      <p>
        {asked.text}
        {keys.length > 0 && (
          <span>
            {keys.map(({ shown, name }) => (
              <kbd key={name} title={name}>
                {/[←-↙]/.test(shown) ? (
                  <span role="img" aria-label={name}>
                    {shown}
                  </span>
                ) : (
                  shown
                )}
              </kbd>
            ))}
          </span>
        )}
      </p>
    </div>
  )
}
