import { Grid2x2 } from 'lucide'
import { Icon } from '../../../../../ui/icon.tsx'
import { spoken } from '../../../../../ui/language.ts'
import { words } from '../../words/index.ts'
import type { TiltHud } from '../model.ts'

/** More than this many pips are a pattern and no longer a number. */
const MOST_PIPS = 12

export const COMPARE = (): string => spoken({ en: 'Compare the four tilts', de: 'Die vier Kipprichtungen vergleichen' })

/** Tilts left as pips, and a ring that fills until the next is ready. */
export function Tilt({ tilt, compare }: { tilt: TiltHud; compare?: (() => void) | undefined }) {
  const { left, of, cooldown, ticks } = tilt
  const ready = ticks === 0 && left !== 0
  return (
    <section class="fl-card fl-tilt" data-ready={ready}>
      <header class="row">
        <h3>{words.tilt}</h3>
        <span class="fl-caps">{words.tiltsLeft(tilt)}</span>
      </header>
      <Ring part={1 - cooldown} tone={ready ? 'teal' : 'gold'}>
        {left === 0 ? '–' : ready ? '✓' : words.seconds(ticks).replace(/[^\d.,]/g, '')}
      </Ring>
      <div>
        {of !== null && of <= MOST_PIPS && (
          <span class="fl-pips" data-many={of > 8} aria-hidden="true">
            {Array.from({ length: of }, (_, i) => (
              <i key={i} data-on={i < (left ?? 0)} />
            ))}
          </span>
        )}
        <p>{words.tiltState(tilt)}</p>
      </div>
      {compare && (
        <button type="button" class="fl-compare" aria-label={COMPARE()} title={COMPARE()} onClick={compare}>
          <Icon of={Grid2x2} />
        </button>
      )}
    </section>
  )
}

const ROUND = 2 * Math.PI * 16

/** A part of a circle from the top on, and something in its middle. */
export function Ring({ part, tone, children }: { part: number; tone: 'teal' | 'gold' | 'indigo'; children?: preact.ComponentChildren }) {
  return (
    <span class="fl-ring centred" data-tone={tone} aria-hidden="true">
      <svg viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="16" />
        <circle
          cx="20"
          cy="20"
          r="16"
          stroke-dasharray={`${(ROUND * Math.max(0, Math.min(1, part))).toFixed(2)} ${ROUND.toFixed(2)}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <b>{children}</b>
    </span>
  )
}
