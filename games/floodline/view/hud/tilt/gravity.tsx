import { RotateCw } from 'lucide'
import { Icon } from '../../../../../ui/icon.tsx'
import type { Way } from '../../input/bearings.ts'
import { words } from '../../words/index.ts'
import type { Hud, TiltWay } from '../model.ts'
import { Compass, letterAt } from './compass.tsx'

export interface Tilting {
  /** Shows what a tilt would do; null: no longer. */
  readonly aim?: ((way: Way | null) => void) | undefined
  readonly tilt?: ((way: Way) => void) | undefined
}

export interface GravityProps extends Tilting {
  readonly hud: Pick<Hud, 'gravity' | 'corner' | 'preview' | 'tilt'>
  /** Looks from the next corner. */
  readonly turn?: (() => void) | undefined
}

/**
 * An arrow, a word, and how the board leans. The letters on the rim are buttons: whoever has only a mouse tilts with them. The disc
 * between them turns the view.
 */
export function Gravity({ hud: { gravity, corner, preview, tilt: tilts }, aim, tilt, turn }: GravityProps) {
  const shown = preview?.to ?? gravity.name
  const ways = tilts.ways
  const keys = ways.flatMap(({ key }) => (key === '' ? [] : [key])).sort()
  return (
    <section class="fl-card fl-gravity" data-preview={preview !== null}>
      <header class="row">
        <h3>{preview ? words.previewTitle : words.gravityTitle}</h3>
        {preview ? (
          <span class="fl-keys">
            {words.holdingKey} {preview.key && <kbd>{preview.key}</kbd>}
          </span>
        ) : (
          keys.length > 1 &&
          !tilts.never && (
            <span class="fl-keys" aria-hidden="true">
              <kbd>{keys[0]}</kbd>–<kbd>{keys.at(-1)}</kbd>
            </span>
          )
        )}
      </header>
      <div class="fl-disc-box">
        <Compass gravity={shown} corner={corner} letter={words.letter} />
        {turn && (
          <button type="button" class="fl-turn-view" aria-label={words.turnView} title={words.turnView} onClick={turn}>
            <Icon of={RotateCw} />
          </button>
        )}
        {tilt &&
          !tilts.never &&
          ways.map(way => <SideButton key={way.sense} way={way} shown={{ gravity: shown, corner }} aim={aim} tilt={tilt} />)}
      </div>
      <p class="fl-gravity-name">{preview?.to ? words.turns(preview.from, preview.to) : words.gravity(gravity.name)}</p>
      <p class="fl-gravity-lean">
        {preview ? (preview.refusal || preview.blocked ? words.cannotTilt(preview) : words.releaseToTilt) : words.leans(gravity.name)}
      </p>
    </section>
  )
}

interface SideProps extends Tilting {
  readonly way: TiltWay
  readonly shown: { readonly gravity: Hud['gravity']['name']; readonly corner: Hud['corner'] }
}

/** A button that does nothing now stays where it is and says why. */
function SideButton({ way, shown, aim, tilt }: SideProps) {
  const { side, refusal } = way
  if (side === 'DOWN') return null
  const { x, y } = letterAt(shown.corner, shown.gravity, side)
  return (
    <button
      type="button"
      class="fl-side-button"
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      aria-disabled={refusal !== null}
      aria-label={refusal === null ? words.tiltTo(way) : words.tiltHint(way)}
      title={words.tiltHint(way)}
      onPointerEnter={event => event.pointerType === 'mouse' && aim?.(way.way)}
      onPointerLeave={() => aim?.(null)}
      onFocus={event => event.currentTarget.matches(':focus-visible') && aim?.(way.way)}
      onBlur={() => aim?.(null)}
      onClick={() => tilt?.(way.way)}
    />
  )
}
