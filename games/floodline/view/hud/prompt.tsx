import { useEffect, useState } from 'preact/hooks'
import { pads } from '../../../../ui/input/gamepads.ts'
import type { Key } from '../../levels/prompts.ts'
import { type Hand, type Seen, shownKeys } from './prompt-keys.ts'

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
  const hand = useHand(touch)
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

/** What was used last. */
function useHand(touch: boolean): Hand {
  const [pad, setPad] = useState(false)
  const felt = pads.value.some(({ down }) => down.length > 0)
  useEffect(() => {
    if (felt) setPad(true)
  }, [felt])
  useEffect(() => {
    const typed = (): void => setPad(false)
    addEventListener('keydown', typed, true)
    return () => removeEventListener('keydown', typed, true)
  }, [])
  return touch ? 'touch' : pad ? 'pad' : 'keys'
}
