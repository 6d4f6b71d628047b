import type { Cover } from '../../../ui/stage.ts'
import './cover.css'

export const cover: Cover = {
  title: 'Chainfall',
  pitch: {
    en: 'Place a tile, watch it tick, and let the chain take theirs, not yours.',
    de: 'Leg einen Stein, lass ihn ticken, und die Kette nimmt ihre, nicht deine.',
  },
  // There is more on the board of Cascade than on that of v1, and this mind is quick enough to think between two frames.
  demo: { preset: 'Cascade', bot: 'candle' },
  ground: 'cf-cover',
  Glyph,
}

/** A circle and a diamond, corner to corner. */
function Glyph() {
  return (
    <svg class="glyph" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="10.5" cy="10.5" r="7.5" fill="var(--seat-0)" />
      <rect x="15.2" y="15.2" width="9.6" height="9.6" rx="1.8" fill="var(--seat-1)" transform="rotate(45 20 20)" />
    </svg>
  )
}
