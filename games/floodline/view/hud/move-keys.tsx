import { styleVars } from '../../../../ui/fit.ts'
import { numberOf } from '../../levels/numbers.ts'
import { captionInHand } from '../input/instrument.ts'
import { moveHints } from '../input/move-hints.ts'
import { wantsHints } from '../input/moves-known.ts'
import type { Controller } from '../playback/controller.ts'
import './move-keys.css'

/** The four keys that move the piece, on the four sides they move it to: round where it would land, so they hold still while it falls. */
export function MoveKeys({ controller }: { controller: Controller }) {
  const { over, layer, preview, why } = controller.hud.value // read anew, whenever anything moved
  const { play, looking, state } = controller
  const { picture } = looking
  if (!picture || over !== null || layer || preview || why || play.playback) return null
  if (!wantsHints(state.gravity, numberOf(state.level.id) !== null)) return null
  const keys = moveHints(at => picture.project(at), state, play.corner)
    .map(hint => ({ ...hint, caption: captionInHand(hint.way) }))
    .filter(({ caption }) => caption !== '')
  return (
    <div class="fl-move-keys" aria-hidden="true">
      {keys.map(({ way, caption, x, y, angle }) => (
        <span
          key={way}
          class="fl-move-key"
          data-way={way}
          style={{ left: `${x.toFixed(1)}px`, top: `${y.toFixed(1)}px`, ...styleVars({ '--fl-angle': `${angle.toFixed(3)}rad` }) }}
        >
          {caption}
        </span>
      ))}
    </div>
  )
}
