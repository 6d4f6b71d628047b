import { TriangleAlert } from 'lucide'
import { Icon } from '../../../../../ui/icon.tsx'
import { words } from '../../words/index.ts'
import type { HudWarning } from './warnings.ts'

/**
 * One line: the most pressing warning, and how many more there are. The line itself is always there, so that a screen reader hears
 * what comes into it.
 */
export function WarningLine({ warnings }: { warnings: readonly HudWarning[] }) {
  const [first] = warnings
  return (
    <div class="fl-warning" role="status">
      {first && (
        <p>
          <Icon of={TriangleAlert} />
          <span>
            {words.warning(first)}
            {warnings.length > 1 && <small> {words.moreWarnings(warnings.length - 1)}</small>}
          </span>
        </p>
      )}
    </div>
  )
}
