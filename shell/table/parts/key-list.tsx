import { keyParts } from '../../../ui/input/key-captions.ts'
import type { StageModule } from '../../../ui/stage.ts'
import { aroundWords } from '../../words/around.ts'

/** Only where there is a keyboard to speak of. */
export function Keys({ stage, undo = true, far = false }: { stage: StageModule; undo?: boolean; far?: boolean }) {
  const words = aroundWords()
  const table = [
    ...(undo ? [['table.undo', words.undoKey] as const] : []),
    ['table.hint', words.hintKey],
    ['table.pause', words.pauseKey],
  ] as const
  const keys = [...stage.words.keys, ...(far ? [] : table)]
  return (
    <dl class="keys column small" aria-label={words.keys}>
      {keys.map(([key, does]) => (
        <div class="row" key={key}>
          <dt>
            {keyParts(key).map(part => (
              <kbd key={part}>{part}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  )
}
