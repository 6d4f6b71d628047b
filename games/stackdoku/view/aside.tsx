import { Grid2x2Check, Grid3x3 } from 'lucide'
import { Icon } from '../../../ui/icon.tsx'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { switchMarks } from './controls/controls.ts'
import { type ViewState, viewStateOf } from './view-state.ts'
import { words } from './words/index.ts'

/** Beside undo and hint; where there is no space for it there, it stands beside the digits. */
export function Aside({ table, memo }: PlayerProps<Stackdoku>) {
  return <MarksButton state={viewStateOf(table, memo)} place="aside" />
}

/** Lets marks follow the grid. */
export function MarksButton({ state, place }: { state: ViewState; place: 'aside' | 'below' }) {
  const { auto } = state.pencil.value
  return (
    <button
      type="button"
      class={`button sd-auto sd-auto-${place}`}
      title={words.marks}
      aria-label={words.marks}
      aria-pressed={auto}
      onClick={() => switchMarks(state)}
    >
      <Icon of={auto ? Grid2x2Check : Grid3x3} />
      <span class="hidden-narrow">{words.marks}</span>
    </button>
  )
}
