import { Lightbulb } from 'lucide'
import type { Advice } from '../../../kernel/game.ts'
import { Icon } from '../../../ui/icon.tsx'
import { aroundWords } from '../../words/around.ts'
import type { TableModel } from '../use-table.ts'

/** What the guide would do, why, and a button that does it. */
export function Advised({ model: { match, stage, act }, advice }: { model: TableModel; advice: Advice }) {
  const { hints: words } = aroundWords()
  const { title, lines } = stage.words.advised(match.table.view, advice)
  return (
    <div class="toast" data-kind="advised">
      <h2>
        <Icon of={Lightbulb} />
        {words.hinted}: {title}
      </h2>
      <p>{lines.join(' ')}</p>
      <button type="button" class="button" onClick={() => act(advice.action)}>
        {words.doIt}
      </button>
    </div>
  )
}
