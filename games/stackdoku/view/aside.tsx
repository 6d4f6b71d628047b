import { Grid2x2Check, Grid3x3 } from 'lucide'
import { announce } from '../../../ui/announce.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { PlayerProps } from '../../../ui/stage.ts'
import type { Stackdoku } from '../nouns.ts'
import { deskOf } from './desk.ts'
import { words } from './words.ts'

/** The button that lets marks follow the grid, beside undo and hint. */
export function Aside(props: PlayerProps<Stackdoku>) {
  const desk = deskOf(props)
  const { auto } = desk.pencil.value
  return (
    <button
      type="button"
      class="button sd-auto"
      title={words.marks}
      aria-label={words.marks}
      aria-pressed={auto}
      onClick={() => {
        desk.pencil.value = { ...desk.pencil.peek(), auto: !auto }
        announce(auto ? words.autoOff : words.autoOn)
      }}
    >
      <Icon of={auto ? Grid2x2Check : Grid3x3} />
      <span class="hidden-narrow">{words.marks}</span>
    </button>
  )
}
