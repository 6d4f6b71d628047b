import { Eye } from 'lucide'
import { Icon } from '../../../../../ui/icon.tsx'
import { spoken } from '../../../../../ui/language.ts'
import type { Controller } from '../../playback/controller.ts'

/** Every way to look at the board, behind one button: thumbs, and a mouse, have no keys for them. */
export function ViewsButton({ controller }: { controller: Controller }) {
  const { choosing, layer, depths } = controller.looking.inspection
  const open = choosing.value
  return (
    <button
      type="button"
      class="fl-card fl-views-button"
      aria-expanded={open}
      data-on={layer !== null || depths || controller.looking.near.value > 0}
      aria-label={VIEWS()}
      onClick={() => {
        choosing.value = !open
      }}
    >
      <Icon of={Eye} />
      <span aria-hidden="true">{VIEWS()}</span>
    </button>
  )
}

export const VIEWS = (): string => spoken({ en: 'Views', de: 'Ansichten' })
