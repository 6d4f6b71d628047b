import { CircleHelp, TriangleAlert } from 'lucide'
import { Icon } from '../../../../../ui/icon.tsx'
import { spoken } from '../../../../../ui/language.ts'
import { words } from '../../words/index.ts'
import type { HudWarning } from './warnings.ts'

const WHY = { en: 'Why?', de: 'Warum?' }
const WHY_SPOKEN = { en: 'Why did that happen?', de: 'Warum ist das passiert?' }

interface WarningLineProps {
  readonly warnings: readonly HudWarning[]
  /** Marks on the board what a warning speaks of; null: no longer. */
  readonly point?: ((cells: readonly number[] | null) => void) | undefined
  /** Asks why the latest thing happened; absent where there is nothing to ask about. */
  readonly ask?: (() => void) | undefined
}

/**
 * One line: the most pressing warning, and how many more there are. The line itself is always there, so that a screen reader hears
 * what comes into it. Where it speaks of cells it is a button: pointed at, touched or in focus it shows them.
 */
export function WarningLine({ warnings, point, ask }: WarningLineProps) {
  const [first] = warnings
  const more = warnings.length > 1 && <small> {words.moreWarnings(warnings.length - 1)}</small>
  return (
    <div class="fl-warning">
      <div role="status">{first && <Warned warning={first} more={more} point={point} />}</div>
      {ask && (
        <button type="button" class="fl-ask" aria-label={spoken(WHY_SPOKEN)} onClick={ask}>
          <Icon of={CircleHelp} />
          {spoken(WHY)}
        </button>
      )}
    </div>
  )
}

function Warned({ warning, more, point }: { warning: HudWarning; more: preact.ComponentChildren } & Pick<WarningLineProps, 'point'>) {
  const { cells } = warning
  const said = (
    <>
      <Icon of={TriangleAlert} />
      <span>
        {words.warning(warning)}
        {more}
      </span>
    </>
  )
  if (!point || cells.length === 0) return <p>{said}</p>
  return (
    <button
      type="button"
      class="fl-warned"
      onPointerEnter={() => point(cells)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      onFocus={() => point(cells)}
      onBlur={() => point(null)}
      onClick={() => point(cells)}
    >
      {said}
    </button>
  )
}
