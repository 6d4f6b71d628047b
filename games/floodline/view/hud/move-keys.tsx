import { styleVars } from '../../../../ui/fit.ts'
import { keyHints } from '../input/key-hints.ts'
import type { Controller } from '../playback/controller.ts'
import './move-keys.css'

/** As in move-keys.css. A key over the upper edge of the screen could not be read. */
const KEY_PX = 24

/** The four keys that move the piece, on the four sides they move it to: round where it would land, so they hold still while it falls. */
export function MoveKeys({ controller }: { controller: Controller }) {
  const { over, layer, preview, why } = controller.hud.value // read anew, whenever anything moved
  const { play, looking, state } = controller
  const { picture } = looking
  if (!picture || over !== null || layer || preview || why || play.playback) return null
  const keys = keyHints(at => picture.project(at), state, play.corner)
  if (keys.length === 0) return null
  return (
    <div class="fl-move-keys" aria-hidden="true">
      {keys.map(({ way, caption, x, y, angle }) => (
        <span
          key={way}
          class="fl-move-key"
          data-way={way}
          style={{
            left: `${x.toFixed(1)}px`,
            top: `${Math.max(KEY_PX / 2, y).toFixed(1)}px`,
            ...styleVars({ '--fl-angle': `${angle.toFixed(3)}rad` }),
          }}
        >
          {caption}
        </span>
      ))}
    </div>
  )
}
