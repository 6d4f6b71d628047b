import { keysOf, TABLE_KEYS } from '../../../ui/input/keys.ts'
import type { StageModule } from '../../../ui/stage.ts'
import { aroundWords } from '../../words/around.ts'

/** The key of an action of the table as it is set. */
function keyFor(id: string): string {
  const action = TABLE_KEYS.find(each => each.id === id)
  return action ? keysOf(action).join(' ') : ''
}

/** Only where there is a keyboard to speak of. */
export function Keys({ stage, undo = true }: { stage: StageModule; undo?: boolean }) {
  const words = aroundWords()
  const table = [
    ...(undo ? [['table.undo', words.undoKey] as const] : []),
    ['table.hint', words.hintKey],
    ['table.pause', words.pauseKey],
  ] as const
  const keys = [...stage.words.keys, ...table.map(([id, does]) => [keyFor(id), does] as const)]
  return (
    <dl class="keys column small" aria-label={words.keys}>
      {keys.map(([key, does]) => (
        <div class="row" key={key}>
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
