import { TriangleAlert } from 'lucide'
import { Icon } from '../../../../../ui/icon.tsx'
import { words } from '../../words/index.ts'
import type { HudWarning } from './warnings.ts'

/**
 * One line: the most pressing warning, and how many more there are. The line itself is always there, so that a screen reader hears
 * what comes into it. `point` marks the blocks it speaks of.
 */
export function WarningLine({
  warnings,
  point,
}: {
  warnings: readonly HudWarning[]
  point?: ((warning: HudWarning | null) => void) | undefined
}) {
  const [first] = warnings
  return (
    <div class="fl-warning" role="status">
      {first && (
        <p onPointerEnter={() => point?.(first)} onPointerLeave={() => point?.(null)}>
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
