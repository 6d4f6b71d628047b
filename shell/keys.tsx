import type { StageModule } from '../ui/stage.ts'
import { said } from './words/table.ts'

/** Only where there is a keyboard to speak of. */
export function Keys({ stage, undo = true }: { stage: StageModule; undo?: boolean }) {
  const words = said()
  const keys = [...stage.words.keys, ...(undo ? [['u', words.undoKey] as const] : []), ['h', words.hintKey], ['p', words.pauseKey]] as const
  return (
    <dl class="keys" aria-label={words.keys}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            {key.split(' ').map(part => (
              <kbd key={part}>{part}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
