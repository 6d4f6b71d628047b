import { Lightbulb } from 'lucide'
import { styleVars } from '../../../../ui/fit.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { keyCaption } from '../../../../ui/input/key-captions.ts'
import type { Blocks } from '../../nouns.ts'
import { countPlaces } from '../input/geometry.ts'
import { words } from '../words/index.ts'
import { Block } from './block.tsx'

interface HandProps {
  readonly view: Blocks['View']
  readonly legal: readonly Blocks['Action'][]
  readonly held: number | null // slot
  readonly sent: number | null // slot whose block is on its way to the table
  readonly advised: number | null // slot
  readonly over: boolean
  press(slot: number, event: PointerEvent): void
  click(slot: number, event: MouseEvent): void
}

/** Three fixed places. A block stays in its own until it is placed. [BP-25] */
export function Hand({ view, legal, held, sent, advised, over, press, click }: HandProps) {
  return (
    <div class="bp-hand" role="group" aria-label={words.hand}>
      {view.hand.map((shape, slot) => {
        const tint = view.tints[slot] ?? 0
        const places = countPlaces(legal, slot)
        return (
          <button
            type="button"
            class="bp-slot"
            key={slot}
            data-slot={slot}
            data-held={held === slot || sent === slot}
            data-fits={over || places > 0}
            disabled={shape < 0}
            aria-pressed={held === slot}
            aria-label={shape < 0 ? words.slotEmpty(slot) : words.slot(slot, shape, tint, places)}
            onPointerDown={event => press(slot, event)}
            onContextMenu={event => event.preventDefault()}
            onClick={event => click(slot, event)}
          >
            <kbd class="bp-key" aria-hidden="true">
              {advised === slot ? <Icon of={Lightbulb} /> : keyCaption(`blocks.pick-${slot + 1}`)}
            </kbd>
            {shape >= 0 && <DealtBlock key={`${view.round}`} slot={slot} shape={shape} tint={tint} />}
          </button>
        )
      })}
    </div>
  )
}

/** New with every round, so it appears with every round. */
export function DealtBlock({ slot, shape, tint }: { slot: number; shape: number; tint: number }) {
  return (
    <span class="bp-dealt" style={styleVars({ '--slot': slot })}>
      <Block shape={shape} tint={tint} />
    </span>
  )
}
